import { Type, type Static, type TProperties, type TSchema } from '@sinclair/typebox'
import { DISCOUNT_STEP } from '../domain/discounts'
import { GRADES, MAX_GRADE_YEAR } from '../domain/grades'
import { MAX_PESOS } from '../domain/money'
import { END_REASONS, NEEDS } from '../session/session.rules'
import { PAID_BY, PAYMENT_METHODS } from '../domain/paymentMethods'
import { TAG_TYPES, type TagType } from './tags'

export const MAX_ID = 2_147_483_647

/** Control characters, unpaired surrogates, and marks that reverse the writing direction. */
const UNSEEN = '\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069'
const UNSEEN_BUT_LINES = UNSEEN.replace(
  '\\p{Cc}',
  '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F',
)
/** At least one visible character: a text of zero-width spaces would look empty. */
const SOMETHING = '[\\s\\S]*[\\p{L}\\p{N}\\p{P}\\p{S}]'

/** Letters, signs and emoji: `decisions/domain/wire#strict-types`. */
const PRINTABLE = `^(?=${SOMETHING})[^${UNSEEN}]*$`
const PRINTABLE_LINES = `^(?=${SOMETHING})[^${UNSEEN_BUT_LINES}]*$`
const PRINTABLE_OR_EMPTY = `^(?=\\s*$|${SOMETHING})[^${UNSEEN}]*$`
const PRINTABLE_LINES_OR_EMPTY = `^(?=\\s*$|${SOMETHING})[^${UNSEEN_BUT_LINES}]*$`

export const Text = (max = 200) => Type.String({ minLength: 1, maxLength: max, pattern: PRINTABLE })
export const LongText = (max = 2000) =>
  Type.String({ minLength: 1, maxLength: max, pattern: PRINTABLE_LINES })
/** May be empty. Only characters are checked here: what a form's rule refuses is answered in the rule's words. */
export const LooseText = (max = 200) => Type.String({ maxLength: max, pattern: PRINTABLE_OR_EMPTY })

export const LooseLines = (max = 2000) => Type.String({ maxLength: max, pattern: PRINTABLE_LINES_OR_EMPTY })

export const Id = () => Type.Integer({ minimum: 1, maximum: MAX_ID })
export const familyFields = () => ({ padreId: Type.Optional(Id()), alumnoId: Type.Optional(Id()) })
/** An id as text in a multipart form; a JSON body may send the number itself. */
export const IdText = () => Type.String({ format: 'id' })
/** yyyy-MM-dd; the day must exist. */
export const Day = () => Type.String({ format: 'dia' })
/** yyyy-MM; the month must exist. */
export const Month = () => Type.String({ format: 'mes' })
/** ISO 8601 with zone. */
export const Moment = () => Type.String({ format: 'date-time' })
/** Pesos, 0 or more. `centavos` is our own keyword: `multipleOf` computes with floats and would refuse 0.07. */
export const Amount = () => Type.Number({ minimum: 0, maximum: MAX_PESOS, centavos: true })
export const Pesos = () => Type.Number()

export const EnrolmentDiscount = () => Type.Integer({ minimum: 0, maximum: 100, multipleOf: DISCOUNT_STEP })

export const literals = <const T extends readonly (string | number)[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: typeof values[0] === 'number' ? 'number' : 'string', enum: [...values] })

export const GradeSchema = literals(GRADES)
/** The rules check how many years the level has. */
export const GradeYearNumber = () => Type.Integer({ minimum: 1, maximum: MAX_GRADE_YEAR })
export const PaymentMethodSchema = literals(PAYMENT_METHODS)
export const PaidBySchema = literals(PAID_BY)

/** Query of a signed link: whose sign-in and permissions it needs, the second when it ends, and the signature. */
export const signedLink = {
  sesion: Type.String({ pattern: '^[0-9a-f-]{36}\\.[0-9a-z]{1,11}$' }),
  exp: Type.String({ pattern: '^\\d{1,12}$' }),
  firma: Type.String({ pattern: '^[\\w-]{43}$' }),
}

const TAGS = Symbol('tags')

/** Computed from rows of these tags, such as a sum of charges: after a write to one of them the client reads it again. */
export const withTags = <T extends TSchema>(schema: T, ...types: readonly TagType[]): T => ({
  ...schema,
  [TAGS]: types,
})

export const entity = <P extends TProperties>(type: TagType, properties: P) =>
  withTags(Type.Object(properties), type)

export const tagsOf = (schema: TSchema): TagType[] => {
  const types = new Set<TagType>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const type of (part as { [TAGS]?: readonly TagType[] })[TAGS] ?? []) types.add(type)
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(schema)
  return TAG_TYPES.filter((type) => types.has(type))
}

/** Size of an image: the page reserves the space, so nothing jumps while it loads. */
export const pixels = () => ({ ancho: Nullable(Type.Integer()), alto: Nullable(Type.Integer()) })

export const Named = (type: TagType) => entity(type, { id: Id(), nombre: Type.String() })
export const NamedPupil = () =>
  entity('Student', { id: Id(), nombre: Type.String(), numero_control: Type.String() })
export const NamedCycle = () => entity('Cycle', { id: Id(), name: Type.String() })
/** Of a row that is deleted with its cycle. */
export const CycleId = () => withTags(Id(), 'Cycle')
export const CycleName = () => withTags(Type.String(), 'Cycle')
/** Changes when the user is renamed. */
export const UserName = () => withTags(Type.String(), 'User')
/** Made without `anyOf`, which is slow to serialise in answers of thousands of rows. */
export const Nullable = <T extends TSchema>(schema: T) => {
  const values = schema.enum as unknown[] | undefined
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    nullable: true,
    ...(values ? { enum: [...values, null] } : {}),
  })
}

/** Null when unknown, missing on a server that does not send it. */
export const GradeYearField = () => Type.Optional(Nullable(GradeYearNumber()))

export const ok = <T extends TProperties>(payload: T) =>
  Type.Object({ ok: Type.Literal(true), message: Type.Optional(Type.String()), ...payload })

/** Fields of a DELETE: some proxies drop its body, so the query may have them. */
export const inBodyOrQuery = <P extends TProperties>(fields: P) => ({
  body: Type.Optional(Nullable(Type.Object(fields))),
  query: Type.Object(fields),
})
export const cancelReasonField = () => ({ motivo_cancelacion: Type.Optional(LooseText(200)) })

const MAX_PER_PAGE = 500

/** Any of these fields makes the answer one page with its `total`: `decisions/domain/wire#long-lists`. */
export const PageSchema = Type.Object({
  desde: Type.Optional(Day()),
  hasta: Type.Optional(Day()),
  ciclo: Type.Optional(Id()),
  q: Type.Optional(LooseText(80)),
  orden: Type.Optional(literals(['asc', 'desc'])),
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  por_pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PER_PAGE })),
})
export type PageQuery = Static<typeof PageSchema>
/** A list longer than this comes as its `total` alone, without rows: `decisions/domain/wire#long-lists`. */
export const MaxRows = () => Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))
/** Ids such as `3,17`: the answer has only those rows of the list (decisions/0113). */
export const ByIds = Type.Object({ ids: Type.Optional(Type.String({ format: 'ids' })) })
export interface ByIds {
  readonly ids?: string | undefined
}
export const Total = () => Type.Optional(Type.Integer())

export const FailureSchema = Type.Object({
  ok: Type.Literal(false),
  message: Type.String(),
  campos: Type.Optional(Type.Record(Type.String(), Type.String())),
  motivo: Type.Optional(literals([...END_REASONS, ...NEEDS])),
})
export type Failure = Static<typeof FailureSchema>

export interface Shape {
  readonly body?: TSchema
  readonly query?: TSchema
  readonly response: TSchema
  /** Body of a 503 that holds more than a sentence. */
  readonly unhealthy?: TSchema
}

export type ContractOf<T extends Record<string, Shape>> = {
  [K in keyof T]: {
    response: Static<T[K]['response']>
    body: T[K] extends { body: infer B extends TSchema } ? Static<B> : unknown
    query: T[K] extends { query: infer Q extends TSchema } ? Static<Q> : unknown
  }
}
