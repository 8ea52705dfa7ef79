import type { Office } from '@test/support/server/office'
import type { TestServer } from '@test/support/server/harness'
import { leavingDeeds } from './leavingDeeds'
import type { Deed } from './lifeDeeds'

/** Writes that undo or change the earlier ones: becas, groups, families and cycles. */
export const undoDeeds = (
  server: TestServer,
  id: Readonly<Record<string, number>>,
  office: Office,
): [route: string, deed: Deed][] => {
  const { admin } = server
  /** A beca of its own, with one pupil. */
  const aBeca = async (more: Record<string, unknown> = {}) => {
    const [pupil] = (await office.addPupils(1)) as [number]
    await office.enrol(id['cycle']!, [pupil])
    const terms = { id_ciclo: id['cycle'], nombre: 'TALENTO', porcentaje: 10, grado: 'PRIMARIA', ...more }
    const { body } = await admin.post('/becas', { ...terms, alumnos: [{ id: pupil }] })
    return { idBeca: body.beca.id as number, alumnos: [{ id: pupil }] }
  }
  /** A group of its own, with one pupil. */
  const aGroup = async (nombre: string) => {
    const [pupil] = (await office.addPupils(1)) as [number]
    await office.enrol(id['cycle']!, [pupil])
    const body = { cicloEscolarId: id['cycle'], nombre, grado: 'PRIMARIA', alumnos: [{ id: pupil }] }
    return { idGrupo: (await admin.post('/grupos', body)).body.grupo.id as number, alumnos: body.alumnos }
  }
  const aFamily = async (nombre: string) => {
    const [alumnoId] = (await office.addPupils(1)) as [number]
    const body = { nombre, telefono: '5512345679', hijos: [{ id: alumnoId }] }
    return { idPadre: (await admin.post('/padres', body)).body.padre.id as number, alumnoId }
  }
  const aPaper = async (key: string) => {
    const [alumnoId] = (await office.addPupils(1)) as [number]
    await office.enrol(id['cycle']!, [alumnoId])
    return admin.post('/constancias', { tipo: 'ESTUDIOS', alumnoId, cicloEscolarId: id['cycle'] }, { key })
  }
  return [
    ...leavingDeeds(server, id, office),
    [
      'DELETE /ciclo/{id}',
      async () =>
        admin.delete(
          `/ciclo/${await office.addCycle({ nombre: 'ERROR', fecha_inicio: '2030-09-01', fecha_fin: '2031-06-30' })}`,
        ),
    ],
    ['DELETE /alumnos/{id}', async () => admin.delete(`/alumnos/${(await office.addPupils(1))[0]}`)],
    ['POST /constancias', () => aPaper('constancia')],
    [
      'DELETE /constancias/{id}',
      async () => {
        const { constancia } = (await aPaper('otra constancia')).body
        return admin.delete(`/constancias/${constancia.id}`, { motivo_cancelacion: 'NOMBRE MAL ESCRITO' })
      },
    ],
    [
      'PATCH /constancias/textos/{cual}',
      () => admin.patch('/constancias/textos/BECA', { cuerpo: '{alumno} tiene la beca {beca}.' }),
    ],
    ['PATCH /padres/quitar/hijo', async () => admin.patch('/padres/quitar/hijo', await aFamily('LUZ UNO'))],
    [
      'DELETE /padres/{id}',
      async () => {
        const family = await aFamily('LUZ DOS')
        await admin.patch('/padres/quitar/hijo', family)
        return admin.delete(`/padres/${family.idPadre}`)
      },
    ],
    ['PATCH /grupos/quitar/alumnos', async () => admin.patch('/grupos/quitar/alumnos', await aGroup('Q'))],
    [
      'PATCH /grupos/{id}',
      async () => admin.patch(`/grupos/${(await aGroup('R')).idGrupo}`, { nombre: 'S' }),
    ],
    [
      'DELETE /grupos/{id}',
      async () => {
        const group = await aGroup('T')
        await admin.patch('/grupos/quitar/alumnos', group)
        return admin.delete(`/grupos/${group.idGrupo}`)
      },
    ],
    [
      'PATCH /inscripciones/grado',
      async () => {
        const [pupil] = (await office.addPupils(1)) as [number]
        const { body } = await office.enrol(id['cycle']!, [pupil])
        const inscripcionId = body.inscripciones[0].id
        return admin.patch('/inscripciones/grado', { inscripcionId, gradoNumero: 2 })
      },
    ],
    [
      'PATCH /inscripciones/mensualidad',
      async () => {
        const [pupil] = (await office.addPupils(1)) as [number]
        const { body } = await office.enrol(id['cycle']!, [pupil])
        const inscripcionId = body.inscripciones[0].id
        return admin.patch('/inscripciones/mensualidad', { inscripcionId, mensualidad: 1800 })
      },
    ],
    [
      'POST /reinscripciones',
      async () => {
        const [pupil] = (await office.addPupils(1)) as [number]
        const alumnos = [{ id: pupil, grado: 'PRIMARIA', gradoNumero: 2 }]
        return admin.post('/reinscripciones', { destinoId: id['cycle'], alumnos }, { key: 'vuelta' })
      },
    ],
    ['PATCH /becas/quitar/alumnos', async () => admin.patch('/becas/quitar/alumnos', await aBeca())],
    ['PATCH /becas/{id}', async () => admin.patch(`/becas/${(await aBeca()).idBeca}`, { porcentaje: 20 })],
    [
      'POST /becas/hermanos/{cycleId}',
      async () => {
        // A child without brothers or sisters: the rule takes it away.
        await aBeca({ tipo: 'HERMANOS' })
        return admin.post(`/becas/hermanos/${id['cycle']}`, {}, { key: 'hermanos' })
      },
    ],
    [
      'DELETE /becas/{id}',
      async () => {
        const given = await aBeca()
        await admin.patch('/becas/quitar/alumnos', given)
        return admin.delete(`/becas/${given.idBeca}`)
      },
    ],
  ]
}
