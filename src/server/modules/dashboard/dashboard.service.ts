import type { OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import type { Birthday, CollectedMonth, Dashboard } from '@contract/dashboard/dashboard.schemas'
import { waitingTasks } from '@contract/dashboard/dashboard.rules'
import { addDays } from '@contract/domain/dateMath'
import { dateParts, type IsoDate } from '@contract/domain/dates'
import { sumPesos, toPesos } from '@contract/domain/money'
import { hasPermission } from '@contract/domain/permissions'
import * as scholarshipsRules from '@contract/scholarships/scholarships.rules'
import { bucketOf, DAYS_AHEAD } from '@contract/statements/statements.rules'
import { startedMonthsLate } from '@contract/tuition/lateFees.rules'
import type { Db } from '../../db/database'
import type { ReadCall } from '../../http/call'
import type { BankService } from '../bank/bank.service'
import type { CashCutsService } from '../cashCuts/cashCuts.service'
import type { CorrectionsService } from '../corrections/corrections.service'
import type { CyclesService } from '../cycles/cycles.service'
import type { EnrolmentsService } from '../enrolments/enrolments.service'
import type { RemindersService } from '../reminders/reminders.service'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import type { SetupService } from '../setup/setup.service'
import type { StatementsService } from '../statements/statements.service'
import type { StudentsService } from '../students/students.service'
import * as queries from './dashboard.queries'

const toMonth = ({
  mes,
  monto,
  abierto,
  vencido,
  descuento,
  saldados,
}: queries.BoardMonthRow): CollectedMonth => ({
  mes,
  esperado: toPesos(monto),
  cobrado: toPesos(monto - abierto - descuento),
  descuento: toPesos(descuento),
  abierto: toPesos(abierto),
  vencido: toPesos(vencido),
  ...(saldados > 0 ? { saldados } : {}),
})

const collectionOf = async (
  db: Db,
  cycleId: number | null,
  today: IsoDate,
): Promise<NonNullable<Dashboard['cobranza']>> => {
  const entered = await queries.sumEntered(db, today)
  const por_mes = cycleId === null ? [] : (await queries.sumByMonth(db, cycleId, today)).map(toMonth)
  const sum = (of: 'hoy' | 'mes') => toPesos(entered.reduce((total, row) => total + row[of], 0))
  return {
    hoy: {
      total: sum('hoy'),
      por_metodo: entered
        .filter(({ hoy }) => hoy !== 0)
        .map(({ metodo_pago, hoy }) => ({ metodo_pago, total: toPesos(hoy) })),
    },
    mes: {
      cobrado: sum('mes'),
      esperado: por_mes.find(({ mes }) => mes === today.slice(0, 7))?.esperado ?? 0,
    },
    por_mes,
  }
}

type Debts = NonNullable<Dashboard['adeudos']>

const debtsOf = async (db: Db, today: IsoDate): Promise<Omit<Debts, 'cubiertas'>> => {
  const buckets = { un_mes: 0, dos_meses: 0, tres_meses: 0 }
  const overdue = await queries.sumOverdueByDay(db, today)
  for (const { vencimiento, centavos } of overdue)
    buckets[bucketOf(startedMonthsLate(vencimiento, today))] += centavos
  const { un_mes, dos_meses, tres_meses } = buckets
  return {
    total: toPesos(un_mes + dos_meses + tres_meses),
    familias: overdue[0]?.familias ?? 0,
    por_antiguedad: {
      un_mes: toPesos(un_mes),
      dos_meses: toPesos(dos_meses),
      tres_meses: toPesos(tres_meses),
    },
  }
}

const scholarsOf = async (db: Db, cycleId: number): Promise<NonNullable<Dashboard['becas']>> => {
  const { inscritos, acumulacion, becas } = await queries.listScholars(db, cycleId)
  const percents = becas.map((own) => scholarshipsRules.percentByLaw(own, acumulacion))
  const { holders, needed } = scholarshipsRules.legalMinimum(percents, inscritos)
  return {
    alumnos: becas.length,
    inscritos,
    porcentaje_legal: scholarshipsRules.LEGAL_SCHOLARSHIPS_PERCENT,
    cuentan: holders,
    requeridos: needed,
  }
}

type Drawer = NonNullable<Dashboard['caja']>

const drawerOf = (days: readonly OpenDay[], canceladas: NonNullable<Drawer['canceladas']>): Drawer => ({
  corte_abierto: days.length > 0,
  desde: days[0]?.dia ?? null,
  movimientos: days.reduce((sum, { movimientos }) => sum + movimientos, 0),
  total: sumPesos(days.map(({ total }) => total)),
  canceladas,
})

const LEAP_DAY = '02-29'

/** A birthday on 29 February counts as the 28th in common years. */
const daysAhead = (today: IsoDate): Map<string, IsoDate> => {
  const days = Array.from({ length: DAYS_AHEAD }, (_, i) => addDays(today, i))
  const named = new Map(days.map((day) => [day.slice(5), day]))
  const last = days.find((day) => day.endsWith('02-28') && !addDays(day, 1).endsWith(LEAP_DAY))
  return last ? named.set(LEAP_DAY, last) : named
}

type Celebrant = Awaited<ReturnType<typeof queries.listStaffBornOn>>[number]

const toBirthday =
  (days: ReadonlyMap<string, IsoDate>) =>
  ({ fecha_nacimiento, ...who }: Celebrant): Birthday => {
    const fecha = days.get(fecha_nacimiento.slice(5)) ?? fecha_nacimiento
    return { ...who, fecha, cumple: dateParts(fecha).anio - dateParts(fecha_nacimiento).anio }
  }

interface Deps {
  bank: Pick<BankService, 'countOpen'>
  cashCuts: Pick<CashCutsService, 'openDays' | 'cancelledByOthers'>
  corrections: Pick<CorrectionsService, 'countOpen'>
  cycles: Pick<CyclesService, 'currentId'>
  enrolments: Pick<EnrolmentsService, 'listDueProposals'>
  reminders: Pick<RemindersService, 'onHome'>
  scholarships: Pick<ScholarshipsService, 'countSiblings'>
  setup: Pick<SetupService, 'unfinished'>
  statements: Pick<StatementsService, 'debtsToday'>
  students: Pick<StudentsService, 'countIncomplete'>
}

/** Only what the user may read, all from one snapshot (decisions/domain/dashboard). */
export const createDashboardService = ({
  bank,
  cashCuts,
  corrections,
  cycles,
  enrolments,
  reminders,
  scholarships,
  setup,
  statements,
  students,
}: Deps) => {
  const birthdays = async (
    db: Db,
    today: IsoDate,
    who: { cycleId: number | null; staff: boolean },
  ): Promise<Birthday[]> => {
    const days = daysAhead(today)
    const born = [...days.keys()]
    const pupils = who.cycleId === null ? [] : await queries.listPupilsBornOn(db, who.cycleId, born)
    const staff = who.staff ? await queries.listStaffBornOn(db, born) : []
    return [...pupils, ...staff]
      .map(toBirthday(days))
      .sort((a, b) => a.fecha.localeCompare(b.fecha) || a.nombre.localeCompare(b.nombre, 'es'))
  }

  const money = async (call: ReadCall, cycleId: number | null): Promise<Partial<Dashboard>> => {
    const { db, today } = call
    const { cubiertas, promesas } = await statements.debtsToday(call)
    const { cuantos, centavos } = await queries.sumDue(db, today, addDays(today, DAYS_AHEAD))
    return {
      cobranza: await collectionOf(db, cycleId, today),
      adeudos: { ...(await debtsOf(db, today)), cubiertas },
      proximos: { cuantos, total: toPesos(centavos) },
      ...(promesas ? { promesas } : {}),
    }
  }

  const waitingOf = async (call: ReadCall, names: readonly queries.CycleName[], at: number) => {
    const { db, actor, today } = call
    const can = (module: string, action = 'READ') => hasPermission(actor.permissions, module, action)
    const cycle = names[at] ?? null
    const lacking = cycle && can('ALUMNOS') ? await queries.countWaiting(db, cycle.id) : {}
    const altas = can('ALUMNOS') && can('ALUMNOS', 'CREATE') ? await students.countIncomplete(call) : 0
    const hermanos =
      cycle && can('BECAS') && can('BECAS', 'CREATE') ? await scholarships.countSiblings(call, cycle.id) : 0
    // The page that asks for the due day opens only for users with all of these permissions.
    const decides =
      ['READ', 'CREATE', 'UPDATE'].every((each) => can('INSCRIPCIONES', each)) && can('CICLO ESCOLAR')
    const early = decides ? await enrolments.listDueProposals(call) : []
    const vencen_antes = early.reduce((sum, { cargos }) => sum + cargos, 0)
    const days = can('CARGOS') ? await cashCuts.openDays(call) : []
    const forgotten = days.filter(({ dia }) => dia < today).length
    const correcciones = can('PADRES', 'UPDATE') ? await corrections.countOpen(call) : 0
    const accesos = can('USUARIOS') ? { accesos: await queries.countUnusual(call) } : {}
    const counts = { altas, correcciones, forgotten, hermanos, vencen_antes, ...lacking, ...accesos }
    return waitingTasks({ today, cycle, isNewest: at === 0, ...counts }, can)
  }

  const readAt = async (call: ReadCall): Promise<Dashboard> => {
    const { db, actor, today } = call
    const can = (module: string, action = 'READ') => hasPermission(actor.permissions, module, action)
    const names = await queries.listCycleNames(db)
    const currentId = await cycles.currentId(call)
    const currentAt = names.findIndex(({ id }) => id === currentId)
    const at = Math.max(currentAt, 0)
    const [cycle = null, before = null] = names.slice(at, at + 2)
    const nameOf = (each: queries.CycleName | null) => each && { id: each.id, name: each.name }

    const board: Dashboard = {
      ciclo: nameOf(cycle),
      ciclo_anterior: nameOf(before),
      ...(can('CARGOS') || can('COLEGIATURAS') ? await money(call, cycle?.id ?? null) : {}),
      ...(await reminders.onHome(call)),
      pendientes: await waitingOf(call, names, at),
    }
    const arranque = can('CICLO ESCOLAR', 'UPDATE') ? await setup.unfinished(call) : null
    if (arranque) board.arranque = arranque
    if (can('CARGOS', 'UPDATE') || can('COLEGIATURAS', 'UPDATE'))
      board.caja = drawerOf(
        await cashCuts.openDays(call, actor.id),
        await cashCuts.cancelledByOthers(call, actor.id),
      )
    if (can('CARGOS')) board.banco = await bank.countOpen(call)
    if (cycle && (can('ALUMNOS') || can('INSCRIPCIONES'))) {
      const por_grado = await queries.countGrades(db, cycle.id, before?.id ?? null)
      const sum = (of: 'actual' | 'anterior') => por_grado.reduce((total, row) => total + row[of], 0)
      board.inscripcion = { actual: sum('actual'), anterior: sum('anterior'), por_grado }
    }
    if (cycle && can('BECAS')) board.becas = await scholarsOf(db, cycle.id)
    if (can('ALUMNOS') || can('PLANTILLA'))
      board.cumpleanos = await birthdays(db, today, {
        cycleId: can('ALUMNOS') ? (cycle?.id ?? null) : null,
        staff: can('PLANTILLA'),
      })
    return board
  }

  return {
    get: (call: ReadCall): Promise<Dashboard> =>
      call.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((db) => readAt({ ...call, db })),
  }
}
export type DashboardService = ReturnType<typeof createDashboardService>
