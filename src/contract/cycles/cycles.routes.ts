import { defineRoutes } from '../http/route'

export const cyclesRoutes = defineRoutes({
  current: { method: 'GET', path: '/ciclo/actual', access: 'session' },
  list: { method: 'GET', path: '/ciclo/all', access: [['CICLO ESCOLAR', 'READ']] },
  create: { method: 'POST', path: '/ciclo', access: [['CICLO ESCOLAR', 'CREATE']] },
  update: { method: 'PATCH', path: '/ciclo/{id}', access: [['CICLO ESCOLAR', 'UPDATE']] },
})
