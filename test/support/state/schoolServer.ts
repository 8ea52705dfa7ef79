import type { Charge } from '@contract/charges/charges.schemas'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Student } from '@contract/students/students.schemas'
import { failure, type FakeNetwork } from './fakeNetwork'
import { aChargeRow, aCycleRow, aStudentRow, signedIn } from './rows'

/** A school small enough to fake: it keeps rows between calls, so that a whole session can be played against it. */
export const schoolServer = (network: FakeNetwork) => {
  let cycle: Cycle | null = null
  const students: Student[] = []
  const charges: Charge[] = []
  const pending = () => charges.filter(({ estado }) => estado === 'PENDIENTE')
  const list = (rows: () => Student[]) => () => ({ ok: true, alumnos: rows() })

  network.on('POST /auth/login', signedIn('secreto-ficha-1'))
  network.on('GET /auth/verify', signedIn('secreto-ficha-2'))
  network.on('POST /auth/logout', { ok: true })
  network.on('GET /ciclo/actual', () => ({ ok: true, ciclo: cycle }))
  network.on('GET /ciclo/all', () => ({ ok: true, ciclos: cycle ? [cycle] : [] }))
  network.on('POST /ciclo', ({ body }) => {
    cycle = aCycleRow({ name: (body as { nombre: string }).nombre })
    return { ok: true, ciclo: cycle }
  })
  network.on('POST /alumnos', ({ body }) => {
    const nombre = String((body as FormData).get('nombre'))
    const alumno = aStudentRow(students.length + 1, { nombre })
    students.push(alumno)
    return { ok: true, alumno: { ...alumno, alergias: [], enfermedades: [], inscripciones: [] } }
  })
  network.on(
    'GET /alumnos/historial',
    list(() => students),
  )
  network.on(
    'GET /alumnos/to/inscripcion',
    list(() => students.filter(({ grado }) => grado === null)),
  )
  network.on('POST /inscripciones', ({ body }) => {
    for (const { id } of (body as { alumnos: { id: number }[] }).alumnos) {
      const at = students.findIndex((student) => student.id === id)
      students[at] = { ...students[at]!, grado: 'PRIMARIA' }
      charges.push(aChargeRow(charges.length + 1))
    }
    return { ok: true, inscripciones: [] }
  })
  network.on('GET /cargos/pendientes/all', () => ({ ok: true, cargos: pending() }))
  network.on('PATCH /cargos/pagar', ({ body }) => {
    const at = charges.findIndex(({ id }) => id === (body as { id: number }).id)
    const charge = charges[at]!
    if (charge.estado !== 'PENDIENTE') return failure(409, 'El cargo ya está pagado. Saldo actual: 0.00')
    charges[at] = { ...charge, estado: 'PAGADO', abono: charge.monto_pagar, monto_restante: 0 }
    return { ok: true, cargo: charges[at], pago: { id: 1, folio: 1 } }
  })
}
