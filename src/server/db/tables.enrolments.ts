import type { EnrolmentState } from '@contract/enrolments/enrolments.rules'
import type { Generated } from 'kysely'
import type { Centavos, Computed, Day, Id, LaterMoment, Moment } from './columns'
import type { GradeColumn } from './tables.families'

/** A pupil's place in a cycle (migrations 0005, 0027, 0028). */
export interface EnrolmentTables {
  enrolments: {
    id: Id
    student_id: number
    cycle_id: number
    grado: GradeColumn
    /** 1 to 3 or 6; null when unknown. */
    grado_numero: Generated<number | null>
    group_id: number | null
    scholarship_id: number | null
    costo_inscripcion_centavos: Centavos
    descuento: number
    motivo_descuento: string | null
    monto_descuento_centavos: Centavos
    monto_pagar_centavos: Centavos
    mensualidad_centavos: Centavos
    costo_material_centavos: Centavos
    baja_fecha: Generated<Day | null>
    baja_motivo: string | null
    baja_by: number | null
    baja_at: LaterMoment
    motivo_cancelacion: string | null
    cancelled_by: number | null
    cancelled_at: LaterMoment
    estado: Computed<EnrolmentState>
    created_by: number | null
    created_at: Moment
  }
}
