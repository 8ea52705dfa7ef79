import type { IsoDate } from '@contract/domain/dates'
import { holds } from '@contract/domain/permissions'
import { toPesos } from '@contract/domain/money'
import { isOverdue } from '@contract/statements/statements.rules'
import type {
  Account,
  AccountTotals,
  Debtor,
  Extended,
  OpenItem,
} from '@contract/statements/statements.schemas'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'
import type { AnyCall, ReadCall } from '../../http/contractRoute'
import { found } from '../../http/problem'
import type { ContactsService } from '../contacts/contacts.service'
import { debtorsOf } from './debtors'
import { listDebtorPupils, listExtended, listOverdue } from './debtors.queries'
import { createLateness } from './lateness'
import { movementsOf } from './movements'
import { findHolder, readFacts, type Facts } from './statements.queries'

/** What is open and since when; amounts in centavos. */
interface Open {
  /** 'cargo-3', 'colegiatura-12'. */
  key: string
  descripcion: string
  /** The day it is due by itself. */
  due: IsoDate
  prorroga: IsoDate | null
  cycle_id: number
  /** Last day in time: of an extended month the end of the extension. */
  vencimiento: IsoDate
  saldo: number
  recargo: number
}

/** Charges and months that are not paid whole. */
const openOf = ({ charges, months, cycles }: Omit<Facts, 'payments'>, today: IsoDate): Open[] => {
  const late = createLateness(today)
  const fees = new Map(cycles.map(({ id, recargo }) => [id, recargo]))
  return [
    ...charges
      .filter(({ cancelled_at }) => cancelled_at === null)
      .map(({ id, descripcion, cycle_id, fecha, monto_pagar_centavos, abonado_centavos }) => ({
        key: `cargo-${id}`,
        descripcion,
        due: fecha,
        prorroga: null,
        cycle_id,
        vencimiento: fecha,
        saldo: monto_pagar_centavos - abonado_centavos,
        recargo: 0,
      })),
    ...months.map(({ cycle_id, monto_centavos, abonado_centavos, lista_centavos: lista, ...month }) => ({
      key: `colegiatura-${month.id}`,
      descripcion: month.descripcion,
      due: month.vencimiento,
      prorroga: month.prorroga_hasta,
      cycle_id,
      vencimiento: lastDayInTime(month.vencimiento, month.prorroga_hasta),
      saldo: monto_centavos - abonado_centavos,
      recargo: late.fee(month.vencimiento, lista, fees.get(cycle_id) ?? null),
    })),
  ].filter(({ saldo }) => saldo > 0)
}

const sum = (open: readonly Open[], amount: 'saldo' | 'recargo'): number =>
  open.reduce((total, each) => total + each[amount], 0)

/** The sums below a statement, in pesos. */
const totalsOf = (open: readonly Open[], today: IsoDate): Omit<AccountTotals, 'pdf'> => {
  const overdue = open.filter(({ vencimiento }) => isOverdue(vencimiento, today))
  const [saldo, vencido] = [sum(open, 'saldo'), sum(overdue, 'saldo')]
  return {
    saldo: toPesos(saldo),
    vencido: toPesos(vencido),
    por_vencer: toPesos(saldo - vencido),
    recargos: toPesos(sum(overdue, 'recargo')),
  }
}

/** Oldest first; recargos of what is not overdue are nothing yet. */
const toOpenItems = (open: readonly Open[], cycles: Facts['cycles'], today: IsoDate): OpenItem[] => {
  const names = new Map(cycles.map(({ id, name }) => [id, name]))
  return [...open]
    .sort((a, b) => (a.due === b.due ? 0 : a.due < b.due ? -1 : 1))
    .map(({ key, descripcion, cycle_id, due, prorroga, vencimiento, saldo, recargo }) => {
      const vencido = isOverdue(vencimiento, today)
      return {
        ...{ id: key, descripcion, ciclo: names.get(cycle_id) ?? '', vencimiento: due, prorroga, vencido },
        saldo: toPesos(saldo),
        recargo: toPesos(vencido ? recargo : 0),
      }
    })
}

/** Signs the link to a statement as a PDF; `cicloId` null for all cycles. */
export type LinkStatement = (alumnoId: number, cicloId: number | null) => string

interface Deps {
  contacts: Pick<ContactsService, 'latest'>
}

/** Reads the ledger (decisions/domain/statements): what a pupil owes and paid, and who is behind. Nothing here writes. */
export const createStatementsService = ({ contacts }: Deps) => ({
  /** @throws 404 no such pupil */
  ofStudent: async ({ db, today, timeZone }: AnyCall, id: number, link: LinkStatement): Promise<Account> => {
    const holder = found(await findHolder(db, id), `No existe el alumno ${id}.`)
    const facts = await readFacts(db, id, timeZone)
    const movimientos = movementsOf(facts)
    const open = openOf(facts, today)
    const named = new Set(movimientos.map(({ cicloId }) => cicloId))
    return {
      ...holder,
      fecha: today,
      movimientos,
      total: { ...totalsOf(open, today), pdf: link(id, null) },
      abiertos: toOpenItems(open, facts.cycles, today),
      ciclos: facts.cycles
        .filter((cycle) => named.has(cycle.id))
        .map((cycle) => ({
          id: cycle.id,
          name: cycle.name,
          ...totalsOf(
            open.filter(({ cycle_id }) => cycle_id === cycle.id),
            today,
          ),
          pdf: link(id, cycle.id),
        })),
    }
  },

  /** Families with something overdue, the longest overdue first, and the months that an extension spares. */
  debtors: async (call: ReadCall): Promise<{ morosos: Debtor[]; prorrogas: Extended[] }> => {
    const { db, actor, today } = call
    const prorrogas = await listExtended(db, today)
    const overdue = await listOverdue(db, today)
    if (overdue.length === 0) return { morosos: [], prorrogas }
    const ids = [...new Set(overdue.map(({ student_id }) => student_id))]
    const pupils = await listDebtorPupils(db, ids, today)
    const parents = [...new Set(pupils.flatMap(({ parent_id }) => parent_id ?? []))]
    const latest = holds(actor.permissions, 'COLEGIATURAS', 'READ')
      ? await contacts.latest(call, parents, ids)
      : []
    return {
      morosos: debtorsOf(overdue, pupils, { today, extended: prorrogas, contacts: latest }),
      prorrogas,
    }
  },
})
export type StatementsService = ReturnType<typeof createStatementsService>
