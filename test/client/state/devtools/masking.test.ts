import { mask, maskAction, showState } from '@client/state/devtools/masking'
import { sessionApi } from '@client/state/session/session.api'
import { rosterApi } from '@client/state/roster/roster.api'
import { studentsApi } from '@client/state/students/students.api'
import { startClient } from '../../../support/state/client'
import { aStudentRow, signedIn } from '../../../support/state/rows'

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

describe('health and salaries', () => {
  const question = { idPregunta: 4, respuestas: ['Asma'] }
  const medicine = { id: 3, nombre: 'SALBUTAMOL', dosis: '2 mg', horario: '8:00' }
  test.each<[string, unknown, unknown]>([
    [
      'a list keeps its ids and its length',
      { alergias: [{ id: 7, descripcion: 'NUEZ' }] },
      { alergias: [{ id: 7, descripcion: MASK }] },
    ],
    [
      'every text of a medicine',
      { medicamentos: [medicine] },
      { medicamentos: [{ id: 3, nombre: MASK, dosis: MASK, horario: MASK }] },
    ],
    [
      'what a form sends as text',
      { enfermedades: '[{"descripcion":"ASMA"}]', tipo_sangre: 'O+' },
      { enfermedades: MASK, tipo_sangre: MASK },
    ],
    [
      'what is not there',
      { servicio_medico: null, indicaciones: undefined, alergias: [] },
      { servicio_medico: null, indicaciones: undefined, alergias: [] },
    ],
    [
      'a note about an adult',
      { id: 1, nombre: 'LUZ', nota: 'Sin custodia' },
      { id: 1, nombre: 'LUZ', nota: MASK },
    ],
    [
      'answers of a family',
      { padre: { id: 1 }, respuestas: [question] },
      { padre: { id: 1 }, respuestas: [{ idPregunta: 4, respuestas: [MASK] }] },
    ],
    [
      'a salary stays a number, which a page can draw',
      { sueldo: 12500.5, puesto: 'X' },
      { sueldo: 0, puesto: 'X' },
    ],
    ['a salary that a form sends', { sueldo: '12500.50' }, { sueldo: MASK }],
    [
      'a salary in the bitácora',
      {
        cambios: [
          { campo: 'sueldo', antes: 1, despues: 2 },
          { campo: 'puesto', antes: 'A' },
        ],
      },
      {
        cambios: [
          { campo: 'sueldo', antes: 0, despues: 0 },
          { campo: 'puesto', antes: 'A' },
        ],
      },
    ],
    [
      'cells of a file',
      { filas: [{ fila: 2, celdas: ['ANA', 'NUEZ'] }], muestra: [['NUEZ']] },
      { filas: [{ fila: 2, celdas: [MASK, MASK] }], muestra: [[MASK]] },
    ],
    [
      'fields alike',
      { respondidas: 2, muestra: { folio: 1 }, antes: 3 },
      { respondidas: 2, muestra: { folio: 1 }, antes: 3 },
    ],
  ])('%s', (_name, given, expected) => {
    expect(mask(given)).toEqual(expected)
  })

  test('the same list is hidden only where it is private', () => {
    const list = [{ id: 1, descripcion: 'NUEZ' }]
    expect(mask({ otra: list, alergias: list })).toEqual({
      otra: list,
      alergias: [{ id: 1, descripcion: MASK }],
    })
  })

  test('of a pupil who was read and an employee who was changed nothing is in the log', async () => {
    const { network, store, signIn } = startClient()
    await signIn('t')
    network.on('GET /alumnos/7', {
      ok: true,
      alumno: {
        ...aStudentRow(7),
        alergias: [{ id: 1, descripcion: 'QZNUEZ' }],
        tipo_sangre: 'QZO',
        inscripciones: [],
      },
    })
    network.on('PATCH /plantilla/data/3', { ok: true, empleado: { id: 3, nombre: 'LUZ', sueldo: 98765.43 } })
    await store.dispatch(studentsApi.endpoints.getStudent.initiate({ id: 7 }))
    await store.dispatch(rosterApi.endpoints.updateEmployee.initiate({ id: 3, sueldo: 98765.43 }))
    const [kept, shown] = [store.getState(), mask(store.getState())].map((state) => JSON.stringify(state))
    for (const text of ['QZNUEZ', 'QZO', '98765.43']) {
      expect(kept).toContain(text)
      expect(shown).not.toContain(text)
    }
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
