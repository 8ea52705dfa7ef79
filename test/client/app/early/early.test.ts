import { askEarly } from '@client/app/early/early'
import { SHORT_LIST } from '@client/state/core/reads'
import { earlyAnswers, takingEarly } from '@client/state/early/earlyAnswers'
import { setupStore } from '@client/state/store'
import { studentsApi } from '@client/state/students/students.api'
import { sessionAdopted } from '@client/state/session/sessionEvents'
import { answer, BASE_URL } from '@test/support/state/fakeNetwork'
import { aStudentRow } from '@test/support/state/rows'

const LIST = `${BASE_URL}/alumnos/historial?maximo=2000`
const session = { token: 'ficha-1', userId: 7 }
const blob = (id: number) => ({
  token: 'ficha-1',
  user: { id, name: 'directora', typeUser: 'NORMAL' as const },
  roles: [],
  permissions: [],
})

/** A browser that asked early at an address, and the store that takes over. */
const open = (reply: () => Promise<Response>, search = '', path = '/historial/alumnos') => {
  const sent: Request[] = []
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    sent.push(request)
    return reply()
  }
  const at = { href: `http://escuela.test${path}${search}`, pathname: path, search }
  askEarly({ fetch: send, api: '/api', at, session })
  const userId = () => store.getState().session.user?.id
  const { store } = setupStore({ fetch: takingEarly(send, userId), baseUrl: BASE_URL }, null)
  const list = () =>
    store.dispatch(studentsApi.endpoints.listStudents.initiate(SHORT_LIST, { forceRefetch: true }))
  return { sent, store, list, times: (url: string) => sent.filter((request) => request.url === url).length }
}
const rows = async () => answer(200, { ok: true, alumnos: [aStudentRow(1)] })

test('the list of the address is asked for once, with the session that was kept', async () => {
  const { sent, store, list, times } = open(rows)
  expect(sent.map(({ url }) => url)).toEqual([`${BASE_URL}/ciclo/actual`, LIST])
  expect(sent[1]!.headers.get('authorization')).toBe('Bearer ficha-1')
  store.dispatch(sessionAdopted(blob(7)))
  const { data } = await list()
  expect(data).toMatchObject({ ids: [1] })
  expect(times(LIST)).toBe(1)
  await list()
  expect(times(LIST)).toBe(2)
})

test('a line that broke early is the same error as one that breaks late, and is not asked twice', async () => {
  const { store, list, times } = open(() => Promise.reject(new TypeError('Failed to fetch')))
  store.dispatch(sessionAdopted(blob(7)))
  const early = await list()
  expect(times(LIST)).toBe(1)
  const late = await list()
  expect(times(LIST)).toBe(2)
  expect(early.error).toEqual(late.error)
  expect(early.error).toBeDefined()
})

test('what was asked for one user is not shown to another', async () => {
  const { store, list, times } = open(rows)
  store.dispatch(sessionAdopted(blob(8)))
  await list()
  expect(times(LIST)).toBe(2)
})

test('an address that names a page of a list asks for no other', () => {
  expect(open(rows, '', '/cortes').sent.map(({ url }) => url)).toContain(
    `${BASE_URL}/cortes?pagina=1&por_pagina=10`,
  )
  expect(open(rows, '?pagina=2', '/cortes').sent.map(({ url }) => url)).toEqual([
    `${BASE_URL}/ciclo/actual`,
    `${BASE_URL}/cortes/actual`,
  ])
})

test('an answer that no page takes is dropped half a minute later, and a newer one of the same address stays', () => {
  jest.useFakeTimers()
  try {
    open(rows)
    const first = earlyAnswers.get(LIST)
    jest.advanceTimersByTime(20_000)
    open(rows)
    const newer = earlyAnswers.get(LIST)
    expect(newer).not.toBe(first)
    jest.advanceTimersByTime(10_000)
    expect(earlyAnswers.get(LIST)).toBe(newer)
    jest.advanceTimersByTime(20_000)
    expect(earlyAnswers.has(LIST)).toBe(false)
  } finally {
    jest.useRealTimers()
  }
})
