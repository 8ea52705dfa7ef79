import { defineRoutes } from '../http/route'
import type { ScholarshipsContract } from './scholarships.schemas'

export const scholarshipsRoutes = defineRoutes<ScholarshipsContract>()({
  create: {
    method: 'POST',
    path: '/becas',
    access: [['BECAS', 'CREATE']],
    // A beca lowers tuition, and stands on its pupils' rows.
    changes: ['Scholarship', 'Student', 'Tuition'],
  },
  get: { method: 'GET', path: '/becas/by/id/{id}', access: [['BECAS', 'READ']] },
  listByCycle: { method: 'GET', path: '/becas/by/ciclo/{id}', access: [['BECAS', 'READ']] },
  addStudents: {
    method: 'PATCH',
    path: '/becas/add/alumnos',
    access: [['BECAS', 'UPDATE']],
    changes: ['Scholarship', 'Student', 'Tuition'],
  },
  // Ours: taken from pupils, edited, removed while nobody holds it.
  removeStudents: {
    method: 'PATCH',
    path: '/becas/quitar/alumnos',
    access: [['BECAS', 'UPDATE']],
    changes: ['Scholarship', 'Student', 'Tuition'],
  },
  update: {
    method: 'PATCH',
    path: '/becas/{id}',
    access: [['BECAS', 'UPDATE']],
    changes: ['Scholarship', 'Student', 'Tuition'],
  },
  delete: {
    method: 'DELETE',
    path: '/becas/{id}',
    access: [['BECAS', 'DELETE']],
    changes: ['Scholarship', 'Student'],
  },
  // Who gives a beca has to see to whom.
  listEligible: {
    method: 'GET',
    path: '/alumnos/to/beca/{grado}',
    access: [
      ['BECAS', 'READ'],
      ['BECAS', 'CREATE'],
      ['BECAS', 'UPDATE'],
    ],
  },
  listHolders: { method: 'GET', path: '/alumnos/with/beca/{cycleId}', access: [['BECAS', 'READ']] },
})
