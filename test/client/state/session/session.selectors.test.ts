import {
  selectMay,
  selectRenewedAt,
  selectRoleName,
  selectSessionUser,
  selectToken,
} from '@client/state/session/session.selectors'
import type { SessionState } from '@client/state/session/session.slice'
import type { Access } from '@contract/http/route'

const withSession = (over: Partial<SessionState>) => ({
  session: {
    token: 'ficha',
    user: { id: 7, name: 'cajera', typeUser: 'NORMAL' },
    roles: [{ id: 2, name: 'CAJA' }],
    permissions: [],
    ok: true,
    renewedAt: 5,
    ended: null,
    ...over,
  },
})
const granted = (module: string, action: string) => withSession({ permissions: [{ module, action }] })

test('the plain ones read the session', () => {
  const state = withSession({})
  expect(selectToken(state)).toBe('ficha')
  expect(selectSessionUser(state)?.name).toBe('cajera')
  expect(selectRoleName(state)).toBe('CAJA')
  expect(selectRoleName(withSession({ roles: [] }))).toBe('')
  expect(selectRenewedAt(state)).toBe(5)
})

describe('selectMay of one pair', () => {
  test.each([
    ['CARGOS', 'UPDATE', true],
    ['CARGOS', 'DELETE', false],
    ['cargos', 'UPDATE', false],
    ['COLEGIATURAS', 'UPDATE', false],
    ['Compras', 'CREATE', false],
  ])('with CARGOS UPDATE alone, %s %s is %s', (module, action, expected) => {
    expect(selectMay(granted('CARGOS', 'UPDATE'))([[module, action]])).toBe(expected)
  })

  test('Compras is none of the 13 modules and counts when a server grants it', () => {
    expect(selectMay(granted('Compras', 'CREATE'))([['Compras', 'CREATE']])).toBe(true)
    expect(selectMay(granted('Compras', 'READ'))([['Compras', 'CREATE']])).toBe(false)
  })
})

describe('selectMay', () => {
  const either: Access = [
    ['ALUMNOS', 'READ'],
    ['CARGOS', 'READ'],
  ]
  const out = withSession({ token: null })
  test.each<[string, ReturnType<typeof withSession>, Access, boolean]>([
    ['public opens to nobody in particular', out, 'public', true],
    ['session needs a token', out, 'session', false],
    ['session needs nothing else', withSession({}), 'session', true],
    ['the first pair opens', granted('ALUMNOS', 'READ'), either, true],
    ['any other pair opens', granted('CARGOS', 'READ'), either, true],
    ['another action does not', granted('CARGOS', 'CREATE'), either, false],
    ['no permission opens nothing', withSession({}), either, false],
    [
      'permissions left without a token open nothing',
      { session: { ...granted('CARGOS', 'READ').session, token: null } },
      either,
      false,
    ],
  ])('%s', (_name, state, access, expected) => {
    expect(selectMay(state)(access)).toBe(expected)
  })
})
