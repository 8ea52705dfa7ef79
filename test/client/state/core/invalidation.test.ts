import path from 'node:path'
import { chargesApi } from '@client/state/charges/charges.api'
import { selectPendingCharges } from '@client/state/charges/charges.selectors'
import { baseApi } from '@client/state/core/baseApi'
import { cyclesApi } from '@client/state/cycles/cycles.api'
import { enrolmentsApi } from '@client/state/enrolments/enrolments.api'
import { noticesApi } from '@client/state/notices/notices.api'
import { parentsApi } from '@client/state/parents/parents.api'
import { groupsApi } from '@client/state/groups/groups.api'
import { rolesApi } from '@client/state/roles/roles.api'
import { scholarshipsApi } from '@client/state/scholarships/scholarships.api'
import { studentsApi } from '@client/state/students/students.api'
import { tuitionApi } from '@client/state/tuition/tuition.api'
import { usersApi } from '@client/state/users/users.api'
import { ROOT } from '../../../support/checks/cruise'
import { filesUnder, textOf } from '../../../support/checks/files'
import { failure, settle, slowReply, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { aChargeRow, aCycleRow, aParentRow, aStudentRow, aUserRow } from '../../../support/state/rows'

const CYCLES = ['GET /ciclo/actual', 'GET /ciclo/all']
const ONE_STUDENT = 'GET /alumnos/5'
/** Each shows pupils with their grade, group or beca. */
const BECAS = ['GET /becas/by/ciclo/1', 'GET /becas/by/id/1']
const GROUPS = ['GET /grupos/by/ciclo/1']
const TUITION = ['GET /colegiaturas/alumno/5/1']
const STUDENTS = [
  ONE_STUDENT,
  'GET /alumnos/historial',
  'GET /alumnos/actualmente/inscritos',
  'GET /alumnos/to/inscripcion',
  'GET /alumnos/sin/padre',
  'GET /alumnos/to/beca/PRIMARIA',
  'GET /alumnos/with/beca/1',
  'GET /alumnos/to/grupo/1',
  ...BECAS,
  ...GROUPS,
  ...TUITION,
]
const PENDING = 'GET /cargos/pendientes/all'
const CHARGES = [PENDING, 'GET /cargos/pendientes/inscripcion', 'GET /cargos/by/alumno/5']
const USERS = ['GET /auth/users']
const ROLES = ['GET /auth/roles', 'GET /auth/rol/1']
const PARENTS = ['GET /padres/all', 'GET /padres/inscritos', 'GET /padres/one/3']
const NOTICES = ['GET /avisos/padre/3']
const EVERYTHING = [...CYCLES, ...STUDENTS, ...CHARGES, ...PARENTS, ...NOTICES, ...USERS, ...ROLES]

const aRole = { id: 1, name: 'CAJA', permissions: [], usuarios: [] }

/** A store with every list of the product on screen. */
const withAllLists = async () => {
  const client = startClient()
  const { network, store } = client
  for (const call of CYCLES) network.on(call, { ok: true, ciclo: aCycleRow(), ciclos: [aCycleRow()] })
  for (const call of STUDENTS)
    network.on(call, { ok: true, alumnos: [aStudentRow(5)], alumno: aStudentRow(5) })
  for (const call of BECAS) network.on(call, { ok: true, becas: [], beca: { id: 1 } })
  for (const call of GROUPS) network.on(call, { ok: true, grupos: [] })
  for (const call of TUITION) network.on(call, { ok: true, pagos: [], beca: null })
  for (const call of CHARGES) network.on(call, { ok: true, cargos: [aChargeRow(1)] })
  for (const call of PARENTS) network.on(call, { ok: true, padres: [aParentRow(3)], padre: aParentRow(3) })
  for (const call of NOTICES) network.on(call, { ok: true, avisos: [] })
  for (const call of USERS) network.on(call, { ok: true, users: [aUserRow()] })
  for (const call of ROLES) network.on(call, { ok: true, roles: [aRole], rol: aRole })
  const { endpoints: charges } = chargesApi
  const { endpoints: students } = studentsApi
  const { endpoints: cycles } = cyclesApi
  const { endpoints: parents } = parentsApi
  await Promise.all([
    store.dispatch(charges.listPendingCharges.initiate()),
    store.dispatch(charges.listPendingEnrolmentCharges.initiate()),
    store.dispatch(charges.listStudentCharges.initiate({ id: 5 })),
    store.dispatch(students.listStudents.initiate()),
    store.dispatch(students.listEnrolledStudents.initiate()),
    store.dispatch(students.listStudentsToEnrol.initiate()),
    store.dispatch(students.listStudentsWithoutParent.initiate()),
    store.dispatch(students.listStudentsToScholarship.initiate({ grado: 'PRIMARIA' })),
    store.dispatch(students.listScholarshipHolders.initiate({ cycleId: 1 })),
    store.dispatch(students.listStudentsWithoutGroup.initiate({ id: 1 })),
    store.dispatch(scholarshipsApi.endpoints.listScholarships.initiate({ id: 1 })),
    store.dispatch(scholarshipsApi.endpoints.getScholarship.initiate({ id: 1 })),
    store.dispatch(groupsApi.endpoints.listGroups.initiate({ id: 1 })),
    store.dispatch(tuitionApi.endpoints.getTuition.initiate({ alumnoId: 5, cycleId: 1 })),
    store.dispatch(students.getStudent.initiate({ id: 5 })),
    store.dispatch(cycles.getCurrentCycle.initiate()),
    store.dispatch(cycles.listCycles.initiate()),
    store.dispatch(parents.listParents.initiate()),
    store.dispatch(parents.listEnrolledParents.initiate()),
    store.dispatch(parents.getParent.initiate({ id: 3 })),
    store.dispatch(noticesApi.endpoints.listParentNotices.initiate({ id: 3 })),
    store.dispatch(usersApi.endpoints.listUsers.initiate()),
    store.dispatch(rolesApi.endpoints.listRoles.initiate()),
    store.dispatch(rolesApi.endpoints.getRole.initiate({ id: 1 })),
  ])
  expect(EVERYTHING.map((call) => network.count(call))).toEqual(EVERYTHING.map(() => 1))
  return {
    ...client,
    /** Calls sent again since the lists were filled. */
    fetchedAgain: async () => {
      await settle()
      return EVERYTHING.filter((call) => network.count(call) > 1)
    },
  }
}
type Store = Awaited<ReturnType<typeof withAllLists>>['store']

const pupil = { nombre: 'ANA', curp: 'X', numero_control: '1', fecha_nacimiento: '2018-03-15' }
const cycle = { nombre: '2027-2028', fecha_inicio: '2027-09-01', fecha_fin: '2028-06-30' }
const prices = {
  costo_inscripcion: 1,
  mensualidad_preescolar: 1,
  mensualidad_primaria: 1,
  costo_material: 1,
}
const charge = { idCicloEscolar: 1, idAlumno: 5, descripcion: 'X', fecha: '2026-09-15', monto: 1 }
const enrolment = {
  alumnos: [{ id: 5 }],
  idCiclo: 1,
  grado: 'PRIMARIA' as const,
  costo_inscripcion: 1,
  mensualidad: 1,
  costo_material: 1,
}
const parent = { nombre: 'ROSA', telefono: '5512345678' }
const notice = { idPadre: 3, titulo: 'JUNTA', descripcion: 'X' }
const user = { name: 'ana', password: 'Direccion#2026', roleId: 1 }
const role = { nameRol: 'CAJA', permissions: [{ moduleId: 6, permissionId: 2 }] }
const beca = {
  id_ciclo: 1,
  nombre: 'X',
  porcentaje: 5,
  grado: 'PRIMARIA' as const,
  alumnos: [{ id: 5 }],
}
const group = { cicloEscolarId: 1, nombre: 'X', grado: 'PRIMARIA' as const }
const payment = { id: 1, metodo_pago: 'EFECTIVO' as const, idempotencyKey: 'k' }

const WRITES: [string, (store: Store) => Promise<unknown>, string[]][] = [
  ['PATCH /cargos/pagar', (s) => s.dispatch(chargesApi.endpoints.payCharge.initiate(payment)), CHARGES],
  ['POST /cargos/new', (s) => s.dispatch(chargesApi.endpoints.createCharge.initiate(charge)), CHARGES],
  [
    'POST /inscripciones',
    (s) => s.dispatch(enrolmentsApi.endpoints.enrolStudents.initiate(enrolment)),
    [...CYCLES, ...STUDENTS, ...CHARGES, ...PARENTS],
  ],
  ['POST /alumnos', (s) => s.dispatch(studentsApi.endpoints.registerStudent.initiate(pupil)), STUDENTS],
  [
    'PATCH /alumnos/5',
    (s) => s.dispatch(studentsApi.endpoints.updateStudent.initiate({ id: 5, nombre: 'EVA' })),
    [...STUDENTS, ...CHARGES, ...PARENTS],
  ],
  [
    'POST /ciclo',
    (s) => s.dispatch(cyclesApi.endpoints.createCycle.initiate({ ...cycle, ...prices })),
    [...CYCLES, ...STUDENTS, ...PARENTS],
  ],
  [
    'PATCH /ciclo/1',
    (s) => s.dispatch(cyclesApi.endpoints.updateCycle.initiate({ id: 1, nombre: 'OTRO' })),
    [...CYCLES, ...STUDENTS, ...CHARGES, ...PARENTS],
  ],
  [
    'POST /padres',
    (s) => s.dispatch(parentsApi.endpoints.registerParent.initiate(parent)),
    [...PARENTS, ...STUDENTS],
  ],
  [
    'PATCH /padres/update/3',
    (s) => s.dispatch(parentsApi.endpoints.updateParent.initiate({ id: 3, nombre: 'EVA' })),
    [...PARENTS, ...STUDENTS],
  ],
  [
    'PATCH /padres/add/hijo',
    (s) => s.dispatch(parentsApi.endpoints.addChildren.initiate({ idPadre: 3, hijos: [{ id: 5 }] })),
    [...PARENTS, ...STUDENTS],
  ],
  [
    'PATCH /padres/create/user',
    (s) =>
      s.dispatch(parentsApi.endpoints.createParentUser.initiate({ id: 3, username: 'a', password: 'x' })),
    PARENTS,
  ],
  [
    'PATCH /padres/password/user',
    (s) => s.dispatch(parentsApi.endpoints.changeParentPassword.initiate({ id: 3, password: 'x' })),
    [],
  ],
  [
    'POST /avisos/administracion/padre',
    (s) => s.dispatch(noticesApi.endpoints.sendNotice.initiate(notice)),
    NOTICES,
  ],
  ['POST /becas', (s) => s.dispatch(scholarshipsApi.endpoints.createScholarship.initiate(beca)), STUDENTS],
  [
    'PATCH /becas/add/alumnos',
    (s) =>
      s.dispatch(
        scholarshipsApi.endpoints.addStudentsToScholarship.initiate({ idBeca: 1, alumnos: [{ id: 5 }] }),
      ),
    STUDENTS,
  ],
  [
    'POST /grupos',
    (s) => s.dispatch(groupsApi.endpoints.createGroup.initiate(group)),
    [...STUDENTS, ...CHARGES, ...PARENTS],
  ],
  [
    'PATCH /grupos/add/alumnos',
    (s) => s.dispatch(groupsApi.endpoints.addStudentsToGroup.initiate({ idGrupo: 1, alumnos: [{ id: 5 }] })),
    [...STUDENTS, ...CHARGES, ...PARENTS],
  ],
  [
    'POST /auth/register',
    (s) => s.dispatch(usersApi.endpoints.registerUser.initiate(user)),
    [...USERS, ...ROLES],
  ],
  [
    'PATCH /auth/user/8',
    (s) => s.dispatch(usersApi.endpoints.updateUser.initiate({ id: 8, name: 'eva' })),
    [...USERS, ...ROLES],
  ],
  [
    'PATCH /auth/password/8',
    (s) => s.dispatch(usersApi.endpoints.changePassword.initiate({ id: 8, password: 'x' })),
    [],
  ],
  [
    'DELETE /auth/user/8',
    (s) => s.dispatch(usersApi.endpoints.deleteUser.initiate({ id: 8 })),
    [...USERS, ...ROLES],
  ],
  ['POST /auth/rol', (s) => s.dispatch(rolesApi.endpoints.createRole.initiate(role)), ROLES],
  [
    'PATCH /auth/rol/1',
    (s) => s.dispatch(rolesApi.endpoints.updateRole.initiate({ id: 1, ...role })),
    [...USERS, ...ROLES],
  ],
  ['DELETE /auth/rol/1', (s) => s.dispatch(rolesApi.endpoints.deleteRole.initiate({ id: 1 })), ROLES],
]

describe.each(WRITES)('%s', (call, write, lists) => {
  test('done, fetches again what it made stale', async () => {
    const { network, store, fetchedAgain } = await withAllLists()
    network.on(call, { ok: true })
    await write(store)
    expect((await fetchedAgain()).sort()).toEqual([...lists].sort())
  })

  test('refused or lost, fetches nothing', async () => {
    const { network, store, fetchedAgain } = await withAllLists()
    network.on(call, failure(409, 'Cambió mientras tanto'))
    await write(store)
    network.on(call, () => Promise.reject(new TypeError('fetch failed')))
    await write(store)
    expect(network.count(call)).toBe(2)
    expect(await fetchedAgain()).toEqual([])
  })
})

test('every mutation of the client has a row above, or needs none', async () => {
  for (const file of filesUnder('src/client/state', /\.api\.ts$/)) await import(path.join(ROOT, file))
  const endpoints = Object.entries(baseApi.endpoints as Record<string, object>)
  const written = endpoints.flatMap(([name, endpoint]) => ('useMutation' in endpoint ? [name] : [])).sort()
  const withoutLists = ['endSession', 'login', 'verifySession']
  // This file is long enough: a new module has its rows in invalidation.<module>.test.ts.
  const siblings = filesUnder('test/client/state/core', /^.*\/invalidation\.\w+\.test\.ts$/).map(textOf)
  const elsewhere = written.filter((name) => siblings.some((text) => text.includes(`.${name}.initiate(`)))
  const known = new Set([
    ...withoutLists,
    ...elsewhere,
    'payCharge',
    'createCharge',
    'enrolStudents',
    'registerStudent',
    'updateStudent',
    'createCycle',
    'updateCycle',
    'createScholarship',
    'addStudentsToScholarship',
    'createGroup',
    'addStudentsToGroup',
    'registerParent',
    'updateParent',
    'addChildren',
    'createParentUser',
    'changeParentPassword',
    'sendNotice',
    'registerUser',
    'updateUser',
    'changePassword',
    'deleteUser',
    'createRole',
    'updateRole',
    'deleteRole',
  ])
  expect(written).toEqual([...known].sort())
})

describe('a slow list in flight while a charge is paid', () => {
  const pendingIds = (store: Store) => selectPendingCharges(store.getState()).map(({ id }) => id)

  test('is fetched again and ends without the paid charge', async () => {
    const { network, store } = startClient()
    const slow = slowReply()
    network.on(PENDING, slow.reply)
    void store.dispatch(chargesApi.endpoints.listPendingCharges.initiate())
    await until(() => network.count(PENDING) === 1)
    network.on('PATCH /cargos/pagar', { ok: true })
    await store.dispatch(chargesApi.endpoints.payCharge.initiate(payment))
    // What the server read before the payment arrives after it.
    network.on(PENDING, { ok: true, cargos: [aChargeRow(2)] })
    slow.arrive({ ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
    await until(() => pendingIds(store).length > 0 && network.count(PENDING) === 2)
    await until(() => !pendingIds(store).includes(1))
    expect(pendingIds(store)).toEqual([2])
  })

  test('so it is when the slow one is another list', async () => {
    const { network, store } = startClient()
    network.on(PENDING, { ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
    await store.dispatch(chargesApi.endpoints.listPendingCharges.initiate())
    const slow = slowReply()
    network.on('GET /cargos/pendientes/inscripcion', slow.reply)
    void store.dispatch(chargesApi.endpoints.listPendingEnrolmentCharges.initiate())
    await until(() => network.count('GET /cargos/pendientes/inscripcion') === 1)
    network.on('PATCH /cargos/pagar', { ok: true })
    network.on(PENDING, { ok: true, cargos: [aChargeRow(2)] })
    await store.dispatch(chargesApi.endpoints.payCharge.initiate(payment))
    slow.arrive({ ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
    await until(() => network.count(PENDING) === 2 && !pendingIds(store).includes(1))
    expect(pendingIds(store)).toEqual([2])
  })
})
