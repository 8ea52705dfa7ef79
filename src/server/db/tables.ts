import type { LateFee } from '@contract/tuition/lateFees.rules'
import type { AuditAction, AuditKindName } from '@contract/audit/audit.rules'
import type { AuditChange } from '@contract/audit/audit.schemas'
import type { ModuleName } from '@contract/domain/permissions'
import type { ColumnType, Generated } from 'kysely'
import type { Centavos, Day, Id, LaterMoment, Moment } from './columns'
import type { CashCutTables } from './tables.cashCuts'
import type { LedgerTables } from './tables.ledger'
import type { FileKind } from '@contract/domain/files'

export type GradeColumn = 'PREESCOLAR' | 'PRIMARIA'

export interface Tables extends LedgerTables, CashCutTables {
  roles: { id: Id; name: string; created_at: Moment }
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
    /** The same for every token renewed from one sign-in. */
    signed_in_at: Moment
    expires_at: Date
  }
  /** One row: the secret that all processes on this database share. */
  installation: { only_row: Generated<boolean>; secret: string; created_at: Moment }
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
    recargo: ColumnType<LateFee | null, string | null | undefined, string | null>
    created_by: number | null
    created_at: Moment
  }
  cycle_months: { cycle_id: number; anio: number; mes: number; parcialidad: number }
  parents: {
    id: Id
    nombre: string
    telefono: string
    correo: string | null
    direccion: string | null
    user_id: number | null
    created_at: Moment
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
    created_by: number | null
    created_at: Moment
  }
  student_health: { id: Id; student_id: number; kind: 'ALERGIA' | 'ENFERMEDAD'; descripcion: string }
  groups: { id: Id; cycle_id: number; grado: GradeColumn; nombre: string; created_at: Moment }
  scholarships: {
    id: Id
    cycle_id: number
    grado: GradeColumn
    nombre: string
    porcentaje: number
    created_by: number | null
    created_at: Moment
  }
  enrolments: {
    id: Id
    student_id: number
    cycle_id: number
    grado: GradeColumn
    group_id: number | null
    scholarship_id: number | null
    costo_inscripcion_centavos: Centavos
    descuento: number
    motivo_descuento: string | null
    monto_descuento_centavos: Centavos
    monto_pagar_centavos: Centavos
    mensualidad_centavos: Centavos
    costo_material_centavos: Centavos
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
    /** 1 to 12 */
    mes: number
    file_id: number
    created_by: number
    created_at: Moment
  }
  /** Made ones, and nightly ones that failed. */
  backups: {
    id: Id
    nightly: boolean
    made_at: Date
    problem: string | null
    file: string
    bytes: number | null
    encrypted: boolean
  }
  /** The bitácora: rows are added and never change (migration 0018). */
  audit_entries: {
    id: Id
    at: Date
    user_id: number | null
    modulo: ModuleName
    accion: AuditAction
    tipo: AuditKindName
    record_id: number
    nombre: string | null
    cambios: AuditChange[]
  }
  /** What identifies a person, apart: null once it was emptied. */
  audit_values: {
    entry_id: number
    nombre: string | null
    valores: Record<string, Pick<AuditChange, 'antes' | 'despues'>> | null
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
