import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { Type, type TSchema } from '@sinclair/typebox'
import type { FastifyReply } from 'fastify'
import type { Shape } from '@contract/http/schemas'

const ROWS_AT_ONCE = 200

type Rows = readonly unknown[]

const listsOf = ({ response }: Shape): readonly [name: string, alone: TSchema][] =>
  Object.entries((response.properties ?? {}) as Record<string, TSchema>)
    .filter(([, { type }]) => type === 'array')
    .map(([name, schema]) => [name, Type.Object({ [name]: schema })])

const rowsOf = (answer: object, name: string): Rows => {
  const value = (answer as Record<string, unknown>)[name]
  return Array.isArray(value) ? value : []
}

const around = (empty: string, name: string): [before: string, after: string] | null => {
  const parts = empty.split(`${JSON.stringify(name)}:[]`)
  if (parts.length !== 2) return null
  return [`${parts[0]}${JSON.stringify(name)}:[`, `]${parts[1]}`]
}

/** Writes 200 rows at a time, so no list blocks the event loop; bytes, ETag and compression are as for a short answer. */
export const longAnswers = (shape: Shape) => {
  const lists = listsOf(shape)
  return async (answer: object, reply: FastifyReply): Promise<object> => {
    const long = lists.find(([name]) => rowsOf(answer, name).length > ROWS_AT_ONCE)
    if (!long) return answer
    const [name, alone] = long
    const rows = rowsOf(answer, name)
    const ends = around(reply.serializeInput({ ...answer, [name]: [] }, '200') as string, name)
    if (!ends) return answer
    const write = reply.compileSerializationSchema(alone)
    const [from, to] = [JSON.stringify(name).length + 3, -2]
    const hash = reply.hasHeader('etag') ? null : createHash('sha1')
    const pieces: Buffer[] = []
    const add = (text: string): void => {
      const piece = Buffer.from(text)
      hash?.update(piece)
      pieces.push(piece)
    }
    add(ends[0])
    for (let next = 0; next < rows.length; next += ROWS_AT_ONCE) {
      const some = write({ [name]: rows.slice(next, next + ROWS_AT_ONCE) }) as string
      add((next > 0 ? ',' : '') + some.slice(from, to))
      await setImmediate()
      if (reply.raw.destroyed) {
        reply.hijack()
        return answer
      }
    }
    add(ends[1])
    if (hash) reply.header('etag', `W/"${hash.digest('base64')}"`)
    reply.type('application/json; charset=utf-8')
    return Readable.from(pieces)
  }
}
