import { defineRoutes } from '../http/route'

export const noticesRoutes = defineRoutes({
  send: {
    method: 'POST',
    path: '/avisos/administracion/padre',
    access: [['PADRES', 'UPDATE']],
    changes: ['Notice'],
  },
  // Ours: the history on a parent's page.
  listOfParent: { method: 'GET', path: '/avisos/padre/{id}', access: [['PADRES', 'READ']] },
})
