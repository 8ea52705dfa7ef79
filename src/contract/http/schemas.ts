import { Type, type Static, type TProperties, type TSchema } from '@sinclair/typebox'
import { DISCOUNT_STEP } from '../domain/discounts'
import { GRADES, MAX_GRADE_YEAR } from '../domain/grades'
import { MAX_PESOS } from '../domain/money'
import { END_REASONS } from '../session/session.rules'
import { PAID_BY, PAYMENT_METHODS } from '../domain/paymentMethods'
import { TAG_TYPES, type TagType } from './tags'

export const MAX_ID = 2_147_483_647

/** Characters never allowed in a text: control characters, unpaired surrogates, and marks that reverse the writing direction. */
const UNSEEN = '\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069'
/** Multi-line text may contain tabs and line breaks. */
const UNSEEN_BUT_LINES = UNSEEN.replace(
  '\\p{Cc}',
  '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F',
)
/** Requires a visible character: a text of zero-width spaces would look empty. */
const SOMETHING = '[\\s\\S]*[\\p{L}\\p{N}\\p{P}\\p{S}]'

/** Any printable text on one line; letters, signs and emoji alike: `decisions/domain/wire#strict-types`. */
const PRINTABLE = `^(?=${SOMETHING})[^${UNSEEN}]*$`
const PRINTABLE_LINES = `^(?=${SOMETHING})[^${UNSEEN_BUT_LINES}]*$`
const PRINTABLE_OR_EMPTY = `^(?=\\s*$|${SOMETHING})[^${UNSEEN}]*$`
const PRINTABLE_LINES_OR_EMPTY = `^(?=\\s*$|${SOMETHING})[^${UNSEEN_BUT_LINES}]*$`

/** Required text on one line, at most `max` characters. */
export const Text = (max = 200) => Type.String({ minLength: 1, maxLength: max, pattern: PRINTABLE })
export const LongText = (max = 2000) =>
  Type.String({ minLength: 1, maxLength: max, pattern: PRINTABLE_LINES })
/** Text that may be empty, as an optional field of a form arrives. */
export const LooseText = (max = 200) => Type.String({ maxLength: max, pattern: PRINTABLE_OR_EMPTY })

/** The same on several lines. */
export const LooseLines = (max = 2000) => Type.String({ maxLength: max, pattern: PRINTABLE_LINES_OR_EMPTY })

export const Id = () => Type.Integer({ minimum: 1, maximum: MAX_ID })
/** A family, by its parent or by one of its pupils: at most one of the two (`familyIn`). */
export const familyFields = () => ({ padreId: Type.Optional(Id()), alumnoId: Type.Optional(Id()) })
/** An id in a form, which carries only text; a JSON body may send the number itself. */
export const IdText = () => Type.String({ format: 'id' })
/** yyyy-MM-dd; the day must exist. */
export const Day = () => Type.String({ format: 'dia' })
/** yyyy-MM; the month must exist. */
export const Month = () => Type.String({ format: 'mes' })
/** ISO 8601 with zone. */
export const Moment = () => Type.String({ format: 'date-time' })
/**
 * Pesos with at most two decimals, 0 or more. `centavos` is our own keyword: `multipleOf` computes with floats and would refuse
 * 0.07.
 */
export const Amount = () => Type.Number({ minimum: 0, maximum: MAX_PESOS, centavos: true })
/** Pesos in an answer, where sums may exceed the highest input. */
export const Pesos = () => Type.Number()

/** Percent off an enrolment: 0 to 100 in steps of 5. */
export const EnrolmentDiscount = () => Type.Integer({ minimum: 0, maximum: 100, multipleOf: DISCOUNT_STEP })

export const literals = <const T extends readonly (string | number)[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: typeof values[0] === 'number' ? 'number' : 'string', enum: [...values] })

export const GradeSchema = literals(GRADES)
/** The year within a level; the rules check how many the level has. */
export const GradeYearNumber = () => Type.Integer({ minimum: 1, maximum: MAX_GRADE_YEAR })
export const PaymentMethodSchema = literals(PAYMENT_METHODS)
export const PaidBySchema = literals(PAID_BY)
const TAGS = Symbol('tags')

/**
 * A part of an answer that is made of rows of these types: a sum of charges, the name of a user. When a write changes one of them,
 * the client asks again for each answer with such a part (`npm run tags`).
 */
export const tagged = <T extends TSchema>(schema: T, ...types: readonly TagType[]): T => ({
  ...schema,
  [TAGS]: types,
})

/** A row of this type, alone or inside another row. */
export const entity = <P extends TProperties>(type: TagType, properties: P) =>
  tagged(Type.Object(properties), type)

/** The types that a schema and its parts are made of, in the order of `TAG_TYPES`. */
export const tagsOf = (schema: TSchema): TagType[] => {
  const found = new Set<TagType>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const type of (part as { [TAGS]?: readonly TagType[] })[TAGS] ?? []) found.add(type)
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(schema)
  return TAG_TYPES.filter((type) => found.has(type))
}

/** A reference to another row: its id and its name. */
export const Named = (type: TagType) => entity(type, { id: Id(), nombre: Type.String() })
/** A pupil by name and number alone. */
export const NamedPupil = () =>
  entity('Student', { id: Id(), nombre: Type.String(), numero_control: Type.String() })
export const NamedCycle = () => entity('Cycle', { id: Id(), name: Type.String() })
/** The cycle that a row belongs to: deleting the cycle deletes the row. */
export const CycleId = () => tagged(Id(), 'Cycle')
export const CycleName = () => tagged(Type.String(), 'Cycle')
/** A user's name inside another row: renaming the user changes that row too. */
export const UserName = () => tagged(Type.String(), 'User')
/**
 * The schema or null. Uses `nullable`, because answers with thousands of rows are serialised from it and `anyOf` is slow there.
 */
export const Nullable = <T extends TSchema>(schema: T) => {
  const values = schema.enum as unknown[] | undefined
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    nullable: true,
    ...(values ? { enum: [...values, null] } : {}),
  })
}

/** `gradoNumero` of a row: null when unknown, missing on a server that does not send it. */
export const GradeYearField = () => Type.Optional(Nullable(GradeYearNumber()))

/** A successful answer `{ ok: true, message?, ...payload }`: `decisions/domain/wire#answers`. */
export const ok = <T extends TProperties>(payload: T) =>
  Type.Object({ ok: Type.Literal(true), message: Type.Optional(Type.String()), ...payload })

/** Most rows of one page. */
const MAX_PER_PAGE = 500

/** Filters of a long list. With any of them the answer is one page and the `total`: `decisions/domain/wire#long-lists`. */
export const PageSchema = Type.Object({
  /** Days, both included. */
  desde: Type.Optional(Day()),
  hasta: Type.Optional(Day()),
  ciclo: Type.Optional(Id()),
  q: Type.Optional(LooseText(80)),
  /** Order by day; newest first when missing. */
  orden: Type.Optional(literals(['asc', 'desc'])),
  /** Counts from 1. */
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  por_pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PER_PAGE })),
})
export type PageQuery = Static<typeof PageSchema>
/** Number of rows on all pages; only when a page was asked for. */
export const Total = () => Type.Optional(Type.Integer())

/** A failed answer; `campos` holds an error for each wrong field. */
export const FailureSchema = Type.Object({
  ok: Type.Literal(false),
  message: Type.String(),
  campos: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Why the session of a 401 was ended; missing when it expired. */
  motivo: Type.Optional(literals(END_REASONS)),
})
export type Failure = Static<typeof FailureSchema>

/** The schemas of one route in a module's `xSchemas`. */
export interface Shape {
  readonly body?: TSchema
  readonly query?: TSchema
  readonly response: TSchema
  /** Schema of a 503 whose body holds more than a sentence. */
  readonly unwell?: TSchema
}

/** The types of a module's calls, for the client: `ChargesContract['pay']['body']`. */
export type ContractOf<T extends Record<string, Shape>> = {
  [K in keyof T]: {
    response: Static<T[K]['response']>
    body: T[K] extends { body: infer B extends TSchema } ? Static<B> : unknown
    query: T[K] extends { query: infer Q extends TSchema } ? Static<Q> : unknown
  }
}
