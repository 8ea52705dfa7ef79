import { callsOf, defineRoutes, type Upload } from '../http/route'
import type { MentionsContract } from './mentions.schemas'
import { mentionsShows } from './mentions.shows'

const mentions = callsOf('MENCIONES')

const file = { field: 'file', kinds: ['image'], max: 1 } as const satisfies Upload

export const mentionsRoutes = defineRoutes<MentionsContract>(mentionsShows)({
  list: mentions.get('/menciones'),
  get: mentions.get('/menciones/{id}'),
  create: mentions.post('/menciones', { upload: file, changes: ['Mention'] }),
  update: mentions.patch('/menciones/data/{id}', { changes: ['Mention'] }),
  replaceImage: mentions.patch('/menciones/image/{id}', { upload: file, changes: ['Mention'] }),
  delete: mentions.delete('/menciones/{id}', { changes: ['Mention'] }),
})
