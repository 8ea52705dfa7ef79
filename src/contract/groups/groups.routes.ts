import { defineRoutes } from '../http/route'
import type { GroupsContract } from './groups.schemas'

export const groupsRoutes = defineRoutes<GroupsContract>()({
  listByCycle: { method: 'GET', path: '/grupos/by/ciclo/{id}', access: [['ALUMNOS', 'READ']] },
  create: {
    method: 'POST',
    path: '/grupos',
    access: [['ALUMNOS', 'CREATE']],
    // A pupil's group stands wherever the pupil does: in lists, on charges, beside parents.
    changes: ['Group', 'Student', 'Charge', 'Parent'],
  },
  addStudents: {
    method: 'PATCH',
    path: '/grupos/add/alumnos',
    access: [['ALUMNOS', 'UPDATE']],
    changes: ['Group', 'Student', 'Charge', 'Parent'],
  },
  removeStudents: {
    method: 'PATCH',
    path: '/grupos/quitar/alumnos',
    access: [['ALUMNOS', 'UPDATE']],
    changes: ['Group', 'Student', 'Charge', 'Parent'],
  },
  update: {
    method: 'PATCH',
    path: '/grupos/{id}',
    access: [['ALUMNOS', 'UPDATE']],
    changes: ['Group', 'Student', 'Charge', 'Parent'],
  },
  delete: {
    method: 'DELETE',
    path: '/grupos/{id}',
    access: [['ALUMNOS', 'DELETE']],
    changes: ['Group', 'Student'],
  },
  // Who fills a group has to see with whom.
  listWithoutGroup: {
    method: 'GET',
    path: '/alumnos/to/grupo/{id}',
    access: [
      ['ALUMNOS', 'READ'],
      ['ALUMNOS', 'CREATE'],
      ['ALUMNOS', 'UPDATE'],
    ],
  },
})
