import { cyclesApi } from '@client/state/cycles/cycles.api'
import { groupsApi } from '@client/state/groups/groups.api'
import { scholarshipsApi } from '@client/state/scholarships/scholarships.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { studentsApi } from '@client/state/students/students.api'
import { tuitionApi } from '@client/state/tuition/tuition.api'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import {
  selectEnrolledStudents,
  selectGroups,
  selectScholarshipHolders,
  selectScholarships,
  selectStudentsToScholarship,
  selectStudentsWithoutGroup,
} from '@test/support/state/shown'

let server: TestServer
let store: AppStore
let cycleId: number
let pupils: number[]
const state = () => store.getState()

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id).sort((a, b) => a - b)

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
  const office = openOffice(server)
  cycleId = await office.addCycle()
  pupils = await office.addPupils(3)
  const enrolled = await office.enrol(cycleId, pupils, { grado: 'PREESCOLAR', mensualidad: 2350 })
  expect(enrolled.status).toBe(200)
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await store.dispatch(cyclesApi.endpoints.getCurrentCycle.initiate())
})
afterAll(() => server.close())

test('a beca of 15 % makes ten months of 1,997.50; every list on the screen follows', async () => {
  const [first, second, third] = pupils as [number, number, number]
  const { endpoints: students } = studentsApi
  const { endpoints: becas } = scholarshipsApi
  const eligible = selectStudentsToScholarship({ grado: 'PREESCOLAR' })
  const holders = selectScholarshipHolders({ cycleId })
  const list = selectScholarships({ id: cycleId })
  const statement = tuitionApi.endpoints.getTuition.select({ alumnoId: first, cycleId })
  await Promise.all([
    store.dispatch(students.listStudentsToScholarship.initiate({ grado: 'PREESCOLAR' })),
    store.dispatch(students.listScholarshipHolders.initiate({ cycleId })),
    store.dispatch(becas.listScholarships.initiate({ id: cycleId })),
    store.dispatch(tuitionApi.endpoints.getTuition.initiate({ alumnoId: first, cycleId })),
  ])
  const amounts = () => statement(state()).data?.pagos.map(({ monto }) => monto)
  await eventually(() => expect(idsOf(eligible(state()))).toEqual(pupils))
  await eventually(() => expect(amounts()).toEqual(Array(10).fill(2350)))

  const { beca } = await store
    .dispatch(
      becas.createScholarship.initiate({
        id_ciclo: cycleId,
        nombre: 'EXCELENCIA',
        porcentaje: 15,
        grado: 'PREESCOLAR',
        alumnos: [{ id: first }],
        idempotencyKey: 'journey-beca-0001',
      }),
    )
    .unwrap()
  await eventually(() => expect(amounts()).toEqual(Array(10).fill(1997.5)))
  await eventually(() => expect(idsOf(eligible(state()))).toEqual([second, third]))
  await eventually(() => expect(idsOf(holders(state()))).toEqual([first]))
  await eventually(() => expect(holders(state())[0]?.becas[0]?.beca.porcentaje).toBe(15))

  await store
    .dispatch(becas.addStudentsToScholarship.initiate({ idBeca: beca.id, alumnos: [{ id: second }] }))
    .unwrap()
  await eventually(() => expect(list(state())).toMatchObject([{ porcentaje: 15, becasAlumnos: [{}, {}] }]))
  await eventually(() => expect(idsOf(eligible(state()))).toEqual([third]))
  await eventually(() => expect(idsOf(holders(state()))).toEqual([first, second]))
})

test('a group takes pupils, and the pupils carry it', async () => {
  const [first] = pupils as [number]
  const groups = selectGroups({ id: cycleId })
  const free = selectStudentsWithoutGroup({ id: cycleId })
  await Promise.all([
    store.dispatch(groupsApi.endpoints.listGroups.initiate({ id: cycleId })),
    store.dispatch(studentsApi.endpoints.listStudentsWithoutGroup.initiate({ id: cycleId })),
    store.dispatch(studentsApi.endpoints.listEnrolledStudents.initiate()),
  ])
  await eventually(() => expect(free(state())).toHaveLength(3))
  const { grupo } = await store
    .dispatch(
      groupsApi.endpoints.createGroup.initiate({
        cicloEscolarId: cycleId,
        nombre: '2° B',
        grado: 'PREESCOLAR',
        idempotencyKey: 'journey-grupo-001',
      }),
    )
    .unwrap()
  await store
    .dispatch(
      groupsApi.endpoints.addStudentsToGroup.initiate({ idGrupo: grupo.id, alumnos: [{ id: first }] }),
    )
    .unwrap()
  await eventually(() => expect(free(state())).toHaveLength(2))
  await eventually(() => expect(groups(state())[0]?.alumnos).toHaveLength(1))
  const placed = () => selectEnrolledStudents(state()).find(({ id }) => id === first)
  await eventually(() => expect(placed()?.grupo?.nombre).toBe('2° B'))
})
