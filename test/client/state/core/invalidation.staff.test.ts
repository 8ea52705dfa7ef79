import { departmentsApi } from '@client/state/departments/departments.api'
import { rosterApi } from '@client/state/roster/roster.api'
import { failure, settle, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { aDepartmentRow, anEmployeeRow } from '../../../support/state/staff'

const ROSTER = ['GET /plantilla', 'GET /plantilla/5']
const DEPARTMENTS = ['GET /plantilla/all/departamentos']
/** Shows a department and its people. */
const STAFF = ['GET /plantilla/empleado/departamento/2']
const ALL = [...ROSTER, ...DEPARTMENTS, ...STAFF]
const { endpoints: roster } = rosterApi
const { endpoints: departments } = departmentsApi

/** A store with both lists, a collaborator and a department on screen. */
const onScreen = async () => {
  const client = startClient()
  const { network, store } = client
  const answer = {
    ok: true,
    plantilla: [anEmployeeRow(5)],
    empleado: anEmployeeRow(5),
    empleados: [anEmployeeRow(5)],
    departamentos: [aDepartmentRow(2)],
    departamento: aDepartmentRow(2),
  }
  for (const call of ALL) network.on(call, answer)
  await Promise.all([
    store.dispatch(roster.listEmployees.initiate()),
    store.dispatch(roster.getEmployee.initiate({ id: 5 })),
    store.dispatch(departments.listDepartments.initiate()),
    store.dispatch(departments.getDepartmentStaff.initiate({ id: 2 })),
  ])
  expect(ALL.map((call) => network.count(call))).toEqual([1, 1, 1, 1])
  return client
}
type Store = Awaited<ReturnType<typeof onScreen>>['store']

const file = new File(['x'], 'foto.jpg')

const WRITES: [string, (store: Store) => Promise<unknown>, string[]][] = [
  ['POST /plantilla', (s) => s.dispatch(roster.registerEmployee.initiate({ nombre: 'X', file })), ALL],
  ['PATCH /plantilla/data/5', (s) => s.dispatch(roster.updateEmployee.initiate({ id: 5, puesto: 'X' })), ALL],
  [
    'PATCH /plantilla/image/5',
    (s) => s.dispatch(roster.replaceEmployeePhoto.initiate({ id: 5, file })),
    [...ROSTER, ...STAFF],
  ],
  ['DELETE /plantilla/5', (s) => s.dispatch(roster.deleteEmployee.initiate({ id: 5 })), ALL],
  [
    'POST /plantilla/departamento',
    (s) => s.dispatch(departments.createDepartment.initiate({ nombre: 'X' })),
    [...DEPARTMENTS, ...STAFF],
  ],
  [
    'PATCH /plantilla/departamento/info/2',
    (s) => s.dispatch(departments.renameDepartment.initiate({ id: 2, nombre: 'X' })),
    ALL,
  ],
  [
    'PATCH /plantilla/departamento/image/2',
    (s) => s.dispatch(departments.replaceDepartmentLogo.initiate({ id: 2, file })),
    [...DEPARTMENTS, ...STAFF],
  ],
  [
    'DELETE /plantilla/delete/departamento/2',
    (s) => s.dispatch(departments.deleteDepartment.initiate({ id: 2 })),
    [...DEPARTMENTS, ...STAFF],
  ],
]

describe.each(WRITES)('%s', (call, write, lists) => {
  test('done, fetches again what it made stale and nothing else', async () => {
    const { network, store } = await onScreen()
    network.on(call, { ok: true })
    await write(store)
    await until(() => lists.every((list) => network.count(list) === 2))
    await settle()
    expect(ALL.filter((list) => network.count(list) > 1)).toEqual(lists)
  })

  test('refused, fetches nothing', async () => {
    const { network, store } = await onScreen()
    network.on(call, failure(409, 'Cambió mientras tanto'))
    await write(store)
    await settle()
    expect(ALL.map((list) => network.count(list))).toEqual([1, 1, 1, 1])
  })
})
