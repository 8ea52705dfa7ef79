import { formatDate, type IsoDate } from '../domain/dates'
import { centavosOf, sumPesos, toPesos } from '../domain/money'
import { DEBT_SUMS, type Bucket, type DebtSums } from './debtorLists'
import type { AccountBook, Debtor, LatePupil, Movement } from './statements.schemas'

interface Move {
  cargo: number
  abono: number
}

export const withBalance = <Line extends Move>(
  lines: readonly Line[],
  before = 0,
): (Line & { saldo: number })[] => {
  let balance = centavosOf(before)
  return lines.map((line) => {
    balance += centavosOf(line.cargo) - centavosOf(line.abono)
    return { ...line, saldo: toPesos(balance) }
  })
}

type Lined = Pick<AccountBook, 'movimientos' | 'ciclos'>

export const linesOfCycle = ({ movimientos }: Lined, cycleId: number, before = 0): Movement[] =>
  withBalance(
    movimientos.filter(({ cicloId }) => cicloId === cycleId),
    before,
  )

/** The latest cycle, with what earlier ones left open as its opening balance; null with fewer than two. */
export const broughtForward = (book: Lined) => {
  const [cycle, ...others] = book.ciclos
  if (!cycle || others.length === 0) return null
  const before = sumPesos(others.map(({ saldo }) => saldo))
  return { cycle, before, lines: linesOfCycle(book, cycle.id, before) }
}

type Noted = Pick<Movement, 'fecha' | 'fecha_pago' | 'vencimiento' | 'detalle'>

export const dayOfMoneyNote = ({ fecha, fecha_pago = fecha }: Noted): string | null =>
  fecha_pago === fecha ? null : `Pagado el ${formatDate(fecha_pago)}`

export const notesOf = ({ vencimiento, ...line }: Noted): string[] => [
  ...[dayOfMoneyNote({ vencimiento, ...line }) ?? []].flat(),
  ...(vencimiento !== null && vencimiento !== line.fecha ? [`Vencimiento: ${formatDate(vencimiento)}`] : []),
  ...line.detalle,
]

/** False on the last day itself. */
export const isOverdue = (vencimiento: IsoDate, today: IsoDate): boolean => vencimiento < today

/** @param months started months late (`startedMonthsLate` without grace), 1 or more */
export const bucketOf = (months: number): Bucket =>
  months <= 1 ? 'un_mes' : months === 2 ? 'dos_meses' : 'tres_meses'

export const sumDebts = (debtors: readonly DebtSums[]): DebtSums =>
  Object.fromEntries(
    DEBT_SUMS.map((name) => [name, sumPesos(debtors.map((debtor) => debtor[name]))]),
  ) as DebtSums

export const DAYS_AHEAD = 7

interface Covering {
  vencido: number
  recargos: number
  saldo_favor: number
}

/** The credit covers all, today's recargos too: the family gets no reminder. */
export const isCovered = ({ vencido, recargos, saldo_favor }: Covering): boolean =>
  vencido > 0 && centavosOf(saldo_favor) >= centavosOf(vencido) + centavosOf(recargos)

export const leftToPay = ({ vencido, saldo_favor }: Omit<Covering, 'recargos'>): number =>
  toPesos(Math.max(0, centavosOf(vencido) - centavosOf(saldo_favor)))

/** Pesos, at least 0: what the desk asks today for all that is overdue. */
export const leftToPayToday = ({ vencido, recargos, saldo_favor }: Covering): number =>
  toPesos(Math.max(0, centavosOf(vencido) + centavosOf(recargos) - centavosOf(saldo_favor)))

export const totalLabel = (cycles: number): string =>
  cycles > 1 ? 'Total de todos los ciclos' : 'Total del ciclo'

export const openTotalLabel = (ciclos: readonly { saldo: number }[]): string =>
  totalLabel(ciclos.filter(({ saldo }) => saldo > 0).length)

/** Overdue months of any cycle, with recargos; charges are left out. */
export const lateTuition = (debtors: readonly Pick<Debtor, 'alumnos'>[]): LatePupil[] =>
  debtors
    .flatMap(({ alumnos }) => alumnos)
    .flatMap(({ conceptos, ...pupil }) => {
      const months = conceptos.filter(({ id }) => id.startsWith('colegiatura-'))
      if (months.length === 0) return []
      const vencido = sumPesos(months.flatMap(({ saldo, recargo }) => [saldo, recargo]))
      return [{ ...pupil, vencido, meses: months.map(({ id }) => id) }]
    })
