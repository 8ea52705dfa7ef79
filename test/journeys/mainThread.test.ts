import { chargesApi } from '@client/state/charges/charges.api'
import { isApiError } from '@client/state/core/errors'
import { cyclesApi } from '@client/state/cycles/cycles.api'
import { enrolmentsApi } from '@client/state/enrolments/enrolments.api'
import { sessionApi } from '@client/state/session/session.api'
import { selectMay, selectToken } from '@client/state/session/session.selectors'
import { logout } from '@client/state/session/sessionEnds'
import type { AppStore } from '@client/state/store'
import { studentsApi } from '@client/state/students/students.api'
import { aCycle, aStudent } from '@test/support/builders'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import {
  selectCurrentCycle,
  selectEnrolledStudents,
  selectPendingCharges,
  selectStudentsToEnrol,
} from '@test/support/state/shown'

let server: TestServer
let store: AppStore
const state = () => store.getState()

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
})
afterAll(() => server.close())

test('sign in, cycle, pupils, enrolment, charges, payment: one store against the real server', async () => {
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  expect(selectMay(state())([['CARGOS', 'UPDATE']])).toBe(true)

  store.dispatch(cyclesApi.endpoints.getCurrentCycle.initiate())
  store.dispatch(studentsApi.endpoints.listStudentsToEnrol.initiate())
  store.dispatch(studentsApi.endpoints.listEnrolledStudents.initiate())
  store.dispatch(chargesApi.endpoints.listPendingCharges.initiate())
  await store.dispatch(cyclesApi.endpoints.createCycle.initiate(aCycle() as never)).unwrap()
  await eventually(() => expect(selectCurrentCycle(state())?.name).toBe('2026-2027'))

  for (let n = 1; n <= 4; n++)
    await store.dispatch(studentsApi.endpoints.createStudent.initiate(aStudent(n) as never)).unwrap()
  await eventually(() => expect(selectStudentsToEnrol(state())).toHaveLength(4))

  const pupils = selectStudentsToEnrol(state())
  const { inscripciones } = await store
    .dispatch(
      enrolmentsApi.endpoints.enrolStudents.initiate({
        idCiclo: selectCurrentCycle(state())!.id,
        grado: 'PRIMARIA',
        costo_inscripcion: 1850,
        mensualidad: 2600,
        costo_material: 900,
        alumnos: [
          { id: pupils[0]!.id, descuento: 35, motivo_descuento: 'HERMANOS' },
          { id: pupils[1]!.id, descuento: 25, motivo_descuento: 'CONVENIO' },
          { id: pupils[2]!.id, descuento: 0 },
        ],
      }),
    )
    .unwrap()
  expect(inscripciones.map(({ monto_pagar }) => monto_pagar)).toEqual([1202, 1387, 1850])

  await eventually(() => expect(selectEnrolledStudents(state())).toHaveLength(3))
  await eventually(() => expect(selectStudentsToEnrol(state())).toHaveLength(1))
  await eventually(() => expect(selectPendingCharges(state())).toHaveLength(6))
  await eventually(() => expect(selectCurrentCycle(state())?.inscritos.PRIMARIA).toBe(3))

  const charge = selectPendingCharges(state()).find(({ monto_restante }) => monto_restante === 1202)!
  const payment = { id: charge.id, metodo_pago: 'EFECTIVO', idempotencyKey: 'k1' } as const
  const { pago } = await store.dispatch(chargesApi.endpoints.payCharge.initiate(payment)).unwrap()
  expect(pago.folio).toBe(1)
  await eventually(() => expect(selectPendingCharges(state())).toHaveLength(5))

  const again = await store
    .dispatch(chargesApi.endpoints.payCharge.initiate({ ...payment, idempotencyKey: 'k2' }))
    .unwrap()
    .catch((error: unknown) => error)
  expect(isApiError(again) && again.status).toBe(409)
})

test('Salir ends the session on the server too', async () => {
  const token = selectToken(state())
  await store.dispatch(logout())
  expect(selectToken(state())).toBeNull()
  expect(selectPendingCharges(state())).toEqual([])
  // The screen does not wait for the server, but the server still ends the session.
  const verify = () => server.anonymous.get('/auth/verify', { headers: { authorization: `Bearer ${token}` } })
  await eventually(async () => expect((await verify()).status).toBe(401))
})
