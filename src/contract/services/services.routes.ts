import { callsOf, defineRoutes } from '../http/route'
import type { ServicesContract } from './services.schemas'
import { servicesShows } from './services.shows'

const services = callsOf('CARGOS')

export const servicesRoutes = defineRoutes<ServicesContract>(servicesShows)({
  list: services.get('/servicios'),
  listStudents: services.get('/servicios/{id}/alumnos'),
  listByStudent: services.get('/servicios/by/alumno/{id}'),
  create: services.post('/servicios', { changes: ['Service'] }),
  update: services.patch('/servicios/{id}', { changes: ['Service'] }),
  delete: services.delete('/servicios/{id}', { changes: ['Service'] }),
  charge: services.post('/servicios/{id}/alumnos', {
    idempotent: true,
    changes: ['Charge'],
    names: ['Charge'],
  }),
  removeStudents: services.patch('/servicios/{id}/quitar', {
    access: [['CARGOS', 'DELETE']],
    changes: ['Charge'],
    names: ['Charge'],
  }),
})
