// Raw SQL: a pupil's lists are JSON of subqueries, each in an order of its own.
import { sql } from 'kysely'
import type { Medicine } from '@contract/students/health.rules'
import type { Db } from '../../db/database'

export interface Adult {
  readonly nombre: string
  readonly parentesco: string
  readonly telefono: string
  readonly telefono2: string | null
  readonly emergencia: number | null
  readonly puede_recoger: boolean
  readonly no_entregar: boolean
  readonly thumb: string | null
}

const health = (kind: 'ALERGIA' | 'ENFERMEDAD') => sql<string[]>`coalesce((
  SELECT json_agg(h.descripcion ORDER BY h.id) FROM student_health h WHERE h.student_id = s.id AND h.kind = ${kind}
), '[]'::json)`

const medicines = sql<Medicine[]>`coalesce((
  SELECT json_agg(json_build_object('nombre', m.nombre, 'dosis', m.dosis, 'horario', m.horario) ORDER BY m.id)
  FROM student_medicines m WHERE m.student_id = s.id
), '[]'::json)`

const adults = sql<Adult[]>`coalesce((
  SELECT json_agg(json_build_object('nombre', a.nombre, 'parentesco', a.parentesco, 'telefono', a.telefono,
    'telefono2', a.telefono2, 'emergencia', a.emergencia, 'puede_recoger', a.puede_recoger, 'no_entregar', a.no_entregar,
    'thumb', f.thumb_sha256) ORDER BY a.no_entregar DESC, a.emergencia NULLS LAST, a.id)
  FROM guardians a LEFT JOIN files f ON f.id = a.photo_id WHERE a.student_id = s.id
), '[]'::json)`

const pupils = (db: Db, groupId: number) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('students as s', 's.id', 'e.student_id')
    .leftJoin('parents as p', 'p.id', 's.parent_id')
    .select(['s.id', 'p.nombre as padre', 'p.telefono', adults.as('adultos')])
    .where('e.group_id', '=', groupId)
    .where('e.estado', '=', 'INSCRITO')

export const listAdults = (db: Db, groupId: number) => pupils(db, groupId).execute()

/** Contains health data: the caller must call `noteHealthSeen`. */
export const listCare = (db: Db, groupId: number) =>
  pupils(db, groupId)
    .leftJoin('student_care as c', 'c.student_id', 's.id')
    .select(['c.tipo_sangre', 'c.servicio_medico', 'c.indicaciones'])
    .select([
      health('ALERGIA').as('alergias'),
      health('ENFERMEDAD').as('enfermedades'),
      medicines.as('medicamentos'),
    ])
    .execute()
