import fc from 'fast-check'
import { addDays, daysBetween, weekdayOf } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import type { FamilyKey } from '@contract/domain/family'
import { nearestWorkingDay } from '@contract/domain/restDays'
import {
  daysText,
  holdsBack,
  isWorkingDay,
  LEFT_OUT,
  MADE_UP_DAYS,
  planDay,
  remindersOn,
  QUIET_DAYS,
  reminderKey,
  windowStart,
  type Due,
  type PlanOf,
  type SentReminder,
} from '@contract/reminders/reminders.rules'
import { runs } from '@test/support/runs'

const START = '2026-10-01'
const [ROSA, JUAN]: FamilyKey[] = ['padre-1', 'padre-2']
const RULES = [-3, 1, 8, 20].map((dias, at) => ({ id: at + 1, dias, desde: '2026-01-01' }))

const duesOf = (rows: readonly Due[]): Map<IsoDate, Due[]> => {
  const by = new Map<IsoDate, Due[]>()
  for (const row of rows) by.set(row.vencimiento, [...(by.get(row.vencimiento) ?? []), row])
  return by
}
const planOf = (rows: readonly Due[], over: Partial<PlanOf> = {}): PlanOf => ({
  rules: RULES,
  dues: duesOf(rows),
  daysOff: [],
  done: new Set(),
  ...over,
})
const due = (vencimiento: IsoDate, saldo = 235_000, family = ROSA!): Due => ({ family, vencimiento, saldo })
const plan = (of: PlanOf, told: readonly SentReminder[], from: IsoDate, day: IsoDate) =>
  planDay(remindersOn(of, from, day), told, day, () => null)
const said = (of: PlanOf, told: readonly SentReminder[], from: IsoDate, day: IsoDate) =>
  plan(of, told, from, day).leave.map(({ family, rule, vencimiento, saldo }) => [
    family,
    rule.dias,
    vencimiento,
    saldo,
  ])

test('a rule runs on its day, or on the next working day', () => {
  // The 10th of October 2026 is a Saturday; the 16th of November a day off by law.
  const inNovember = planOf([due('2026-11-15')])
  expect(said(inNovember, [], '2026-11-16', '2026-11-16')).toEqual([])
  expect(said(inNovember, [], '2026-11-17', '2026-11-17')).toEqual([[ROSA, 1, '2026-11-15', 235_000]])
  const of = planOf([due('2026-10-09'), due('2026-10-11', 50_000)])
  // The 10th (+1) and the 12th (+1) both run on Monday the 12th: one reminder, of the oldest, with both.
  expect(said(of, [], '2026-10-12', '2026-10-12')).toEqual([[ROSA, 1, '2026-10-09', 285_000]])
  expect(said(of, [], '2026-10-10', '2026-10-10')).toEqual([])
})

test('of several rules on one day the largest wins', () => {
  const of = planOf([due('2026-10-12'), due('2026-10-08', 50_000)], {
    rules: [...RULES, { id: 9, dias: 5, desde: '2026-01-01' }],
  })
  expect(said(of, [], '2026-10-13', '2026-10-13')).toEqual([[ROSA, 5, '2026-10-08', 50_000]])
})

test('one reminder in seven days; a rule after the due day is not held back by one before it', () => {
  const of = planOf([due('2026-10-12')])
  const before = { family: ROSA!, fecha: '2026-10-09', dias: -3 }
  expect(said(of, [before], '2026-10-13', '2026-10-13')).toHaveLength(1)
  // The morning after the first mail: another one of the due day itself, or after it, does hold it back.
  for (const dias of [0, 1, 8])
    expect(plan(of, [{ ...before, fecha: '2026-10-12', dias }], '2026-10-13', '2026-10-13')).toMatchObject({
      leave: [],
      leftOut: [{ family: ROSA, motivo: LEFT_OUT.recent }],
    })
  expect(holdsBack({ fecha: '2026-10-06', dias: 1 }, '2026-10-13', 8)).toBe(false)
  expect(holdsBack({ fecha: '2026-10-07', dias: 1 }, '2026-10-13', 8)).toBe(true)
  expect(holdsBack({ fecha: '2026-10-12', dias: 8 }, '2026-10-13', -3)).toBe(true)
})

test('days with the computer off are made up for, up to three back, and never twice', () => {
  const of = planOf([due('2026-10-12')], { rules: [{ id: 1, dias: 1, desde: '2026-01-01' }] })
  expect(windowStart('2026-10-16', '2026-10-12', '2026-01-01')).toBe('2026-10-13')
  expect(said(of, [], windowStart('2026-10-16', '2026-10-12', '2026-01-01'), '2026-10-16')).toHaveLength(1)
  expect(said(of, [], windowStart('2026-10-19', '2026-10-12', '2026-01-01'), '2026-10-19')).toEqual([])
  // It ran on the 15th, so what fell on the 13th was made up for then.
  expect(said(of, [], windowStart('2026-10-16', '2026-10-15', '2026-01-01'), '2026-10-16')).toEqual([])
  const done = new Set([reminderKey(1, ROSA!, '2026-10-12')])
  expect(said({ ...of, done }, [], '2026-10-13', '2026-10-16')).toEqual([])
})

test('what fell before the switch or the rule was there is not made up for', () => {
  expect(windowStart('2026-10-16', null, '2026-10-15')).toBe('2026-10-15')
  const of = planOf([due('2026-10-12')], { rules: [{ id: 1, dias: 1, desde: '2026-10-14' }] })
  expect(said(of, [], '2026-10-13', '2026-10-14')).toEqual([])
})

test('the words of a rule', () => {
  expect([-3, -1, 0, 1, 20].map(daysText)).toEqual([
    '3 días antes',
    '1 día antes',
    'El día que vence',
    '1 día después',
    '20 días después',
  ])
})

const aDay = fc.integer({ min: 0, max: 90 }).map((days) => addDays(START, days))
const someDues = fc.array(
  fc.record({
    family: fc.constantFrom(ROSA!, JUAN!),
    vencimiento: aDay,
    saldo: fc.integer({ min: 1, max: 9e5 }),
  }),
  { maxLength: 12 },
)
const someRules = fc
  .uniqueArray(fc.integer({ min: -15, max: 60 }), { minLength: 1, maxLength: 10 })
  .map((all) => all.map((dias, at) => ({ id: at + 1, dias, desde: '2026-01-01' })))

/** Runs on the days that `isOn` names, from the first of October for 150 days. */
const simulate = (of: PlanOf, isOn: (day: IsoDate) => boolean) => {
  const [told, done, left] = [[] as SentReminder[], new Set<string>(), [] as { day: IsoDate; key: string }[]]
  let lastRun: IsoDate | null = null
  for (let count = 0; count < 150; count += 1) {
    const day = addDays(START, count)
    if (!isOn(day) || !isWorkingDay(day, of.daysOff)) continue
    const { leave } = plan({ ...of, done }, told, windowStart(day, lastRun, START), day)
    for (const { family, rule, vencimiento } of leave) {
      told.push({ family, fecha: day, dias: rule.dias })
      const key = reminderKey(rule.id, family, vencimiento)
      left.push({ day, key })
      done.add(key)
    }
    lastRun = day
  }
  return { told, left }
}

test('property: whatever is owed and however often the computer is off, no family gets two or any on a day of rest', () => {
  fc.assert(
    fc.property(
      someDues,
      someRules,
      fc.array(fc.boolean(), { minLength: 150, maxLength: 150 }),
      (dues, rules, on) => {
        const of = planOf(dues, { rules })
        const { told, left } = simulate(of, (day) => on[daysBetween(START, day)]!)
        expect(new Set(left.map(({ key }) => key)).size).toBe(left.length)
        for (const { day, key } of left) {
          expect(weekdayOf(day)).toBeLessThan(5)
          const [rule, , vencimiento] = key.split(' ') as [string, FamilyKey, IsoDate]
          const fell = nearestWorkingDay(addDays(vencimiento, rules[Number(rule) - 1]!.dias), 1, [])
          // Made up for by the third day, or on the first working day after a rest that began then.
          expect(daysBetween(fell, day)).toBeGreaterThanOrEqual(0)
          expect(daysBetween(fell, day)).toBeLessThanOrEqual(MADE_UP_DAYS)
        }
        told.forEach((one, at) =>
          told.slice(0, at).forEach((other) => {
            if (one.family !== other.family || daysBetween(other.fecha, one.fecha) >= QUIET_DAYS) return
            expect([one.dias > 0, other.dias < 0]).toEqual([true, true])
          }),
        )
      },
    ),
    { numRuns: runs(100, 15) },
  )
})

test('a reason leaves a family out and is said, before that of an earlier reminder', () => {
  const reminders = remindersOn(
    planOf([due('2026-10-12'), due('2026-10-12', 1, JUAN!)]),
    '2026-10-13',
    '2026-10-13',
  )
  const told = [{ family: ROSA!, fecha: '2026-10-12', dias: 8 }]
  const { leave, leftOut } = planDay(reminders, told, '2026-10-13', ({ family }) =>
    family === ROSA ? LEFT_OUT.muted : null,
  )
  expect(leave.map(({ family }) => family)).toEqual([JUAN])
  expect(leftOut).toMatchObject([{ family: ROSA, motivo: LEFT_OUT.muted, saldo: 235_000 }])
})
