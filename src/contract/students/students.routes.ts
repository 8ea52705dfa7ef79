import { callsOf, defineRoutes } from '../http/route'
import type { StudentsContract } from './students.schemas'
import { studentsShows } from './students.shows'

const students = callsOf('ALUMNOS')

export const studentsRoutes = defineRoutes<StudentsContract>(studentsShows)({
  listWithoutParent: students.get('/alumnos/sin/padre', {
    access: [
      ['ALUMNOS', 'READ'],
      ['PADRES', 'CREATE'],
      ['PADRES', 'UPDATE'],
    ],
  }),
  listToEnrol: students.get('/alumnos/to/inscripcion', {
    access: [
      ['INSCRIPCIONES', 'READ'],
      ['INSCRIPCIONES', 'CREATE'],
    ],
  }),
  // Cashiers have to find pupils, so other modules may read this list too.
  listEnrolled: students.get('/alumnos/actualmente/inscritos', {
    access: [
      ['ALUMNOS', 'READ'],
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
      ['BECAS', 'READ'],
      ['INSCRIPCIONES', 'READ'],
    ],
  }),
  listAll: students.get('/alumnos/historial'),
  listIncomplete: students.get('/alumnos/incompletos'),
  getNextNumber: students.get('/alumnos/numero/siguiente', { access: [['ALUMNOS', 'CREATE']] }),
  delete: students.delete('/alumnos/{id}', { changes: ['Student', 'Guardian'] }),
  get: students.get('/alumnos/{id}', { sensitive: true }),
  create: students.post('/alumnos', {
    upload: { field: 'file', kinds: ['image'], max: 1 },
    sensitive: true,
    changes: ['Student'],
    names: ['Student'],
  }),
  update: students.patch('/alumnos/{id}', {
    upload: { field: 'file', kinds: ['image'], max: 1 },
    sensitive: true,
    changes: ['Student'],
    names: ['Student'],
  }),
})
