import { Type } from '@sinclair/typebox'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Upload } from '@contract/http/route'
import { Text } from '@contract/http/schemas'
import type { FileStore } from '@server/files/fileStore'
import { installErrors } from '@server/http/errors'
import { multipartOptions, receiveUpload } from '@server/http/uploads'

export const BOUNDARY = 'frontera'
export const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

export const aSchema = Type.Object({
  titulo: Text(40),
  nota: Type.Optional(Type.String({ maxLength: 20_000 })),
})

/** An event's files: six, of which videos too. */
export const EVENT: Upload = { field: 'files', kinds: ['image', 'video'], max: 6 }
export const PHOTO: Upload = { field: 'file', kinds: ['image'], max: 1 }

/** Answers what was received, as a route of the contract receives it. */
export const uploadApp = async (files: Pick<FileStore, 'prepare' | 'discard'>): Promise<FastifyInstance> => {
  const app = Fastify({ bodyLimit: 1_000_000 })
  installErrors(app)
  await app.register(multipart, multipartOptions)
  for (const [url, rule] of Object.entries({ '/evento': EVENT, '/foto': PHOTO }))
    app.post(url, async (request) => {
      const received = await receiveUpload(request, rule, aSchema, files as FileStore)
      const kinds = received.files.map(({ kind }) => kind)
      await files.discard(received.files)
      return { ok: true, fields: received.fields, kinds }
    })
  return app
}

const disposition = (name: string, filename?: string): string =>
  `Content-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`

export const textPart = (name: string, value: string): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\n${disposition(name)}\r\n\r\n${value}\r\n`)

export const fileHead = (name: string, filename: string, type = 'application/octet-stream'): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\n${disposition(name, filename)}\r\nContent-Type: ${type}\r\n\r\n`)

export const filePart = (name: string, content: Buffer, filename = 'foto.jpg'): Buffer =>
  Buffer.concat([fileHead(name, filename), content, Buffer.from('\r\n')])

export const END = Buffer.from(`--${BOUNDARY}--\r\n`)

export const form = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, END])
