import { byKey } from '@contract/domain/byKey'
import { daysText, isWorkingDay, windowStart, type DayPlan } from '@contract/reminders/reminders.rules'
import { familyOfKey } from '@contract/domain/family'
import { familyColumns } from '../../db/family'
import { announceChanges } from '../../db/announce'
import type { Tx } from '../../db/database'
import type { AnyCall } from '../../http/call'
import type { MessagesService } from '../messages/messages.service'
import type { Letterhead } from '../school/letterhead'
import { createPlanner, REMINDER_CHANNELS, type PlanDeps, type Planner } from './planning'
import * as queries from './reminders.queries'

export interface RunDeps extends PlanDeps {
  messages: Pick<MessagesService, 'reasonsFor' | 'queue'>
  letterhead: Pick<Letterhead, 'signer'>
}

type RunCall = AnyCall & { readonly db: Tx }

const queueRules = async (
  { messages }: Pick<RunDeps, 'messages'>,
  call: RunCall,
  { leave }: DayPlan,
  { rules }: Planner,
  firma: string,
): Promise<Map<number, number>> => {
  const avisos = new Map<number, number>()
  for (const [id, own] of byKey(leave, ({ rule }) => rule.id)) {
    const { titulo, descripcion, dias, adjuntar_estado } = rules.get(id) as queries.RuleRow
    const families = own.map(({ family, vencimiento }) => ({
      padreId: familyOfKey(family).padreId as number,
      vencimiento,
    }))
    const queued = await messages.queue(call, {
      clase: 'RECORDATORIO',
      titulo,
      descripcion,
      canales: REMINDER_CHANNELS,
      adjuntarEstado: adjuntar_estado,
      families,
      regla: id,
      audiencia: `Recordatorio: ${daysText(dias).toLowerCase()}`,
      firma,
    })
    if (queued) avisos.set(id, queued.aviso)
  }
  return avisos
}

/** Runs once a day over all processes, as the day's row is unique. Null: nothing to do, or done already. */
export const runReminders = async (deps: RunDeps, call: RunCall): Promise<DayPlan | null> => {
  const { db, now, today } = call
  const { activos, desde } = await queries.lockSwitch(db)
  if (!activos || !isWorkingDay(today, await queries.listDaysOff(db))) return null
  const { firma_nombre } = await deps.letterhead.signer(db)
  if (!firma_nombre) return null
  const lastRun = await queries.findLastRun(db)
  if (!(await queries.claimDay(db, today, now))) return null
  const since = desde ?? today
  const planner = await createPlanner(deps, call, { first: today, last: today, since })
  const plan = await planner.planOn(today, windowStart(today, lastRun, since), planner.told)
  const avisos = await queueRules(deps, call, plan, planner, firma_nombre)
  const rows = [...plan.leave.map((each) => ({ ...each, motivo: null })), ...plan.leftOut]
  await queries.insertReminders(
    db,
    rows.flatMap(({ family, rule, vencimiento, saldo, motivo }) => {
      const aviso_id = motivo === null ? (avisos.get(rule.id) ?? null) : null
      if (motivo === null && aviso_id === null) return []
      const of = { dia: today, rule_id: rule.id, dias: rule.dias, vencimiento, saldo_centavos: saldo }
      return [{ ...of, ...familyColumns(familyOfKey(family)), aviso_id, motivo }]
    }),
  )
  await announceChanges(db, 'Reminder', 'Message')
  return plan
}
