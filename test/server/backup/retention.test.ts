import fc from 'fast-check'
import { expiredBackups, isLeftover, nightlyName } from '@server/backup/runBackup'
import { isDrillDue, isDue, schoolClock } from '@server/backup/backupRecord'

const DAY_MS = 86_400_000
const nameOf = (day: string) => nightlyName(`${day} 03:00:00`, false)
/** One backup a night up to a day, oldest first. */
const nights = (last: string, count: number) =>
  Array.from({ length: count }, (_, ago) =>
    nameOf(new Date(Date.parse(last) - ago * DAY_MS).toISOString().slice(0, 10)),
  ).reverse()
const keptOf = (names: readonly string[]) => {
  const expired = new Set(expiredBackups(names))
  return names.filter((name) => !expired.has(name))
}
/** Some years of nights: after each backup the old ones are deleted. */
const yearsLater = (count: number, every = 1) =>
  nights('2026-09-15', count)
    .filter((_, at) => (count - 1 - at) % every === 0)
    .reduce<string[]>((folder, name) => keptOf([...folder, name]), [])
const daysOf = (names: readonly string[]) => names.map((name) => name.slice(9, 19))

describe('which backups stay', () => {
  test('after two years of nights: 7 days, 4 weeks, 12 months, the newest of each', () => {
    expect(daysOf(yearsLater(730))).toEqual([
      ...['2025-10-31', '2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31'],
      ...['2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-30', '2026-08-31', '2026-09-06'],
      ...['2026-09-09', '2026-09-10', '2026-09-11', '2026-09-12', '2026-09-13', '2026-09-14', '2026-09-15'],
    ])
  })

  test('a computer that is on once a week keeps seven weeks and a year', () => {
    const days = daysOf(yearsLater(730, 7))
    expect(days.slice(-7)).toEqual([
      ...['2026-08-04', '2026-08-11', '2026-08-18', '2026-08-25', '2026-09-01', '2026-09-08', '2026-09-15'],
    ])
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12)
  })

  test('of several on one day the last stays', () => {
    const names = ['030000', '120000', '183000'].map((time) => `respaldo-2026-09-15-${time}.tar`)
    expect(expiredBackups(names)).toEqual([
      'respaldo-2026-09-15-120000.tar',
      'respaldo-2026-09-15-030000.tar',
    ])
  })

  test('what somebody else put there is never removed, however old', () => {
    const others = [
      'respaldo.tar',
      'respaldo-2001-01-01.tar',
      'notas.txt',
      'respaldo-2001-01-01-030000.tar.gz',
    ]
    expect(
      expiredBackups([...others, ...nights('2026-09-15', 40)]).filter((name) => others.includes(name)),
    ).toEqual([])
  })

  test('the newest always stays, and never more than 23', () => {
    const day = fc
      .integer({ min: 0, max: 3000 })
      .map((ago) => nameOf(new Date(Date.UTC(2026, 8, 15) - ago * DAY_MS).toISOString().slice(0, 10)))
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 200 }), (names) => {
        const kept = keptOf(names)
        expect(kept).toContain([...names].sort().at(-1))
        expect(kept.length).toBeLessThanOrEqual(23)
      }),
    )
  })

  test('a part of one that was killed is known by its name', () => {
    expect(isLeftover(`${nameOf('2026-09-15')}.parcial`)).toBe(true)
    expect(isLeftover('respaldo.tar.parcial')).toBe(false)
  })
})

describe('when one is due', () => {
  const ZONE = 'America/Mexico_City'
  const at = (clock: string) => new Date(`2026-09-${clock}:00.000-06:00`)

  test("the school's clock, not the machine's", () => {
    expect(schoolClock(new Date('2026-09-15T04:30:05Z'), ZONE)).toBe('2026-09-14 22:30:05')
    expect(nightlyName(schoolClock(new Date('2026-09-15T04:30:05Z'), ZONE), true)).toBe(
      'respaldo-2026-09-14-223005.tar.cifrado',
    )
  })

  test.each([
    ['the night before, before the hour', '14T03:00', '15T02:59', false],
    ['the night before, at the hour', '14T03:00', '15T03:00', true],
    ['tonight', '15T03:00', '15T23:59', false],
    ['tonight, after midnight', '15T03:00', '16T01:00', false],
    ['late, when the computer was off', '14T03:00', '15T08:10', true],
    ['made late yesterday, today at the hour', '14T08:10', '15T03:05', true],
  ])('%s', (_name, last, now, due) => {
    expect(isDue(at(last), at(now), 3, ZONE)).toBe(due)
  })

  test.each([
    ['none yet: with the first backup', null, null, '15T12:00', true],
    ['six nights later', '08T03:20', '08T03:20', '14T03:20', false],
    ['a week later, before the hour', '08T03:20', '08T03:20', '15T02:50', false],
    ['a week later, at night', '08T03:20', '08T03:20', '15T03:20', true],
    ['a week later, while the school works', '08T03:20', '08T03:20', '15T11:00', false],
    ['the day after, when the computer is off at night', '08T03:20', '08T03:20', '16T09:00', true],
    ['one that failed, the same night', '01T03:20', '15T03:20', '15T04:20', false],
    ['one that failed, the next night', '08T03:20', '15T03:20', '16T03:20', true],
  ])('a drill: %s', (_name, good, last, now, due) => {
    const tried = { good: good === null ? null : at(good), last: last === null ? null : at(last) }
    expect(isDrillDue(tried, at(now), 3, ZONE)).toBe(due)
  })

  test('none yet: at once; at midnight: with each new day', () => {
    expect(isDue(null, at('15T12:00'), 3, ZONE)).toBe(true)
    expect([
      isDue(at('15T23:59'), at('16T00:00'), 0, ZONE),
      isDue(at('16T00:00'), at('16T23:59'), 0, ZONE),
    ]).toEqual([true, false])
  })
})
