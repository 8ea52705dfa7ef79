import { defineRoutes } from '../http/route'

export const parentsRoutes = defineRoutes({
  listAll: { method: 'GET', path: '/padres/all', access: [['PADRES', 'READ']] },
  listEnrolled: { method: 'GET', path: '/padres/inscritos', access: [['PADRES', 'READ']] },
  get: { method: 'GET', path: '/padres/one/{id}', access: [['PADRES', 'READ']] },
  create: { method: 'POST', path: '/padres', access: [['PADRES', 'CREATE']] },
  update: { method: 'PATCH', path: '/padres/update/{id}', access: [['PADRES', 'UPDATE']] },
  addChildren: { method: 'PATCH', path: '/padres/add/hijo', access: [['PADRES', 'UPDATE']] },
  createUser: { method: 'PATCH', path: '/padres/create/user', access: [['PADRES', 'UPDATE']] },
  // Ours: a forgotten password of the app. The screens of /auth/* know office users only.
  changeUserPassword: { method: 'PATCH', path: '/padres/password/user', access: [['PADRES', 'UPDATE']] },
})
