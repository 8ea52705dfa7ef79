import { Readable } from 'node:stream'
import type { FileHandle } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_ID } from '@contract/http/schemas'
import type { Db } from '../../db/database'
import type { FileStore } from '../../files/fileStore'
import type { SignedFile } from '../../files/links'
import { chunkPassed } from '../../files/usedChunks'
import { PDF_VIEWABLE } from '../../files/kinds'
import { unknownAddress } from '../../http/errors'
import { forbidden, found, HttpProblem, notFound } from '../../shared/problem'
import { findFile, holderRemains } from './files.queries'

const BAD_LINK = 'Este enlace ya no es válido. Vuelve a abrir la página que lo mostraba.'
const UNKNOWN = 'Este archivo ya no existe.'
const DAMAGED =
  'Este archivo se dañó en el disco del servidor. Vuelve a subirlo o pide que lo tomen de un respaldo.'

interface ByteRange {
  readonly start: number
  readonly end: number
}

/** RFC 9110, section 14. Null: send the whole file, for ranges we do not support; 'unsatisfiable': begins after the end. */
const readRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const [whole, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (whole === undefined || (first === '' && last === '')) return null
  if (first === '') {
    const length = Number(last)
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** Keeps scripts in a file from running and the file from being framed elsewhere, even when opened directly. */
const CLOSED =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

interface Served {
  readonly mime: string
  readonly sha256: string
}

const servedOf = async (db: Db, { id, variant }: SignedFile): Promise<Served> => {
  const row = found(id <= MAX_ID ? await findFile(db, id) : null, UNKNOWN)
  if (variant === 'original') return row
  return { mime: 'image/webp', sha256: found(row.thumb_sha256, UNKNOWN) }
}

const describe = (reply: FastifyReply, { mime, sha256 }: Served): void => {
  const framing =
    mime === 'application/pdf'
      ? PDF_VIEWABLE
      : { 'content-security-policy': CLOSED, 'x-frame-options': 'DENY' }
  void reply.headers({
    'content-type': mime,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    ...framing,
    // Revalidated each time, since access ends with the session; an unchanged file costs only a 304.
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
  })
}

const isKnown = ({ headers }: FastifyRequest, { sha256 }: Served): boolean => {
  const etags = headers['if-none-match']
  return (
    etags === '*' ||
    (etags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${sha256}"`) ?? false)
  )
}

/** If-Range: the browser continues a download only if the file is still the same. */
const rangeOf = ({ headers }: FastifyRequest, { sha256 }: Served, size: number) => {
  const condition = headers['if-range']
  return condition === undefined || condition === `"${sha256}"` ? readRange(headers.range, size) : null
}

const streamOf = (content: FileHandle, range: ByteRange): Readable => {
  const stream = content.createReadStream(range)
  stream.on('data', (chunk) => chunkPassed(chunk.length))
  // Listening to 'data' has started the stream: paused until the response reads it.
  return stream.pause()
}

/** The stream closes the file; if none is sent, it is closed here. */
const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: Served & { content: FileHandle },
): Promise<FastifyReply> => {
  const { content } = file
  const { size } = await content.stat()
  const isCached = isKnown(request, file)
  const range = isCached ? null : rangeOf(request, file, size)
  if (range === 'unsatisfiable')
    throw new HttpProblem(416, 'El archivo no tiene esa parte.', undefined, {
      'content-range': `bytes */${size}`,
    })
  describe(reply, file)
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  if (!isCached) reply.header('content-length', end - start + 1)
  if (!isCached && request.method !== 'HEAD') return reply.send(streamOf(content, { start, end }))
  await content.close()
  return isCached ? reply.code(304).send() : reply.send(Readable.from([]))
}

/** The only way to a file. No token, because browsers load it as an image: 403 for an invalid or expired link, 404 when deleted. */
export const filesPlugin = (app: FastifyInstance, db: Db, store: FileStore, now: () => Date): void => {
  app.get('/files/:id/:variant', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const link = store.check(request.url)
    if (!link || (link.holder !== null && !(await holderRemains(db, link.holder, now()))))
      throw forbidden(BAD_LINK)
    const served = await servedOf(db, link)
    const content = await store.open(served.sha256)
    if (typeof content === 'string') {
      const { sha256 } = served
      request.log.error({ file: link.id, sha256 }, `the content of a file is ${content} on the disk`)
      throw notFound(content === 'missing' ? UNKNOWN : DAMAGED)
    }
    return send(request, reply, { ...served, content }).catch(async (error: unknown) => {
      await content.close()
      throw error
    })
  })
  for (const unknown of ['/files', '/files/*'])
    app.get(unknown, { schema: { hide: true } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      throw unknownAddress()
    })
}
