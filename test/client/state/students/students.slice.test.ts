import { studentsApi } from '@client/state/students/students.api'
import { aStudentRow } from '@test/support/state/rows'
import { fed } from '@test/support/state/tables'

const { endpoints } = studentsApi
const rows = [aStudentRow(6), aStudentRow(5)]
const NO_HEALTH = {
  alergias: [],
  enfermedades: [],
  medicamentos: [],
  tipo_sangre: null,
  servicio_medico: null,
  indicaciones: null,
}
const answer = { ok: true, alumnos: rows }

test.each([
  ['GET /alumnos/historial', endpoints.listStudents.initiate()],
  ['GET /alumnos/actualmente/inscritos', endpoints.listEnrolledStudents.initiate()],
  ['GET /alumnos/sin/padre', endpoints.listStudentsWithoutParent.initiate()],
] as const)('%s feeds the table, and the cache keeps its ids alone', async (call, asks) => {
  const {
    data,
    rows: kept,
    cache,
    afterSalir,
  } = await fed('students', {
    call,
    answer,
    ask: (store) => store.dispatch(asks as ReturnType<typeof endpoints.listStudents.initiate>),
  })
  expect(data).toEqual({ ids: [6, 5] })
  expect(kept).toEqual([rows[1], rows[0]])
  expect(cache).not.toContain(rows[0]?.numero_control)
  expect(afterSalir()).toEqual({ ids: [], entities: {}, asked: {} })
})

test.each([
  ['GET /alumnos/to/inscripcion', endpoints.listStudentsToEnrol.initiate(), answer, { rows }],
  [
    'GET /alumnos/to/beca/PRIMARIA',
    endpoints.listStudentsToScholarship.initiate({ grado: 'PRIMARIA' }),
    answer,
    rows,
  ],
  ['GET /alumnos/with/beca/9', endpoints.listScholarshipHolders.initiate({ cycleId: 9 }), answer, rows],
  ['GET /alumnos/to/grupo/9', endpoints.listStudentsWithoutGroup.initiate({ id: 9 }), answer, rows],
  [
    'GET /alumnos/5',
    endpoints.getStudent.initiate({ id: 5 }),
    { ok: true, alumno: rows[1] },
    { ...rows[1], ...NO_HEALTH, inscripciones: [] },
  ],
] as const)(
  '%s does not: what it says is of another cycle, or health data',
  async (call, asks, given, shown) => {
    const { data, rows: kept } = await fed('students', {
      call,
      answer: given,
      ask: (store) => store.dispatch(asks as ReturnType<typeof endpoints.getStudent.initiate>),
    })
    expect(data).toEqual(shown)
    expect(kept).toEqual([])
  },
)
