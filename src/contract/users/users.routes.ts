import { defineRoutes } from '../http/route'

export const usersRoutes = defineRoutes({
  list: { method: 'GET', path: '/auth/users', access: [['USUARIOS', 'READ']] },
  register: { method: 'POST', path: '/auth/register', access: [['USUARIOS', 'CREATE']] },
  update: { method: 'PATCH', path: '/auth/user/{id}', access: [['USUARIOS', 'UPDATE']] },
  changePassword: { method: 'PATCH', path: '/auth/password/{id}', access: [['USUARIOS', 'UPDATE']] },
  delete: { method: 'DELETE', path: '/auth/user/{id}', access: [['USUARIOS', 'DELETE']] },
})
