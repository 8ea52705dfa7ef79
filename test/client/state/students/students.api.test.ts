import { readStudent } from '@client/state/otherServers/firstLists'
import { studentsApi } from '@client/state/students/students.api'
import { startClient } from '@test/support/state/client'
import { settle } from '@test/support/state/fakeNetwork'
import { aStudentRow } from '@test/support/state/rows'

const { listStudents, createStudent, updateStudent } = studentsApi.endpoints
const pupil = { nombre: 'ANA', curp: 'X', numero_control: '1', fecha_nacimiento: '2018-03-15' }

test.each([
  ['a new pupil', 'POST /alumnos', createStudent.initiate({ ...pupil, idempotencyKey: 'k' })],
  [
    'a changed one',
    'PATCH /alumnos/5',
    updateStudent.initiate({ id: 5, nombre: 'ANA', idempotencyKey: 'k' }),
  ],
])('%s: the list of pupils is asked for again', async (_what, call, write) => {
  const { network, store } = startClient()
  network.on('GET /alumnos/historial', { ok: true, alumnos: [] })
  await store.dispatch(listStudents.initiate())
  network.on('GET /alumnos/historial', { ok: true, alumnos: [aStudentRow(5)] })
  network.on(call, { ok: true, alumno: aStudentRow(5) })
  await store.dispatch(write as ReturnType<typeof createStudent.initiate>)
  await settle()
  expect(listStudents.select()(store.getState()).data).toEqual({ ids: [5] })
})

test("a pupil of the school's existing server breaks no list: what it does not send is empty", () => {
  expect(readStudent({ id: 1, nombre: 'INÉS' })).toMatchObject({
    nombre: 'INÉS',
    becas: [],
    grupo: null,
    curp: '',
  })
})
