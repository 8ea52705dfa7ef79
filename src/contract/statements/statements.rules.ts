import { formatDate, type IsoDate } from '../domain/dates'
import { sumPesos, toPesos } from '../domain/money'
import type { AccountBook, Movement } from './statements.schemas'

/** What lowers or raises a balance, in pesos. */
interface Move {
  cargo: number
  abono: number
}

const centavos = (pesos: number): number => Math.round(pesos * 100)

/**
 * The same lines with the balance each leaves: of a whole statement or of one cycle of it.
 * @param before pesos that were open already
 */
export const withBalance = <Line extends Move>(
  lines: readonly Line[],
  before = 0,
): (Line & { saldo: number })[] => {
  let balance = centavos(before)
  return lines.map((line) => {
    balance += centavos(line.cargo) - centavos(line.abono)
    return { ...line, saldo: toPesos(balance) }
  })
}

type Lined = Pick<AccountBook, 'movimientos' | 'ciclos'>

/** The lines of one cycle of a statement, with balances of their own. @param before pesos that were open already */
export const linesOfCycle = ({ movimientos }: Lined, cycleId: number, before = 0): Movement[] =>
  withBalance(
    movimientos.filter(({ cicloId }) => cicloId === cycleId),
    before,
  )

/** The latest cycle of a statement, going on from what the others left open; null where there are no others. */
export const broughtForward = (book: Lined) => {
  const [cycle, ...others] = book.ciclos
  if (!cycle || others.length === 0) return null
  const before = sumPesos(others.map(({ saldo }) => saldo))
  return { cycle, before, lines: linesOfCycle(book, cycle.id, before) }
}

/** What stands in small letters below a line; its own day, when it was paid or cancelled before that. */
export const notesOf = ({
  fecha,
  vencimiento,
  detalle,
}: Pick<Movement, 'fecha' | 'vencimiento' | 'detalle'>): string[] => [
  ...(vencimiento !== null && vencimiento !== fecha ? [`Vencimiento: ${formatDate(vencimiento)}`] : []),
  ...detalle,
]

/** Whether the last day to pay has passed: on the day itself it is still in time. */
export const isOverdue = (vencimiento: IsoDate, today: IsoDate): boolean => vencimiento < today

/** How late a debt is, as the office speaks of it. */
export const BUCKETS = ['un_mes', 'dos_meses', 'tres_meses'] as const
export type Bucket = (typeof BUCKETS)[number]

/** Bucket of something overdue. @param months started months past its day (`startedMonthsLate` without grace), 1 or more */
export const bucketOf = (months: number): Bucket =>
  months <= 1 ? 'un_mes' : months === 2 ? 'dos_meses' : 'tres_meses'

const AMOUNTS = [...BUCKETS, 'vencido', 'recargos', 'por_vencer'] as const
export type DebtSums = Record<(typeof AMOUNTS)[number], number>

/** What several families owe together, pesos. */
export const sumDebts = (debtors: readonly DebtSums[]): DebtSums =>
  Object.fromEntries(
    AMOUNTS.map((name) => [name, sumPesos(debtors.map((debtor) => debtor[name]))]),
  ) as DebtSums

/** "Due soon" means today and this many days after it. */
export const DAYS_AHEAD = 7

/** What a family that is behind has overdue, what being late costs it today and what it has in its favour; pesos. */
interface Covering {
  vencido: number
  recargos: number
  /** Undefined on a server that tells of none. */
  saldo_favor?: number | undefined
}

/** Whether the family's credit pays all that is overdue with its recargos of today; such a family gets no reminder. */
export const isCovered = ({ vencido, recargos, saldo_favor = 0 }: Covering): boolean =>
  vencido > 0 && centavos(saldo_favor) >= centavos(vencido) + centavos(recargos)

/** What is left to be paid of what is overdue, once the credit is used; pesos. */
export const leftToPay = ({ vencido, saldo_favor = 0 }: Omit<Covering, 'recargos'>): number =>
  toPesos(Math.max(0, centavos(vencido) - centavos(saldo_favor)))

/** What a total of everything open is of: of the one cycle with something open, or of several, earlier or to come. */
export const openTotalLabel = (ciclos: readonly { saldo: number }[]): string =>
  ciclos.filter(({ saldo }) => saldo > 0).length > 1 ? 'Total de todos los ciclos' : 'Total del ciclo'
