import { createRecent } from '@server/modules/live/live.service'

let now = 0
const open = () => {
  now = 1_000
  return createRecent(() => now)
}

test('nothing is known before a whole minute was listened to', () => {
  const recent = open()
  expect(recent.tags()).toBeUndefined()
  recent.begin()
  recent.add(['Charge'])
  now += 60_000 - 1
  expect(recent.tags()).toBeUndefined()
  now += 1
  expect(recent.tags()).toEqual(['Charge'])
})

test('what changed longer ago is left out, and a line that was lost begins anew', () => {
  const recent = open()
  recent.begin()
  now += 60_000
  recent.add(['Charge', 'Payment'])
  now += 60_000 - 10
  recent.add(['Charge'])
  expect(recent.tags()).toEqual(['Charge', 'Payment'])
  now += 11
  expect(recent.tags()).toEqual(['Charge'])
  recent.begin()
  expect(recent.tags()).toBeUndefined()
})
