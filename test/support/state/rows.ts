import type { Charge } from '@contract/charges/charges.schemas'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Parent } from '@contract/parents/parents.schemas'
import type { SessionUser } from '@contract/session/session.schemas'
import type { Student, StudentDetail } from '@contract/students/students.schemas'

export const aUserRow = (over: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  name: 'directora',
  typeUser: 'NORMAL',
  role: { id: 1, name: 'ADMINISTRADOR' },
  permissions: [
    { module: 'CARGOS', action: 'READ' },
    { module: 'CARGOS', action: 'UPDATE' },
  ],
  ...over,
})

/** The answer of login and verify. */
export const signedIn = (token: string, over: Partial<SessionUser> = {}) => ({
  ok: true as const,
  token,
  user: aUserRow(over),
})

export const aCycleRow = (over: Partial<Cycle> = {}): Cycle => ({
  id: 1,
  name: '2026-2027',
  fecha_inicio: '2026-09-01',
  fecha_fin: '2027-06-30',
  costo_inscripcion: 1850,
  mensualidad_preescolar: 2350,
  mensualidad_primaria: 2600,
  costo_material: 900,
  inscripciones_abiertas: true,
  cuestionario_activo: false,
  meses: [{ anio: 2026, mes: 9, parcialidad: 1 }],
  dia_limite: 10,
  descuento_anual: 0,
  recargo: null,
  vigencia: 'EN_CURSO',
  inscritos: { PREESCOLAR: 0, PRIMARIA: 0 },
  ...over,
})

export const aStudentRow = (id: number, over: Partial<Student> = {}): Student => ({
  id,
  nombre: `ALUMNO ${id} GARCÍA NÚÑEZ`,
  nombres: `ALUMNO ${id}`,
  paterno: 'GARCÍA',
  materno: 'NÚÑEZ',
  curp: 'HEGD140922HDFRRGA5',
  curp_verificada: true,
  numero_control: `A${String(id).padStart(4, '0')}`,
  fecha_nacimiento: '2014-09-22',
  urlFoto: null,
  urlMiniatura: null,
  grado: null,
  grupo: null,
  padre: null,
  becas: [],
  ...over,
})

/** A pupil as its own page gets it: without health data and without enrolments. */
export const aStudentDetail = (id: number, over: Partial<StudentDetail> = {}): StudentDetail => ({
  ...aStudentRow(id),
  alergias: [],
  enfermedades: [],
  medicamentos: [],
  tipo_sangre: null,
  servicio_medico: null,
  indicaciones: null,
  inscripciones: [],
  ...over,
})

/** In 2° of the cycle that runs, at its prices. */
export const anEnrolment: StudentDetail['inscripciones'][number] = {
  id: 8,
  ciclo: { id: 1, name: '2026-2027' },
  grado: 'PRIMARIA',
  gradoNumero: 2,
  grupo: null,
  costo_inscripcion: 1850,
  descuento: 0,
  motivo_descuento: null,
  monto_descuento: 0,
  monto_pagar: 1850,
  mensualidad: 2600,
  costo_material: 900,
  fecha: '2026-09-15',
}

export const aChargeRow = (id: number, over: Partial<Charge> = {}): Charge => ({
  id,
  alumno: { id, nombre: `ALUMNO ${id}`, numero_control: `A${id}`, grado: 'PRIMARIA', grupo: null },
  padre: null,
  lote: null,
  concepto: null,
  servicio: null,
  cicloEscolar: { id: 1, name: '2026-2027' },
  tipo: 'INSCRIPCION',
  estado: 'PENDIENTE',
  descripcion: 'INSCRIPCION 2026-2027',
  fecha: '2026-09-15',
  costoTotal: 1850,
  monto: 1850,
  descuento: 0,
  monto_descuento: 0,
  monto_pagar: 1850,
  abono: 0,
  monto_restante: 1850,
  pago_parcial: false,
  metodo_pago: null,
  referencia: null,
  motivo_cancelacion: null,
  cancelado_por: null,
  fecha_cancelacion: null,
  ...over,
})

export const aParentRow = (id: number, over: Partial<Parent> = {}): Parent => {
  const nombre = over.nombre ?? `MADRE ${id} PEÑA`
  return {
    id,
    name: nombre,
    nombre,
    telefono: `55${String(10_000_000 + id)}`,
    correo: null,
    direccion: null,
    userId: null,
    usuario: null,
    alumnos: [],
    ...over,
  }
}
