import { maskAction, maskState } from '@client/state/core/masking'
import { sessionApi } from '@client/state/session/session.api'
import { startClient } from '../../../support/state/client'
import { signedIn } from '../../../support/state/rows'

const MASK = '••••'

describe('an action', () => {
  test.each<[string, unknown, unknown]>([
    ['at the top', { type: 'a', token: 's' }, { type: 'a', token: MASK }],
    [
      'at depth',
      { type: 'a', meta: { arg: { originalArgs: { user: 'ana', password: 's' } } } },
      { type: 'a', meta: { arg: { originalArgs: { user: 'ana', password: MASK } } } },
    ],
    [
      'inside lists',
      { payload: [{ token: 's' }, { users: [{ password: 's' }] }] },
      { payload: [{ token: MASK }, { users: [{ password: MASK }] }] },
    ],
    ['an empty one too', { token: '' }, { token: MASK }],
    [
      'an absent one stays absent',
      { token: null, password: undefined },
      { token: null, password: undefined },
    ],
    ['a name alike is left', { tokens: 's', passwordHint: 's' }, { tokens: 's', passwordHint: 's' }],
  ])('%s', (_name, given, expected) => {
    expect(maskAction(given)).toEqual(expected)
  })

  test('without secrets is the same object, and so is every branch without', () => {
    const clean = { type: 'a', payload: { rows: [{ id: 1 }] } }
    expect(maskAction(clean)).toBe(clean)
    const rows = [{ id: 1 }]
    const masked = maskAction({ token: 's', rows })
    expect(masked.rows).toBe(rows)
  })

  test('files and dates are passed on as they are', () => {
    const file = new File(['x'], 'x.png')
    const when = new Date(0)
    expect(maskAction({ token: 's', file, when })).toEqual({ token: MASK, file, when })
    expect(maskAction({ token: 's', file }).file).toBe(file)
  })

  test('the original keeps its secret: the store works on', () => {
    const action = { type: 'a', payload: { token: 's' } }
    maskAction(action)
    expect(action.payload.token).toBe('s')
  })
})

describe('the state', () => {
  test('hides the token, wherever the store keeps it', async () => {
    const { network, store, signIn } = startClient()
    await signIn('secreto-1')
    network.on('GET /auth/verify', signedIn('secreto-2'))
    await store.dispatch(sessionApi.endpoints.verifySession.initiate())
    network.on('POST /auth/login', signedIn('secreto-3'))
    await store.dispatch(sessionApi.endpoints.login.initiate({ user: 'a', password: 'secreto-4' }))
    const shown = maskState(store.getState())
    expect(JSON.stringify(store.getState())).toContain('secreto-')
    expect(JSON.stringify(shown)).not.toContain('secreto-')
    expect(shown.session).toMatchObject({ token: MASK, user: { name: 'directora' } })
  })

  test('rows are not walked: their branches are the same', async () => {
    const { store, signIn } = startClient()
    await signIn()
    const state = store.getState()
    const shown = maskState(state)
    expect(shown.students).toBe(state.students)
    expect(shown.api.queries).toBe(state.api.queries)
  })

  test('a state of another shape is shown as it is', () => {
    expect(maskState({})).toEqual({})
  })
})
