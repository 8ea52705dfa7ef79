import type { FastifyMultipartBaseOptions } from '@fastify/multipart'
import type { TSchema } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES } from '@contract/domain/files'
import type { Upload } from '@contract/http/route'
import type { FileStore } from '../files/fileStore'
import { badRequest, HttpProblem } from './problem'
import { receiveParts, type Received } from './uploadParts'
import { validateBody } from './validation'

/** Texts of one form: the longest that a schema takes is 20,000 characters of up to four bytes. */
const FIELD_BYTES = 100_000
const FIELDS = 60

/** How `app.ts` registers @fastify/multipart. The store counts bytes itself, by kind; one byte above its largest limit lets it notice. */
export const multipartOptions: FastifyMultipartBaseOptions = {
  throwFileSizeLimit: false,
  limits: {
    fieldNameSize: 100,
    fieldSize: FIELD_BYTES,
    fields: FIELDS,
    files: 20,
    parts: FIELDS + 20,
    headerPairs: 20,
    fileSize: MAX_FILE_BYTES.video + 1,
  },
}

/** Turns lists and booleans of a JSON body into the text that a form would carry. Nothing else is turned into text. */
const asText = (value: unknown, property: TSchema | undefined): unknown => {
  if (Array.isArray(value) && property?.json === true) return JSON.stringify(value)
  const yesOrNo =
    typeof value === 'boolean' && (property?.enum as unknown[] | undefined)?.includes(String(value))
  return yesOrNo ? String(value) : value
}

/** The fields of a body that carries no file and so came as JSON. */
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
  if (schema) validateBody(schema, fields)
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/**
 * Reads a call that may carry files: its texts, validated like a JSON body, and its files, checked and prepared. Who calls it
 * must `discard` the files at the end of the request; when it throws it has done so itself.
 * @throws HttpProblem 400 broken form, repeated or wrong field, too many files · 413 · 415 neither form nor JSON, or a wrong file
 */
export const receiveUpload = async (
  request: FastifyRequest,
  rule: Upload,
  schema: TSchema | undefined,
  files: FileStore,
): Promise<Received> => {
  if (!request.isMultipart()) return { fields: plainFields(request, schema), files: [] }
  const received = await receiveParts(request, rule, files)
  try {
    if (schema) validateBody(schema, received.fields)
    return received
  } catch (error) {
    await files.discard(received.files)
    throw error
  }
}
