import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import type { Centavos } from '@contract/domain/money'
import { deductibleOf, moneyOfLines, satMeans, type MoneyPart } from '@contract/fiscal/means.rules'
import type { AnyCall } from '../../http/contractRoute'
import type { Means } from '../payments/payments.queries'
import { paysMonth } from './months.queries'

interface PaidRow {
  fecha: IsoDate
  folio: number
  /** Money and credit of the whole payment. */
  total: Centavos
  saldo: Centavos
  means: Means[]
  /** Of every pupil, in the order of the lines, after discounts. */
  meses: { alumno: number; grado: Grade; descripcion: string; centavos: Centavos }[]
}

/** A payment of a pupil's tuition. */
export interface PaidTuition {
  fecha: IsoDate
  folio: number
  /** The months' names. */
  meses: string[]
  grados: Grade[]
  /** How the whole payment came; centavos. */
  medios: Means[]
  saldoUsado: Centavos
  /** The pupil's part. */
  centavos: Centavos
  deducible: Centavos
  /** Neither known to be cash nor known not to be. */
  porAclarar: Centavos
}

const sumOf = (rows: readonly { centavos: Centavos }[]): Centavos =>
  rows.reduce((sum, { centavos }) => sum + centavos, 0)

/** A card of either kind is deductible, so that it is unknown which one does not matter. */
const partOf = (means: Means): MoneyPart => ({
  codigo: satMeans(means) ?? (means.metodo_pago === 'TARJETA' ? '04' : null),
  centavos: means.centavos,
})

const toPaid = ({ fecha, folio, total, saldo, means, meses }: PaidRow, studentId: number): PaidTuition => {
  const others = { isTuition: false, centavos: total - sumOf(meses) }
  const lines = [...meses.map(({ centavos }) => ({ isTuition: true, centavos })), others]
  const money = moneyOfLines(lines, [...means.map(partOf), { codigo: null, centavos: saldo }])
  const own = meses.map((month, at) => ({ ...month, at })).filter(({ alumno }) => alumno === studentId)
  const parts = own.flatMap(({ at }) => money[at]!)
  return {
    fecha,
    folio,
    meses: own.map(({ descripcion }) => descripcion),
    grados: own.map(({ grado }) => grado),
    medios: means,
    saldoUsado: saldo,
    centavos: sumOf(own),
    deducible: deductibleOf(parts),
    porAclarar: sumOf(parts.filter(({ codigo }) => codigo === null)),
  }
}

/**
 * The valid payments of a pupil's tuition whose money came in a calendar year, oldest first. What a baja turned into credit pays no
 * tuition any more.
 */
export const paidInYear = async (
  { db }: AnyCall,
  studentId: number,
  anio: number,
): Promise<PaidTuition[]> => {
  const { rows } = await sql<PaidRow>`
    WITH months AS (
      SELECT l.payment_id, e.student_id, e.grado, min(l.id) AS at,
        min(l.descripcion) FILTER (WHERE l.tipo = 'COLEGIATURA') AS descripcion,
        sum(CASE l.tipo WHEN 'COLEGIATURA' THEN l.monto_centavos ELSE -l.monto_centavos END) AS centavos
      FROM payments p
      JOIN payment_lines l ON l.payment_id = p.id AND l.tipo IN ('COLEGIATURA', 'DESCUENTO')
      JOIN tuition t ON t.id = l.tuition_id JOIN enrolments e ON e.id = t.enrolment_id
      WHERE p.fecha_pago BETWEEN make_date(${anio}::int, 1, 1) AND make_date(${anio}::int, 12, 31) AND ${paysMonth}
        AND p.id IN (
          SELECT own.payment_id FROM payment_lines own JOIN tuition ot ON ot.id = own.tuition_id
          JOIN enrolments oe ON oe.id = ot.enrolment_id WHERE oe.student_id = ${studentId} AND own.tipo = 'COLEGIATURA')
      GROUP BY l.payment_id, t.id, e.student_id, e.grado
    )
    SELECT p.fecha_pago AS fecha, p.folio, (p.monto_centavos + p.saldo_usado_centavos)::float8 AS total,
      p.saldo_usado_centavos::float8 AS saldo,
      (SELECT coalesce(json_agg(json_build_object('metodo_pago', m.metodo_pago, 'centavos', m.monto_centavos,
        'referencia', m.referencia) ORDER BY m.id), '[]') FROM payment_means m WHERE m.payment_id = p.id) AS means,
      json_agg(json_build_object('alumno', o.student_id, 'grado', o.grado, 'descripcion', o.descripcion,
        'centavos', o.centavos) ORDER BY o.at) AS meses
    FROM payments p JOIN months o ON o.payment_id = p.id
    GROUP BY p.id
    HAVING bool_or(o.student_id = ${studentId})
    ORDER BY p.fecha_pago, p.folio`.execute(db)
  return rows.map((row) => toPaid(row, studentId))
}
