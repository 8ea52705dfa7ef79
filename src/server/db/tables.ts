import type { ColumnType, Generated } from 'kysely'
import type { FileKind } from '@contract/domain/files'

/** Written by the database: ids and defaults may be left out of an insert and are never updated. */
type Id = ColumnType<number, never, never>
/** Columns the database computes (`GENERATED ALWAYS AS … STORED`). */
type Computed<T> = ColumnType<T, never, never>
type Moment = ColumnType<Date, Date | undefined, Date>
/** A moment that is set once something happened. */
type LaterMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
/** yyyy-MM-dd */
type Day = string
/** Integer centavos. */
type Centavos = number

export type GradeColumn = 'PREESCOLAR' | 'PRIMARIA'

export interface Tables {
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
    expires_at: Date
  }
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
    recargo: ColumnType<unknown, string | null | undefined, string | null>
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
  tuition: {
    id: Id
    enrolment_id: number
    anio: number
    mes: number
    parcialidad: number
    descripcion: string
    vencimiento: Day
    lista_centavos: Centavos
    beca_porcentaje: Generated<number>
    monto_centavos: Centavos
    abonado_centavos: Generated<Centavos>
    pagado: Computed<boolean>
    created_at: Moment
  }
  charges: {
    id: Id
    student_id: number
    cycle_id: number
    enrolment_id: number | null
    tipo: 'INSCRIPCION' | 'MATERIAL' | 'OTRO'
    descripcion: string
    fecha: Day
    costo_total_centavos: Centavos
    descuento: Generated<number>
    monto_descuento_centavos: Generated<Centavos>
    monto_pagar_centavos: Centavos
    abonado_centavos: Generated<Centavos>
    motivo_cancelacion: string | null
    cancelled_by: number | null
    cancelled_at: LaterMoment
    created_by: number | null
    created_at: Moment
    estado: Computed<'PENDIENTE' | 'PARCIAL' | 'PAGADO' | 'CANCELADO'>
  }
  folio_counter: { only_row: Generated<boolean>; last_folio: number }
  payments: {
    id: Id
    folio: number
    student_id: number
    monto_centavos: Centavos
    metodo_pago: 'EFECTIVO' | 'TRANSFERENCIA' | 'CHEQUE' | 'DEPOSITO'
    referencia: string | null
    fecha: Day
    created_by: number
    created_at: Moment
    motivo_cancelacion: string | null
    cancelled_by: number | null
    cancelled_at: LaterMoment
    cancelled_on: Day | null
  }
  payment_lines: {
    id: Id
    payment_id: number
    tipo: 'CARGO' | 'COLEGIATURA' | 'RECARGO' | 'DESCUENTO'
    charge_id: number | null
    tuition_id: number | null
    descripcion: string
    monto_centavos: Centavos
    saldo_anterior_centavos: Centavos
    saldo_centavos: Centavos
  }
  idempotency_keys: {
    user_id: number
    key: string
    request_hash: Buffer
    response: ColumnType<unknown, string | null, string | null>
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
}
