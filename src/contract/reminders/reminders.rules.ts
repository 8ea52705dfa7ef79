import { countText } from '../domain/text'
import { byKey } from '../domain/byKey'
import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { addDays, daysBetween } from '../domain/dateMath'
import { laterDay, type IsoDate } from '../domain/dates'
import type { FamilyKey } from '../domain/family'
import type { Centavos } from '../domain/money'
import { nearestWorkingDay, restReason } from '../domain/restDays'
import { templateProblems } from '../messages/messages.rules'

export const MIN_DAYS = -15
export const MAX_DAYS = 60
export const MAX_RULES = 10
export const CALENDAR_DAYS = 14
export const MAX_CALENDAR_DAYS = 60
export const MAX_REASON = 300
const MAX_MUTE_DAYS = 366

/** Days that a family is left alone after a reminder. */
export const QUIET_DAYS = 7
/** Reminders of days on which the computer was off are sent later, up to this many days back. */
export const MADE_UP_DAYS = 3

/** Why a family is left out of a reminder. The sender has more reasons (`SKIPS`), and uses `muted` too. */
export const LEFT_OUT = {
  orphan: 'El alumno no tiene padre o tutor registrado',
  muted: 'La escuela decidió no recordarle',
  recent: 'Recibió otro hace menos de siete días',
} as const

export const daysText = (dias: number): string => {
  if (dias === 0) return 'El día que vence'
  const count = Math.abs(dias)
  return `${countText(count, 'día', 'días')} ${dias < 0 ? 'antes' : 'después'}`
}

const daysProblem = (dias: number): string | null =>
  Number.isInteger(dias) && dias >= MIN_DAYS && dias <= MAX_DAYS
    ? null
    : `De ${-MIN_DAYS} días antes a ${MAX_DAYS} días después`

interface RuleForm {
  dias: number
  titulo: string
  descripcion: string
}

export const ruleProblems = ({ dias, ...texts }: RuleForm): Campos => ({
  ...onlyProblems({ dias: daysProblem(dias) }),
  ...templateProblems(texts),
})

export const sameDaysText = (dias: number): string => `Ya hay un recordatorio para: ${daysText(dias)}.`

export const muteProblems = (
  { hasta, motivo }: { hasta: IsoDate; motivo: string },
  today: IsoDate,
): Campos => {
  const length = daysBetween(today, hasta)
  return onlyProblems({
    hasta: length < 0 ? 'Ese día ya pasó' : length > MAX_MUTE_DAYS ? 'A lo más por un año' : null,
    motivo: requiredText(motivo),
  })
}

export interface Due {
  readonly family: FamilyKey
  readonly vencimiento: IsoDate
  readonly saldo: Centavos
}

export interface PlannedRule {
  readonly id: number
  readonly dias: number
  /** First day of the rule: what fell on an earlier one is not sent later. */
  readonly desde: IsoDate
}

export interface SentReminder {
  readonly family: FamilyKey
  readonly fecha: IsoDate
  readonly dias: number
}

export interface Reminder {
  readonly family: FamilyKey
  readonly rule: PlannedRule
  /** The oldest due day among what the rule reminds of on this day. */
  readonly vencimiento: IsoDate
  readonly saldo: Centavos
}

export interface DayPlan {
  readonly fecha: IsoDate
  readonly leave: readonly Reminder[]
  readonly leftOut: readonly (Reminder & { readonly motivo: string })[]
}

export const isWorkingDay = (day: IsoDate, daysOff: readonly IsoDate[]): boolean =>
  restReason(day, daysOff) === null

/** First day whose rules run on `day`. @param lastRun null: no run yet. @param since the day on which the switch was turned on */
export const windowStart = (day: IsoDate, lastRun: IsoDate | null, since: IsoDate): IsoDate => {
  const from = laterDay(addDays(day, -MADE_UP_DAYS), since)
  return lastRun === null ? from : laterDay(from, addDays(lastRun, 1))
}

/** A rule whose day is no working day runs on the next one. @returns the calendar days whose rules run on the working days from `from` to `day`. @param day a working day */
const spanOf = (from: IsoDate, day: IsoDate, daysOff: readonly IsoDate[]): IsoDate[] => {
  if (from > day) return []
  const first = nearestWorkingDay(from, 1, daysOff)
  const before = nearestWorkingDay(addDays(first, -1), -1, daysOff)
  const start = isWorkingDay(before, daysOff) ? addDays(before, 1) : first
  return Array.from({ length: daysBetween(start, day) + 1 }, (_, count) => addDays(start, count))
}

/** True within QUIET_DAYS of an earlier reminder, except for one after the due day where the earlier was before it. */
export const holdsBack = (
  earlier: Pick<SentReminder, 'fecha' | 'dias'>,
  day: IsoDate,
  dias: number,
): boolean => daysBetween(earlier.fecha, day) < QUIET_DAYS && !(dias > 0 && earlier.dias < 0)

export const reminderKey = (ruleId: number, family: FamilyKey, vencimiento: IsoDate): string =>
  `${ruleId} ${family} ${vencimiento}`

export interface PlanOf {
  readonly rules: readonly PlannedRule[]
  readonly dues: ReadonlyMap<IsoDate, readonly Due[]>
  readonly daysOff: readonly IsoDate[]
  /** `reminderKey`s already queued, which never repeat. */
  readonly done: ReadonlySet<string>
}

/** One per family: of several rules the one with most `dias`. @param from by `windowStart` */
export const remindersOn = (
  { rules, dues, daysOff, done }: PlanOf,
  from: IsoDate,
  day: IsoDate,
): Reminder[] => {
  const winners = new Map<FamilyKey, Reminder>()
  if (from > day || !isWorkingDay(day, daysOff)) return []
  const spans = new Map<IsoDate, readonly IsoDate[]>()
  for (const rule of [...rules].sort((a, b) => b.dias - a.dias)) {
    const start = laterDay(from, rule.desde)
    const span = spans.get(start) ?? spanOf(start, day, daysOff)
    spans.set(start, span)
    for (const target of span) {
      const vencimiento = addDays(target, -rule.dias)
      for (const { family, saldo } of dues.get(vencimiento) ?? []) {
        const won = winners.get(family)
        if ((won && won.rule !== rule) || done.has(reminderKey(rule.id, family, vencimiento))) continue
        const earliest = won?.vencimiento ?? vencimiento
        winners.set(family, { family, rule, vencimiento: earliest, saldo: (won?.saldo ?? 0) + saldo })
      }
    }
  }
  return [...winners.values()]
}

/** What leaves on a day, what does not, and why. @param reasonOf why a family gets none, other than an earlier reminder */
export const planDay = (
  reminders: readonly Reminder[],
  told: readonly SentReminder[],
  day: IsoDate,
  reasonOf: (reminder: Reminder) => string | null,
): DayPlan => {
  const earlier = byKey(told, ({ family }) => family)
  const leave: Reminder[] = []
  const leftOut: (Reminder & { motivo: string })[] = []
  for (const reminder of reminders) {
    const { family, rule } = reminder
    const isHeld = (earlier.get(family) ?? []).some((one) => holdsBack(one, day, rule.dias))
    const motivo = reasonOf(reminder) ?? (isHeld ? LEFT_OUT.recent : null)
    if (motivo === null) leave.push(reminder)
    else leftOut.push({ ...reminder, motivo })
  }
  return { fecha: day, leave, leftOut }
}
