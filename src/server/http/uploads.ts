import { Readable } from 'node:stream'
import type { FastifyMultipartBaseOptions, MultipartFile, MultipartValue } from '@fastify/multipart'
import type { TSchema } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES, MB, type FileKind } from '@contract/domain/files'
import type { Upload } from '@contract/http/route'
import type { FileStore, PreparedFile } from '../files/fileStore'
import { tooLarge } from '../files/kinds'
import { badField, badRequest, HttpProblem } from '../shared/problem'
import { assertReadable } from './bodies'
import { assertBody } from './validation'

const TEXT_BYTES = 2_000_000
/** Bytes: a schema's longest text has 20,000 characters of up to four bytes. */
const FIELD_BYTES = 100_000
const FIELDS = 60
const FILES = 20

interface Received {
  fields: Record<string, string>
  files: PreparedFile[]
}

/** Bytes still read and discarded after a refusal: a browser shows the answer only once its upload was read. */
const DRAIN_BYTES = 200_000_000

export const drain = ({ raw }: FastifyRequest): void => {
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
  assertReadable(value)
  fields[fieldname] = value
}

async function* rejoin(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* { [Symbol.asyncIterator]: () => rest }
}

const refusedIn =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof HttpProblem)) throw error
    throw new HttpProblem(error.status, error.message, { [field]: error.message })
  }

/** A file field left empty arrives as zero bytes and adds no file. */
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
  const prepared = await store.prepare(content, rule.kinds).catch(refusedIn(rule.field))
  files.push({ ...prepared, name: part.filename })
  const videos = files.filter(({ kind }) => kind === 'video').length
  if (rule.videos !== undefined && videos > rule.videos)
    throw badField(
      rule.field,
      `Se acepta${rule.videos === 1 ? ' un solo video' : `n hasta ${rule.videos} videos`}.`,
    )
}

/** busboy says "needle" when the boundary is too long. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof HttpProblem) return error
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return badRequest('El formulario trae demasiados datos.')
  const parser =
    code.startsWith('FST_') ||
    (error instanceof Error && /multipart|part (terminated|header)|boundary|needle/i.test(error.message))
  return parser ? badRequest('El formulario llegó incompleto o dañado. Intenta de nuevo.') : error
}

const maxBytes = ({ kinds, max, videos = max, bytes }: Upload): number => {
  if (bytes !== undefined) return bytes * max
  const heaviest = (of: readonly FileKind[]) => Math.max(0, ...of.map((kind) => MAX_FILE_BYTES[kind]))
  const others = heaviest(kinds.filter((kind) => kind !== 'video'))
  return kinds.includes('video') ? MAX_FILE_BYTES.video * videos + others * (max - videos) : others * max
}

const assertLength = (request: FastifyRequest, rule: Upload): void => {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (rule.bytes !== undefined && declared > maxBytes(rule) + FIELD_BYTES)
    throw new HttpProblem(413, `El archivo rebasa el límite de ${rule.bytes / MB} MB.`)
  if (declared > maxBytes(rule) + TEXT_BYTES)
    throw tooLarge(rule.kinds.includes('video') ? 'video' : (rule.kinds[0] ?? 'image'))
}

/** Allows one file more, so that `addFile` refuses it with its own message. */
const limitsOf = ({ max }: Upload) => {
  const files = Math.max(FILES, max + 1)
  return { ...multipartOptions.limits, files, parts: FIELDS + files }
}

/** Files go straight into the store. When it throws, nothing is left in `tmp`. */
const receiveParts = async (request: FastifyRequest, rule: Upload, store: FileStore): Promise<Received> => {
  const received: Received = { fields: {}, files: [] }
  try {
    assertLength(request, rule)
    for await (const part of request.parts({ limits: limitsOf(rule) })) {
      if (part.type === 'field') addField(received.fields, part as MultipartValue)
      else await addFile(received.files, part, rule, store)
    }
    return received
  } catch (error) {
    drain(request)
    await store.discard(received.files)
    throw refusalOf(error)
  }
}

/** The store counts bytes by kind itself; one more than its largest limit lets it notice. */
export const multipartOptions: FastifyMultipartBaseOptions = {
  throwFileSizeLimit: false,
  limits: {
    fieldNameSize: 100,
    fieldSize: FIELD_BYTES,
    fields: FIELDS,
    files: FILES,
    parts: FIELDS + FILES,
    headerPairs: 20,
    fileSize: MAX_FILE_BYTES.video + 1,
  },
}

const asText = (value: unknown, property: TSchema | undefined): unknown => {
  if (value === null && property?.emptied === true) return ''
  if (Array.isArray(value) && property?.json === true) return JSON.stringify(value)
  const yesOrNo =
    typeof value === 'boolean' && (property?.enum as unknown[] | undefined)?.includes(String(value))
  const isId = typeof value === 'number' && property?.format === 'id'
  return yesOrNo || isId ? String(value) : value
}

const plainFields = (
  { body, headers }: FastifyRequest,
  schema: TSchema | undefined,
): Record<string, string> => {
  const type = headers['content-type']
  if (type !== undefined && !/^application\/json\b/i.test(type))
    throw new HttpProblem(415, 'El servidor no recibe este tipo de contenido.')
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('Faltan los datos.')
  const properties = (schema?.properties ?? {}) as Record<string, TSchema>
  const fields = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, asText(value, properties[name])]),
  )
  if (schema) assertBody(schema, fields)
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/** The caller must `discard` the files, except when this throws. @throws 400 · 413 · 415 */
export const receiveUpload = async (
  request: FastifyRequest,
  rule: Upload,
  schema: TSchema | undefined,
  files: FileStore,
): Promise<Received> => {
  if (!request.isMultipart()) return { fields: plainFields(request, schema), files: [] }
  const received = await receiveParts(request, rule, files)
  try {
    if (schema) assertBody(schema, received.fields)
    return received
  } catch (error) {
    await files.discard(received.files)
    throw error
  }
}
