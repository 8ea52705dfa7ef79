import { sql } from 'kysely'
import type { TuitionMonth } from '@contract/domain/months'
import type { Tx } from '../../db/database'

/** A month to charge, with what its row says. */
export interface Installment extends TuitionMonth {
  descripcion: string
  /** yyyy-MM-dd */
  vencimiento: string
}

const column = (months: readonly Installment[], name: keyof Installment) => months.map((month) => month[name])

/** Every month for every enrolment in one statement, at the monthly price frozen in the enrolment. Answers how many rows. */
export const insertTuition = async (
  tx: Tx,
  enrolmentIds: readonly number[],
  months: readonly Installment[],
  now: Date,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    INSERT INTO tuition (enrolment_id, anio, mes, parcialidad, descripcion, vencimiento, lista_centavos, monto_centavos,
      created_at)
    SELECT e.id, month.*, e.mensualidad_centavos, e.mensualidad_centavos, ${now}::timestamptz
    FROM enrolments e CROSS JOIN unnest(
      ${column(months, 'anio')}::int[], ${column(months, 'mes')}::int[], ${column(months, 'parcialidad')}::int[],
      ${column(months, 'descripcion')}::text[], ${column(months, 'vencimiento')}::date[]
    ) AS month
    WHERE e.id = ANY (${enrolmentIds}::int[])
    ORDER BY e.id, 2, 3, 4`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
