import type { TestServer } from '@test/support/server/harness'
import { keeper, type Deed } from './lifeDeeds'

/** A concept, a service made of it, a pupil who is charged it and taken off, and one that is deleted. */
export const serviceDeeds = (
  { admin }: TestServer,
  place: () => { cycle: number; pupil: number },
): [route: string, deed: Deed][] => {
  const id: Record<string, number> = {}
  const keep = keeper(id)
  const service = (nombre: string) => ({ cicloEscolarId: place().cycle, nombre, mensualidad: 700 })
  const press = () => ({ alumnos: [{ id: place().pupil }], desde: '2027-06' })
  return [
    [
      'POST /conceptos',
      keep(
        'concept',
        (b) => b.concepto.id,
        () => admin.post('/conceptos', { nombre: 'Camión', monto: 700, tipo: 'SERVICIO' }),
      ),
    ],
    ['PATCH /conceptos/{id}', () => admin.patch(`/conceptos/${id['concept']}`, { monto: 750 })],
    [
      'POST /servicios',
      keep(
        'service',
        (b) => b.servicio.id,
        () => admin.post('/servicios', { ...service('Transporte'), conceptoId: id['concept'] }),
      ),
    ],
    ['PATCH /servicios/{id}', () => admin.patch(`/servicios/${id['service']}`, { mensualidad: 720 })],
    [
      'POST /servicios/{id}/alumnos',
      () => admin.post(`/servicios/${id['service']}/alumnos`, press(), { key: 'camion' }),
    ],
    ['PATCH /servicios/{id}/quitar', () => admin.patch(`/servicios/${id['service']}/quitar`, press())],
    [
      'DELETE /servicios/{id}',
      async () => {
        const { body } = await admin.post('/servicios', service('Comedor'))
        return admin.delete(`/servicios/${body.servicio.id}`)
      },
    ],
  ]
}
