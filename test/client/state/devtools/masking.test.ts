import { mask, maskAction, showState } from '@client/state/devtools/masking'
import { sessionApi } from '@client/state/session/session.api'
import { startClient } from '../../../support/state/client'
import { signedIn } from '../../../support/state/rows'

const MASK = '***'

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
    const shown = showState(store.getState())
    expect(JSON.stringify(store.getState())).toContain('secreto-')
    expect(JSON.stringify(shown)).not.toContain('secreto-')
    expect(shown.session).toMatchObject({ token: MASK, user: { name: 'directora' } })
  })

  test('a link that opens a file is none any more, and asks nobody', () => {
    const foto = 'https://escuela.mx/files/7/miniatura?exp=1790000000&firma=abc'
    expect(mask({ rows: [{ foto, otra: '/departamento.svg' }] })).toEqual({
      rows: [{ foto: 'data:,', otra: '/departamento.svg' }],
    })
  })

  const rows = Array.from({ length: 30 }, (_, id) => ({ id }))
  test('long lists are cut and say so; the rest is whole', () => {
    const entities = Object.fromEntries(rows.map((row) => [row.id, row]))
    const state = { list: rows, table: { ids: rows.map(({ id }) => id), entities }, short: rows.slice(0, 20) }
    expect(showState<object>(state)).toEqual({
      list: [...rows.slice(0, 5), '… 25 more'],
      table: {
        ids: [0, 1, 2, 3, 4],
        entities: Object.fromEntries(rows.slice(0, 5).map((row) => [row.id, row])),
        more: 25,
      },
      short: rows.slice(0, 20),
    })
  })

  test('what did not change is not walked again: the panel asks after each action', () => {
    const state = { list: rows, session: { token: 's' } }
    const { list, session } = showState<Record<string, unknown>>(state)
    const next = showState<Record<string, unknown>>({ ...state, more: 1 })
    expect(next['list']).toBe(list)
    expect(next['session']).toBe(session)
  })
})
