import { defineRoutes } from '../http/route'
import type { ParentsContract } from './parents.schemas'

export const parentsRoutes = defineRoutes<ParentsContract>()({
  listAll: { method: 'GET', path: '/padres/all', access: [['PADRES', 'READ']] },
  listEnrolled: { method: 'GET', path: '/padres/inscritos', access: [['PADRES', 'READ']] },
  get: { method: 'GET', path: '/padres/one/{id}', access: [['PADRES', 'READ']] },
  create: {
    method: 'POST',
    path: '/padres',
    access: [['PADRES', 'CREATE']],
    // A pupil's row carries the name of the parent, and the list of those without one grows shorter.
    changes: ['Parent', 'Student'],
  },
  update: {
    method: 'PATCH',
    path: '/padres/update/{id}',
    access: [['PADRES', 'UPDATE']],
    changes: ['Parent', 'Student'],
  },
  addChildren: {
    method: 'PATCH',
    path: '/padres/add/hijo',
    access: [['PADRES', 'UPDATE']],
    changes: ['Parent', 'Student'],
  },
  removeChild: {
    method: 'PATCH',
    path: '/padres/quitar/hijo',
    access: [['PADRES', 'UPDATE']],
    changes: ['Parent', 'Student'],
  },
  delete: {
    method: 'DELETE',
    path: '/padres/{id}',
    access: [['PADRES', 'DELETE']],
    changes: ['Parent'],
  },
  createUser: {
    method: 'PATCH',
    path: '/padres/create/user',
    access: [['PADRES', 'UPDATE']],
    changes: ['Parent'],
  },
  // Ours: a forgotten password of the app. The screens of /auth/* know office users only.
  changeUserPassword: {
    method: 'PATCH',
    path: '/padres/password/user',
    access: [['PADRES', 'UPDATE']],
    // No list shows a password.
    changes: [],
  },
})
