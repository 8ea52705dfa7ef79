import type { ColumnType, Generated } from 'kysely'
import type { EnrolmentState } from '@contract/enrolments/enrolments.rules'
import type { Centavos, Computed, Day, Id, LaterMoment, Moment } from './columns'
import type { GradeColumn } from './familyTables'

export type Plaza = 1 | 2

export interface EnrolmentTables {
  enrolments: {
    id: Id
    student_id: number
    cycle_id: number
    grado: GradeColumn
    grado_numero: Generated<number | null>
    group_id: number | null
    costo_inscripcion_centavos: Centavos
    descuento: number
    motivo_descuento: string | null
    monto_descuento_centavos: Centavos
    monto_pagar_centavos: Centavos
    mensualidad_centavos: Centavos
    /** The price was set for this pupil alone; it differs from the cycle's for the grade. */
    mensualidad_propia: Generated<boolean>
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
  /** Two at most; foreign keys compare cycle and grade (0049). */
  enrolment_scholarships: {
    enrolment_id: number
    plaza: Plaza
    scholarship_id: number
    cycle_id: number
    grado: GradeColumn
  }
  /** Holds from a month on (`monthKey`, 0 the first); hundredths of a percent, 0 is no beca (0029, 0049). */
  scholarship_terms: { enrolment_id: number; plaza: Plaza; desde: number; centesimas: number }
  openings: {
    id: Id
    cycle_id: number
    fecha: Day
    alumnos: number
    meses_saldados: number
    adeudo_centavos: Centavos
    saldo_favor_centavos: Centavos
    last_charge_id: number
    created_by: number
    created_at: Date
    motivo: string | null
    undone_by: number | null
    undone_at: LaterMoment
    undone_on: Day | null
  }
  opening_rows: {
    opening_id: number
    student_id: number
    enrolment_id: number
    scholarship_id: number | null
    credit_move_id: number | null
    valores: ColumnType<object, string, never>
  }
  opening_made: {
    opening_id: number
    kind: 'ALUMNO' | 'PADRE' | 'GRUPO' | 'BECA' | 'SALDO'
    record_id: number
  }
}
