import { defineRoutes } from '../http/route'
import type { EnrolmentsContract } from './enrolments.schemas'

export const enrolmentsRoutes = defineRoutes<EnrolmentsContract>()({
  enrol: {
    method: 'POST',
    path: '/inscripciones',
    access: [['INSCRIPCIONES', 'CREATE']],
    // Pupils and their parents move between lists, charges and months appear, and the cycle's prices are fixed from now on.
    changes: ['Student', 'Parent', 'Charge', 'Cycle', 'Tuition'],
  },
  withoutYear: {
    method: 'GET',
    path: '/inscripciones/sin/grado/{id}',
    access: [
      ['INSCRIPCIONES', 'READ'],
      ['INSCRIPCIONES', 'UPDATE'],
    ],
  },
  setYear: {
    method: 'PATCH',
    path: '/inscripciones/grado',
    access: [['INSCRIPCIONES', 'UPDATE']],
    // Months cost something else, and a group and a beca of the other level are left.
    changes: ['Student', 'Parent', 'Charge', 'Cycle', 'Tuition', 'Group', 'Scholarship'],
  },
  // Ours: who leaves, who comes back, and what was a mistake.
  preview: {
    method: 'GET',
    path: '/inscripciones/prevision/{id}',
    access: [
      ['INSCRIPCIONES', 'UPDATE'],
      ['INSCRIPCIONES', 'DELETE'],
    ],
  },
  leave: {
    method: 'PATCH',
    path: '/inscripciones/baja',
    access: [['INSCRIPCIONES', 'UPDATE']],
    changes: ['Student', 'Parent', 'Cycle', 'Tuition', 'Group', 'Scholarship', 'Charge', 'Payment'],
  },
  comeBack: {
    method: 'PATCH',
    path: '/inscripciones/reingreso',
    access: [['INSCRIPCIONES', 'UPDATE']],
    changes: ['Student', 'Parent', 'Cycle', 'Tuition'],
  },
  cancel: {
    method: 'DELETE',
    path: '/inscripciones/{id}',
    access: [['INSCRIPCIONES', 'DELETE']],
    changes: ['Student', 'Parent', 'Cycle', 'Tuition', 'Group', 'Scholarship', 'Charge'],
  },
  listBajas: { method: 'GET', path: '/inscripciones/bajas/{cycleId}', access: [['INSCRIPCIONES', 'READ']] },
})
