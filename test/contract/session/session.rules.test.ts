import { EMPTY_LOGIN, IDLE_WARNING_MS, loginProblem, SESSION_MS } from '@contract/session/session.rules'

test.each([
  ['', ''],
  ['directora', ''],
  ['', 'Direccion#2026'],
  ['   ', 'Direccion#2026'],
])('user %j with password %j: all fields are asked for', (user, password) => {
  expect(loginProblem({ user, password })).toBe(EMPTY_LOGIN)
})

test.each([
  ['directora', 'Direccion#2026'],
  [' directora ', ' '],
])('user %j with password %j may be sent: blanks can be a password', (user, password) => {
  expect(loginProblem({ user, password })).toBeNull()
})

test('the warning leaves a minute before the token ends', () => {
  expect(SESSION_MS).toBe(900_000)
  expect(SESSION_MS - IDLE_WARNING_MS).toBe(60_000)
})
