import { dueDayAfter, dueDayOf, dueDayOfPupil, type DueRule } from '@contract/cycles/dueDays.rules'
import { startedMonthsLate } from '@contract/tuition/lateFees.rules'

const month = (anio: number, mes: number) => ({ anio, mes, parcialidad: 1 })
const rule = (over: Partial<DueRule> = {}): DueRule => ({ dia_limite: 10, ...over })
const OCTOBER = month(2026, 10)

it('leaves a due day alone without a rule', () => {
  expect(dueDayOf(OCTOBER, rule())).toBe('2026-10-10')
  expect(dueDayOf(OCTOBER, rule({ dia_habil: null, dias_inhabiles: ['2026-10-10'] }))).toBe('2026-10-10')
})

it('moves Saturday 10 October 2026 to Monday 12, and the second period of recargo to 13 November', () => {
  const due = dueDayOf(OCTOBER, rule({ dia_habil: 'SIGUIENTE' }))
  expect(due).toBe('2026-10-12')
  expect(startedMonthsLate(due, '2026-10-12')).toBe(0)
  expect(startedMonthsLate(due, '2026-11-12')).toBe(1)
  expect(startedMonthsLate(due, '2026-11-13')).toBe(2)
})

it('moves it to the Friday before', () => {
  expect(dueDayOf(OCTOBER, rule({ dia_habil: 'ANTERIOR' }))).toBe('2026-10-09')
})

it('may move it into the month before or after', () => {
  expect(dueDayOf(month(2026, 11), rule({ dia_limite: 1, dia_habil: 'ANTERIOR' }))).toBe('2026-10-30')
  expect(dueDayOf(month(2026, 10), rule({ dia_limite: 31, dia_habil: 'SIGUIENTE' }))).toBe('2026-11-02')
})

it('passes the official days of rest and those of the school', () => {
  const school = rule({ dia_limite: 16, dia_habil: 'SIGUIENTE', dias_inhabiles: ['2026-09-17'] })
  expect(dueDayOf(month(2026, 9), school)).toBe('2026-09-18')
})

it('moves the day of a late enrolment too', () => {
  // 15 + 10 is Sunday 25.
  expect(dueDayOfPupil(OCTOBER, rule({ dia_habil: 'SIGUIENTE' }), '2026-10-15')).toBe('2026-10-26')
  expect(dueDayOfPupil(OCTOBER, rule({ dia_habil: 'ANTERIOR' }), '2026-10-15')).toBe('2026-10-23')
  expect(dueDayOfPupil(OCTOBER, rule(), '2026-10-15')).toBe('2026-10-25')
})

it('keeps a moved due day that the pupil can still meet', () => {
  expect(dueDayOfPupil(OCTOBER, rule({ dia_habil: 'SIGUIENTE' }), '2026-10-12')).toBe('2026-10-12')
})

it('never makes a pupil late on the day of enrolment', () => {
  // Saturday + 1 is Sunday; the working day before it is Friday, a day before the enrolment.
  expect(dueDayAfter('2026-10-17', rule({ dia_limite: 1, dia_habil: 'ANTERIOR' }))).toBe('2026-10-19')
})

describe('a cycle from Sunday 30 August 2026', () => {
  const AUGUST = month(2026, 8)
  const from = (over: Partial<DueRule> = {}) => rule({ vence_desde: '2026-08-30', ...over })

  it('has August due on its first day, moved by the rule but never earlier', () => {
    expect(dueDayOf(AUGUST, from())).toBe('2026-08-30')
    expect(dueDayOf(AUGUST, from({ dia_habil: 'SIGUIENTE' }))).toBe('2026-08-31')
    expect(dueDayOf(AUGUST, from({ dia_habil: 'ANTERIOR' }))).toBe('2026-08-31')
    // On the 31st itself, a Monday, nothing moves.
    expect(dueDayOf(AUGUST, from({ dia_limite: 31 }))).toBe('2026-08-31')
  })

  it('leaves September where it was', () => {
    expect(dueDayOf(month(2026, 9), from())).toBe('2026-09-10')
  })

  it('keeps the old day where pupils were enrolled without this rule', () => {
    expect(dueDayOf(AUGUST, from({ vence_desde: null }))).toBe('2026-08-10')
  })

  it('is due on that day for a pupil enrolled before it, and later for one enrolled after it', () => {
    expect(dueDayOfPupil(AUGUST, from(), '2026-06-15')).toBe('2026-08-30')
    expect(dueDayOfPupil(AUGUST, from(), '2026-08-31')).toBe('2026-09-10')
  })
})
