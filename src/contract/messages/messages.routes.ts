import { callsOf, defineRoutes } from '../http/route'
import type { MessagesContract } from './messages.schemas'
import { messagesShows } from './messages.shows'

const messages = callsOf('PADRES')

const writing = { access: [['PADRES', 'UPDATE']], changes: ['Message'] } as const

/** The service checks whether the user may see debts, too (CARGOS or COLEGIATURAS READ). */
export const messagesRoutes = defineRoutes<MessagesContract>(messagesShows)({
  list: messages.get('/avisos'),
  send: messages.post('/avisos', { ...writing, idempotent: true, dryRunField: 'simular' }),
  get: messages.get('/avisos/{id}'),
  listMessages: messages.get('/avisos/{id}/mensajes'),
  cancel: messages.post('/avisos/{id}/cancelar', writing),
  retry: messages.post('/avisos/{id}/reintentar', { ...writing, changes: ['Message', 'Parent'] }),
  getPaper: messages.get('/avisos/{id}/papel'),
  // Its answer may hold a family's link, which is kept nowhere; marking twice marks once.
  markMessage: messages.patch('/mensajes/{id}', { changes: ['Message'], notReplayed: true }),
  markPapers: messages.post('/avisos/{id}/entregados', writing),
  listByParent: messages.get('/padres/{id}/mensajes'),
})
