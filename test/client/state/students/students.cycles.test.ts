import { studentsApi } from '@client/state/students/students.api'
import {
  selectEnrolledStudents,
  selectScholarshipHolders,
  selectStudentsWithoutGroup,
} from '@test/support/state/shown'
import { startClient } from '../../../support/state/client'
import { aStudentRow } from '../../../support/state/rows'

const { listEnrolledStudents, listScholarshipHolders, listStudentsWithoutGroup } = studentsApi.endpoints
const now = aStudentRow(5, { grado: 'PRIMARIA', grupo: { id: 3, nombre: '1° A' }, becas: [] })
const beca = { nombre: 'EXCELENCIA', grado: 'PREESCOLAR' as const, porcentaje: 15 }
const before = aStudentRow(5, { grado: 'PREESCOLAR', grupo: null, becas: [{ beca }] })
const another = aStudentRow(6, { grado: 'PREESCOLAR', grupo: null, becas: [{ beca }] })

test.each([
  [
    '/alumnos/with/beca/9',
    listScholarshipHolders.initiate({ cycleId: 9 }),
    selectScholarshipHolders({ cycleId: 9 }),
  ] as const,
  [
    '/alumnos/to/grupo/9',
    listStudentsWithoutGroup.initiate({ id: 9 }),
    selectStudentsWithoutGroup({ id: 9 }),
  ] as const,
])('%s: pupils as they were in another cycle do not change those of today', async (path, ask, select) => {
  const { network, store } = startClient()
  network.on('GET /alumnos/actualmente/inscritos', { ok: true, alumnos: [now] })
  network.on(`GET ${path}`, { ok: true, alumnos: [another, before] })
  await store.dispatch(listEnrolledStudents.initiate())
  expect(select(store.getState())).toEqual([])
  await store.dispatch(ask as never)
  const shown = select(store.getState())
  expect(shown.map(({ id, grado, grupo }) => [id, grado, grupo])).toEqual([
    [6, 'PREESCOLAR', null],
    [5, 'PREESCOLAR', null],
  ])
  expect(select(store.getState())).toBe(shown)
  expect(selectEnrolledStudents(store.getState())).toMatchObject([{ id: 5, grado: 'PRIMARIA', becas: [] }])
  expect(store.getState().students.entities[5]?.grupo).toEqual({ id: 3, nombre: '1° A' })
  expect(store.getState().students.entities[6]).toBeUndefined()
})
