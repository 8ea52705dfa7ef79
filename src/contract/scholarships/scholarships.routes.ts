import { callsOf, defineRoutes } from '../http/route'
import type { ScholarshipsContract } from './scholarships.schemas'
import { scholarshipsShows } from './scholarships.shows'

const scholarships = callsOf('BECAS')

export const scholarshipsRoutes = defineRoutes<ScholarshipsContract>(scholarshipsShows)({
  create: scholarships.post('/becas', {
    // A beca lowers tuition.
    changes: ['Scholarship', 'Tuition'],
  }),
  get: scholarships.get('/becas/by/id/{id}'),
  listByCycle: scholarships.get('/becas/by/ciclo/{id}'),
  addStudents: scholarships.patch('/becas/add/alumnos', { changes: ['Scholarship', 'Tuition'] }),
  // Ours: take a beca from pupils, edit it, delete it while no pupil has it.
  removeStudents: scholarships.patch('/becas/quitar/alumnos', {
    changes: ['Scholarship', 'Tuition'],
  }),
  update: scholarships.patch('/becas/{id}', { changes: ['Scholarship', 'Tuition'] }),
  delete: scholarships.delete('/becas/{id}', { changes: ['Scholarship'] }),
  // Ours: the discount of a family's second, third... child.
  listSiblings: scholarships.get('/becas/hermanos/{cycleId}'),
  applySiblings: scholarships.post('/becas/hermanos/{cycleId}', {
    idempotent: true,
    changes: ['Scholarship', 'Tuition'],
  }),
  // Assigning a beca requires seeing the pupils to choose from.
  listEligible: scholarships.get('/alumnos/to/beca/{grado}', {
    access: [
      ['BECAS', 'READ'],
      ['BECAS', 'CREATE'],
      ['BECAS', 'UPDATE'],
    ],
  }),
  listHolders: scholarships.get('/alumnos/with/beca/{cycleId}'),
})
