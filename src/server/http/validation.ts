import Ajv, { type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import stringifier, { type Schema } from 'fast-json-stringify'
import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'
import type { TSchema } from '@sinclair/typebox'
import { isIsoDate } from '@contract/domain/dateMath'
import { REQUIRED } from '@contract/domain/campos'
import { fieldPlace } from '@contract/domain/fieldWords'
import { toCentavos } from '@contract/domain/money'
import { MAX_NAMED_ROWS, readIdList } from '@contract/http/namedRows'
import { MAX_ID } from '@contract/http/schemas'
import { badField, badRequest } from '../shared/problem'

/** An id as plain digits: `0x1`, `1e0` and ` 1` are none. */
const PLAIN_ID = /^[1-9]\d*$/

const ajv = (coerceTypes: boolean): Ajv => {
  const made = new Ajv({ allErrors: true, coerceTypes, strict: false, strictNumbers: true })
  addFormats(made, ['date-time'])
  made.addFormat('dia', isIsoDate)
  made.addFormat('id', (text) => PLAIN_ID.test(text) && Number(text) <= MAX_ID)
  made.addFormat('ids', (text) => readIdList(text)?.every((id) => id <= MAX_ID) === true)
  made.addFormat('mes', /^[1-9]\d{3}-(0[1-9]|1[0-2])$/)
  made.addKeyword({
    keyword: 'centavos',
    type: 'number',
    validate: (_on: boolean, amount: number) => toCentavos(amount) !== null,
  })
  return made
}

/** Bodies get no conversion: no "1" for 1, no null for 0. Values of paths and queries are text, so they are converted. */
const strict = ajv(false)
const reading = ajv(true)

const wrongId = (schema: TSchema, params: Record<string, string>): string | undefined =>
  Object.entries(schema.properties as Record<string, TSchema>)
    .filter(([name, { type }]) => type === 'integer' && !PLAIN_ID.test(params[name] ?? ''))
    .map(([name]) => name)[0]

/** At first use: compiling the whole contract at the start took half of the start. A GET and its HEAD share one. */
const compiledOnce = <Compiled>(compile: (schema: TSchema) => Compiled) => {
  const compiled = new WeakMap<TSchema, Compiled>()
  return (schema: TSchema): Compiled => {
    const validator = compiled.get(schema) ?? compile(schema)
    compiled.set(schema, validator)
    return validator
  }
}

export const validatorOf = {
  strict: compiledOnce((schema) => strict.compile(schema)),
  reading: compiledOnce((schema) => reading.compile(schema)),
}

export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = validatorOf[httpPart === 'body' ? 'strict' : 'reading']
  return (data: Record<string, string>) => {
    const wrong = httpPart === 'params' ? wrongId(schema, data) : undefined
    if (wrong !== undefined) return { error: badField(wrong, 'Debe ser un número entero.') }
    const validate = validator(schema)
    return validate(data)
      ? { value: data }
      : { error: Object.assign(new Error(), { validation: validate.errors }) }
  }
}

/** TypeBox's schemas are JSON Schema, which fast-json-stringify types differently. */
export const serializerOf = compiledOnce((schema) => stringifier(schema as unknown as Schema))

/** Fields that the schema does not name are not sent. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  return (answer) => serializerOf(schema)(answer)
}

const TYPES: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un conjunto de datos',
}

const FORMATS: Record<string, string> = {
  dia: 'Debe ser una fecha que exista, como 2026-09-01.',
  mes: 'Debe ser un mes, como 2026-09.',
  id: 'Debe ser un número entero.',
  ids: `Debe ser una lista de hasta ${MAX_NAMED_ROWS} números, como 3,17.`,
}

const REASONS: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => REQUIRED,
  type: ({ type }) => `Debe ser ${TYPES[String(type)] ?? 'de otro tipo'}.`,
  enum: ({ allowedValues }) =>
    `Debe ser uno de estos valores: ${(allowedValues as unknown[]).filter((value) => value !== null).join(', ')}.`,
  minimum: ({ limit }) => `No puede ser menor que ${String(limit)}.`,
  maximum: ({ limit }) => `No puede ser mayor que ${String(limit)}.`,
  exclusiveMinimum: ({ limit }) => `Debe ser mayor que ${String(limit)}.`,
  minLength: () => 'No puede quedar vacío.',
  maxLength: ({ limit }) => `Admite hasta ${String(limit)} caracteres.`,
  pattern: () => 'No puede quedar vacío ni llevar caracteres invisibles.',
  format: ({ format }) => FORMATS[String(format)] ?? 'No tiene el formato esperado.',
  centavos: () => 'Admite hasta dos decimales.',
  minItems: ({ limit }) => `Necesita al menos ${String(limit)}.`,
  maxItems: ({ limit }) => `Admite hasta ${String(limit)} elementos.`,
}

const fieldOf = (error: ErrorObject): string => {
  const path = error.instancePath.split('/').filter(Boolean)
  if (error.keyword === 'required') path.push(String(error.params['missingProperty']))
  return path.join('.')
}

/** Most errors in one answer: no form has more fields, and a long list of wrong items would answer megabytes. */
const MAX_CAMPOS = 100

export const fieldProblems = (errors: readonly ErrorObject[]): Record<string, string> => {
  const campos = new Map<string, string>()
  for (const error of errors) {
    if (campos.size === MAX_CAMPOS) break
    const campo = fieldOf(error)
    if (campo === '' || campos.has(campo)) continue
    campos.set(campo, (REASONS[error.keyword] ?? (() => 'No es válido.'))(error.params))
  }
  return Object.fromEntries(campos)
}

export const problemsMessage = (campos: Record<string, string>): string => {
  const names = Object.keys(campos)
  const [first = ''] = names
  if (names.length === 0) return 'Faltan los datos.'
  if (names.length === 1 && campos[first] === REQUIRED) return `Falta «${fieldPlace(first)}».`
  return names.length === 1
    ? `Revisa «${fieldPlace(first)}»: ${campos[first]}`
    : `Revisa estos datos: ${[...new Set(names.map(fieldPlace))].join('; ')}.`
}

export const assertFields = (campos: Record<string, string>): void => {
  if (Object.keys(campos).length > 0) throw badRequest(problemsMessage(campos), campos)
}

export const assertForm = (campos: Record<string, string>): void => {
  const [problem] = Object.values(campos)
  if (problem) throw badRequest(problem, campos)
}

export const bodyProblems = (schema: TSchema, body: unknown): Record<string, string> => {
  const valid = validatorOf.strict(schema)
  return valid(body) ? {} : fieldProblems(valid.errors ?? [])
}

export const assertBody = (schema: TSchema, body: unknown): void => {
  const valid = validatorOf.strict(schema)
  if (valid(body)) return
  const campos = fieldProblems(valid.errors ?? [])
  throw badRequest(problemsMessage(campos), campos)
}
