import type {
  Baja,
  EnrolmentsContract,
  LeavingEffect,
  StandingEnrolment,
} from '@contract/enrolments/enrolments.schemas'
import { bajaProblems } from '@contract/enrolments/leaving.rules'
import { dateParts } from '@contract/domain/dates'
import type { AnyCall, WriteCall } from '../../http/call'
import { found } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import { keptReason } from '../../http/ledgerAnswers'
import { requireCycle } from '../../db/lookups'
import type { ChargesService } from '../charges/charges.service'
import type { PaymentsService } from '../payments/payments.service'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import type { TuitionService } from '../tuition/tuition.service'
import { planLeaving, toStanding, type LeavingStep } from './leavingPlan'
import {
  findLeaving,
  listBajas,
  lockLeaving,
  markBack,
  markGone,
  markMistake,
  type LeavingRow,
} from './leaving.queries'

export interface LeavingDeps {
  charges: Pick<ChargesService, 'lockOfPupil' | 'cancelOfEnrolment' | 'cancelOpen'>
  tuition: Pick<TuitionService, 'monthsOf' | 'lockMonths' | 'takeOut' | 'takeBack' | 'turnIntoCredit'>
  payments: Pick<PaymentsService, 'lockCredit'>
  scholarships: Pick<ScholarshipsService, 'endFor' | 'reapply'>
}

interface Leaving {
  inscripcion: StandingEnrolment
  efecto: LeavingEffect
}

const unknownText = (id: number): string => `No existe la inscripción ${id}.`

const pupilOf = ({ alumno, ciclo }: LeavingRow) => ({ studentId: alumno.id, cycleId: ciclo.id })

const keepTrail = (
  { record }: WriteCall,
  before: LeavingRow,
  after: LeavingRow,
  more: { accion?: 'DELETE'; aFavor?: number } = {},
): void => {
  const trailOf = ({ alumno, estado, baja, motivo_cancelacion }: LeavingRow) => ({
    alumno,
    estado,
    baja: baja?.fecha ?? null,
    motivo_baja: baja?.motivo ?? null,
    motivo_cancelacion,
  })
  const { accion, aFavor } = more
  record(
    'INSCRIPCION',
    before.id,
    trailOf(before),
    { ...trailOf(after), ...(aFavor === undefined ? {} : { a_favor: aFavor }) },
    accion ? { accion } : undefined,
  )
  const place = ({ alumno: { nombre }, ciclo, estado, grupo, beca }: LeavingRow) => ({
    nombre,
    inscripcion: estado === 'INSCRITO' ? ciclo.name : null,
    grupo,
    beca,
  })
  record('ALUMNO', before.alumno.id, place(before), place(after))
}

export const createLeaving = ({ charges, tuition, payments, scholarships }: LeavingDeps) => {
  const take = async ({ db }: WriteCall, id: number): Promise<LeavingRow> =>
    found(await lockLeaving(db, id), unknownText(id))
  const tell = async ({ db }: WriteCall, id: number): Promise<LeavingRow> =>
    found(await findLeaving(db, id), unknownText(id))

  return {
    previewLeave: async (
      call: AnyCall,
      id: number,
      { accion, fecha = call.today }: EnrolmentsContract['previewLeave']['query'],
    ): Promise<Leaving> => {
      const row = found(await findLeaving(call.db, id), unknownText(id))
      const step = { accion, fecha, aFavor: false }
      if (accion === 'BAJA') assertForm(bajaProblems({ fecha, motivo: accion }, row.ciclo, call.today))
      const { effect } = await planLeaving(call, row, await tuition.monthsOf(call, id), step)
      return { inscripcion: toStanding(row), efecto: effect }
    },

    /** Ends later months and services; earlier months stay owed. @throws 400 blank reason, wrong day · 404 · 409 cycle over, on baja already */
    leave: async (call: WriteCall, body: EnrolmentsContract['leave']['body']): Promise<Leaving> => {
      const { db, actor, now, today } = call
      const { inscripcionId: id, fecha, motivo, a_favor: aFavor = false } = body
      assertForm(bajaProblems({ fecha, motivo }, { fecha_inicio: fecha }, today))
      const row = await take(call, id)
      assertForm(bajaProblems({ fecha, motivo }, row.ciclo, today))
      await charges.lockOfPupil(call, pupilOf(row))
      const months = await tuition.lockMonths(call, id)
      const step: LeavingStep = { accion: 'BAJA', fecha, aFavor }
      const { out, ahead, charged, effect } = await planLeaving(call, row, months, step)
      await charges.cancelOpen(call, charged, `Baja: ${motivo.trim()}`)
      if (aFavor && ahead.length > 0) {
        await tuition.turnIntoCredit(call, await payments.lockCredit(call, row.family), ahead)
        await scholarships.reapply(
          call,
          ahead.map((month) => month.id),
        )
      }
      await tuition.takeOut(
        call,
        out.map((month) => month.id),
        'BAJA',
      )
      await markGone(db, id, { fecha, motivo: motivo.trim() }, { userId: actor.id, now })
      const gone = await tell(call, id)
      keepTrail(call, row, gone, { aFavor: effect.acreditado ? effect.a_favor : 0 })
      return { inscripcion: toStanding(gone), efecto: effect }
    },

    /** Months are owed again from the current one on, at list price and without beca or group. @throws 404 · 409 not on baja, cycle over, cancelled */
    comeBack: async (call: WriteCall, id: number): Promise<Leaving> => {
      const row = await take(call, id)
      const months = await tuition.lockMonths(call, id)
      const step: LeavingStep = { accion: 'REINGRESO', fecha: call.today, aFavor: false }
      const { back, effect } = await planLeaving(call, row, months, step)
      await tuition.takeBack(call, back, row.ciclo)
      const [first] = months
      if (first) {
        // The becas ended with the baja, so neither these months nor a current one that stayed owed has them.
        const { anio, mes } = dateParts(call.today)
        await scholarships.endFor(call, id, anio * 100 + mes)
        await scholarships.reapply(call, [first.id])
      }
      await markBack(call.db, id)
      const there = await tell(call, id)
      keepTrail(call, row, there)
      return { inscripcion: toStanding(there), efecto: effect }
    },

    /** For a mistaken enrolment; the pupil can be enrolled again. @throws 400 blank reason · 404 · 409 cancelled already, valid payments */
    cancel: async (call: WriteCall, id: number, motivo: string | undefined): Promise<Leaving> => {
      const { db, actor, now, today } = call
      const reason = keptReason(motivo)
      const row = await take(call, id)
      const step: LeavingStep = { accion: 'CANCELACION', fecha: today, aFavor: false }
      await charges.lockOfPupil(call, pupilOf(row))
      const { out, charged, effect } = await planLeaving(call, row, await tuition.lockMonths(call, id), step)
      await charges.cancelOfEnrolment(call, id, reason)
      await charges.cancelOpen(call, charged, reason)
      await tuition.takeOut(
        call,
        out.map((month) => month.id),
        'CANCELADA',
      )
      await markMistake(db, id, reason, { userId: actor.id, now })
      const cancelled = await tell(call, id)
      keepTrail(call, row, cancelled, { accion: 'DELETE' })
      return { inscripcion: toStanding(cancelled), efecto: effect }
    },

    listBajas: async (call: AnyCall, cycleId: number): Promise<Baja[]> => {
      await requireCycle(call.db, cycleId)
      return listBajas(call.db, cycleId)
    },
  }
}
