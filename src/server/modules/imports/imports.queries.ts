// Raw SQL: thousands of rows are read, inserted and updated by one statement from JSON or an array.
import { sql } from 'kysely'
import type { Grade } from '@contract/domain/grades'
import type { Db, Tx } from '../../db/database'
import { lockNamed } from '../../db/locks'
import { anyOf } from '../../db/fragments'
import type { StoredStudentValues } from '../students/studentBody'

export interface WrittenStudent extends StoredStudentValues {
  grado_previsto: Grade | null
  grado_previsto_numero: number | null
  parent_id: number | null
}

export interface KnownStudent extends WrittenStudent {
  id: number
  parentName: string | null
  parentPhone: string | null
  alergias: string[]
  responsables: KnownAdult[]
  documentos: number[]
}

export interface KnownAdult {
  id: number
  nombre: string
  parentesco: string
  telefono: string
  telefono2: string | null
  correo: string | null
  puede_recoger: boolean
  no_entregar: boolean
  emergencia: number | null
}

export interface KnownParent {
  id: number
  nombre: string
  telefono: string
  correo: string | null
}

/** One import at a time: two would each create the same parent. */
export const takeTurn = (tx: Tx) => lockNamed(tx, 'importar alumnos')

export interface PupilKeys {
  readonly curps: readonly string[]
  readonly controls: readonly string[]
  readonly ids: readonly number[]
}

/** An empty CURP finds nobody, since many have none yet. */
export const findKnown = async (
  db: Db,
  { curps, controls, ids }: PupilKeys,
  lock: boolean,
): Promise<KnownStudent[]> => {
  const wanted = sql`((s.curp = ANY (${curps}::text[]) AND s.curp <> '')
    OR s.numero_control = ANY (${controls}::text[]) OR s.id = ANY (${ids}::integer[]))`
  if (lock) await sql`SELECT FROM students s WHERE ${wanted} ORDER BY id FOR NO KEY UPDATE`.execute(db)
  const { rows } = await sql<KnownStudent>`
    SELECT s.id, s.nombre, s.nombres, s.paterno, s.materno, s.curp, s.curp_verificada, s.numero_control,
      s.fecha_nacimiento, s.grado_previsto, s.grado_previsto_numero, s.parent_id, p.nombre AS "parentName",
      p.telefono AS "parentPhone",
      coalesce((SELECT array_agg(h.descripcion ORDER BY h.id) FROM student_health h
        WHERE h.student_id = s.id AND h.kind = 'ALERGIA'), '{}') AS alergias,
      coalesce((SELECT json_agg(json_build_object('id', g.id, 'nombre', g.nombre, 'parentesco', g.parentesco,
          'telefono', g.telefono, 'telefono2', g.telefono2, 'correo', g.correo, 'puede_recoger', g.puede_recoger, 'no_entregar', g.no_entregar,
          'emergencia', g.emergencia) ORDER BY g.id)
        FROM guardians g WHERE g.student_id = s.id), '[]') AS responsables,
      ARRAY(SELECT DISTINCT d.kind_id FROM documents d WHERE d.student_id = s.id) AS documentos
    FROM students s LEFT JOIN parents p ON p.id = s.parent_id
    WHERE ${wanted}`.execute(db)
  return rows
}

export type AlikePupil = Pick<KnownStudent, 'id' | 'nombre' | 'curp' | 'numero_control' | 'fecha_nacimiento'>

export const findByDays = async (db: Db, days: readonly string[]): Promise<AlikePupil[]> => {
  const { rows } = await sql<AlikePupil>`
    SELECT id, nombre, curp, numero_control, fecha_nacimiento FROM students
    WHERE fecha_nacimiento = ANY (${days}::date[]) ORDER BY id`.execute(db)
  return rows
}

/** Oldest first: of two parents that look alike the oldest is taken. */
export const findByPhone = async (db: Db, phones: readonly string[]): Promise<KnownParent[]> => {
  const { rows } = await sql<KnownParent>`
    SELECT id, nombre, telefono, correo FROM parents WHERE telefono = ANY (${phones}::text[]) ORDER BY id`.execute(
    db,
  )
  return rows
}

export const insertParents = async (
  tx: Tx,
  parents: readonly Omit<KnownParent, 'id'>[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO parents (nombre, telefono, correo)
    SELECT nombre, telefono, correo
    FROM jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) AS row (nombre text, telefono text, correo text)
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const updateMail = (tx: Tx, parents: readonly Pick<KnownParent, 'id' | 'correo'>[]) =>
  sql`UPDATE parents p SET correo = row.correo
    FROM jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) AS row (id integer, correo text)
    WHERE p.id = row.id`.execute(tx)

const COLUMNS = sql`nombre text, nombres text, paterno text, materno text, curp text, curp_verificada boolean,
  numero_control text, fecha_nacimiento date, grado_previsto text, grado_previsto_numero integer, parent_id integer`

export const insertStudents = async (
  tx: Tx,
  students: readonly WrittenStudent[],
  userId: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO students (nombre, nombres, paterno, materno, curp, curp_verificada, numero_control, fecha_nacimiento,
      grado_previsto, grado_previsto_numero, parent_id, created_by)
    SELECT row.*, ${userId}::integer FROM jsonb_to_recordset(${JSON.stringify(students)}::jsonb) AS row (${COLUMNS})
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const updateStudents = (tx: Tx, students: readonly (WrittenStudent & { id: number })[]) =>
  sql`UPDATE students s SET nombre = row.nombre, nombres = row.nombres, paterno = row.paterno, materno = row.materno,
      curp = row.curp, curp_verificada = row.curp_verificada, numero_control = row.numero_control,
      fecha_nacimiento = row.fecha_nacimiento, grado_previsto = row.grado_previsto,
      grado_previsto_numero = row.grado_previsto_numero, parent_id = row.parent_id
    FROM jsonb_to_recordset(${JSON.stringify(students)}::jsonb) AS row (id integer, ${COLUMNS})
    WHERE s.id = row.id`.execute(tx)

export const replaceAllergies = (tx: Tx, lists: readonly { id: number; alergias: readonly string[] }[]) =>
  sql`WITH given AS (
      SELECT id, alergias FROM jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) AS row (id integer, alergias jsonb)
    ), gone AS (
      DELETE FROM student_health h USING given WHERE h.student_id = given.id AND h.kind = 'ALERGIA'
    )
    INSERT INTO student_health (student_id, kind, descripcion)
    SELECT given.id, 'ALERGIA', each.text FROM given,
      jsonb_array_elements_text(given.alergias) WITH ORDINALITY AS each (text, place)
    ORDER BY given.id, each.place`.execute(tx)

/** Pupils with credit or fiscal data, which go to the first parent they get. */
export const findOwners = async (tx: Tx, studentIds: readonly number[]): Promise<Set<number>> => {
  const fiscals = tx
    .selectFrom('fiscals')
    .select('student_id as id')
    .where('student_id', '=', anyOf(studentIds))
  const rows = await tx
    .selectFrom('credits')
    .select('student_id as id')
    .where('student_id', '=', anyOf(studentIds))
    .where('merged_into', 'is', null)
    .union(fiscals)
    .$narrowType<{ id: number }>()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type WrittenAdult = Omit<KnownAdult, 'id' | 'no_entregar'>

export const insertAdults = async (
  tx: Tx,
  adults: readonly (WrittenAdult & { student_id: number })[],
  userId: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO guardians (student_id, nombre, parentesco, telefono, telefono2, correo, puede_recoger, emergencia, created_by)
    SELECT row.*, ${userId}::integer FROM jsonb_to_recordset(${JSON.stringify(adults)}::jsonb) AS row (
      student_id integer, nombre text, parentesco text, telefono text, telefono2 text, correo text, puede_recoger boolean,
      emergencia integer)
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const updateAdults = (tx: Tx, adults: readonly Omit<KnownAdult, 'no_entregar' | 'emergencia'>[]) =>
  sql`UPDATE guardians g SET parentesco = row.parentesco, telefono = row.telefono, telefono2 = row.telefono2,
      correo = row.correo, puede_recoger = row.puede_recoger
    FROM jsonb_to_recordset(${JSON.stringify(adults)}::jsonb) AS row (
      id integer, parentesco text, telefono text, telefono2 text, correo text, puede_recoger boolean)
    WHERE g.id = row.id`.execute(tx)
