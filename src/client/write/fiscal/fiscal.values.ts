import { normalizeRfc } from '@contract/domain/rfc'
import { COMPANY_REGIMES, INVOICE_USES, PERSON_REGIMES, REGIME_NAMES, USE_NAMES } from '@contract/domain/tax'
import type { Fiscal } from '@contract/fiscal/fiscal.schemas'

export interface FiscalValues {
  rfc: string
  nombre: string
  regimen_fiscal: string
  codigo_postal: string
  uso_cfdi: string
  correo: string
}

export const NEW_FISCAL: FiscalValues = {
  rfc: '',
  nombre: '',
  regimen_fiscal: '',
  codigo_postal: '',
  uso_cfdi: 'D10',
  correo: '',
}

export const valuesOf = ({
  rfc,
  nombre,
  regimen_fiscal,
  codigo_postal,
  uso_cfdi,
  correo,
}: Fiscal): FiscalValues => ({
  rfc,
  nombre,
  regimen_fiscal,
  codigo_postal,
  uso_cfdi,
  correo: correo ?? '',
})

const codesOf = (rfc: string): readonly string[] => {
  const { length } = [...normalizeRfc(rfc)]
  if (length === 12) return COMPANY_REGIMES
  return length === 13 ? PERSON_REGIMES : [...new Set([...PERSON_REGIMES, ...COMPANY_REGIMES])].sort()
}

/** Regimes for a person or a company, by the RFC's length; all while it is incomplete. */
export const regimesOf = (rfc: string) =>
  codesOf(rfc).map((value) => ({ value, label: `${value} ${REGIME_NAMES[value]}` }))

export const USES = INVOICE_USES.map((value) => ({ value, label: `${value} ${USE_NAMES[value]}` }))
