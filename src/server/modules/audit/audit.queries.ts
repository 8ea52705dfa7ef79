import { sql } from 'kysely'
import type { AuditContract } from '@contract/audit/audit.schemas'
import { AUDIT_COUNTED, AUDIT_PAGE } from '@contract/audit/audit.rules'
import type { Db } from '../../db/database'

type Wanted = AuditContract['list']['query']

const entries = (db: Db, wanted: Wanted, timeZone: string) => {
  const { desde, hasta, modulo, usuarioId, tipo, id } = wanted
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
}

/** Counted as far as `AUDIT_COUNTED`, and one more where there are more: ten years of rows are millions. */
export const countEntries = async (db: Db, wanted: Wanted, timeZone: string): Promise<number> =>
  (
    await db
      .selectFrom(
        entries(db, wanted, timeZone)
          .select('e.id')
          .limit(AUDIT_COUNTED + 1)
          .as('some'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** One page, newest first; personal values beside their row, null once they were emptied. Only its own rows are read whole. */
export const listEntries = (db: Db, wanted: Wanted, timeZone: string) =>
  db
    .selectFrom(
      entries(db, wanted, timeZone)
        .select('e.id')
        .orderBy('e.at', 'desc')
        .orderBy('e.id', 'desc')
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
