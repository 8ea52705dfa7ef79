import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { emailProblem, normalizeEmail } from '../domain/email'
import { GENERIC_RFCS, normalizeRfc, rfcProblem } from '../domain/rfc'
import { postalCodeProblem, regimeProblem, useProblem } from '../domain/tax'
import { upper } from '../domain/text'

/** A CFDI 4.0 takes no longer name. */
export const MAX_FISCAL_NAME = 254

export interface FiscalForm {
  rfc: string
  nombre: string
  regimen_fiscal: string
  codigo_postal: string
  uso_cfdi: string
  correo?: string | null | undefined
}

export const keptFiscal = ({ rfc, nombre, regimen_fiscal, codigo_postal, uso_cfdi, correo }: FiscalForm) => ({
  rfc: normalizeRfc(rfc),
  nombre: upper(nombre),
  regimen_fiscal: regimen_fiscal.trim(),
  codigo_postal: codigo_postal.trim(),
  uso_cfdi: uso_cfdi.trim().toUpperCase(),
  correo: normalizeEmail(correo ?? '') || null,
})
type KeptFiscal = ReturnType<typeof keptFiscal>

/** Since CFDI 4.0 the SAT keeps a company's name without its ending and refuses an invoice that has it. */
const COMPANY_ENDING =
  /[\s,]+((S\.?\s?A\.?\s?P\.?\s?I\.?|S\.?\s?A\.?\s?B\.?|S\.?\s?A\.?|S\.?\s?DE\s?R\.?\s?L\.?(\s?M\.?\s?I\.?)?|S\.?\s?C\.?|A\.?\s?C\.?|S\.?\s?C\.?\s?P\.?|S\.?\s?A\.?\s?S\.?|I\.?\s?A\.?\s?P\.?)(\s+DE\s+C\.?\s?V\.?)?)$/

const companyName = (nombre: string, rfc: string): { without: string; ending: string } | null => {
  if ([...rfc].length !== 12) return null
  const [ending] = COMPANY_ENDING.exec(nombre) ?? []
  if (!ending) return null
  return {
    without: nombre.slice(0, -ending.length).replace(/[\s,]+$/, ''),
    ending: ending.replace(/^[\s,]+/, ''),
  }
}

/** As the SAT has it: a company's without its ending. @param rfc as `normalizeRfc` leaves it */
export const satName = (nombre: string, rfc: string): string => companyName(nombre, rfc)?.without || nombre

const nameProblem = (nombre: string, rfc: string): string | null => {
  if (!nombre) return REQUIRED
  const company = companyName(nombre, rfc)
  return company && `El SAT pide el nombre sin la terminación «${company.ending}»: ${company.without}`
}

const ownRfcProblem = (rfc: string): string | null => {
  if (!rfc) return REQUIRED
  return GENERIC_RFCS.includes(rfc)
    ? `El RFC ${rfc} es genérico y no es de una persona: sin RFC propio, el pago va en la factura global`
    : rfcProblem(rfc)
}

/** RFC of the person who paid, where another one is invoiced. @param rfc as `normalizeRfc` leaves it */
export const payerRfcProblem = (rfc: string): string | null => (rfc ? ownRfcProblem(rfc) : null)

export const fiscalProblems = (form: FiscalForm): Campos => {
  const { rfc, nombre, regimen_fiscal, codigo_postal, uso_cfdi, correo } = keptFiscal(form)
  const wrongRfc = ownRfcProblem(rfc)
  // Compared only with a correct RFC: the user corrects that first.
  const compared = wrongRfc ? '' : rfc
  const wrongRegime = regimen_fiscal ? regimeProblem(regimen_fiscal, compared) : REQUIRED
  return onlyProblems({
    rfc: wrongRfc,
    nombre: nameProblem(nombre, compared),
    regimen_fiscal: wrongRegime,
    codigo_postal: codigo_postal ? postalCodeProblem(codigo_postal) : REQUIRED,
    uso_cfdi: !uso_cfdi
      ? REQUIRED
      : wrongRfc || wrongRegime
        ? null
        : useProblem(uso_cfdi, regimen_fiscal, compared),
    correo: correo && emailProblem(correo),
  })
}

interface FiscalProposal {
  readonly campo: 'nombre' | 'uso_cfdi'
  readonly valor: string
  readonly texto: string
}

export const fiscalProposals = (form: FiscalForm): FiscalProposal[] => {
  const { nombre, uso_cfdi } = fiscalProblems(form)
  const { rfc, nombre: typed } = keptFiscal(form)
  const company = companyName(typed, rfc)
  return [
    ...(nombre && company ? [{ campo: 'nombre' as const, valor: company.without, texto: nombre }] : []),
    ...(uso_cfdi && form.uso_cfdi ? [{ campo: 'uso_cfdi' as const, valor: 'S01', texto: uso_cfdi }] : []),
  ]
}

export const sameRfcText = ({ rfc, nombre }: Pick<KeptFiscal, 'rfc' | 'nombre'>): string =>
  `La familia ya tiene el RFC ${rfc}, de ${nombre}.`

export const fiscalLabel = ({ nombre, rfc }: Pick<KeptFiscal, 'nombre' | 'rfc'>): string =>
  `${nombre}, ${rfc}`
