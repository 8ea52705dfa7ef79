import { schoolZone, setSchoolZone, today } from '@client/state/clock/schoolClock'
import { filesUnder, textOf } from '../../../support/checks/files'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-16T04:30:00.000Z') })
})
afterEach(() => {
  jest.useRealTimers()
  setSchoolZone('America/Mexico_City')
})

test.each([
  ['America/Mexico_City', '2026-09-15'],
  ['America/Tijuana', '2026-09-15'],
  ['America/Cancun', '2026-09-15'],
  ['Europe/Madrid', '2026-09-16'],
])('today is the day of %s, whatever the zone of the desk', (zone, day) => {
  setSchoolZone(zone)
  expect([schoolZone(), today()]).toEqual([zone, day])
})

test.each(['', 'America/Anahuac', 'mañana'])('a zone there is not, %p, is the usual one', (zone) => {
  setSchoolZone('Europe/Madrid')
  setSchoolZone(zone)
  expect([schoolZone(), today()]).toEqual(['America/Mexico_City', '2026-09-15'])
})

test('no other file of the client asks the desk which zone or day it has', () => {
  const asks = /resolvedOptions\(\)|todayIn\(/
  const own = 'src/client/state/clock/schoolClock.ts'
  const files = filesUnder('src/client', /\.tsx?$/)
  expect(files).toContain(own)
  expect(files.filter((file) => file !== own && asks.test(textOf(file)))).toEqual([])
})
