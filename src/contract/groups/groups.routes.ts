import { callsOf, defineRoutes } from '../http/route'
import type { GroupsContract } from './groups.schemas'

const groups = callsOf('ALUMNOS')

export const groupsRoutes = defineRoutes<GroupsContract>()({
  listByCycle: groups.get('/grupos/by/ciclo/{id}'),
  create: groups.post('/grupos', {
    // The pupil's rows show the group everywhere: in lists, on charges, beside parents.
    changes: ['Group', 'Student', 'Charge', 'Parent'],
  }),
  addStudents: groups.patch('/grupos/add/alumnos', { changes: ['Group', 'Student', 'Charge', 'Parent'] }),
  removeStudents: groups.patch('/grupos/quitar/alumnos', {
    changes: ['Group', 'Student', 'Charge', 'Parent'],
  }),
  update: groups.patch('/grupos/{id}', { changes: ['Group', 'Student', 'Charge', 'Parent'] }),
  delete: groups.delete('/grupos/{id}', { changes: ['Group', 'Student'] }),
  // Filling a group requires seeing the pupils to choose from.
  listWithoutGroup: groups.get('/alumnos/to/grupo/{id}', {
    access: [
      ['ALUMNOS', 'READ'],
      ['ALUMNOS', 'CREATE'],
      ['ALUMNOS', 'UPDATE'],
    ],
  }),
})
