import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '@contract/http/route'
import type { Db } from '../db/database'
import { traceReads, type ReadTrace } from '../shared/readTrace'
import { readCatalogue, readTagStates, type Catalogue } from '../db/tagChanges'
import { linkEnd } from '../files/signature'
import { askedTogether } from '../shared/askedTogether'
import { originOf } from '../shared/origin'
import { version } from '../../../package.json'

/** `W/"BITS.HASH"`: the answer's tags as bits in base 36, and a hash of their states and of all else that the answer depends on. */
const SHAPE = /^(W\/)?"([0-9a-z]{1,60})\.[\w-]{43}"$/

const bitsOf = (tags: ReadonlySet<string>, all: readonly string[]): bigint =>
  all.reduce((bits, tag, at) => (tags.has(tag) ? bits | (1n << BigInt(at)) : bits), 0n)

const readBits = (digits: string): bigint =>
  [...digits].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n)

interface AnswerVersion {
  /** Whether `etag` is the one that the answer would have now. */
  readonly isCurrent: (etag: string | undefined) => boolean
  /** Null when the answer also depends on something outside the tables (the time, a folder): @fastify/etag then hashes its bytes. */
  readonly etagOf: (trace: ReadTrace) => string | null
}

export interface AnswerVersions {
  /** @param inputs what the answer depends on besides tables: who asks, what, on which day */
  readonly open: (inputs: readonly unknown[]) => Promise<AnswerVersion>
}

interface Settings {
  readonly schoolName: string
  readonly timeZone: string
  readonly secret: string
  readonly sharedSecret: string
  readonly papers?: object
  readonly mail?: object | undefined
  readonly backups?: { readonly settings: object } | undefined
}

const programOf = ({ schoolName, timeZone, secret, sharedSecret, papers, mail, backups }: Settings): string =>
  createHash('sha256')
    .update(
      JSON.stringify([version, schoolName, timeZone, secret, sharedSecret, papers, mail, backups?.settings]),
    )
    .digest('base64url')

/** Connections for «nothing changed» answers, which do not wait for those of full reads. */
const STATES_AT_ONCE = 2

/** Equal inputs and equal states of the tables read mean equal rows (decisions/0109). */
export const createAnswerVersions = (db: Db, settings: Settings): AnswerVersions => {
  const program = programOf(settings)
  const statesNow = askedTogether((_all: null) => readTagStates(db), STATES_AT_ONCE)
  let latest: Catalogue | null = null

  return {
    open: async (inputs) => {
      const states = await statesNow(null)
      const catalogue = latest?.fits(states) ? latest : (latest = await readCatalogue(db, states))
      const etagOfBits = (bits: bigint): string | null => {
        const stands = catalogue.tags
          .filter((_, at) => bits & (1n << BigInt(at)))
          .map((tag) => states.get(tag))
        // The table's record of changes was emptied, so nothing is known.
        if (stands.includes(undefined)) return null
        const hash = createHash('sha256').update(JSON.stringify([program, catalogue.digest, inputs, stands]))
        return `W/"${bits.toString(36)}.${hash.digest('base64url')}"`
      }
      return {
        isCurrent: (etag) => {
          const [, weak = '', digits] = SHAPE.exec(etag ?? '') ?? []
          return digits !== undefined && etagOfBits(readBits(digits)) === `${weak ? '' : 'W/'}${etag}`
        },
        etagOf: (trace) => {
          const { tags, outside } = catalogue.needsOf(trace)
          return outside.size > 0 ? null : etagOfBits(bitsOf(tags, catalogue.tags))
        },
      }
    },
  }
}

interface VersionedRead {
  readonly route: Route
  readonly request: FastifyRequest
  readonly base: { readonly now: Date; readonly today: string }
}

/** Signed links in an answer change each half hour, and with them the answer. */
const halfHour = (now: Date): number => linkEnd(Math.floor(now.getTime() / 1000))

/** Not for sensitive answers, which no client keeps (and reading health leaves a row each time), nor for public ones, which are small. */
const hasVersion = ({ method, access, sensitive }: Route): boolean =>
  method === 'GET' && access !== 'public' && !sensitive

/** Read before the rows: a version older than its rows costs one answer, a newer one would hide a change. @returns null for an answer without version */
export const versionOf = async (
  answers: AnswerVersions,
  { route, request, base }: VersionedRead,
): Promise<AnswerVersion | null> =>
  hasVersion(route)
    ? answers.open([
        route.path,
        request.url,
        request.actor,
        originOf(request),
        base.today,
        halfHour(base.now),
      ])
    : null

export const answeredWithVersion = async <T>(
  version: AnswerVersion | null,
  reply: FastifyReply,
  read: () => Promise<T>,
): Promise<T> => {
  if (!version) return read()
  const { value, trace } = await traceReads(read)
  const etag = version.etagOf(trace)
  if (etag !== null) reply.header('etag', etag)
  return value
}
