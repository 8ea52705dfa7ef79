import { sql } from 'kysely'
import type { ChargedMonth, ServicePupil, StudentService } from '@contract/services/services.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import type { Db } from '../../db/database'
import { bySurname, pupilJson, standingEnrolment } from '../../db/fragments'

/** The charged months of the group of rows, in pesos and in order; the query calls the charge `c`. */
const months = sql<
  ChargedMonth[]
>`json_agg(json_build_object('anio', c.service_anio, 'mes', c.service_mes, 'cargoId', c.id,
  'estado', c.estado, 'monto', c.monto_pagar_centavos / 100.0, 'saldo', (c.monto_pagar_centavos - c.abonado_centavos) / 100.0)
  ORDER BY c.service_anio, c.service_mes)`

/**
 * The pupils with a charge of the service, by surname.
 * @param everybody those in class in its cycle instead, also without a charge
 */
export const listServicePupils = async (
  db: Db,
  serviceId: number,
  everybody: boolean,
): Promise<ServicePupil[]> => {
  const { rows } = await sql<{ alumno: Pupil; meses: ChargedMonth[] }>`
    SELECT ${pupilJson} AS alumno, coalesce(x.meses, '[]') AS meses
    FROM services v JOIN students s ON true
    LEFT JOIN (SELECT c.student_id, ${months} AS meses FROM charges c
      WHERE c.service_id = ${serviceId} AND c.cancelled_at IS NULL GROUP BY 1) x ON x.student_id = s.id
    LEFT JOIN enrolments e ON e.student_id = s.id AND e.cycle_id = v.cycle_id AND ${standingEnrolment}
    LEFT JOIN groups g ON g.id = e.group_id
    WHERE v.id = ${serviceId} AND ${everybody ? sql`e.estado = 'INSCRITO'` : sql`x.student_id IS NOT NULL`}
    ORDER BY ${bySurname}`.execute(db)
  return rows
}

/** The services that a pupil is charged, the latest cycle first. */
export const listStudentServices = async (db: Db, studentId: number): Promise<StudentService[]> => {
  const { rows } = await sql<StudentService>`
    SELECT v.id, v.nombre, json_build_object('id', y.id, 'name', y.name) AS "cicloEscolar", ${months} AS meses
    FROM charges c JOIN services v ON v.id = c.service_id JOIN cycles y ON y.id = v.cycle_id
    WHERE c.student_id = ${studentId} AND c.cancelled_at IS NULL
    GROUP BY v.id, y.id ORDER BY y.fecha_inicio DESC, v.nombre COLLATE "es-x-icu"`.execute(db)
  return rows
}
