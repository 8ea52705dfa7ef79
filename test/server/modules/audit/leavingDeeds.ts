import type { Caller } from '@test/support/server/harness'
import type { Office } from '@test/support/server/office'
import type { Deed } from './lifeDeeds'

/** A baja, a return and a cancelled enrolment in the school's `cycle`. */
export const leavingDeeds = (
  admin: Caller,
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
  return [
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
