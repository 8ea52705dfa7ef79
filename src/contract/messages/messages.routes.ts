import { callsOf, defineRoutes } from '../http/route'
import type { MessagesContract } from './messages.schemas'
import { messagesShows } from './messages.shows'

const messages = callsOf('PADRES')

const writing = { access: [['PADRES', 'UPDATE']], changes: ['Message'] } as const

/** What a family owes is asked for in the service: CARGOS or COLEGIATURAS (READ) besides. */
export const messagesRoutes = defineRoutes<MessagesContract>(messagesShows)({
  list: messages.get('/avisos'),
  send: messages.post('/avisos', { ...writing, idempotent: true, trial: 'simular' }),
  get: messages.get('/avisos/{id}'),
  messages: messages.get('/avisos/{id}/mensajes'),
  cancel: messages.post('/avisos/{id}/cancelar', writing),
  retry: messages.post('/avisos/{id}/reintentar', { ...writing, changes: ['Message', 'Parent'] }),
  paper: messages.get('/avisos/{id}/papel'),
  // Its answer may hold a family's link, which is kept nowhere; marking twice marks once.
  mark: messages.patch('/mensajes/{id}', { changes: ['Message'], unkept: true }),
  markPapers: messages.post('/avisos/{id}/entregados', writing),
  ofParent: messages.get('/padres/{id}/mensajes'),
})
