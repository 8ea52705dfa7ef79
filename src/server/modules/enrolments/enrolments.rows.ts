import type { Insertable } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { enrolmentDiscount } from '@contract/enrolments/enrolments.rules'
import type { Enrolment, EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import type { Tables } from '../../db/tables'
import { monthlyPrice, type EnrolmentCycle } from './enrolments.checks'
import type { EnrolmentRow, PupilRow } from './enrolments.queries'

/** A row that says who made it and when. */
type NewEnrolment = EnrolmentRow & { created_by: number; created_at: Date }

type EnrolBody = EnrolmentsContract['enrol']['body']

/** One row for each pupil of the body, in its order, with the cycle's prices of this day frozen in. */
export const toEnrolmentRows = (
  { alumnos, grado }: EnrolBody,
  cycle: EnrolmentCycle,
  by: { userId: number; now: Date },
): NewEnrolment[] => {
  const costo = cycle.costo_inscripcion_centavos
  return alumnos.map(({ id, descuento = 0, motivo_descuento }) => {
    const taken = enrolmentDiscount(costo, descuento)
    return {
      student_id: id,
      cycle_id: cycle.id,
      grado,
      descuento,
      costo_inscripcion_centavos: costo,
      // A motive without a discount is a leftover of the form.
      motivo_descuento: descuento === 0 ? null : (motivo_descuento?.trim() ?? null),
      monto_descuento_centavos: taken,
      monto_pagar_centavos: costo - taken,
      mensualidad_centavos: monthlyPrice(cycle, grado),
      costo_material_centavos: cycle.costo_material_centavos,
      created_by: by.userId,
      created_at: by.now,
    }
  })
}

/** The charges of an enrolment (DOMAIN §4): enrolment with its discount, material without one when it costs something. */
export const toCharges = (
  row: NewEnrolment,
  enrolmentId: number,
  cycle: EnrolmentCycle,
  fecha: IsoDate,
): (Insertable<Tables['charges']> & { enrolment_id: number })[] => {
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
  cycle: EnrolmentCycle,
): Enrolment => ({
  id,
  alumno: pupil,
  cicloEscolar: { id: cycle.id, name: cycle.name },
  grado: row.grado,
  costo_inscripcion: toPesos(row.costo_inscripcion_centavos),
  descuento: row.descuento,
  motivo_descuento: row.motivo_descuento ?? null,
  monto_descuento: toPesos(row.monto_descuento_centavos),
  monto_pagar: toPesos(row.monto_pagar_centavos),
  mensualidad: toPesos(row.mensualidad_centavos),
  costo_material: toPesos(row.costo_material_centavos),
})
