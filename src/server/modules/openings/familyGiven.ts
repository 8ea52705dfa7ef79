import { REQUIRED, type Campos } from '@contract/domain/campos'
import { centavosOf, type Centavos } from '@contract/domain/money'
import { monthsOwed } from '@contract/services/services.rules'
import type { Service } from '@contract/services/services.schemas'
import { fiscalProblems, keptFiscal } from '@contract/fiscal/fiscal.rules'
import { serviceColumn } from '@contract/openings/family.columns'
import { FISCAL_FIELDS, fiscalForm } from '@contract/openings/fiscalWords'
import type { OpeningTexts } from '@contract/openings/openingWords'
import { readService, serviceCell } from '@contract/openings/serviceWords'
import { dueDayOf } from '@contract/cycles/dueDays.rules'
import type { IsoDate } from '@contract/domain/dates'
import { isOverdue } from '@contract/statements/statements.rules'
import type { CycleRow } from '../cycles/cycles.queries'
import type { GivenMonth } from './owedGiven'

export type GivenFiscal = ReturnType<typeof keptFiscal>

const WHAT: Readonly<Record<string, string>> = {
  rfc: 'el RFC',
  nombre: 'el nombre o razón social',
  regimen_fiscal: 'el régimen fiscal',
  codigo_postal: 'el código postal',
  uso_cfdi: 'el uso del CFDI',
}

const fiscalWords = (why: string, field: string): string =>
  why === REQUIRED ? `Para facturar falta ${WHAT[field] ?? 'este dato'}` : why

/** Null in a row without RFC and name, which asks for no invoices. */
export const fiscalOf = (texts: OpeningTexts): { fiscal: GivenFiscal | null; campos: Campos } => {
  const own = Object.fromEntries(
    Object.values(FISCAL_FIELDS).flatMap((column) => {
      const text = texts[column]
      return text === undefined ? [] : [[column, text]]
    }),
  )
  const form = fiscalForm(own)
  if (!form) return { fiscal: null, campos: {} }
  const campos = Object.entries(fiscalProblems(form)).map(([field, why]) => [
    FISCAL_FIELDS[field as keyof typeof FISCAL_FIELDS],
    fiscalWords(why, field),
  ])
  return { fiscal: keptFiscal(form), campos: Object.fromEntries(campos) }
}

/** A service of the cycle and what this pupil pays for it, centavos a month. */
export interface GivenService {
  readonly service: Service
  readonly centavos: Centavos
}

export const servicesOf = (
  texts: OpeningTexts,
  services: readonly Service[],
): { servicios: readonly GivenService[]; campos: Campos } => {
  const read = services.flatMap((service) => {
    const text = texts[serviceColumn(service.id)]
    return text === undefined ? [] : [{ service, pesos: readService(text, service) }]
  })
  const wrong = read.filter(({ pesos }) => pesos === null)
  return {
    servicios: read.flatMap(({ service, pesos }) =>
      pesos ? [{ service, centavos: centavosOf(pesos) }] : [],
    ),
    campos: Object.fromEntries(wrong.map(({ service }) => [serviceColumn(service.id), serviceCell(service)])),
  }
}

export const keptServices = (servicios: readonly GivenService[]): Readonly<Record<string, Centavos>> =>
  Object.fromEntries(servicios.map(({ service, centavos }) => [String(service.id), centavos]))

/** Months of services owed. An amount in `meses_debe` is all that is owed of its month, so no service then. */
export const serviceMonths = ({
  desde,
  meses,
}: {
  readonly desde: string
  readonly meses: readonly GivenMonth[] | null
}): { desde: string; sueltos: string[] } => ({
  desde,
  sueltos: (meses ?? []).flatMap(({ mes, debe }) => (debe === null ? [mes] : [])),
})

export const servicesOwed = (
  servicios: readonly GivenService[],
  cycle: Pick<CycleRow, 'dia_limite' | 'dia_habil' | 'dias_inhabiles'>,
  owes: Parameters<typeof serviceMonths>[0],
  fecha: IsoDate,
): { servicios: Centavos; late: Centavos } => {
  const owed = servicios.flatMap(({ service, centavos }) =>
    monthsOwed(service.meses, serviceMonths(owes)).map((month) => ({
      centavos,
      isLate: isOverdue(dueDayOf({ ...month, parcialidad: 1 }, cycle), fecha),
    })),
  )
  const sum = (all: typeof owed): Centavos => all.reduce((total, each) => total + each.centavos, 0)
  return { servicios: sum(owed), late: sum(owed.filter(({ isLate }) => isLate)) }
}
