import { Type } from '@sinclair/typebox'
import type { ContractOf } from '../http/schemas'

export const liveSchemas = {
  stream: {
    response: Type.String({
      description:
        'text/event-stream: «inicio» {origen, recientes}, «cambios» {tags, ids} y «todo» {}; un comentario cada 20 segundos.',
    }),
  },
}
export type LiveContract = ContractOf<typeof liveSchemas>
