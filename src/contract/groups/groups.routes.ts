import { callsOf, defineRoutes } from '../http/route'
import type { GroupsContract } from './groups.schemas'
import { groupsShows } from './groups.shows'

const groups = callsOf('ALUMNOS')

export const groupsRoutes = defineRoutes<GroupsContract>(groupsShows)({
  listByCycle: groups.get('/grupos/by/ciclo/{id}'),
  create: groups.post('/grupos', {
    changes: ['Group'],
  }),
  addStudents: groups.patch('/grupos/add/alumnos', { changes: ['Group'] }),
  removeStudents: groups.patch('/grupos/quitar/alumnos', {
    changes: ['Group'],
  }),
  update: groups.patch('/grupos/{id}', { changes: ['Group'] }),
  delete: groups.delete('/grupos/{id}', { changes: ['Group'] }),
  listWithoutGroup: groups.get('/alumnos/to/grupo/{id}', {
    access: [
      ['ALUMNOS', 'READ'],
      ['ALUMNOS', 'CREATE'],
      ['ALUMNOS', 'UPDATE'],
    ],
  }),
})
