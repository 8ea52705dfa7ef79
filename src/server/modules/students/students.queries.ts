// Raw SQL: a pupil's place is a lateral join of a shared fragment, read by `CASE`.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import type { Student, StudentDetail, StudentText } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import { anyOf, becasJson, bySurname, placeOn, standingEnrolment } from '../../db/fragments'
import { NO_CYCLE } from '../../db/lookups'
import type { Tables } from '../../db/tables'
import type { FileLinks } from '../../files/fileStore'

export type StudentFilter = 'all' | 'withoutParent' | 'enrolled' | 'notEnrolled'

interface Seen {
  cycleId: number | null
  /** Set for the current cycle: pupils outside it then get their coming or last place. */
  today?: IsoDate
}

/** For every list and for a pupil's page; no health data. */
const students = (db: Db, { cycleId, today }: Seen) =>
  db
    .selectFrom('students as s')
    .leftJoin('files as f', 'f.id', 's.photo_id')
    .leftJoin('parents as p', 'p.id', 's.parent_id')
    .leftJoin('enrolments as e', (join) =>
      join
        .onRef('e.student_id', '=', 's.id')
        .on('e.cycle_id', '=', cycleId ?? NO_CYCLE)
        .on(standingEnrolment),
    )
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .select([
      's.id',
      's.nombre',
      's.nombres',
      's.paterno',
      's.materno',
      's.curp',
      's.curp_verificada',
      's.numero_control',
      's.fecha_nacimiento',
      's.grado_previsto',
      's.grado_previsto_numero',
      's.photo_id',
      'f.mime',
      'f.thumb_sha256',
      'p.id as parentId',
      'p.nombre as parentName',
      'g.id as groupId',
      'g.nombre as groupName',
    ])
    .select(becasJson.as('becas'))
    .select('e.id as enrolmentId')
    // On baja a pupil has no grade, but stays joined, to be kept out of the list of pupils to enrol.
    .select(sql<Student['grado']>`case when e.estado = 'INSCRITO' then e.grado end`.as('grado'))
    .select(sql<number | null>`case when e.estado = 'INSCRITO' then e.grado_numero end`.as('grado_numero'))
    .select(
      (today === undefined
        ? sql<null>`null`
        : sql<
            Student['lugar']
          >`case when e.estado is distinct from 'INSCRITO' then (select at.lugar from ${placeOn(today)} at) end`
      ).as('lugar'),
    )

export type StudentRow = Awaited<ReturnType<ReturnType<typeof students>['executeTakeFirstOrThrow']>>

export const photoOf = ({ photo_id, mime, thumb_sha256 }: StudentRow) =>
  photo_id === null || mime === null ? null : { id: photo_id, mime, thumb_sha256 }

const idAndName = (id: number | null, nombre: string | null) =>
  id === null || nombre === null ? null : { id, nombre }

export const toStudent = (row: StudentRow, photo: FileLinks): Student & Record<StudentText, unknown> => ({
  id: row.id,
  nombre: row.nombre,
  nombres: row.nombres,
  paterno: row.paterno,
  materno: row.materno,
  curp: row.curp,
  curp_verificada: row.curp_verificada,
  ...(row.curp === '' ? { curp_pendiente: true } : {}),
  numero_control: row.numero_control,
  fecha_nacimiento: row.fecha_nacimiento,
  ...photo,
  grado: row.grado,
  gradoNumero: row.grado_numero,
  inscripcionId: row.grado === null ? null : row.enrolmentId,
  grupo: idAndName(row.groupId, row.groupName),
  lugar: row.lugar ?? null,
  padre: idAndName(row.parentId, row.parentName),
  becas: row.becas,
})

export const findStudents = async (db: Db, ids: readonly number[], seen: Seen): Promise<StudentRow[]> => {
  const rows = await students(db, seen).where('s.id', '=', anyOf(ids)).execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.sort((a, b) => places.get(a.id)! - places.get(b.id)!)
}

/** `enrolled` and `notEnrolled` refer to the given cycle; without one, every pupil counts as not enrolled. */
export const listStudents = (
  db: Db,
  filter: StudentFilter,
  seen: Seen,
  ids?: readonly number[],
): Promise<StudentRow[]> =>
  students(db, seen)
    .$if(ids !== undefined, (query) => query.where('s.id', '=', anyOf(ids!)))
    .$if(filter === 'withoutParent', (query) => query.where('s.parent_id', 'is', null))
    .$if(filter === 'enrolled', (query) => query.where('e.estado', '=', 'INSCRITO'))
    .$if(filter === 'notEnrolled', (query) => query.where('e.id', 'is', null))
    .orderBy(bySurname)
    .execute()

type LastPlace = NonNullable<Student['ultimo']>

export const findLastPlaces = async (
  db: Db,
  cycleId: number | null,
  ids?: readonly number[],
): Promise<Map<number, LastPlace>> => {
  const rows = await db
    .selectFrom('enrolments as e')
    .innerJoin('cycles as y', 'y.id', 'e.cycle_id')
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .distinctOn('e.student_id')
    .where(standingEnrolment)
    .select([
      'e.student_id',
      'e.grado',
      'e.grado_numero',
      'y.name',
      'g.id as groupId',
      'g.nombre as groupName',
    ])
    .$if(ids !== undefined, (query) => query.where('e.student_id', '=', anyOf(ids!)))
    .$if(cycleId !== null, (query) =>
      query.where('y.fecha_inicio', '<', (on) =>
        on.selectFrom('cycles').select('fecha_inicio').where('id', '=', cycleId),
      ),
    )
    .orderBy('e.student_id')
    .orderBy('y.fecha_inicio', 'desc')
    .execute()
  return new Map(
    rows.map(({ student_id, grado, grado_numero, name, groupId, groupName }) => [
      student_id,
      { ciclo: name, grado, gradoNumero: grado_numero, grupo: idAndName(groupId, groupName) },
    ]),
  )
}

export const expectedGradeOf = ({
  grado_previsto: grado,
  grado_previsto_numero: gradoNumero,
}: StudentRow): NonNullable<Student['grado_previsto']> | null => (grado ? { grado, gradoNumero } : null)

export const findStudent = (db: Db, id: number, seen: Seen): Promise<StudentRow | undefined> =>
  students(db, seen).where('s.id', '=', id).executeTakeFirst()

type StoredStudent = Selectable<Tables['students']>

export const lockStudent = (tx: Tx, id: number): Promise<StoredStudent | undefined> =>
  tx.selectFrom('students').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const findHolders = (tx: Tx, wanted: { curp: string; numero_control: string }, except: number) =>
  tx
    .selectFrom('students')
    .select(['nombre', 'curp', 'numero_control'])
    .where((on) =>
      on.or([
        on.and([on('curp', '=', wanted.curp), on('curp', '<>', '')]),
        on('numero_control', '=', wanted.numero_control),
      ]),
    )
    .where('id', '!=', except)
    .execute()

export const insertStudent = async (tx: Tx, values: Insertable<Tables['students']>): Promise<number> =>
  (await tx.insertInto('students').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateStudent = (tx: Tx, id: number, values: Updateable<Tables['students']>) =>
  tx.updateTable('students').set(values).where('id', '=', id).execute()

type Enrolments = StudentDetail['inscripciones']

const enrolments = (db: Db, studentId: number, timeZone: string) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('cycles as c', 'c.id', 'e.cycle_id')
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .select(['c.id as cycleId', 'c.name as cycleName', 'g.id as groupId', 'g.nombre as groupName'])
    .selectAll('e')
    .select(sql<string>`(e.created_at at time zone ${timeZone})::date`.as('fecha'))
    .where('e.student_id', '=', studentId)
    .where(standingEnrolment)
    .orderBy('c.fecha_inicio', 'desc')
    .execute()

/** Newest cycle first; pesos, as fixed when enrolling; `fecha` in the school's time zone. */
export const findEnrolments = async (db: Db, studentId: number, timeZone: string): Promise<Enrolments> =>
  (await enrolments(db, studentId, timeZone)).map((row) => ({
    id: row.id,
    ciclo: { id: row.cycleId, name: row.cycleName },
    grado: row.grado,
    gradoNumero: row.grado_numero,
    grupo: row.groupId === null || row.groupName === null ? null : { id: row.groupId, nombre: row.groupName },
    costo_inscripcion: toPesos(row.costo_inscripcion_centavos),
    descuento: row.descuento,
    motivo_descuento: row.motivo_descuento,
    monto_descuento: toPesos(row.monto_descuento_centavos),
    monto_pagar: toPesos(row.monto_pagar_centavos),
    mensualidad: toPesos(row.mensualidad_centavos),
    ...(row.mensualidad_propia ? { mensualidad_propia: true } : {}),
    costo_material: toPesos(row.costo_material_centavos),
    fecha: row.fecha,
    baja: row.baja_fecha,
  }))
