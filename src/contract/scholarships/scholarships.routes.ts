import { callsOf, defineRoutes } from '../http/route'
import type { ScholarshipsContract } from './scholarships.schemas'
import { scholarshipsShows } from './scholarships.shows'

const scholarships = callsOf('BECAS')

export const scholarshipsRoutes = defineRoutes<ScholarshipsContract>(scholarshipsShows)({
  create: scholarships.post('/becas', {
    changes: ['Scholarship', 'Tuition'],
  }),
  get: scholarships.get('/becas/by/id/{id}'),
  listByCycle: scholarships.get('/becas/by/ciclo/{id}'),
  addStudents: scholarships.patch('/becas/add/alumnos', { changes: ['Scholarship', 'Tuition'] }),
  removeStudents: scholarships.patch('/becas/quitar/alumnos', {
    changes: ['Scholarship', 'Tuition'],
  }),
  update: scholarships.patch('/becas/{id}', { changes: ['Scholarship', 'Tuition'] }),
  delete: scholarships.delete('/becas/{id}', { changes: ['Scholarship'] }),
  listSiblings: scholarships.get('/becas/hermanos/{cycleId}'),
  applySiblings: scholarships.post('/becas/hermanos/{cycleId}', {
    idempotent: true,
    changes: ['Scholarship', 'Tuition'],
  }),
  listEligible: scholarships.get('/alumnos/to/beca/{grado}', {
    access: [
      ['BECAS', 'READ'],
      ['BECAS', 'CREATE'],
      ['BECAS', 'UPDATE'],
    ],
  }),
  listHolders: scholarships.get('/alumnos/with/beca/{cycleId}'),
})
