import { chargesApi } from '@client/state/charges/charges.api'
import { cyclesApi } from '@client/state/cycles/cycles.api'
import { enrolmentsApi } from '@client/state/enrolments/enrolments.api'
import { sessionApi } from '@client/state/session/session.api'
import { logout } from '@client/state/session/sessionEnds'
import type { AppStore } from '@client/state/store'
import { studentsApi } from '@client/state/students/students.api'
import { settle } from './fakeNetwork'

const PRICES = {
  costo_inscripcion: 1850,
  mensualidad_preescolar: 2350,
  mensualidad_primaria: 2600,
  costo_material: 900,
}
const cycle = { nombre: '2026-2027', fecha_inicio: '2026-09-01', fecha_fin: '2027-06-30', ...PRICES }
const pupil = (nombre: string) => ({
  nombre,
  curp: 'HEGD140922HDFRRGA5',
  numero_control: nombre,
  fecha_nacimiento: '2014-09-22',
  file: new File(['foto'], 'foto.png', { type: 'image/png' }),
})

/**
 * What a person does in a day, as the screens would dispatch it: sign in, cycle, pupils, enrolment, a payment, the same payment
 * again (409), and Salir. The lists stay on screen meanwhile, so that every write fetches them again.
 * @param mark told after each step, once the store has come to rest
 */
export const workday = async ({ dispatch }: AppStore, mark: (step: string) => void): Promise<void> => {
  const step = async (name: string, ...work: (() => PromiseLike<unknown>)[]) => {
    for (const each of work) await each()
    await settle()
    mark(name)
  }
  const { login, verifySession } = sessionApi.endpoints
  const { listStudents, listStudentsToEnrol, createStudent } = studentsApi.endpoints
  const { listPendingCharges, payCharge } = chargesApi.endpoints
  const enrolment = { idCiclo: 1, grado: 'PRIMARIA' as const, mensualidad: 2600, ...PRICES }
  const payment = { id: 1, metodo_pago: 'EFECTIVO' as const, idempotencyKey: 'llave-1' }

  await step('login', () => dispatch(login.initiate({ user: 'directora', password: 'secreto-clave' })))
  await step(
    'cycle',
    () => dispatch(cyclesApi.endpoints.getCurrentCycle.initiate()),
    () => dispatch(cyclesApi.endpoints.createCycle.initiate(cycle)),
  )
  await step(
    'students',
    () => dispatch(listStudents.initiate()),
    () => dispatch(listStudentsToEnrol.initiate()),
    () => dispatch(createStudent.initiate(pupil('ANA'))),
    () => dispatch(createStudent.initiate(pupil('ÍÑIGO'))),
  )
  await step(
    'enrol',
    () => dispatch(listPendingCharges.initiate()),
    () =>
      dispatch(
        enrolmentsApi.endpoints.enrolStudents.initiate({ ...enrolment, alumnos: [{ id: 1 }, { id: 2 }] }),
      ),
  )
  await step('renew', () => dispatch(verifySession.initiate()))
  await step('pay', () => dispatch(payCharge.initiate(payment)))
  await step('conflict', () => dispatch(payCharge.initiate({ ...payment, idempotencyKey: 'llave-2' })))
  await step('logout', () => dispatch(logout()))
}
