import { noticesApi } from '@client/state/notices/notices.api'
import { parentsApi } from '@client/state/parents/parents.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { studentsApi } from '@client/state/students/students.api'
import { NOTICE_SENDER } from '@contract/notices/notices.rules'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import {
  selectEnrolledParents,
  selectParent,
  selectParents,
  selectStudents,
  selectStudentsWithoutParent,
} from '@test/support/state/shown'

let server: TestServer
let office: Office
let store: AppStore
let pupils: number[]

const { endpoints } = parentsApi
const state = () => store.getState()
const withoutParent = () => selectStudentsWithoutParent(state()).map(({ id }) => id)
const refusal = (work: { unwrap: () => Promise<unknown> }) =>
  work.unwrap().then(
    () => null,
    (error: unknown) => error,
  )

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  pupils = await office.addPupils(4)
  const cycle = await office.addCycle()
  await office.enrol(cycle, [pupils[0]!])
  store = joinStore(server)
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await store.dispatch(endpoints.listParents.initiate())
  await store.dispatch(endpoints.listEnrolledParents.initiate())
  await store.dispatch(studentsApi.endpoints.listStudents.initiate())
  await store.dispatch(studentsApi.endpoints.listStudentsWithoutParent.initiate())
})
afterAll(() => server.close())

test('a parent with a child is registered once, and every list on screen follows', async () => {
  await eventually(() => expect(withoutParent()).toHaveLength(4))
  const body = {
    nombre: 'rosa muñoz',
    telefono: '722 123 4567',
    correo: null,
    direccion: null,
    hijos: [{ id: pupils[0]! }],
    idempotencyKey: 'padre-1',
  }
  const { padre } = await store.dispatch(endpoints.createParent.initiate(body)).unwrap()
  expect(padre).toMatchObject({ nombre: 'ROSA MUÑOZ', telefono: '7221234567', userId: null })
  // The answer was lost and the button pressed again.
  const again = await store.dispatch(endpoints.createParent.initiate(body)).unwrap()
  expect(again.padre.id).toBe(padre.id)
  await eventually(() => expect(selectParents(state())).toHaveLength(1))
  await eventually(() => expect(withoutParent()).toEqual(pupils.slice(1)))
  await eventually(() => expect(selectEnrolledParents(state())).toHaveLength(1))
  const pupil = () => selectStudents(state()).find(({ id }) => id === pupils[0])
  await eventually(() => expect(pupil()?.padre?.id).toBe(padre.id))
})

test('children are added; a pupil who has a parent is refused and nothing changes', async () => {
  const [rosa] = selectParents(state())
  await store.dispatch(
    endpoints.addChildren.initiate({ idPadre: rosa!.id, hijos: [{ id: pupils[1]! }, { id: pupils[2]! }] }),
  )
  await eventually(() => expect(withoutParent()).toEqual([pupils[3]]))

  const { padre: juan } = await store
    .dispatch(endpoints.createParent.initiate({ nombre: 'JUAN', telefono: '5512345678' }))
    .unwrap()
  const refused = await refusal(
    store.dispatch(
      endpoints.addChildren.initiate({ idPadre: juan.id, hijos: [{ id: pupils[1]! }, { id: pupils[3]! }] }),
    ),
  )
  expect(refused).toMatchObject({ status: 409, campos: { hijos: expect.stringContaining('ROSA MUÑOZ') } })
  await store.dispatch(endpoints.listParents.initiate(undefined, { forceRefetch: true })).unwrap()
  await store.dispatch(endpoints.listEnrolledParents.initiate(undefined, { forceRefetch: true })).unwrap()
  const listed = () => selectParents(state()).find(({ id }) => id === juan.id)
  await eventually(() => expect(listed()?.alumnos).toEqual([]))
  await eventually(() =>
    expect(selectEnrolledParents(state()).map(({ nombre }) => nombre)).toEqual(['ROSA MUÑOZ']),
  )
})

test('one parent’s page: data, user of the app, notices', async () => {
  const rosa = selectParents(state()).find(({ nombre }) => nombre === 'ROSA MUÑOZ')!
  const selectRosa = selectParent({ id: rosa.id })
  await store.dispatch(endpoints.getParent.initiate({ id: rosa.id }))
  await eventually(() => expect(selectRosa(state())[0]?.alumnos).toHaveLength(3))

  await store.dispatch(endpoints.updateParent.initiate({ id: rosa.id, correo: 'rosa@correo.mx' })).unwrap()
  await eventually(() => expect(selectRosa(state())[0]?.correo).toBe('rosa@correo.mx'))

  const user = { id: rosa.id, username: 'rosa', password: 'Familia#2026' }
  const { message } = await store.dispatch(endpoints.createParentUser.initiate(user)).unwrap()
  expect(message).toBe('El Usuario fue Creado Exitosamente')
  await eventually(() => expect(selectRosa(state())[0]?.usuario?.name).toBe('rosa'))
  expect(await refusal(store.dispatch(endpoints.createParentUser.initiate(user)))).toMatchObject({
    status: 409,
  })
  // The app's user is no user of the office.
  const outsider = joinStore(server)
  const denied = await refusal(
    outsider.dispatch(sessionApi.endpoints.login.initiate({ user: 'rosa', password: 'Familia#2026' })),
  )
  expect(denied).toMatchObject({ status: 401 })

  const history = noticesApi.endpoints.listParentNotices.select({ id: rosa.id })
  await store.dispatch(noticesApi.endpoints.listParentNotices.initiate({ id: rosa.id }))
  const notice = { idPadre: rosa.id, titulo: 'junta', descripcion: 'mañana', idempotencyKey: 'aviso-1' }
  await store.dispatch(noticesApi.endpoints.sendNotice.initiate(notice)).unwrap()
  await eventually(() =>
    expect(history(state()).data).toMatchObject([
      { titulo: 'JUNTA', descripcion: 'MAÑANA', usuario: NOTICE_SENDER, remitente: { name: ADMIN.user } },
    ]),
  )
})
