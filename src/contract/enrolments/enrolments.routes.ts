import { callsOf, defineRoutes } from '../http/route'
import type { EnrolmentsContract } from './enrolments.schemas'

const enrolments = callsOf('INSCRIPCIONES')

export const enrolmentsRoutes = defineRoutes<EnrolmentsContract>()({
  enrol: enrolments.post('/inscripciones', {
    // Pupils and their parents move between lists, charges and months appear, and the cycle's prices are fixed from now on.
    changes: ['Student', 'Parent', 'Charge', 'Cycle', 'Tuition'],
  }),
  withoutYear: enrolments.get('/inscripciones/sin/grado/{id}', {
    access: [
      ['INSCRIPCIONES', 'READ'],
      ['INSCRIPCIONES', 'UPDATE'],
    ],
  }),
  setYear: enrolments.patch('/inscripciones/grado', {
    // Months cost something else, and a group and a beca of the other level are left.
    changes: ['Student', 'Parent', 'Charge', 'Cycle', 'Tuition', 'Group', 'Scholarship'],
  }),
  // Ours: who leaves, who comes back, and what was a mistake.
  preview: enrolments.get('/inscripciones/prevision/{id}', {
    access: [
      ['INSCRIPCIONES', 'UPDATE'],
      ['INSCRIPCIONES', 'DELETE'],
    ],
  }),
  leave: enrolments.patch('/inscripciones/baja', {
    changes: ['Student', 'Parent', 'Cycle', 'Tuition', 'Group', 'Scholarship', 'Charge', 'Payment'],
  }),
  comeBack: enrolments.patch('/inscripciones/reingreso', {
    changes: ['Student', 'Parent', 'Cycle', 'Tuition'],
  }),
  cancel: enrolments.delete('/inscripciones/{id}', {
    changes: ['Student', 'Parent', 'Cycle', 'Tuition', 'Group', 'Scholarship', 'Charge'],
  }),
  listBajas: enrolments.get('/inscripciones/bajas/{cycleId}'),
})
