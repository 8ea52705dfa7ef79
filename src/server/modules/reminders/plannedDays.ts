import { byKey } from '@contract/domain/byKey'
import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { familyOfKey } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import { isWorkingDay, windowStart, type DayPlan, type Reminder } from '@contract/reminders/reminders.rules'
import type { CalendarRow, Planned } from '@contract/reminders/reminders.schemas'
import type { AnyCall } from '../../http/call'
import { idsOfFamilies } from '../../db/family'
import { createPlanner, type PlanDeps, type Planner } from './planning'
import * as queries from './reminders.queries'

type Names = Awaited<ReturnType<typeof queries.listNames>>

const plannedOf = ({ family, vencimiento, saldo }: Reminder, { parents, pupils }: Names): Planned => {
  const { padreId, alumnoId } = familyOfKey(family)
  return {
    padre: padreId === undefined ? null : { id: padreId, nombre: parents.get(padreId) ?? '' },
    alumno: alumnoId === undefined ? null : { id: alumnoId, nombre: pupils.get(alumnoId) ?? '' },
    vencimiento,
    saldo: toPesos(saldo),
  }
}

const byName = (a: Planned, b: Planned): number =>
  (a.padre ?? a.alumno)!.nombre.localeCompare((b.padre ?? b.alumno)!.nombre, 'es')

const rowsOf = ({ fecha, leave, leftOut }: DayPlan, { rules }: Planner, names: Names): CalendarRow[] => {
  const [leaving, staying] = [byKey(leave, ({ rule }) => rule.id), byKey(leftOut, ({ rule }) => rule.id)]
  return [...rules.values()]
    .filter(({ id }) => leaving.has(id) || staying.has(id))
    .map(({ id, dias, titulo }) => {
      const own = leaving.get(id) ?? []
      return {
        fecha,
        regla: { id, dias, titulo },
        familias: own.length,
        suma: toPesos(own.reduce((sum, { saldo }) => sum + saldo, 0)),
        quienes: own.map((each) => plannedOf(each, names)).sort(byName),
        omitidas: (staying.get(id) ?? [])
          .map((each) => ({ ...plannedOf(each, names), motivo: each.motivo }))
          .sort(byName),
      }
    })
}

/** Reminders that would leave if no family paid before. Planned as if switched on, so users can look before they turn it on. */
export const plannedDays = async (deps: PlanDeps, call: AnyCall, count: number): Promise<CalendarRow[]> => {
  const { db, today } = call
  const { activos, desde } = await queries.findSwitch(db)
  const lastRun = await queries.findLastRun(db)
  const since = (activos ? desde : null) ?? today
  const end = addDays(today, count - 1)
  const planner = await createPlanner(deps, call, { first: today, last: end, since })
  const plans: DayPlan[] = []
  let told = planner.told
  let from: IsoDate = windowStart(today, lastRun, since)
  for (let day = today; day <= end; day = addDays(day, 1)) {
    if (lastRun !== null && day <= lastRun) continue
    if (!isWorkingDay(day, planner.daysOff)) continue
    const plan = await planner.planOn(day, from, told)
    told = [...told, ...plan.leave.map(({ family, rule }) => ({ family, fecha: day, dias: rule.dias }))]
    from = addDays(day, 1)
    plans.push(plan)
  }
  const families = plans
    .flatMap(({ leave, leftOut }) => [...leave, ...leftOut])
    .map(({ family }) => familyOfKey(family))
  const names = await queries.listNames(db, idsOfFamilies(families))
  return plans.flatMap((plan) => rowsOf(plan, planner, names))
}
