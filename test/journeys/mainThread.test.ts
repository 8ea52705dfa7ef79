import { chargesApi } from '@client/state/charges/charges.api'
import { selectPendingCharges } from '@client/state/charges/charges.selectors'
import { isApiError } from '@client/state/core/errors'
import { cyclesApi } from '@client/state/cycles/cycles.api'
import { selectCurrentCycle } from '@client/state/cycles/cycles.selectors'
import { enrolmentsApi } from '@client/state/enrolments/enrolments.api'
import { sessionApi } from '@client/state/session/session.api'
import { selectCan, selectToken } from '@client/state/session/session.selectors'
import { logout } from '@client/state/session/session.thunks'
import type { AppStore } from '@client/state/store'
import { studentsApi } from '@client/state/students/students.api'
import { selectEnrolledStudents, selectStudentsToEnrol } from '@client/state/students/students.selectors'
import { aCycle, aStudent } from '@test/support/builders'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'

let server: TestServer
let store: AppStore

const until = async (condition: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    if (condition()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('the store did not get there')
}

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
})
afterAll(() => server.close())

test('sign in, cycle, pupils, enrolment, charges, payment: one store against the real server', async () => {
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  expect(selectCan(store.getState(), 'CARGOS', 'UPDATE')).toBe(true)

  store.dispatch(cyclesApi.endpoints.getCurrentCycle.initiate())
  store.dispatch(studentsApi.endpoints.listStudentsToEnrol.initiate())
  store.dispatch(studentsApi.endpoints.listEnrolledStudents.initiate())
  store.dispatch(chargesApi.endpoints.listPendingCharges.initiate())
  await store.dispatch(cyclesApi.endpoints.createCycle.initiate(aCycle() as never)).unwrap()
  await until(() => selectCurrentCycle(store.getState())?.name === '2026-2027')

  for (let n = 1; n <= 4; n++)
    await store.dispatch(studentsApi.endpoints.registerStudent.initiate(aStudent(n) as never)).unwrap()
  await until(() => selectStudentsToEnrol(store.getState()).length === 4)

  const pupils = selectStudentsToEnrol(store.getState())
  const { inscripciones } = await store
    .dispatch(
      enrolmentsApi.endpoints.enrolStudents.initiate({
        idCiclo: selectCurrentCycle(store.getState())!.id,
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

  await until(() => selectEnrolledStudents(store.getState()).length === 3)
  await until(() => selectStudentsToEnrol(store.getState()).length === 1)
  await until(() => selectPendingCharges(store.getState()).length === 6)
  await until(() => selectCurrentCycle(store.getState())?.inscritos.PRIMARIA === 3)

  const charge = selectPendingCharges(store.getState()).find(({ monto_restante }) => monto_restante === 1202)!
  const payment = { id: charge.id, metodo_pago: 'EFECTIVO', idempotencyKey: 'k1' } as const
  const { pago } = await store.dispatch(chargesApi.endpoints.payCharge.initiate(payment)).unwrap()
  expect(pago.folio).toBe(1)
  await until(() => selectPendingCharges(store.getState()).length === 5)

  const again = await store
    .dispatch(chargesApi.endpoints.payCharge.initiate({ ...payment, idempotencyKey: 'k2' }))
    .unwrap()
    .catch((error: unknown) => error)
  expect(isApiError(again) && again.status).toBe(409)
})

test('Salir ends the session on the server too', async () => {
  const token = selectToken(store.getState())
  await store.dispatch(logout())
  expect(selectToken(store.getState())).toBeNull()
  expect(selectPendingCharges(store.getState())).toEqual([])
  // The screen does not wait for the server, but the server hears of it.
  const verify = () => server.anonymous.get('/auth/verify', { headers: { authorization: `Bearer ${token}` } })
  let { status } = await verify()
  for (let tries = 0; status !== 401 && tries < 100; tries++) status = (await verify()).status
  expect(status).toBe(401)
})
