// Raw SQL: `AT TIME ZONE` and `@@` of full-text search.
import { sql } from 'kysely'
import type { AuditContract } from '@contract/audit/audit.schemas'
import { AUDIT_COUNTED, AUDIT_PAGE } from '@contract/audit/audit.rules'
import type { ModuleName } from '@contract/domain/permissions'
import { searchTerms } from '@contract/search/terms.rules'
import type { Db } from '../../db/database'

interface EntryFilter extends NonNullable<AuditContract['list']['query']> {
  /** Modules that the reader may read; in others a search finds nothing. */
  readable: readonly ModuleName[]
}

/** A number must be a whole folio, typed with or without leading zeros, not the beginning of another. */
const wordQuery = (piece: string): string =>
  /^\d+$/.test(piece) ? `'${piece.replace(/^0+(?=\d)/, '')}'` : `'${piece}':*`

const searchQuery = (q: string | undefined): string | null => {
  const words = searchTerms(q ?? '').map(
    (ways) => `(${ways.map((pieces) => pieces.map(wordQuery).join(' & ')).join(' | ')})`,
  )
  return words.length === 0 ? null : words.join(' & ')
}

const entries = (db: Db, wanted: EntryFilter, timeZone: string) => {
  const { desde, hasta, modulo, usuarioId, tipo, id, lecturas } = wanted
  return db
    .selectFrom('audit_entries as e')
    .$if(desde !== undefined, (query) =>
      query.where('e.at', '>=', sql<Date>`${desde}::date::timestamp AT TIME ZONE ${timeZone}`),
    )
    .$if(hasta !== undefined, (query) =>
      query.where('e.at', '<', sql<Date>`(${hasta}::date + 1)::timestamp AT TIME ZONE ${timeZone}`),
    )
    .$if(modulo !== undefined, (query) => query.where('e.modulo', '=', modulo as NonNullable<typeof modulo>))
    .$if(usuarioId !== undefined, (query) => query.where('e.user_id', '=', usuarioId as number))
    .$if(tipo !== undefined, (query) => query.where('e.tipo', '=', tipo as NonNullable<typeof tipo>))
    .$if(id !== undefined, (query) => query.where('e.record_id', '=', id as number))
    .$if(lecturas === false, (query) => query.where('e.accion', '!=', 'READ'))
}

/** Names of persons are in a table of their own, so the two halves of the union never find one row twice. */
const namedEntries = (db: Db, wanted: EntryFilter, timeZone: string, words: string) => {
  const readable = () =>
    entries(db, wanted, timeZone).where('e.modulo', 'in', wanted.readable as ModuleName[])
  return (
    readable()
      .where(sql<boolean>`e.nombre IS NOT NULL AND search_words(e.nombre) @@ ${words}::tsquery`)
      .select(['e.id', 'e.at'])
      .unionAll(
        readable()
          .innerJoin('audit_values as v', 'v.entry_id', 'e.id')
          .where(sql<boolean>`v.nombre IS NOT NULL AND search_words(v.nombre) @@ ${words}::tsquery`)
          .select(['e.id', 'e.at']),
      )
      // Keeps the outer order out: walking back by date PostgreSQL would compare millions of names instead of using the index of words.
      .offset(0)
  )
}

const wantedEntries = (db: Db, wanted: EntryFilter, timeZone: string) => {
  const words = searchQuery(wanted.q)
  return words === null
    ? entries(db, wanted, timeZone).select(['e.id', 'e.at'])
    : namedEntries(db, wanted, timeZone, words)
}

/** Stops at `AUDIT_COUNTED` + 1: ten years of rows are millions. */
export const countEntries = async (db: Db, wanted: EntryFilter, timeZone: string): Promise<number> =>
  (
    await db
      .selectFrom(
        wantedEntries(db, wanted, timeZone)
          .limit(AUDIT_COUNTED + 1)
          .as('some'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** Newest first. Only the page's rows are read completely, with their personal values (null once emptied). */
export const listEntries = (db: Db, wanted: EntryFilter, timeZone: string) =>
  db
    .selectFrom(
      db
        .selectFrom(wantedEntries(db, wanted, timeZone).as('found'))
        .select('found.id')
        .orderBy('found.at', 'desc')
        .orderBy('found.id', 'desc')
        .limit(AUDIT_PAGE)
        .offset(((wanted.pagina ?? 1) - 1) * AUDIT_PAGE)
        .as('here'),
    )
    .innerJoin('audit_entries as e', 'e.id', 'here.id')
    .leftJoin('audit_values as v', 'v.entry_id', 'e.id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.at', 'e.user_id', 'u.name as userName', 'e.modulo', 'e.accion', 'e.tipo'])
    .select(['e.record_id', 'e.nombre', 'e.cambios', 'v.nombre as personalName', 'v.valores'])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .execute()

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]
