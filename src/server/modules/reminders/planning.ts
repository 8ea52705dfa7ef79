import { byKey } from '@contract/domain/byKey'
import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { familyOfKey } from '@contract/domain/family'
import {
  LEFT_OUT,
  MADE_UP_DAYS,
  MAX_DAYS,
  MIN_DAYS,
  planDay,
  QUIET_DAYS,
  reminderKey,
  remindersOn,
  type DayPlan,
  type Due,
  type PlannedRule,
  type Reminder,
  type SentReminder,
} from '@contract/reminders/reminders.rules'
import type { AnyCall } from '../../http/call'
import type { MessagesService } from '../messages/messages.service'
import type { StatementsService } from '../statements/statements.service'
import * as queries from './reminders.queries'

export interface PlanDeps {
  messages: Pick<MessagesService, 'reasonsFor'>
  statements: Pick<StatementsService, 'dueBetween'>
}

/** Mail alone, since no person sends it. */
export const REMINDER_CHANNELS = ['CORREO'] as const

/** Longest run of days off that moves a reminder. */
const MAX_REST_DAYS = 62

export interface Planner {
  rules: ReadonlyMap<number, queries.RuleRow>
  daysOff: readonly IsoDate[]
  told: readonly SentReminder[]
  /** @param told includes what the days planned before this one would send */
  planOn: (day: IsoDate, from: IsoDate, told: readonly SentReminder[]) => Promise<DayPlan>
}

/** Reads once what all runs from `first` to `last` need. @param since first day for the product's own rules, which store none */
export const createPlanner = async (
  { messages, statements }: PlanDeps,
  call: AnyCall,
  { first, last, since }: { first: IsoDate; last: IsoDate; since: IsoDate },
): Promise<Planner> => {
  const { db } = call
  const rows = (await queries.listRules(db)).filter(({ activa }) => activa)
  const rules = new Map(rows.map((row) => [row.id, row]))
  const planned = rows.map(({ id, dias, desde }): PlannedRule => ({ id, dias, desde: desde ?? since }))
  const oldest = addDays(first, -MADE_UP_DAYS - MAX_REST_DAYS - MAX_DAYS)
  const dues = byKey<Due, IsoDate>(
    await statements.dueBetween(call, oldest, addDays(last, -MIN_DAYS)),
    ({ vencimiento }) => vencimiento,
  )
  const done = new Set(
    (await queries.listDone(db, oldest)).map(({ rule_id, family, vencimiento }) =>
      reminderKey(rule_id, family, vencimiento),
    ),
  )
  const daysOff = await queries.listDaysOff(db)
  const muted = new Map((await queries.listMutes(db, first)).map(({ padre, hasta }) => [padre.id, hasta]))

  const reasonsOn = async (reminders: readonly Reminder[], day: IsoDate): Promise<Map<Reminder, string>> => {
    const reasons = new Map<Reminder, string>()
    for (const [id, own] of byKey(reminders, ({ rule }) => rule.id)) {
      const { titulo, descripcion } = rules.get(id) as queries.RuleRow
      const parents = own.flatMap(({ family, vencimiento }) => {
        const { padreId } = familyOfKey(family)
        return padreId === undefined ? [] : [{ padreId, vencimiento }]
      })
      // Planned as that day finds the families if nobody pays before.
      const reasonByParent = await messages.reasonsFor(
        { ...call, today: day },
        {
          clase: 'RECORDATORIO',
          canales: REMINDER_CHANNELS,
          regla: id,
          titulo,
          descripcion,
          families: parents,
        },
      )
      for (const reminder of own) {
        const { padreId } = familyOfKey(reminder.family)
        const reason =
          padreId === undefined
            ? LEFT_OUT.orphan
            : (muted.get(padreId) ?? '') >= day
              ? LEFT_OUT.muted
              : reasonByParent.get(padreId)
        if (reason) reasons.set(reminder, reason)
      }
    }
    return reasons
  }

  return {
    rules,
    daysOff,
    told: await queries.listTold(db, addDays(first, -QUIET_DAYS)),
    planOn: async (day, from, told) => {
      const reminders = remindersOn({ rules: planned, dues, daysOff, done }, from, day)
      const reasons = await reasonsOn(reminders, day)
      return planDay(reminders, told, day, (reminder) => reasons.get(reminder) ?? null)
    },
  }
}
