import { defineRoutes } from '../http/route'
import type { NoticesContract } from './notices.schemas'

export const noticesRoutes = defineRoutes<NoticesContract>()({
  send: {
    method: 'POST',
    path: '/avisos/administracion/padre',
    access: [['PADRES', 'UPDATE']],
    changes: ['Notice'],
  },
  // Ours: the history on a parent's page.
  listOfParent: { method: 'GET', path: '/avisos/padre/{id}', access: [['PADRES', 'READ']] },
})
