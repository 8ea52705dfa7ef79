import { sql } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { Tuition, TuitionContract } from '@contract/tuition/tuition.schemas'
import type { Db } from '../../db/database'
import { found } from '../../http/problem'

type Statement = Omit<TuitionContract['statement']['response'], 'ok' | 'message'>

/** The payment that stands for each month, if any: a month is paid whole, so there is at most one. */
const months = (db: Db, enrolmentId: number) =>
  db
    .selectFrom('tuition as t')
    .leftJoin(
      (on) =>
        on
          .selectFrom('payment_lines as l')
          .innerJoin('payments as p', 'p.id', 'l.payment_id')
          .select(['l.tuition_id', 'p.metodo_pago', 'p.fecha', 'p.folio'])
          .where('l.tipo', '=', 'COLEGIATURA')
          .where('p.cancelled_at', 'is', null)
          .as('paid'),
      (join) => join.onRef('paid.tuition_id', '=', 't.id'),
    )
    .select([
      't.id',
      't.descripcion',
      't.anio',
      't.mes',
      't.parcialidad',
      't.vencimiento',
      't.beca_porcentaje',
    ])
    .select(['t.lista_centavos', 't.monto_centavos', 't.pagado', 't.created_at'])
    .select(['paid.metodo_pago', 'paid.fecha', 'paid.folio'])
    .where('t.enrolment_id', '=', enrolmentId)
    .orderBy('t.anio')
    .orderBy('t.mes')
    .orderBy('t.parcialidad')
    .execute()

type MonthRow = Awaited<ReturnType<typeof months>>[number]

const toTuition = (row: MonthRow, of: Pick<Tuition, 'alumnoId' | 'cicloEscolarId' | 'grado'>): Tuition => ({
  id: row.id,
  ...of,
  descripcion: row.descripcion,
  anio: row.anio,
  mes: row.mes,
  parcialidad: row.parcialidad,
  vencimiento: row.vencimiento,
  lista: toPesos(row.lista_centavos),
  beca_porcentaje: row.beca_porcentaje,
  monto: toPesos(row.monto_centavos),
  pagado: row.pagado,
  metodo_pago: row.metodo_pago,
  fecha_pago: row.fecha,
  folio: row.folio,
  fecha_creacion: row.created_at.toISOString(),
})

const findEnrolment = (db: Db, studentId: number, cycleId: number) =>
  db
    .selectFrom('enrolments as e')
    .leftJoin('scholarships as b', 'b.id', 'e.scholarship_id')
    .select(['e.id', 'e.grado', 'b.id as scholarshipId', 'b.nombre', 'b.porcentaje'])
    .where('e.student_id', '=', studentId)
    .where('e.cycle_id', '=', cycleId)
    .executeTakeFirst()

/**
 * What a pupil has to pay for the months of a cycle, and the beca. Without an enrolment there are no months and no grade.
 * @throws 404 no such pupil, no such cycle
 */
export const tuitionStatement = async (
  db: Db,
  alumnoId: number,
  cicloEscolarId: number,
): Promise<Statement> => {
  const pupil = await db
    .selectFrom('students')
    .select(['id', 'nombre'])
    .select(sql<boolean>`exists (select from cycles where id = ${cicloEscolarId})`.as('hasCycle'))
    .where('id', '=', alumnoId)
    .executeTakeFirst()
  const { id, nombre, hasCycle } = found(pupil, 'No existe este alumno.')
  found(hasCycle || null, 'No existe este ciclo escolar.')
  const enrolment = await findEnrolment(db, alumnoId, cicloEscolarId)
  if (!enrolment) return { alumno: { id, nombre, grado: null }, pagos: [], beca: null }
  const { grado, scholarshipId, nombre: becaNombre, porcentaje } = enrolment
  const hasBeca = scholarshipId !== null && becaNombre !== null && porcentaje !== null
  return {
    alumno: { id, nombre, grado },
    pagos: (await months(db, enrolment.id)).map((row) => toTuition(row, { alumnoId, cicloEscolarId, grado })),
    beca: hasBeca ? { id: scholarshipId, nombre: becaNombre, grado, porcentaje } : null,
  }
}
