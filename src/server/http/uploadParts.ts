import { Readable } from 'node:stream'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES, type FileKind } from '@contract/domain/files'
import type { Upload } from '@contract/http/route'
import type { FileStore, PreparedFile } from '../files/fileStore'
import { tooLarge } from '../files/kinds'
import { badField, badRequest, HttpProblem } from './problem'

/** More bytes than the texts of any form have. */
const TEXT_BYTES = 2_000_000

export interface Received {
  fields: Record<string, string>
  files: PreparedFile[]
}

/** After a refusal up to this many bytes are still read and thrown away, so that the browser gets to see the answer. */
const DRAIN_BYTES = 200_000_000

const drain = ({ raw }: FastifyRequest): void => {
  if (raw.readableEnded || raw.destroyed) return
  let bytes = 0
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > DRAIN_BYTES) raw.destroy()
  })
  raw.resume()
}

const addField = (fields: Record<string, string>, part: MultipartValue): void => {
  const { fieldname, value } = part
  if (part.fieldnameTruncated) throw badRequest('Un dato tiene un nombre demasiado largo.')
  if (fieldname in fields) throw badField(fieldname, `El dato «${fieldname}» llegó más de una vez.`)
  if (typeof value !== 'string') throw badField(fieldname, 'Debe ser un texto.')
  if (part.valueTruncated) throw badField(fieldname, `El dato «${fieldname}» es demasiado largo.`)
  fields[fieldname] = value
}

async function* rejoin(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* { [Symbol.asyncIterator]: () => rest }
}

/** What is wrong with a file, said beside its field. */
const refusedIn =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof HttpProblem)) throw error
    throw new HttpProblem(error.status, error.message, { [field]: error.message })
  }

/** Adds a file part to what was prepared. A field of the form where nobody chose a file arrives as zero bytes: no file. */
const addFile = async (
  files: PreparedFile[],
  part: MultipartFile,
  rule: Upload,
  store: FileStore,
): Promise<void> => {
  const chunks = (part.file as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  if (part.fieldname !== rule.field) throw badRequest(`Los archivos van en el campo «${rule.field}».`)
  if (files.length >= rule.max)
    throw badField(
      rule.field,
      rule.max === 1 ? 'Se acepta un solo archivo.' : `Se aceptan hasta ${rule.max} archivos.`,
    )
  const content = Readable.from(rejoin(first.value, chunks), { objectMode: false })
  files.push(await store.prepare(content, rule.kinds).catch(refusedIn(rule.field)))
  const videos = files.filter(({ kind }) => kind === 'video').length
  if (rule.videos !== undefined && videos > rule.videos)
    throw badField(
      rule.field,
      `Se acepta${rule.videos === 1 ? ' un solo video' : `n hasta ${rule.videos} videos`}.`,
    )
}

/** Refusals of the parser, said to a person. */
const toldTo = (error: unknown): unknown => {
  if (error instanceof HttpProblem) return error
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return badRequest('El formulario trae demasiados datos.')
  const parser =
    code.startsWith('FST_') ||
    (error instanceof Error && /multipart|part (terminated|header)|boundary/i.test(error.message))
  return parser ? badRequest('El formulario llegó incompleto o dañado. Intenta de nuevo.') : error
}

/** Most bytes that the files of a form may have together. */
const mostBytes = ({ kinds, max, videos = max }: Upload): number => {
  const heaviest = (of: readonly FileKind[]) => Math.max(0, ...of.map((kind) => MAX_FILE_BYTES[kind]))
  const others = heaviest(kinds.filter((kind) => kind !== 'video'))
  return kinds.includes('video') ? MAX_FILE_BYTES.video * videos + others * (max - videos) : others * max
}

const assertLength = (request: FastifyRequest, rule: Upload): void => {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > mostBytes(rule) + TEXT_BYTES)
    throw tooLarge(rule.kinds.includes('video') ? 'video' : (rule.kinds[0] ?? 'image'))
}

/**
 * Reads a form part by part: texts bounded by `multipartOptions`, files straight into the store. Whatever it throws, nothing
 * of it is left in `tmp`.
 */
export const receiveParts = async (
  request: FastifyRequest,
  rule: Upload,
  store: FileStore,
): Promise<Received> => {
  const received: Received = { fields: {}, files: [] }
  try {
    assertLength(request, rule)
    for await (const part of request.parts()) {
      if (part.type === 'field') addField(received.fields, part as MultipartValue)
      else await addFile(received.files, part, rule, store)
    }
    return received
  } catch (error) {
    drain(request)
    await store.discard(received.files)
    throw toldTo(error)
  }
}
