import { callsOf, defineRoutes } from '../http/route'
import type { EnrolmentsContract } from './enrolments.schemas'
import { enrolmentsShows } from './enrolments.shows'

const enrolments = callsOf('INSCRIPCIONES')

export const enrolmentsRoutes = defineRoutes<EnrolmentsContract>(enrolmentsShows)({
  enrol: enrolments.post('/inscripciones', {
    // Enrolling makes charges and months and raises the cycle's count of pupils.
    changes: ['Student', 'Charge', 'Cycle', 'Tuition'],
  }),
  listSiblingPlaces: enrolments.post('/inscripciones/lugares', { reads: true }),
  listWithoutYear: enrolments.get('/inscripciones/sin/grado/{id}', {
    access: [
      ['INSCRIPCIONES', 'READ'],
      ['INSCRIPCIONES', 'UPDATE'],
    ],
  }),
  setYear: enrolments.patch('/inscripciones/grado', {
    // Months may change price; with another level the pupil also loses group and beca.
    changes: ['Student', 'Charge', 'Cycle', 'Tuition', 'Group', 'Scholarship'],
  }),
  setMonthly: enrolments.patch('/inscripciones/mensualidad', {
    changes: ['Student', 'Charge', 'Cycle', 'Tuition'],
  }),
  previewLeave: enrolments.get('/inscripciones/prevision/{id}', {
    access: [
      ['INSCRIPCIONES', 'UPDATE'],
      ['INSCRIPCIONES', 'DELETE'],
    ],
  }),
  leave: enrolments.patch('/inscripciones/baja', {
    changes: ['Student', 'Cycle', 'Tuition', 'Group', 'Scholarship', 'Charge', 'Payment'],
  }),
  comeBack: enrolments.patch('/inscripciones/reingreso', {
    changes: ['Student', 'Cycle', 'Tuition'],
  }),
  cancel: enrolments.delete('/inscripciones/{id}', {
    changes: ['Student', 'Cycle', 'Tuition', 'Group', 'Scholarship', 'Charge'],
  }),
  /** Open charges of coming cycles from before `vence` existed: another due day is proposed, per cycle, until a user decides. */
  listDueProposals: enrolments.get('/inscripciones/vencimientos'),
  decideDue: enrolments.patch('/inscripciones/vencimientos', {
    idempotent: true,
    changes: ['Charge', 'Cycle'],
  }),
  listBajas: enrolments.get('/inscripciones/bajas/{cycleId}'),
})
