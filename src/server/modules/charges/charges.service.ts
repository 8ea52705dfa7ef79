import type { Insertable } from 'kysely'
import {
  batchConflict,
  cancelConflict,
  cancelProblem,
  chargeFormProblems,
  chargesFormProblems,
} from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import { toCentavos, toPesos } from '@contract/domain/money'
import { upper } from '@contract/domain/text'
import { pickedIds } from '@contract/students/students.rules'
import type { Db } from '../../db/database'
import type { Tables } from '../../db/tables'
import type { PageQuery } from '@contract/http/schemas'
import type { Listed } from '../../db/pages'
import type { AnyCall, WriteCall } from '../../http/contractRoute'
import { badField, conflict, notFound } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import type { Completed, ConceptsService } from '../concepts/concepts.service'
import type { CyclesService } from '../cycles/cycles.service'
import type { PaymentsService } from '../payments/payments.service'
import { createForOpening } from './chargesOfOpening'
import { composeForFamily, createChargePayment, lockForChange, lockOfFamily } from './chargePayment'
import {
  insertBatch,
  insertCharges,
  lockBatch,
  lockAlike,
  lockEnrolmentCharges,
  lockForConcept,
  lockPupilCharges,
  markChargesCancelled,
  setConcept,
} from './chargeChanges.queries'
import { getCharge, listCancelled, listCharges, listOpenCharges, unknownStudents } from './charges.queries'

interface Deps {
  concepts: Pick<ConceptsService, 'complete' | 'forCharging'>
  cycles: Pick<CyclesService, 'forCharging'>
  payments: Pick<PaymentsService, 'collect'>
}

export type EnrolmentCharge = Insertable<Tables['charges']> & { enrolment_id: number }

const requireStudents = async (db: Db, ids: readonly number[]): Promise<void> => {
  const unknown = await unknownStudents(db, ids)
  if (unknown.length > 0) throw notFound(`No existe el alumno ${unknown.join(', ')}.`)
}

type Owed = Omit<ChargesContract['create']['body'], 'idAlumno'>

/** Payments determine the state, nothing is deleted, every refusal names the current balance (decisions/domain/charges). */
export const createChargesService = ({ concepts, cycles, payments }: Deps) => {
  const add = async (
    call: WriteCall,
    pupils: readonly number[],
    { concept, ...owed }: Completed<Owed>,
    batch = false,
  ): Promise<number[]> => {
    const { db, actor, now } = call
    const cycle = await cycles.forCharging(call, owed.idCicloEscolar)
    await requireStudents(db, pupils)
    const centavos = toCentavos(owed.monto as number) as number
    const row = {
      cycle_id: cycle.id,
      tipo: concept?.tipo ?? ('OTRO' as const),
      concept_id: concept?.id ?? null,
      descripcion: upper(owed.descripcion),
      fecha: owed.fecha,
      costo_total_centavos: centavos,
      monto_pagar_centavos: centavos,
      created_by: actor.id,
      created_at: now,
      batch_id: batch ? await insertBatch(db, actor.id, now) : null,
    }
    return insertCharges(
      db,
      pupils.map((student_id) => ({ ...row, student_id })),
    )
  }
  return {
    listPending: (call: AnyCall): Promise<Charge[]> => listCharges(call, { estado: 'PENDIENTE' }),
    listPendingEnrolment: (call: AnyCall): Promise<Charge[]> =>
      listCharges(call, { estado: 'PENDIENTE', tipo: 'INSCRIPCION' }),
    listCancelled: (call: AnyCall, part: PageQuery): Promise<Listed<Charge>> => listCancelled(call, part),
    listPartlyPaid: (call: AnyCall): Promise<Charge[]> => listCharges(call, { estado: 'PARCIAL' }),

    owedBy: (call: AnyCall, studentIds: readonly number[]): Promise<Charge[]> =>
      listCharges(call, { owedBy: studentIds }),

    openOf: ({ db }: AnyCall, studentIds: readonly number[]) => listOpenCharges(db, studentIds),

    listByStudent: async (call: AnyCall, studentId: number): Promise<Charge[]> => {
      await requireStudents(call.db, [studentId])
      return listCharges(call, { studentId })
    },

    /** The pupil need not be enrolled. @throws 400 · 404 cycle, pupil or concept · 409 a concept that is switched off */
    create: async (call: WriteCall, body: ChargesContract['create']['body']): Promise<Charge> => {
      const owed = await concepts.complete(call, body)
      assertForm(chargeFormProblems(owed))
      const [id] = await add(call, [body.idAlumno], owed)
      const charge = await getCharge(call, id as number)
      call.record('CARGO', charge.id, null, charge)
      return charge
    },

    /** All or none. @throws 400 no pupil, a pupil twice, or as `create` · 404 · 409 a concept that is switched off */
    createMany: async (call: WriteCall, body: ChargesContract['createMany']['body']): Promise<Charge[]> => {
      const owed = await concepts.complete(call, body)
      assertForm(chargesFormProblems(owed))
      const ids = await add(call, pickedIds(body.alumnos), owed, true)
      const made = await listCharges(call, { ids })
      for (const charge of made) call.record('CARGO', charge.id, null, charge)
      return made
    },

    /** Its kind stays. @throws 404 · 409 a concept that is switched off, a charge of an enrolment or a cancelled one */
    setConcept: async (
      call: WriteCall,
      id: number,
      { conceptoId, iguales = false }: ChargesContract['setConcept']['body'],
    ): Promise<{ cargo: Charge; cambiados: number }> => {
      const { db, record, unchanged } = call
      const stored = await lockForConcept(db, id)
      if (!stored) throw notFound(`No existe el cargo ${id}.`)
      const { descripcion, enrolment_id, estado, concept_id, concepto } = stored
      if (enrolment_id !== null) throw conflict(`${descripcion} es de una inscripción: su nivel dice qué es.`)
      if (estado === 'CANCELADO') throw conflict(`El cargo ${descripcion} está cancelado.`)
      const { nombre } = await concepts.forCharging(call, conceptoId)
      const alike = iguales ? await lockAlike(db, descripcion) : []
      const ids = [...new Set([...(concept_id === conceptoId ? [] : [id]), ...alike.map((each) => each.id)])]
      await setConcept(db, ids, conceptoId)
      if (ids.length === 0) unchanged()
      for (const each of ids)
        record(
          'CARGO',
          each,
          { descripcion, concepto: each === id ? concepto : null },
          { descripcion, concepto: nombre },
        )
      return { cargo: await getCharge(call, id), cambiados: ids.length }
    },

    /** One statement. The database refuses a second charge of a kind per enrolment. */
    createForEnrolments: ({ db }: WriteCall, rows: readonly EnrolmentCharge[]) => insertCharges(db, rows),

    createForOpening,

    createOfService: async (
      call: WriteCall,
      rows: readonly Insertable<Tables['charges']>[],
    ): Promise<Charge[]> => {
      const { db, actor, now } = call
      if (rows.length === 0) return []
      const batch_id = await insertBatch(db, actor.id, now)
      const ids = await insertCharges(
        db,
        rows.map((row) => ({ ...row, batch_id, created_by: actor.id, created_at: now })),
      )
      const made = await listCharges(call, { ids })
      for (const charge of made) call.record('CARGO', charge.id, null, charge)
      return made
    },

    /** Locked until the commit, so that no desk takes money for them meanwhile. */
    lockOfPupil: async (
      { db }: WriteCall,
      { studentId, cycleId }: { studentId: number; cycleId: number },
    ): Promise<void> => {
      await lockPupilCharges(db, studentId, cycleId)
    },

    /** The caller has locked them, and they have no payments. @returns them by day */
    cancelOpen: async (call: WriteCall, ids: readonly number[], motivo: string): Promise<Charge[]> => {
      const { db, actor, now, record } = call
      if (ids.length === 0) return []
      await markChargesCancelled(db, ids, { motivo, userId: actor.id, now })
      const cancelled = await listCharges(call, { ids })
      for (const { id, descripcion, alumno } of cancelled) {
        const before = { descripcion, alumno, estado: 'PENDIENTE' }
        const after = { ...before, estado: 'CANCELADO', motivo_cancelacion: motivo }
        record('CARGO', id, before, after, { accion: 'DELETE' })
      }
      return cancelled
    },

    cancelOfEnrolment: async (
      { db, actor, now, record }: WriteCall,
      enrolmentId: number,
      motivo: string,
    ): Promise<void> => {
      const charges = (await lockEnrolmentCharges(db, enrolmentId)).filter(
        ({ abonado_centavos }) => abonado_centavos === 0,
      )
      if (charges.length === 0) return
      const ids = charges.map(({ id }) => id)
      await markChargesCancelled(db, ids, { motivo, userId: actor.id, now })
      for (const { id, descripcion, estado } of charges) {
        const after = { descripcion, estado: 'CANCELADO', motivo_cancelacion: motivo }
        record('CARGO', id, { descripcion, estado }, after, { accion: 'DELETE' })
      }
    },

    ...createChargePayment(payments),

    lockOfFamily,

    composeForFamily,

    /** Stays visible, with the reason. @throws 400 blank reason · 404 · 409 with payments, or cancelled already */
    cancel: async (call: WriteCall, id: number, motivo: string | undefined): Promise<Charge> => {
      const { db, actor, now, record } = call
      const problem = cancelProblem(motivo)
      if (problem) throw badField('motivo_cancelacion', problem)
      const stored = await lockForChange(db, id, cancelConflict)
      await markChargesCancelled(db, [id], { motivo: (motivo as string).trim(), userId: actor.id, now })
      const charge = await getCharge(call, id)
      const { estado, motivo_cancelacion } = charge
      record('CARGO', id, stored, { estado, motivo_cancelacion }, { accion: 'DELETE' })
      return charge
    },

    /** All, or none if one was paid. @throws 400 blank reason · 404 · 409 one was paid, or all are cancelled already */
    cancelBatch: async (call: WriteCall, id: number, motivo: string | undefined): Promise<Charge[]> => {
      const { db, actor, now, record } = call
      const problem = cancelProblem(motivo)
      if (problem) throw badField('motivo_cancelacion', problem)
      const charges = await lockBatch(db, id)
      if (charges.length === 0) throw notFound(`No existe el lote de cargos ${id}.`)
      const paid = (each: (typeof charges)[number]) => ({ ...each, abono: toPesos(each.abonado_centavos) })
      const refusal = batchConflict(charges.map(paid))
      if (refusal) throw conflict(refusal)
      const open = charges.filter(({ estado }) => estado !== 'CANCELADO')
      const ids = open.map((charge) => charge.id)
      await markChargesCancelled(db, ids, { motivo: (motivo as string).trim(), userId: actor.id, now })
      const cancelled = await listCharges(call, { ids })
      for (const { id: charge, estado, descripcion } of open) {
        const after = { descripcion, estado: 'CANCELADO', motivo_cancelacion: (motivo as string).trim() }
        record('CARGO', charge, { descripcion, estado }, after, { accion: 'DELETE' })
      }
      return cancelled
    },
  }
}
export type ChargesService = ReturnType<typeof createChargesService>
