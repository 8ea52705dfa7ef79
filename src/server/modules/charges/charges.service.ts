import type { Insertable } from 'kysely'
import {
  cancelConflict,
  cancelProblem,
  chargeFormProblems,
  chargesFormProblems,
} from '@contract/charges/charges.rules'
import type { ChargesContract } from '@contract/charges/charges.schemas'
import type { Campos } from '@contract/domain/campos'
import { toCentavos } from '@contract/domain/money'
import { upper } from '@contract/domain/text'
import { pickedIds } from '@contract/students/students.rules'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'
import type { Actor } from '../../http/actor'
import { badField, badRequest, notFound } from '../../http/problem'
import { createChargePayment, type Ledger } from './charges.payment'
import {
  getCharge,
  insertCharges,
  listCharges,
  markChargeCancelled,
  unknownStudents,
  type ChargeFilter,
} from './charges.queries'
import { lockForChange } from './standing'

interface Deps {
  /** `forCharging` answers 404 for an unknown cycle and keeps the row from changing until the commit. */
  cycles: { forCharging(tx: Tx, id: number): Promise<{ id: number }> }
  payments: Ledger
}

/** A charge of an enrolment, amounts in centavos. */
export type EnrolmentCharge = Insertable<Tables['charges']> & { enrolment_id: number }

const answer = async (db: Db, filter: ChargeFilter) => ({
  ok: true as const,
  cargos: await listCharges(db, filter),
})

/** @throws 404 that names every unknown one */
const requireStudents = async (db: Db, ids: readonly number[]): Promise<void> => {
  const unknown = await unknownStudents(db, ids)
  if (unknown.length > 0) throw notFound(`No existe el alumno ${unknown.join(', ')}.`)
}

/** @throws 400 with what each field has wrong */
const refuse = (campos: Campos): void => {
  const [problem] = Object.values(campos)
  if (problem) throw badRequest(problem, campos)
}

/** What a charge of its own says, whoever owes it. */
type Owed = Pick<ChargesContract['create']['body'], 'idCicloEscolar' | 'descripcion' | 'fecha' | 'monto'>

/** Charges as DOMAIN §5: states follow from the ledger, nothing is deleted, every refusal says the current balance. */
export const createChargesService = ({ cycles, payments }: Deps) => {
  const add = async (
    tx: Tx,
    pupils: readonly number[],
    owed: Owed,
    actor: Pick<Actor, 'id'>,
    now: Date,
  ): Promise<number[]> => {
    const cycle = await cycles.forCharging(tx, owed.idCicloEscolar)
    await requireStudents(tx, pupils)
    const centavos = toCentavos(owed.monto) as number
    const row = {
      cycle_id: cycle.id,
      tipo: 'OTRO' as const,
      descripcion: upper(owed.descripcion),
      fecha: owed.fecha,
      costo_total_centavos: centavos,
      monto_pagar_centavos: centavos,
      created_by: actor.id,
      created_at: now,
    }
    return insertCharges(
      tx,
      pupils.map((student_id) => ({ ...row, student_id })),
    )
  }
  return {
    listPending: (db: Db) => answer(db, { estado: 'PENDIENTE' }),
    listPendingEnrolment: (db: Db) => answer(db, { estado: 'PENDIENTE', tipo: 'INSCRIPCION' }),
    listCancelled: (db: Db) => answer(db, { estado: 'CANCELADO' }),
    listPartlyPaid: (db: Db) => answer(db, { estado: 'PARCIAL' }),

    /** Every charge of one pupil, whatever its state. @throws 404 no such pupil */
    listByStudent: async (db: Db, studentId: number) => {
      await requireStudents(db, [studentId])
      return answer(db, { studentId })
    },

    /**
     * A charge of its own, for a pupil who need not be enrolled.
     * @throws 400 amount of 0 or blank description · 404 unknown cycle or pupil
     */
    create: async (tx: Tx, body: ChargesContract['create']['body'], actor: Pick<Actor, 'id'>, now: Date) => {
      refuse(chargeFormProblems(body))
      const [id] = await add(tx, [body.idAlumno], body, actor, now)
      return { ok: true as const, message: 'Cargo registrado.', cargo: await getCharge(tx, id as number) }
    },

    /**
     * The same charge for several pupils: every one or none, no pupil is left out.
     * @throws 400 nobody, a pupil twice, or as `create` · 404 unknown cycle, or naming the unknown pupils
     */
    createMany: async (
      tx: Tx,
      body: ChargesContract['createMany']['body'],
      actor: Pick<Actor, 'id'>,
      now: Date,
    ) => {
      refuse(chargesFormProblems(body))
      const ids = await add(tx, pickedIds(body.alumnos), body, actor, now)
      const message = ids.length === 1 ? 'Cargo registrado.' : `${ids.length} cargos registrados.`
      return { ...(await answer(tx, { ids })), message }
    },

    /** The charges of new enrolments, in one statement. One of each kind per enrolment: the database refuses a second. */
    createForEnrolments: (tx: Tx, rows: readonly EnrolmentCharge[]) => insertCharges(tx, rows),

    ...createChargePayment(payments),

    /**
     * Cancels a charge without standing payments; it stays, with the reason (DOMAIN §5).
     * @throws 400 blank reason · 404 no such charge · 409 with payments, or cancelled already
     */
    cancel: async (tx: Tx, id: number, motivo: string | undefined, actor: Pick<Actor, 'id'>, now: Date) => {
      const problem = cancelProblem(motivo)
      if (problem) throw badField('motivo_cancelacion', problem)
      await lockForChange(tx, id, cancelConflict)
      await markChargeCancelled(tx, id, (motivo as string).trim(), actor.id, now)
      return { ok: true as const, message: 'Cargo cancelado.', cargo: await getCharge(tx, id) }
    },
  }
}
export type ChargesService = ReturnType<typeof createChargesService>
