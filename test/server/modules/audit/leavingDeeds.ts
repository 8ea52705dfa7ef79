import { sql } from 'kysely'
import { aCycle } from '@test/support/builders'
import type { TestServer } from '@test/support/server/harness'
import type { Office } from '@test/support/server/office'
import type { Deed } from './lifeDeeds'

/** A baja, a return and a cancelled enrolment in the school's `cycle`. */
export const leavingDeeds = (
  { admin, db }: TestServer,
  id: Readonly<Record<string, number>>,
  office: Office,
): [route: string, deed: Deed][] => {
  /** An enrolment of its own. */
  const anEnrolment = async (): Promise<number> => {
    const [pupil] = (await office.addPupils(1)) as [number]
    return (await office.enrol(id['cycle']!, [pupil])).body.inscripciones[0].id
  }
  const goes = (inscripcionId: number) =>
    admin.patch('/inscripciones/baja', { inscripcionId, fecha: '2026-09-15', motivo: 'CAMBIO DE CIUDAD' })
  const decideDue = async () => {
    const dates = { fecha_inicio: '2041-09-01', fecha_fin: '2042-06-30' }
    const { id: idCiclo } = (await admin.post('/ciclo', aCycle({ nombre: '2041-2042', ...dates }))).body.ciclo
    const [pupil] = (await office.addPupils(1)) as [number]
    await office.enrol(idCiclo, [pupil])
    await sql`UPDATE charges SET fecha = '2026-09-01' WHERE cycle_id = ${idCiclo}`.execute(db)
    await sql`INSERT INTO due_day_proposals (cycle_id, last_charge_id)
      SELECT cycle_id, max(id) FROM charges WHERE cycle_id = ${idCiclo} GROUP BY cycle_id`.execute(db)
    const body = { idCiclo, vence: '2041-09-01', cargos: 2, suma: 2750 }
    return admin.patch('/inscripciones/vencimientos', body, { key: 'otro dia de los cargos' })
  }
  const waits = async (): Promise<number> => {
    const [alumnoId] = (await office.addPupils(1)) as [number]
    return (await admin.post('/caja/espera', { alumnoId })).body.espera.id
  }
  return [
    [
      'POST /caja/espera',
      async () => admin.post('/caja/espera', { alumnoId: ((await office.addPupils(1)) as [number])[0] }),
    ],
    ['DELETE /caja/espera/{id}', async () => admin.delete(`/caja/espera/${await waits()}`)],
    ['PATCH /inscripciones/vencimientos', decideDue],
    ['PATCH /inscripciones/baja', async () => goes(await anEnrolment())],
    [
      'PATCH /inscripciones/reingreso',
      async () => {
        const inscripcionId = await anEnrolment()
        await goes(inscripcionId)
        return admin.patch('/inscripciones/reingreso', { inscripcionId })
      },
    ],
    [
      'DELETE /inscripciones/{id}',
      async () =>
        admin.delete(`/inscripciones/${await anEnrolment()}`, { motivo_cancelacion: 'ERA OTRO ALUMNO' }),
    ],
  ]
}
