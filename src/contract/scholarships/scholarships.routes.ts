import { callsOf, defineRoutes } from '../http/route'
import type { ScholarshipsContract } from './scholarships.schemas'

const scholarships = callsOf('BECAS')

export const scholarshipsRoutes = defineRoutes<ScholarshipsContract>()({
  create: scholarships.post('/becas', {
    // A beca lowers tuition, and stands on its pupils' rows.
    changes: ['Scholarship', 'Student', 'Tuition'],
  }),
  get: scholarships.get('/becas/by/id/{id}'),
  listByCycle: scholarships.get('/becas/by/ciclo/{id}'),
  addStudents: scholarships.patch('/becas/add/alumnos', { changes: ['Scholarship', 'Student', 'Tuition'] }),
  // Ours: taken from pupils, edited, removed while nobody holds it.
  removeStudents: scholarships.patch('/becas/quitar/alumnos', {
    changes: ['Scholarship', 'Student', 'Tuition'],
  }),
  update: scholarships.patch('/becas/{id}', { changes: ['Scholarship', 'Student', 'Tuition'] }),
  delete: scholarships.delete('/becas/{id}', { changes: ['Scholarship', 'Student'] }),
  // Who gives a beca has to see to whom.
  listEligible: scholarships.get('/alumnos/to/beca/{grado}', {
    access: [
      ['BECAS', 'READ'],
      ['BECAS', 'CREATE'],
      ['BECAS', 'UPDATE'],
    ],
  }),
  listHolders: scholarships.get('/alumnos/with/beca/{cycleId}'),
})
