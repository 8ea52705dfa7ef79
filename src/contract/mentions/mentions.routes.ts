import { defineRoutes, type Upload } from '../http/route'
import type { MentionsContract } from './mentions.schemas'

const file = { field: 'file', kinds: ['image'], max: 1 } as const satisfies Upload

export const mentionsRoutes = defineRoutes<MentionsContract>()({
  list: { method: 'GET', path: '/menciones', access: [['MENCIONES', 'READ']] },
  get: { method: 'GET', path: '/menciones/{id}', access: [['MENCIONES', 'READ']] },
  create: {
    method: 'POST',
    path: '/menciones',
    access: [['MENCIONES', 'CREATE']],
    upload: file,
    changes: ['Mention'],
  },
  updateInfo: {
    method: 'PATCH',
    path: '/menciones/data/{id}',
    access: [['MENCIONES', 'UPDATE']],
    changes: ['Mention'],
  },
  updateImage: {
    method: 'PATCH',
    path: '/menciones/image/{id}',
    access: [['MENCIONES', 'UPDATE']],
    upload: file,
    changes: ['Mention'],
  },
  delete: {
    method: 'DELETE',
    path: '/menciones/{id}',
    access: [['MENCIONES', 'DELETE']],
    changes: ['Mention'],
  },
})
