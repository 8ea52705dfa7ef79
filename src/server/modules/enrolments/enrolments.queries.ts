import type { Insertable, Selectable } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import { toPesos, type Centavos } from '@contract/domain/money'
import { enrolmentDiscount } from '@contract/enrolments/enrolments.rules'
import type { Enrolment } from '@contract/enrolments/enrolments.schemas'
import { pricesFor, type PricedPlace } from '@contract/cycles/terms.rules'
import type { Db, Tx } from '../../db/database'
import { standingEnrolment } from '../../db/fragments'
import type { Tables } from '../../db/tables'
import type { WriteCall } from '../../http/call'
import type { EnrolmentCharge } from '../charges/createCharges'
import type { CycleRow } from '../cycles/cycles.queries'

type PricedCycle = Pick<
  Selectable<Tables['cycles']>,
  | 'costo_inscripcion_centavos'
  | 'costo_material_centavos'
  | 'mensualidad_preescolar_centavos'
  | 'mensualidad_primaria_centavos'
> & { precios: readonly Omit<Selectable<Tables['cycle_prices']>, 'cycle_id'>[] }

interface PlacePrices {
  costo_inscripcion_centavos: Centavos
  costo_material_centavos: Centavos
  mensualidad_centavos: Centavos
}

export const placePrices = (cycle: PricedCycle, place: PricedPlace): PlacePrices => {
  const precios = cycle.precios.map((row) => ({
    grado: row.grado,
    gradoNumero: row.grado_numero,
    costo_inscripcion: row.costo_inscripcion_centavos,
    costo_material: row.costo_material_centavos,
    mensualidad: row.mensualidad_centavos,
  }))
  const prices = pricesFor(
    {
      costo_inscripcion: cycle.costo_inscripcion_centavos,
      costo_material: cycle.costo_material_centavos,
      mensualidad_preescolar: cycle.mensualidad_preescolar_centavos,
      mensualidad_primaria: cycle.mensualidad_primaria_centavos,
      precios,
    },
    place,
  )
  return {
    costo_inscripcion_centavos: prices.costo_inscripcion,
    costo_material_centavos: prices.costo_material,
    mensualidad_centavos: prices.mensualidad,
  }
}

/** In id order, so two enrolments of the same pupils cannot deadlock. Does not hold up charges and payments. */
export const lockPupils = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('students')
    .select(['id', 'nombre', 'numero_control'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export type PupilRow = Awaited<ReturnType<typeof lockPupils>>[number]

export const findEnrolled = async (db: Db, ids: readonly number[], cycleId: number): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('enrolments as e')
    .select('e.student_id')
    .where('e.student_id', 'in', ids)
    .where('e.cycle_id', '=', cycleId)
    .where(standingEnrolment)
    .execute()
  return new Set(rows.map((row) => row.student_id))
}

type EnrolmentRow = Insertable<Tables['enrolments']>

export const insertEnrolments = async (
  tx: Tx,
  rows: readonly EnrolmentRow[],
): Promise<Map<number, number>> => {
  const made = await tx.insertInto('enrolments').values(rows).returning(['id', 'student_id']).execute()
  return new Map(made.map((row) => [row.student_id, row.id]))
}

type NewEnrolment = EnrolmentRow & { created_by: number; created_at: Date }

export interface Place {
  id: number
  grado: Grade
  gradoNumero?: number | null
  descuento?: EnrolmentRow['descuento']
  motivo_descuento?: string | null
  idGrupo?: number | null
  /** Centavos: the pupil's own price; without one that of the cycle. */
  mensualidad?: Centavos | null
}

export const toEnrolmentRows = (
  places: readonly Place[],
  cycle: CycleRow,
  { actor, now }: WriteCall,
): NewEnrolment[] => {
  return places.map((place) => {
    const { id, grado, gradoNumero = null, descuento = 0, motivo_descuento, idGrupo = null } = place
    const { mensualidad = null } = place
    const prices = placePrices(cycle, { grado, gradoNumero })
    const costo = prices.costo_inscripcion_centavos
    const taken = enrolmentDiscount(costo, descuento)
    return {
      student_id: id,
      cycle_id: cycle.id,
      grado,
      grado_numero: gradoNumero,
      group_id: idGrupo,
      descuento,
      ...prices,
      ...(mensualidad === null ? {} : { mensualidad_centavos: mensualidad }),
      mensualidad_propia: mensualidad !== null,
      // A motive without a discount was left over in the form.
      motivo_descuento: descuento === 0 ? null : (motivo_descuento?.trim() ?? null),
      monto_descuento_centavos: taken,
      monto_pagar_centavos: costo - taken,
      created_by: actor.id,
      created_at: now,
    }
  })
}

export const toCharges = (
  row: NewEnrolment,
  enrolmentId: number,
  cycle: CycleRow,
  fecha: IsoDate,
): EnrolmentCharge[] => {
  const common = {
    student_id: row.student_id,
    cycle_id: row.cycle_id,
    enrolment_id: enrolmentId,
    fecha,
    created_by: row.created_by,
    created_at: row.created_at,
  }
  const enrolment = {
    ...common,
    tipo: 'INSCRIPCION' as const,
    descripcion: `INSCRIPCION ${cycle.name}`,
    descuento: row.descuento,
    costo_total_centavos: row.costo_inscripcion_centavos,
    monto_descuento_centavos: row.monto_descuento_centavos,
    monto_pagar_centavos: row.monto_pagar_centavos,
  }
  const material = {
    ...common,
    tipo: 'MATERIAL' as const,
    descripcion: `MATERIAL ${cycle.name}`,
    descuento: 0,
    costo_total_centavos: row.costo_material_centavos,
    monto_descuento_centavos: 0,
    monto_pagar_centavos: row.costo_material_centavos,
  }
  return row.costo_material_centavos > 0 ? [enrolment, material] : [enrolment]
}

export const toEnrolment = (
  row: EnrolmentRow,
  id: number,
  pupil: PupilRow,
  cycle: Pick<CycleRow, 'id' | 'name'>,
): Enrolment => ({
  id,
  alumno: pupil,
  cicloEscolar: { id: cycle.id, name: cycle.name },
  grado: row.grado,
  gradoNumero: row.grado_numero ?? null,
  costo_inscripcion: toPesos(row.costo_inscripcion_centavos),
  descuento: row.descuento,
  motivo_descuento: row.motivo_descuento ?? null,
  monto_descuento: toPesos(row.monto_descuento_centavos),
  monto_pagar: toPesos(row.monto_pagar_centavos),
  mensualidad: toPesos(row.mensualidad_centavos),
  ...(row.mensualidad_propia ? { mensualidad_propia: true } : {}),
  costo_material: toPesos(row.costo_material_centavos),
})
