import { defineRoutes } from '../http/route'
import type { StudentsContract } from './students.schemas'

export const studentsRoutes = defineRoutes<StudentsContract>()({
  listWithoutParent: {
    method: 'GET',
    path: '/alumnos/sin/padre',
    access: [
      ['ALUMNOS', 'READ'],
      ['PADRES', 'CREATE'],
      ['PADRES', 'UPDATE'],
    ],
  },
  listToEnrol: {
    method: 'GET',
    path: '/alumnos/to/inscripcion',
    access: [
      ['INSCRIPCIONES', 'READ'],
      ['INSCRIPCIONES', 'CREATE'],
    ],
  },
  // A cashier has to find a pupil: other modules open this one list too.
  listEnrolled: {
    method: 'GET',
    path: '/alumnos/actualmente/inscritos',
    access: [
      ['ALUMNOS', 'READ'],
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
      ['BECAS', 'READ'],
      ['INSCRIPCIONES', 'READ'],
    ],
  },
  listAll: { method: 'GET', path: '/alumnos/historial', access: [['ALUMNOS', 'READ']] },
  // Ours: what a new family still lacks.
  listIncomplete: { method: 'GET', path: '/alumnos/incompletos', access: [['ALUMNOS', 'READ']] },
  nextNumber: { method: 'GET', path: '/alumnos/numero/siguiente', access: [['ALUMNOS', 'CREATE']] },
  delete: {
    method: 'DELETE',
    path: '/alumnos/{id}',
    access: [['ALUMNOS', 'DELETE']],
    changes: ['Student', 'Parent'],
  },
  get: { method: 'GET', path: '/alumnos/{id}', access: [['ALUMNOS', 'READ']], sensitive: true },
  create: {
    method: 'POST',
    path: '/alumnos',
    access: [['ALUMNOS', 'CREATE']],
    upload: { field: 'file', kinds: ['image'], max: 1 },
    sensitive: true,
    changes: ['Student'],
  },
  update: {
    method: 'PATCH',
    path: '/alumnos/{id}',
    access: [['ALUMNOS', 'UPDATE']],
    upload: { field: 'file', kinds: ['image'], max: 1 },
    sensitive: true,
    // A pupil's name also stands on their charges and with their parent.
    changes: ['Student', 'Charge', 'Parent'],
  },
})
