// Raw SQL: full-text search and ranking over unions whose parts depend on what was typed.
import { sql, type RawBuilder } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Family } from '@contract/domain/family'
import type { Grade, placeLabel } from '@contract/domain/grades'
import { upper } from '@contract/domain/text'
import { MAX_OF_KIND } from '@contract/search/search.rules'
import type { Db } from '../../db/database'
import { familyOfColumns } from '../../db/family'
import { joinPlaceOn } from '../../db/fragments'
import type { SearchConditions } from './searchConditions'

interface Counted {
  total: number
}

export interface FoundStudent extends Counted {
  id: number
  nombre: string
  numero_control: string
  family: Family
  lugar: Parameters<typeof placeLabel>[0]
  exact: boolean
}

interface Among {
  query: string
  asked: SearchConditions
  cycleId: number | null
  today: IsoDate
  enrolledOnly: boolean
  except: readonly number[]
}

/** `e` is the enrolment of a pupil in class: not cancelled, not on baja. At most one row. */
const enrolment = (cycleId: number | null) =>
  sql`enrolments e ON e.student_id = s.id AND e.cycle_id = ${cycleId} AND e.estado = 'INSCRITO'`

/** OFFSET 0 keeps PostgreSQL from computing it more than once. */
const foldedName = ({ folded }: SearchConditions, nombre: RawBuilder<unknown>) =>
  sql`LATERAL (SELECT ${folded(nombre)} COLLATE "C" AS t OFFSET 0) folded`
const T = sql`folded.t`

/** Exact code, words in the typed order, first surname, enrolled pupils, name. */
const STUDENT_ORDER = sql`ORDER BY exact DESC, rank, whole_words DESC, surname DESC, not_enrolled, s.nombre COLLATE "es-x-icu", s.id`

export const findStudents = async (
  db: Db,
  { query, asked, cycleId, today, enrolledOnly, except }: Among,
): Promise<FoundStudent[]> => {
  const code = upper(query)
  const { rows } = await sql<Omit<FoundStudent, 'family'> & { parent_id: number | null }>`
    WITH shown AS (
      SELECT s.id, s.nombre, s.numero_control, s.parent_id, (count(*) OVER ())::int AS total,
        (s.numero_control = ${code} OR s.curp = ${code}) AS exact, ${asked.order(T)} AS rank, ${asked.whole(T)} AS whole_words,
        ${asked.inSurname(asked.folded(sql`s.paterno`))} IS TRUE AS surname, e.id IS NULL AS not_enrolled
      FROM students s CROSS JOIN ${foldedName(asked, sql`s.nombre`)}
      ${enrolledOnly ? sql`` : sql`LEFT`} JOIN ${enrolment(cycleId)}
      WHERE ${asked.pupil} AND s.id <> ALL (${except}::int[])
      ${STUDENT_ORDER} LIMIT ${MAX_OF_KIND}
    )
    SELECT s.id, s.nombre, s.numero_control, s.parent_id, s.exact, s.total, json_build_object('grado', e.grado,
      'gradoNumero', e.grado_numero, 'grupo', CASE WHEN g.id IS NOT NULL THEN json_build_object('nombre', g.nombre) END,
      'lugar', e.lugar) AS lugar
    FROM shown s ${joinPlaceOn(today)} ${STUDENT_ORDER}`.execute(db)
  return rows.map(({ parent_id, ...row }) => ({
    ...row,
    family: familyOfColumns({ parent_id, student_id: row.id }),
  }))
}

export interface FoundFamily extends Counted {
  id: number
  is_parent: boolean
  nombre: string
  telefono: string | null
  numero_control: string | null
  hijos: string[] | null
}

/** Users who may not list pupils find parents only by a child's name, which the parent's row shows anyway. */
const byPupilName = ({ pupilName }: Pick<SearchConditions, 'pupilName'>, byCodes: boolean) =>
  byCodes ? sql`` : sql`AND ${pupilName}`

/** Each word may be in the parent's own name or in a child's: 'rosa karla' finds ROSA, mother of KARLA. */
const byMixedNames = ({ each }: SearchConditions, byCodes: boolean) =>
  each.length === 0
    ? sql`SELECT 0 WHERE false`
    : sql.join(
        each.map(
          (word) => sql`(SELECT id FROM parents WHERE ${word.parent}
            UNION SELECT s.parent_id FROM students s WHERE ${word.pupil} AND s.parent_id IS NOT NULL ${byPupilName(word, byCodes)})`,
        ),
        sql` INTERSECT `,
      )

/** `own`: found by their own data, not only by a child's. */
const parentsFound = ({ asked, byCodes }: Families) => sql`
    SELECT id, true AS own, NULL::int AS rank, NULL::int AS whole_words FROM parents
    WHERE ${asked.parent}
    UNION ALL
    SELECT s.parent_id, false, ${asked.order(T)}, ${asked.whole(T)}
    FROM students s CROSS JOIN ${foldedName(asked, sql`s.nombre`)}
    WHERE ${asked.pupil} AND s.parent_id IS NOT NULL ${byPupilName(asked, byCodes)}
    UNION ALL
    SELECT id, true, 0, 1 FROM parents WHERE referencia = ${asked.reference}
    UNION ALL
    SELECT id, false, NULL, NULL FROM (${byMixedNames(asked, byCodes)}) m (id)`

interface Families {
  asked: SearchConditions
  cycleId: number | null
  byCodes: boolean
  /** Pupils without a parent, as families of their own: those of the cycle, or all. Missing: only parents. */
  alone?: 'ENROLLED' | 'ALL'
  except: readonly Pick<FoundFamily, 'id' | 'is_parent'>[]
}

const ANY_ORDER = 2

const pupilsAlone = ({ asked, cycleId, alone }: Families) => sql`
  UNION ALL
  SELECT s.id, false, s.nombre, NULL, s.numero_control, ${asked.order(T)}, ${asked.whole(T)},
    CASE WHEN ${asked.inSurname(asked.folded(sql`s.paterno`))} THEN 0 ELSE 2 END, e.id IS NULL
  FROM students s CROSS JOIN ${foldedName(asked, sql`s.nombre`)}
  ${alone === 'ALL' ? sql`LEFT` : sql``} JOIN ${enrolment(cycleId)}
  WHERE s.parent_id IS NULL AND ${asked.pupil}`

/** Words in the typed order, first surname, parents found by a child last. */
const FAMILY_ORDER = sql`ORDER BY rank, whole_words DESC, source, not_enrolled, nombre COLLATE "es-x-icu", id`

/** Families come once. */
export const findFamilies = async (db: Db, families: Families): Promise<FoundFamily[]> => {
  const { asked, cycleId, alone, except } = families
  const listed = except.map(({ id, is_parent }) => (is_parent ? -id : id))
  const { rows } = await sql<FoundFamily>`
    WITH found AS (
      SELECT id, bool_or(own) AS own, min(rank) AS rank, max(whole_words) AS whole_words
      FROM (${parentsFound(families)}) way GROUP BY id
    ), enrolled AS (
      SELECT DISTINCT s.parent_id FROM students s JOIN ${enrolment(cycleId)}
    ), ranked AS (
      SELECT p.id, true AS is_parent, p.nombre, p.telefono, NULL AS numero_control,
        least(CASE WHEN own THEN ${asked.order(T)} ELSE ${ANY_ORDER} END, rank) AS rank,
        greatest(${asked.whole(T)}, whole_words) AS whole_words,
        CASE WHEN NOT own THEN 3 WHEN ${asked.inFirstSurname(T)} THEN 0 WHEN rank IS NOT NULL THEN 1 ELSE 2 END AS source,
        p.id NOT IN (SELECT parent_id FROM enrolled WHERE parent_id IS NOT NULL) AS not_enrolled
      FROM found JOIN parents p USING (id) CROSS JOIN ${foldedName(asked, sql`p.nombre`)}
      ${alone ? pupilsAlone(families) : sql``}
    ), shown AS (
      SELECT *, (count(*) OVER ())::int AS total FROM ranked WHERE CASE WHEN is_parent THEN -id ELSE id END <> ALL (${listed}::int[])
      ${FAMILY_ORDER} LIMIT ${MAX_OF_KIND}
    )
    SELECT id, is_parent, nombre, telefono, numero_control, total, CASE WHEN is_parent THEN (
      SELECT array_agg(s.nombre ORDER BY s.fecha_nacimiento, s.id) FROM students s WHERE s.parent_id = shown.id) END AS hijos
    FROM shown ${FAMILY_ORDER}`.execute(db)
  return rows
}

export const findPayment = async (
  db: Db,
  folio: number,
): Promise<{ id: number; padre: { id: number } | null } | undefined> => {
  const row = await db
    .selectFrom('payments as p')
    .leftJoin('students as s', 's.id', 'p.student_id')
    .select((eb) => ['p.id', eb.fn.coalesce('p.parent_id', 's.parent_id').as('parent_id')])
    .where('p.folio', '=', folio)
    .executeTakeFirst()
  return row && { id: row.id, padre: row.parent_id === null ? null : { id: row.parent_id } }
}

export interface FoundEmployee extends Counted {
  id: number
  nombre: string
  puesto: string
  departamento: string | null
}

/** Scans all, since a school has few employees. */
export const findEmployees = async (
  db: Db,
  asked: SearchConditions,
  except: readonly number[],
): Promise<FoundEmployee[]> => {
  const { rows } = await sql<FoundEmployee>`
    SELECT e.id, e.nombre, e.puesto, d.nombre AS departamento, (count(*) OVER ())::int AS total
    FROM employees e CROSS JOIN ${foldedName(asked, sql`e.nombre`)} LEFT JOIN departments d ON d.id = e.department_id
    WHERE ${asked.employee} AND e.id <> ALL (${except}::int[])
    ORDER BY ${asked.order(T)}, ${asked.whole(T)} DESC, ${asked.inFirstSurname(T)} DESC, e.nombre COLLATE "es-x-icu", e.id
    LIMIT ${MAX_OF_KIND}`.execute(db)
  return rows
}

interface FoundGroup extends Counted {
  id: number
  nombre: string
  grado: Grade
  ciclo: string
}

export const findGroups = async (db: Db, { words }: SearchConditions): Promise<FoundGroup[]> => {
  const { rows } = await sql<FoundGroup>`
    SELECT g.id, g.nombre, g.grado, c.name AS ciclo, (count(*) OVER ())::int AS total
    FROM groups g JOIN cycles c ON c.id = g.cycle_id
    WHERE search_words(g.grado || ' ' || g.nombre || ' ' || c.name) @@ ${words}::tsquery
    ORDER BY c.fecha_inicio DESC, g.grado, g.nombre COLLATE "es-x-icu", g.id LIMIT ${MAX_OF_KIND}`.execute(db)
  return rows
}

interface FoundEvent extends Counted {
  id: number
  titulo: string
  fecha: IsoDate
}

export const findEvents = async (db: Db, { words }: SearchConditions): Promise<FoundEvent[]> => {
  const { rows } = await sql<FoundEvent>`
    SELECT id, titulo, fecha, (count(*) OVER ())::int AS total FROM events WHERE search_words(titulo) @@ ${words}::tsquery
    ORDER BY fecha DESC, id DESC LIMIT ${MAX_OF_KIND}`.execute(db)
  return rows
}
