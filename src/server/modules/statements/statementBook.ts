import type { IsoDate } from '@contract/domain/dates'
import type { Family } from '@contract/domain/family'
import { toPesos, type Centavos } from '@contract/domain/money'
import { isOverdue } from '@contract/statements/statements.rules'
import type { AccountBook, AccountTotals, OpenItem } from '@contract/statements/statements.schemas'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'
import { createLateness } from './lateness'
import { movementsOf, type Whose } from './movements'
import type { Facts } from './statements.queries'

interface Open {
  student_id: number
  key: string
  descripcion: string
  due: IsoDate
  prorroga: IsoDate | null
  cycle_id: number
  vencimiento: IsoDate
  saldo: Centavos
  recargo: Centavos
}

const isOwed = ({ estado }: Facts['months'][number]): boolean =>
  estado === 'PENDIENTE' || estado === 'PARCIAL'

const openOf = ({ charges, months, cycles }: Omit<Facts, 'payments'>, today: IsoDate): Open[] => {
  const late = createLateness(today, new Map(cycles.map(({ id, recargos }) => [id, recargos])))
  return [
    ...charges
      .filter(({ cancelled_at }) => cancelled_at === null)
      .map(({ id, student_id, descripcion, cycle_id, fecha, monto_pagar_centavos, abonado_centavos }) => ({
        student_id,
        key: `cargo-${id}`,
        descripcion,
        due: fecha,
        prorroga: null,
        cycle_id,
        vencimiento: fecha,
        saldo: monto_pagar_centavos - abonado_centavos,
        recargo: 0,
      })),
    ...months.filter(isOwed).map((month) => ({
      student_id: month.student_id,
      key: `colegiatura-${month.id}`,
      descripcion: month.descripcion,
      due: month.vencimiento,
      prorroga: month.prorroga_hasta,
      cycle_id: month.cycle_id,
      vencimiento: lastDayInTime(month.vencimiento, month.prorroga_hasta),
      saldo: month.monto_centavos - month.abonado_centavos,
      recargo: late.fee(month),
    })),
  ].filter(({ saldo }) => saldo > 0)
}

const sum = (open: readonly Open[], amount: 'saldo' | 'recargo'): number =>
  open.reduce((total, each) => total + each[amount], 0)

/** Pesos. */
export const totalsOf = (open: readonly Open[], today: IsoDate): Omit<AccountTotals, 'pdf'> => {
  const overdue = open.filter(({ vencimiento }) => isOverdue(vencimiento, today))
  const [saldo, vencido] = [sum(open, 'saldo'), sum(overdue, 'saldo')]
  return {
    saldo: toPesos(saldo),
    vencido: toPesos(vencido),
    por_vencer: toPesos(saldo - vencido),
    recargos: toPesos(sum(overdue, 'recargo')),
  }
}

const toOpenItems = (
  open: readonly Open[],
  cycles: Facts['cycles'],
  today: IsoDate,
  whose: Whose | undefined,
): OpenItem[] => {
  const names = new Map(cycles.map(({ id, name }) => [id, name]))
  return [...open]
    .sort((a, b) => (a.due === b.due ? 0 : a.due < b.due ? -1 : 1))
    .map(({ key, student_id, descripcion, cycle_id, due, prorroga, vencimiento, saldo, recargo }) => {
      const alumno = whose?.get(student_id)
      const vencido = isOverdue(vencimiento, today)
      return {
        id: key,
        descripcion,
        ciclo: names.get(cycle_id) ?? '',
        vencimiento: due,
        prorroga,
        vencido,
        saldo: toPesos(saldo),
        recargo: toPesos(vencido ? recargo : 0),
        ...(alumno ? { alumno } : {}),
      }
    })
}

/** One cycle, one with the earlier open amount (`anterior`), or all (null). */
interface PaperOf {
  of: Family
  cicloId: number | null
  anterior?: true
}
export type LinkStatement = (paper: PaperOf) => string

export const bookOf = (facts: Facts, today: IsoDate, link: LinkStatement, of: Family, whose?: Whose) => {
  const movimientos = movementsOf(facts, whose)
  const open = openOf(facts, today)
  const named = new Set(movimientos.map(({ cicloId }) => cicloId))
  const cycles = facts.cycles.filter(({ id }) => named.has(id))
  const [latest, ...others] = cycles
  return {
    open,
    book: {
      fecha: today,
      movimientos,
      total: { ...totalsOf(open, today), pdf: link({ of, cicloId: null }) },
      abiertos: toOpenItems(open, facts.cycles, today, whose),
      ciclos: cycles.map(({ id, name }) => ({
        id,
        name,
        ...totalsOf(
          open.filter(({ cycle_id }) => cycle_id === id),
          today,
        ),
        pdf: link({ of, cicloId: id }),
      })),
      ...(latest && others.length > 0
        ? { pdf_con_anterior: link({ of, cicloId: latest.id, anterior: true }) }
        : {}),
    } satisfies AccountBook,
  }
}
