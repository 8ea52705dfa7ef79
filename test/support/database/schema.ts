import { sql } from 'kysely'
import type { Db } from '@server/db/database'

/** All that a migration can make, a line each: columns, rules, indexes, triggers, functions, kinds and sequences. */
export const schemaOf = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ line: string }>`
    WITH ours AS (SELECT oid, relname, relkind, relpersistence FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    SELECT format('table %s %s %s', relname, relkind, relpersistence) AS line FROM ours
    UNION ALL
    SELECT format('column %s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity::text || a.attgenerated::text, pg_get_expr(d.adbin, d.adrelid))
    FROM ours c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum WHERE c.relkind IN ('r', 'v', 'm')
    UNION ALL
    SELECT format('rule %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT format('index %s', pg_get_indexdef(i.indexrelid)) FROM pg_index i JOIN ours c ON c.oid = i.indexrelid
    UNION ALL
    SELECT format('trigger %s %s', tgenabled, pg_get_triggerdef(t.oid)) FROM pg_trigger t JOIN ours c ON c.oid = t.tgrelid
    WHERE NOT tgisinternal
    UNION ALL
    SELECT format('function %s', pg_get_functiondef(p.oid)) FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.prokind <> 'a'
      AND NOT EXISTS (SELECT FROM pg_depend x WHERE x.objid = p.oid AND x.deptype = 'e')
    UNION ALL
    SELECT format('kind %s %s', t.typname, (SELECT string_agg(enumlabel, ',' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid))
    FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd')
    UNION ALL
    SELECT format('view %s %s', relname, pg_get_viewdef(oid)) FROM ours WHERE relkind IN ('v', 'm')
    ORDER BY 1`.execute(db)
  return rows.map(({ line }) => line)
}
