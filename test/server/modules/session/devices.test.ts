import { createDevices } from '@server/modules/session/devices'

const DAY_MS = 24 * 60 * 60_000
const START = new Date('2026-09-15T00:00:00Z')
const after = (days: number) => new Date(START.getTime() + days * DAY_MS)
const devices = createDevices('secreto')

test('a browser is known for a year after its last sign-in, for the users who signed in with it', () => {
  const token = devices.signedIn(undefined, 'caja', START).token
  const id = devices.idOf(token, 'caja', START)
  expect(id).toMatch(/^\S{16}$/)
  expect(devices.idOf(token, 'caja', after(365))).toBe(id)
  expect(devices.idOf(token, 'caja', after(366))).toBeNull()
  expect(devices.idOf(token, 'directora', START)).toBeNull()
  const again = devices.signedIn(token, 'caja', after(300)).token
  expect(devices.idOf(again, 'caja', after(600))).toBe(id)
})

test('a shared desk remembers eight users; the ninth makes it forget the one who was away longest', () => {
  const names = Array.from({ length: 9 }, (_, at) => `usuario ${at}`)
  const full = names
    .slice(0, 8)
    .reduce<string | undefined>((token, name) => devices.signedIn(token, name, START).token, undefined)
  const known = (token: string | undefined) => names.map((name) => devices.idOf(token, name, START) !== null)
  expect(known(full)).toEqual([...Array<boolean>(8).fill(true), false])
  const back = devices.signedIn(full, 'usuario 0', START).token
  expect(known(devices.signedIn(back, 'usuario 8', START).token)).toEqual([
    true,
    false,
    ...Array<boolean>(7).fill(true),
  ])
})

test('a token that is altered, of another secret or no token at all is of an unknown browser', () => {
  const token = devices.signedIn(undefined, 'caja', START).token
  const altered = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const other of [altered, token.slice(1), '', undefined])
    expect(devices.idOf(other, 'caja', START)).toBeNull()
  expect(createDevices('otro').idOf(token, 'caja', START)).toBeNull()
})
