import { callsOf, defineRoutes } from '../http/route'
import type { NoticesContract } from './notices.schemas'
import { noticesShows } from './notices.shows'

const notices = callsOf('PADRES')

export const noticesRoutes = defineRoutes<NoticesContract>(noticesShows)({
  send: notices.post('/avisos/administracion/padre', { access: [['PADRES', 'UPDATE']], changes: ['Notice'] }),
  listByParent: notices.get('/avisos/padre/{id}'),
})
