import { sql } from 'kysely'
import type { Grade } from '@contract/domain/grades'
import type { IsoDate } from '@contract/domain/dates'
import { MAX_OF_KIND, phoneIn, searchTerms } from '@contract/search/search.rules'
import type { Db } from '../../db/database'

/** No cycle has it. */
const NO_CYCLE = 0

const allOf = (pieces: readonly string[]): string => pieces.map((piece) => `'${piece}':*`).join(' & ')
const anyOf = (parts: readonly string[]): string => `(${parts.join(' | ')})`

/** As PostgreSQL takes a search: pieces are letters and digits alone. Null when there is nothing to look for. */
const tsQuery = (query: string): string | null => {
  const words = searchTerms(query).map((ways) => anyOf(ways.map(allOf)))
  return words.length === 0 ? null : words.join(' & ')
}

/** The same, or a telephone that begins so. */
const tsQueryOfPeople = (query: string): string | null => {
  const [words, digits] = [tsQuery(query), phoneIn(query)]
  return words !== null && digits !== null ? anyOf([`(${words})`, allOf([digits])]) : words
}

interface FoundStudent {
  id: number
  nombre: string
  numero_control: string
  grado: Grade | null
  grupo: string | null
  /** The search is their CURP or control number, letter by letter. */
  exact: boolean
}

/** The one who is meant first, then who is enrolled in the cycle, by name. */
export const findStudents = async (
  db: Db,
  wanted: { query: string; code: string; cycleId: number | null; enrolledOnly: boolean },
): Promise<FoundStudent[]> => {
  const words = tsQuery(wanted.query)
  if (words === null) return []
  const cycleId = wanted.cycleId ?? NO_CYCLE
  const { rows } = await sql<FoundStudent>`
    SELECT s.id, s.nombre, s.numero_control, e.grado, g.nombre AS grupo,
      (s.numero_control = ${wanted.code} OR s.curp = ${wanted.code}) AS exact
    FROM students s ${wanted.enrolledOnly ? sql`` : sql`LEFT`} JOIN enrolments e ON e.student_id = s.id AND e.cycle_id = ${cycleId}
    LEFT JOIN groups g ON g.id = e.group_id
    WHERE student_search(s.nombre, s.curp, s.numero_control) @@ ${words}::tsquery
    ORDER BY 6 DESC, e.id IS NULL, s.nombre COLLATE "es-x-icu", s.id LIMIT ${MAX_OF_KIND}`.execute(db)
  return rows
}

interface FoundParent {
  id: number
  nombre: string
  telefono: string
  hijos: string | null
}

export const findParents = async (db: Db, query: string): Promise<FoundParent[]> => {
  const words = tsQueryOfPeople(query)
  if (words === null) return []
  const { rows } = await sql<FoundParent>`
    SELECT p.id, p.nombre, p.telefono, (
      SELECT string_agg(s.nombre, ', ' ORDER BY s.fecha_nacimiento, s.id) FROM students s WHERE s.parent_id = p.id) AS hijos
    FROM parents p WHERE parent_search(p.nombre, p.telefono) @@ ${words}::tsquery
    ORDER BY p.nombre COLLATE "es-x-icu", p.id LIMIT ${MAX_OF_KIND}`.execute(db)
  return rows
}

export const findPaymentId = async (db: Db, folio: number): Promise<number | null> =>
  (await db.selectFrom('payments').select('id').where('folio', '=', folio).executeTakeFirst())?.id ?? null

interface FoundEmployee {
  id: number
  nombre: string
  puesto: string
  departamento: string | null
}

/** Few enough to be read whole. */
export const findEmployees = async (db: Db, query: string): Promise<FoundEmployee[]> => {
  const words = tsQueryOfPeople(query)
  if (words === null) return []
  const { rows } = await sql<FoundEmployee>`
    SELECT e.id, e.nombre, e.puesto, d.nombre AS departamento
    FROM employees e LEFT JOIN departments d ON d.id = e.department_id
    WHERE search_words(concat_ws(' ', e.nombre, e.puesto, e.curp, e.rfc, regexp_replace(e.telefono, '\\D', '', 'g')))
      @@ ${words}::tsquery
    ORDER BY e.nombre COLLATE "es-x-icu", e.id LIMIT ${MAX_OF_KIND}`.execute(db)
  return rows
}

interface FoundGroup {
  id: number
  nombre: string
  grado: Grade
  ciclo: string
}

/** The newest cycle first. */
export const findGroups = async (db: Db, query: string): Promise<FoundGroup[]> => {
  const words = tsQuery(query)
  if (words === null) return []
  const { rows } = await sql<FoundGroup>`
    SELECT g.id, g.nombre, g.grado, c.name AS ciclo FROM groups g JOIN cycles c ON c.id = g.cycle_id
    WHERE search_words(g.grado || ' ' || g.nombre || ' ' || c.name) @@ ${words}::tsquery
    ORDER BY c.fecha_inicio DESC, g.grado, g.nombre COLLATE "es-x-icu", g.id LIMIT ${MAX_OF_KIND}`.execute(db)
  return rows
}

interface FoundEvent {
  id: number
  titulo: string
  fecha: IsoDate
}

export const findEvents = async (db: Db, query: string): Promise<FoundEvent[]> => {
  const words = tsQuery(query)
  if (words === null) return []
  const { rows } = await sql<FoundEvent>`
    SELECT id, titulo, fecha FROM events WHERE search_words(titulo) @@ ${words}::tsquery
    ORDER BY fecha DESC, id DESC LIMIT ${MAX_OF_KIND}`.execute(db)
  return rows
}
