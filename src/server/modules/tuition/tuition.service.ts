import { dueDayOf, dueDayOfPupil, type DueRule } from '@contract/cycles/dueDays.rules'
import { toPesos } from '@contract/domain/money'
import { fromHundredths } from '@contract/domain/percents'
import {
  compareTuitionMonths,
  monthsFrom,
  instalmentCount,
  tuitionDescription,
  type TuitionMonth,
} from '@contract/domain/months'
import { extensionProblems } from '@contract/tuition/lateFees.rules'
import { extendedPaid, NO_MONTHS, NOT_ENROLLED } from '@contract/tuition/tuition.rules'
import type { Tuition, TuitionContract } from '@contract/tuition/tuition.schemas'
import type { AnyCall, WriteCall } from '../../http/call'
import { badField, conflict, found } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import { UNKNOWN_CYCLE } from '../../db/lookups'
import type { Credit } from '../payments/credit.queries'
import type { PaymentsService } from '../payments/payments.service'
import { lockMonths, monthsOf, takeBack, takeOut, turnIntoCredit, type LeavingMonth } from './leavingMonths'
import { lockFamilyMonths, openOf, owedBy } from './familyTuition'
import { assertOwed, createTuitionPayment, lockKnownMonths } from './tuitionPayment'
import {
  findAccount,
  findAccountOf,
  listScholarshipsOf,
  findStudent,
  findTerms,
  insertOpenedTuition,
  insertTuition,
  listCyclesOf,
  setExtension,
  type Account,
  type OpenedMonths,
} from './tuition.queries'
import { listMonths, type MonthRow } from './months.queries'
import { toTuition, toYearly } from './tuitionRows'

interface Deps {
  payments: Pick<PaymentsService, 'collect' | 'moveCredit' | 'clearCredited'>
}

interface TuitionCycle extends DueRule {
  meses: readonly TuitionMonth[]
}

type Statement = Omit<TuitionContract['get']['response'], 'ok' | 'message'>

/** Priced today. Without an enrolment no months and no grade. @throws 404 no such pupil, no such cycle */
const statement = async (
  { db, today }: AnyCall,
  { alumnoId, cycleId }: { alumnoId: number; cycleId: number },
): Promise<Statement> => {
  const student = found(await findStudent(db, alumnoId), 'No existe este alumno.')
  const { descuento_anual_centesimas, ...terms } = found(await findTerms(db, cycleId), UNKNOWN_CYCLE)
  const percent = fromHundredths(descuento_anual_centesimas)
  const cicloEscolar = { ...terms, descuento_anual: percent }
  const account = await findAccountOf(db, alumnoId, cycleId)
  const ciclos = (await listCyclesOf(db, alumnoId)).map(({ saldo_centavos, ...cycle }) => ({
    ...cycle,
    saldo: toPesos(saldo_centavos),
  }))
  if (!account) {
    const alumno = { ...student, grado: null, grupo: null }
    return { alumno, cicloEscolar, pagos: [], beca: null, becas: [], anual: null, ciclos }
  }
  const months = await listMonths(db, account.id)
  const becas = await listScholarshipsOf(db, account.id)
  return {
    alumno: account.alumno,
    cicloEscolar,
    pagos: months.map((row) => toTuition(row, account, today)),
    beca: becas[0] ?? null,
    becas,
    anual: toYearly(months, account, today),
    ciclos,
  }
}

/** May extend months of several pupils. @throws 400 a day in the past, no reason · 404 unknown months · 409 one is paid */
const extend = async (call: WriteCall, body: TuitionContract['extend']['body']): Promise<Tuition[]> => {
  const { db, today } = call
  const ids = [...new Set(body.ids)]
  if (ids.length === 0) throw badField('ids', NO_MONTHS)
  assertForm(extensionProblems(body, today))
  const locked = await lockKnownMonths(db, ids)
  const months: { row: MonthRow; account: Account }[] = []
  for (const enrolmentId of new Set(locked.map(({ enrolment_id }) => enrolment_id))) {
    const account = found(await findAccount(db, enrolmentId), NOT_ENROLLED)
    const own = (await listMonths(db, enrolmentId)).filter(({ id }) => ids.includes(id))
    months.push(...own.map((row) => ({ row, account })))
  }
  const paid = months.find(({ row }) => row.pagado)
  if (paid) throw conflict(extendedPaid(paid.row.descripcion))
  assertOwed(months.map(({ row }) => row))
  const { hasta } = body
  const extension = {
    prorroga_hasta: hasta,
    prorroga_motivo: hasta === null ? null : (body.motivo as string).trim(),
  }
  await setExtension(db, ids, extension)
  return months
    .sort((a, b) => a.row.id - b.row.id)
    .map(({ row, account }) => {
      const { descripcion } = row
      const month = { descripcion, alumno: account.alumno.nombre }
      call.record(
        'COLEGIATURA',
        row.id,
        { ...month, prorroga: row.prorroga_hasta, motivo_prorroga: row.prorroga_motivo },
        { ...month, prorroga: hasta, motivo_prorroga: body.motivo?.trim() || null },
      )
      return toTuition({ ...row, ...extension }, account, today)
    })
}

export const createTuitionService = ({ payments }: Deps) => ({
  get: statement,

  extend,

  ...createTuitionPayment(payments),

  owedBy,

  openOf,

  lockFamilyMonths,

  monthsOf,

  lockMonths,

  takeOut,

  takeBack,

  turnIntoCredit: (call: WriteCall, credit: Credit, months: readonly LeavingMonth[]): Promise<void> =>
    turnIntoCredit(call, payments, credit, months),

  /** After the cycle began, from the current month on. @returns how many rows */
  createForEnrolments: async (
    { db, today, now }: WriteCall,
    enrolmentIds: readonly number[],
    cycle: TuitionCycle,
  ): Promise<number> => {
    const months = monthsFrom(cycle.meses, today).map((month) => ({
      ...month,
      descripcion: tuitionDescription(month, instalmentCount(cycle.meses, month)),
      vencimiento: dueDayOfPupil(month, cycle, today),
    }))
    return months.length === 0 ? 0 : insertTuition(db, enrolmentIds, months, now)
  },

  /** Each month keeps its own due day: what was late stays late. */
  createForOpening: async (
    { db, now }: WriteCall,
    opened: readonly OpenedMonths[],
    cycle: TuitionCycle,
  ): Promise<void> => {
    const months = [...cycle.meses].sort(compareTuitionMonths).map((month) => ({
      ...month,
      descripcion: tuitionDescription(month, instalmentCount(cycle.meses, month)),
      vencimiento: dueDayOf(month, cycle),
    }))
    if (months.length > 0) await insertOpenedTuition(db, opened, months, now)
  },
})
export type TuitionService = ReturnType<typeof createTuitionService>
