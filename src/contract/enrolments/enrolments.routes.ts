import { callsOf, defineRoutes } from '../http/route'
import type { EnrolmentsContract } from './enrolments.schemas'
import { enrolmentsShows } from './enrolments.shows'

const enrolments = callsOf('INSCRIPCIONES')

export const enrolmentsRoutes = defineRoutes<EnrolmentsContract>(enrolmentsShows)({
  enrol: enrolments.post('/inscripciones', {
    // Charges and months appear, and the cycle's prices become fixed.
    changes: ['Student', 'Charge', 'Cycle', 'Tuition'],
  }),
  /** Ours, before enrolling: each pupil's place among the children of a parent, as it would be. */
  siblingPlaces: enrolments.post('/inscripciones/lugares', { reads: true }),
  withoutYear: enrolments.get('/inscripciones/sin/grado/{id}', {
    access: [
      ['INSCRIPCIONES', 'READ'],
      ['INSCRIPCIONES', 'UPDATE'],
    ],
  }),
  setYear: enrolments.patch('/inscripciones/grado', {
    // Another year or level changes the price of months; with another level the pupil loses group and beca.
    changes: ['Student', 'Charge', 'Cycle', 'Tuition', 'Group', 'Scholarship'],
  }),
  // Ours: baja, return and cancellation of an enrolment.
  preview: enrolments.get('/inscripciones/prevision/{id}', {
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
  /** Ours: open charges of coming cycles from before `vence`, each cycle until somebody decides on a new day. */
  dueProposals: enrolments.get('/inscripciones/vencimientos'),
  decideDue: enrolments.patch('/inscripciones/vencimientos', {
    idempotent: true,
    changes: ['Charge', 'Cycle'],
  }),
  listBajas: enrolments.get('/inscripciones/bajas/{cycleId}'),
})
