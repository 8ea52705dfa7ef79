import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { yearlyPayment } from '@contract/tuition/tuition.rules'
import type { TuitionContract, Yearly } from '@contract/tuition/tuition.schemas'
import type { Db } from '../../db/database'
import { found } from '../../http/problem'
import { findScholarshipOf, findStudent, findTerms, listCyclesOf } from './tuition.queries'
import { findAccountOf, lateness, listMonths, toTuition, type MonthRow } from './tuition.rows'
import type { LateFee } from '@contract/tuition/lateFees.rules'

type Statement = Omit<TuitionContract['statement']['response'], 'ok' | 'message'>

/** Open months as they would be paid on a day, in centavos. */
export const openMonths = (months: readonly MonthRow[], fee: LateFee | null, today: IsoDate) =>
  months
    .filter(({ pagado }) => !pagado)
    .map((row) => ({ row, monto: row.monto_centavos, recargo: lateness(row, fee, today).centavos }))

const toYearly = (
  months: readonly MonthRow[],
  fee: LateFee | null,
  percent: number,
  today: IsoDate,
): Yearly | null => {
  const open = openMonths(months, fee, today)
  if (open.length === 0) return null
  const { importe, descuento, recargos, total } = yearlyPayment(open, percent)
  return {
    meses: open.length,
    importe: toPesos(importe),
    descuento_porcentaje: percent,
    descuento: toPesos(descuento),
    recargos: toPesos(recargos),
    total: toPesos(total),
  }
}

/**
 * What a pupil has to pay today for the months of a cycle, one by one and all at once, and the beca. Without an enrolment there
 * are no months and no grade.
 * @throws 404 no such pupil, no such cycle
 */
export const tuitionStatement = async (
  db: Db,
  alumnoId: number,
  cicloEscolarId: number,
  today: IsoDate,
): Promise<Statement> => {
  const student = found(await findStudent(db, alumnoId), 'No existe este alumno.')
  const { descuento_anual_centesimas, ...terms } = found(
    await findTerms(db, cicloEscolarId),
    'No existe este ciclo escolar.',
  )
  const percent = descuento_anual_centesimas / 100
  const cicloEscolar = { ...terms, descuento_anual: percent }
  const account = await findAccountOf(db, alumnoId, cicloEscolarId)
  const ciclos = (await listCyclesOf(db, alumnoId)).map(({ saldo_centavos, ...cycle }) => ({
    ...cycle,
    saldo: toPesos(saldo_centavos),
  }))
  if (!account) {
    const alumno = { ...student, grado: null, grupo: null }
    return { alumno, cicloEscolar, pagos: [], beca: null, anual: null, ciclos }
  }
  const months = await listMonths(db, account.id)
  return {
    alumno: account.alumno,
    cicloEscolar,
    pagos: months.map((row) => toTuition(row, account, today)),
    beca: (await findScholarshipOf(db, account.id)) ?? null,
    anual: toYearly(months, account.recargo, percent, today),
    ciclos,
  }
}
