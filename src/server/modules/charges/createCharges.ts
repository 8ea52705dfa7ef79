import type { Insertable } from 'kysely'
import { chargeFormProblems, chargesFormProblems } from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import { centavosOf, toPesos } from '@contract/domain/money'
import { upper } from '@contract/domain/text'
import { pickedIds } from '@contract/students/students.rules'
import type { Tables } from '../../db/tables'
import type { WriteCall } from '../../http/call'
import { assertForm } from '../../http/validation'
import { requirePupils } from '../../db/lookups'
import type { Completed, ConceptsService } from '../concepts/concepts.service'
import type { CyclesService } from '../cycles/cycles.service'
import { insertBatch, insertCharges } from './chargeChanges.queries'
import { getCharge, listCharges } from './charges.queries'

interface Deps {
  concepts: Pick<ConceptsService, 'complete'>
  cycles: Pick<CyclesService, 'forCharging'>
}

type ChargeRow = Insertable<Tables['charges']>

export type EnrolmentCharge = ChargeRow & { enrolment_id: number }

type ChargeFields = Omit<ChargesContract['create']['body'], 'idAlumno'>

const recordCreated = (call: WriteCall, charges: readonly Charge[]): void => {
  for (const charge of charges) call.record('CARGO', charge.id, null, charge)
}

export const createChargesByHand = ({ concepts, cycles }: Deps) => {
  const insertFor = async (
    call: WriteCall,
    studentIds: readonly number[],
    { concept, ...fields }: Completed<ChargeFields>,
    batch = false,
  ): Promise<number[]> => {
    const { db, actor, now } = call
    const cycle = await cycles.forCharging(call, fields.idCicloEscolar)
    await requirePupils(db, studentIds)
    const centavos = centavosOf(fields.monto as number)
    const row = {
      cycle_id: cycle.id,
      tipo: concept?.tipo ?? ('OTRO' as const),
      concept_id: concept?.id ?? null,
      descripcion: upper(fields.descripcion),
      fecha: fields.fecha,
      costo_total_centavos: centavos,
      monto_pagar_centavos: centavos,
      created_by: actor.id,
      created_at: now,
      batch_id: batch ? await insertBatch(db, actor.id, now) : null,
    }
    return insertCharges(
      db,
      studentIds.map((student_id) => ({ ...row, student_id })),
    )
  }

  return {
    /** The pupil need not be enrolled. @throws 400 · 404 cycle, pupil or concept · 409 a concept that is switched off */
    create: async (call: WriteCall, body: ChargesContract['create']['body']): Promise<Charge> => {
      const fields = await concepts.complete(call, body)
      assertForm(chargeFormProblems(fields))
      const [id] = await insertFor(call, [body.idAlumno], fields)
      const charge = await getCharge(call, id as number)
      recordCreated(call, [charge])
      return charge
    },

    /** Creates all or none. @throws 400 no pupil, a pupil twice, or as `create` · 404 · 409 a concept that is switched off */
    createMany: async (call: WriteCall, body: ChargesContract['createMany']['body']): Promise<Charge[]> => {
      const fields = await concepts.complete(call, body)
      assertForm(chargesFormProblems(fields))
      const ids = await insertFor(call, pickedIds(body.alumnos), fields, true)
      const charges = await listCharges(call, { ids })
      recordCreated(call, charges)
      return charges
    },
  }
}

/** One statement. The database refuses a second charge of a kind per enrolment. */
export const createForEnrolments = ({ db }: WriteCall, rows: readonly EnrolmentCharge[]): Promise<number[]> =>
  insertCharges(db, rows)

/** Each with its line in the bitácora. @param names of the pupils, whom the opening has just read */
export const createForOpening = async (
  { db, record }: WriteCall,
  rows: readonly ChargeRow[],
  cycleName: string,
  names: ReadonlyMap<number, string>,
): Promise<void> => {
  if (rows.length === 0) return
  const ids = await insertCharges(db, rows)
  rows.forEach(({ student_id, tipo, descripcion, fecha, monto_pagar_centavos }, at) =>
    record('CARGO', ids[at] as number, null, {
      alumno: names.get(student_id),
      cicloEscolar: cycleName,
      tipo,
      descripcion,
      fecha,
      monto_pagar: toPesos(monto_pagar_centavos),
      estado: 'PENDIENTE',
    }),
  )
}

export const createOfService = async (call: WriteCall, rows: readonly ChargeRow[]): Promise<Charge[]> => {
  const { db, actor, now } = call
  if (rows.length === 0) return []
  const batch_id = await insertBatch(db, actor.id, now)
  const ids = await insertCharges(
    db,
    rows.map((row) => ({ ...row, batch_id, created_by: actor.id, created_at: now })),
  )
  const charges = await listCharges(call, { ids })
  recordCreated(call, charges)
  return charges
}
