import type { Generated, ColumnType } from 'kysely'
import type { BloodType } from '@contract/students/health.rules'
import type { CertificateKind } from '@contract/certificates/certificates.rules'
import type { PaidYear } from '@contract/invoices/invoices.schemas'
import type { Channel, MessageClass } from '@contract/preferences/preferences.rules'
import type { Confidential } from '@contract/documents/documents.rules'
import type { Centavos, Computed, Day, Id, Moment, LaterMoment } from './columns'

export type GradeColumn = 'PREESCOLAR' | 'PRIMARIA'

export interface FamilyTables extends ReminderTables {
  parents: {
    id: Id
    nombre: string
    telefono: string
    correo: string | null
    correo_falla: string | null
    direccion: string | null
    user_id: number | null
    created_at: Moment
    referencia_numero: Computed<number>
    referencia: Computed<string>
  }
  students: {
    id: Id
    nombre: string
    nombres: string | null
    paterno: string | null
    materno: string | null
    curp: string
    curp_verificada: boolean
    numero_control: string
    fecha_nacimiento: Day
    photo_id: number | null
    parent_id: number | null
    grado_previsto: Generated<GradeColumn | null>
    grado_previsto_numero: Generated<number | null>
    card_token: Generated<string>
    /** Name, CURP and control number as `searchKey` writes them. */
    busqueda: Computed<string>
    created_by: number | null
    created_at: Moment
  }
  /** Without a row the means is permitted. */
  contact_preferences: {
    parent_id: number
    canal: Channel
    clase: MessageClass
    permitido: boolean
    changed_at: Date
    changed_by: number | null
  }
  student_health: { id: Id; student_id: number; kind: 'ALERGIA' | 'ENFERMEDAD'; descripcion: string }
  student_medicines: { id: Id; student_id: number; nombre: string; dosis: string; horario: string }
  student_care: {
    student_id: number
    tipo_sangre: BloodType | null
    servicio_medico: string | null
    indicaciones: string | null
  }
  guardians: {
    id: Id
    student_id: number
    nombre: string
    parentesco: string
    telefono: string
    telefono2: string | null
    correo: string | null
    vive_con: Generated<boolean>
    emergencia: number | null
    puede_recoger: Generated<boolean>
    no_entregar: Generated<boolean>
    nota: string | null
    photo_id: number | null
    identification_id: number | null
    created_by: number | null
    created_at: Moment
  }
}

export interface DocumentTables {
  document_kinds: {
    id: Id
    nombre: string
    obligatorio: Generated<boolean>
    grado: GradeColumn | null
    vigencia_meses: number | null
    activo: Generated<boolean>
    confidencial: Confidential | null
    created_by: number | null
    created_at: Moment
  }
  documents: {
    id: Id
    student_id: number
    kind_id: number
    fecha: Day
    created_by: number | null
    created_at: Moment
  }
  document_pages: { document_id: number; place: number; file_id: number }
}

export interface CertificateTables {
  certificate_counter: { only_row: Generated<boolean>; last_folio: number }
  certificates: {
    id: Id
    folio: number
    codigo: Generated<string>
    tipo: CertificateKind
    student_id: number
    cycle_id: number
    anio: number | null
    fecha: Day
    alumno: string
    titulo: string
    cuerpo: string
    dirigida_a: string
    pagos: ColumnType<PaidYear | null, string | null, never>
    firma_nombre: string | null
    firma_cargo: string | null
    firma_id: number | null
    created_by: number
    created_at: Date
    motivo_cancelacion: string | null
    cancelled_by: number | null
    cancelled_at: LaterMoment
    cancelled_on: Day | null
  }
  certificate_texts: { tipo: CertificateKind; titulo: string; cuerpo: string }
}

interface ReminderTables {
  reminder_rules: {
    id: Id
    dias: number
    titulo: string
    descripcion: string
    activa: Generated<boolean>
    adjuntar_estado: Generated<boolean>
    desde: Day | null
    removed_at: LaterMoment
    created_by: number | null
    created_at: Moment
  }
  reminder_switch: { only_row: Generated<boolean>; activos: Generated<boolean>; desde: Day | null }
  reminder_runs: { dia: Day; ran_at: Date }
  /** Either queued in an aviso, or left out with the reason. */
  reminders: {
    id: Id
    dia: Day
    rule_id: number
    dias: number
    parent_id: number | null
    student_id: number | null
    vencimiento: Day
    saldo_centavos: Centavos
    aviso_id: number | null
    motivo: string | null
  }
  reminder_mutes: {
    parent_id: number
    hasta: Day
    motivo: string
    created_by: number | null
    created_at: Date
  }
}
