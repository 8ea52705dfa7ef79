import type { IsoDate } from '../domain/dates'
import { nearestPlace } from '../domain/grades'
import { sortRows } from '../domain/sortRows'
import { foundRows } from '../search/searchIndex'
import type { DEBTOR_ORDERS } from './debtorLists'
import { bucketOf, isCovered, leftToPayToday } from './statements.rules'
import type { Debtor, StatementsContract } from './statements.schemas'

export type DebtorsAsked = NonNullable<StatementsContract['listDebtors']['query']>
export type DebtorFilter = Pick<DebtorsAsked, 'atraso' | 'grado' | 'familias'>

export const nameOfDebtor = ({ padre, alumnos }: Debtor): string => padre?.nombre ?? alumnos[0]?.nombre ?? ''

export const debtorText = ({ padre, alumnos }: Debtor): string =>
  [
    padre?.nombre,
    padre?.telefono,
    ...alumnos.map(({ nombre, numero_control }) => `${nombre} ${numero_control}`),
  ].join(' ')

export const DEBTOR_SORT_BY = {
  familia: nameOfDebtor,
  atraso: ({ desde }) => desde,
  vencido: ({ vencido }) => vencido,
  recargos: ({ recargos }) => recargos,
  por_pagar: leftToPayToday,
} satisfies Record<(typeof DEBTOR_ORDERS)[number], (debtor: Debtor) => string | number>

const isAmong = (familias: DebtorFilter['familias'], debtor: Debtor, today: IsoDate | undefined): boolean => {
  if (familias === 'cubiertas') return isCovered(debtor)
  if (familias === 'por-pagar') return !isCovered(debtor)
  if (familias === 'promesas-de-hoy') return today !== undefined && debtor.prometido === today
  return true
}

/** Lateness is by a family's oldest debt, so it is in one class only; the grade, by any of its children. */
export const keepsDebtor =
  ({ atraso, grado, familias }: DebtorFilter, today: IsoDate | undefined) =>
  (debtor: Debtor): boolean =>
    (!atraso || bucketOf(debtor.meses) === atraso) &&
    (!grado || debtor.alumnos.some((pupil) => nearestPlace(pupil).grado === grado)) &&
    isAmong(familias, debtor, today)

/** Filters, sorts and searches as the list in the browser does, for the server's pages and for the exported file. */
export const matchingDebtors = (
  debtors: readonly Debtor[],
  { q = '', columna, orden, ...filter }: DebtorsAsked,
  today: IsoDate,
): readonly Debtor[] => {
  const sort = columna ? { key: columna, descending: orden === 'desc' } : null
  const sorted = sortRows(debtors.filter(keepsDebtor(filter, today)), sort, DEBTOR_SORT_BY)
  return foundRows(sorted, q, debtorText, sort === null)
}
