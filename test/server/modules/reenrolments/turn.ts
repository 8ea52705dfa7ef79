import type { Grade } from '@contract/domain/grades'
import type { TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

const FREE = { costo_inscripcion: 0, mensualidad_preescolar: 0, mensualidad_primaria: 0, costo_material: 0 }

/** A school at the end of a cycle: the ending one has no due debts of its own; the next one exists. */
export const openTurn = async (server: TestServer) => {
  const { admin } = server
  const office = openOffice(server)
  const from = await office.addCycle(FREE)
  const to = await office.addCycle({
    nombre: '2027-2028',
    fecha_inicio: '2027-09-01',
    fecha_fin: '2028-06-30',
  })
  /** Enrolled in the cycle that ends. */
  const addPupils = async (count: number, grado: Grade, gradoNumero: number | null): Promise<number[]> => {
    const ids = await office.addPupils(count)
    const alumnos = ids.map((id) => ({ id, gradoNumero }))
    const free = { costo_inscripcion: 0, mensualidad: 0, costo_material: 0 }
    const { status, body } = await office.enrol(from, [], { ...free, grado, alumnos })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return ids
  }
  /** Makes an overdue charge. */
  const owe = async (idAlumno: number, monto: number): Promise<number> => {
    const body = { idCicloEscolar: from, idAlumno, descripcion: 'EXCURSION', fecha: '2026-09-01', monto }
    return (await admin.post('/cargos/new', body)).body.cargo.id
  }
  const plan = (over: Record<string, unknown> = {}) =>
    admin.post('/reinscripciones/plan', { origenId: from, destinoId: to, ...over })
  let keys = 0
  const press = (alumnos: readonly unknown[], over: Record<string, unknown> = {}, key = `vuelta ${++keys}`) =>
    admin.post('/reinscripciones', { destinoId: to, alumnos, ...over }, { key })
  const made = async (cycleId = to) =>
    server.db.selectFrom('enrolments').selectAll().where('cycle_id', '=', cycleId).orderBy('id').execute()
  return { office, from, to, addPupils, owe, plan, press, made }
}
export type Turn = Awaited<ReturnType<typeof openTurn>>
