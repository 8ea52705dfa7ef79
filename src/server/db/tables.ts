import type { ColumnType, Generated } from 'kysely'
import type { Tax } from '@contract/fiscal/taxes.rules'
import type { Accumulation, EarlyPayment, SiblingRule, WorkingDay } from '@contract/cycles/terms.rules'
import type { ScholarshipKind } from '@contract/scholarships/scholarships.rules'
import type { LateFee } from '@contract/tuition/lateFees.rules'
import type { FileKind } from '@contract/domain/files'
import type { EndReason } from '@contract/session/session.rules'
import type { Centavos, Day, Id, LaterMoment, Moment } from './columns'
import type { AccessTables, AuditTables, WorkTables } from './accessTables'
import type { BackupTables } from './backupTables'
import type { CashCutTables, FiscalTables } from './cashTables'
import type { FamilyPageTables } from './familyPageTables'
import type { CertificateTables, DocumentTables, FamilyTables, GradeColumn } from './familyTables'
import type { ConceptTables, LedgerTables } from './ledgerTables'
import type { EnrolmentTables } from './enrolmentTables'
import type { MessageTables } from './messageTables'

export interface Tables
  extends
    AccessTables,
    BackupTables,
    CertificateTables,
    ConceptTables,
    LedgerTables,
    CashCutTables,
    AuditTables,
    WorkTables,
    FamilyTables,
    FamilyPageTables,
    EnrolmentTables,
    DocumentTables,
    FiscalTables,
    MessageTables {
  roles: { id: Id; name: string; exige_segundo_factor: Generated<boolean>; created_at: Moment }
  role_permissions: { role_id: number; module_id: number; permission_id: number }
  users: {
    id: Id
    name: string
    password_hash: string
    type_user: Generated<'NORMAL' | 'PADRE'>
    role_id: number | null
    created_at: Moment
    deactivated_at: LaterMoment
  }
  sessions: {
    id: Id
    token_hash: Buffer
    user_id: number
    sign_in: string
    created_at: Moment
    signed_in_at: Moment
    expires_at: Date
  }
  /** Kept a day, so that users learn why their session ended. */
  ended_sessions: { token_hash: Buffer; why: EndReason; ended_at: Date }
  installation: { only_row: Generated<boolean>; secret: string; created_at: Moment }
  /** A single row; `saved` names the fields that no longer come from the environment. */
  school: {
    id: Generated<number>
    saved: Generated<string[]>
    nombre: string | null
    razon_social: string | null
    rfc: string | null
    regimen_fiscal: string | null
    codigo_postal: string | null
    direccion: string | null
    telefono: string | null
    correo: string | null
    firma_nombre: string | null
    firma_cargo: string | null
    logo_id: number | null
    firma_id: number | null
  }
  school_levels: {
    grado: GradeColumn
    cct: string | null
    rvoe: string | null
    clave_producto: string | null
    impuesto: Generated<Tax>
    /** Null: the decree's (migration 0059). */
    tope_deducible_centavos: Centavos | null
  }
  school_days_off: { dia: Day }
  login_failures: { id: Id; address: string; user_name: string; at: Date; failed: Generated<boolean> }
  files: {
    id: Id
    sha256: string
    kind: FileKind
    mime: string
    bytes: number
    width: number | null
    height: number | null
    thumb_sha256: string | null
    created_by: number | null
    created_at: Moment
  }
  setup_skips: { step: string; user_id: number | null; created_at: Date }
  cycles: {
    id: Id
    name: string
    fecha_inicio: Day
    fecha_fin: Day
    costo_inscripcion_centavos: Centavos
    mensualidad_preescolar_centavos: Centavos
    mensualidad_primaria_centavos: Centavos
    costo_material_centavos: Centavos
    inscripciones_abiertas: Generated<boolean>
    cuestionario_activo: Generated<boolean>
    dia_limite: Generated<number>
    descuento_anual_centesimas: Generated<number>
    /** For months due from today on; earlier ones take theirs from `cycle_late_fees`. */
    recargo: ColumnType<LateFee | null, string | null | undefined, string | null>
    acumulacion: Generated<Accumulation>
    hermanos: ColumnType<SiblingRule[], string | undefined, string>
    anual_hasta: Day | null
    pronto_pago: ColumnType<EarlyPayment | null, string | null | undefined, string | null>
    dia_habil: WorkingDay | null
    /** Pupils were enrolled before migration 0067, so months may be due before the cycle begins. */
    vence_antes: Generated<boolean>
    created_by: number | null
    created_at: Moment
  }
  cycle_prices: {
    cycle_id: number
    grado: GradeColumn
    grado_numero: number | null
    costo_inscripcion_centavos: Centavos | null
    costo_material_centavos: Centavos | null
    mensualidad_centavos: Centavos | null
  }
  cycle_late_fees: {
    cycle_id: number
    desde: Day
    recargo: ColumnType<LateFee | null, string | null, string | null>
  }
  /** From this month on. Without rows the cycle's own rule holds for every month. */
  cycle_accumulations: { cycle_id: number; desde: number; acumulacion: Accumulation }
  cycle_months: { cycle_id: number; anio: number; mes: number; parcialidad: number }
  groups: {
    id: Id
    cycle_id: number
    grado: GradeColumn
    /** 1 to 3 or 6; null accepts pupils of any year. */
    grado_numero: Generated<number | null>
    nombre: string
    created_at: Moment
  }
  scholarships: {
    id: Id
    cycle_id: number
    grado: GradeColumn
    nombre: string
    centesimas: number
    tipo: Generated<ScholarshipKind>
    created_by: number | null
    created_at: Moment
  }
  notices: {
    id: Id
    parent_id: number
    titulo: string
    descripcion: string
    sent_by: number
    created_at: Moment
  }
  questionnaires: {
    id: Id
    cycle_id: number
    titulo: string
    descripcion: string
    created_by: number | null
    created_at: Moment
  }
  questions: {
    id: Id
    questionnaire_id: number
    position: number
    pregunta: string
    tipo: 'ABIERTA' | 'OPCION' | 'VARIAS'
    opciones: string[]
    obligatoria: boolean
  }
  question_answers: {
    question_id: number
    parent_id: number
    respuestas: string[]
    answered_by: number | null
    answered_at: Moment
  }
  events: {
    id: Id
    titulo: string
    descripcion: string
    fecha: Day
    created_by: number
    created_at: Moment
  }
  event_files: { event_id: number; place: number; file_id: number }
  departments: {
    id: Id
    nombre: string
    logo_id: number | null
    created_by: number | null
    created_at: Moment
  }
  employees: {
    id: Id
    nombre: string
    puesto: string
    ingreso: Day | null
    fecha_nacimiento: Day | null
    telefono: string | null
    direccion: string | null
    correo: string | null
    rfc: string | null
    curp: string | null
    nss: string | null
    escolaridad: string | null
    sueldo_centavos: Generated<Centavos>
    department_id: number | null
    photo_id: number | null
    created_by: number | null
    created_at: Moment
  }
  calendar_entries: {
    id: Id
    mes: number
    file_id: number
    created_by: number
    created_at: Moment
  }
  mentions: {
    id: Id
    titulo: string
    descripcion: string
    fecha: Day
    file_id: number
    created_by: number
    created_at: Moment
  }
}
