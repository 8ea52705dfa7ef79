import { ENROLMENT_FIELDS } from './enrolment.kind'
import type { ActionName, ModuleName } from '../domain/permissions'

/**
 * How much of a field the bitácora keeps: `open` its values, `personal` its values apart, where they can be emptied, `unsaid`
 * only that it changed: passwords, health, free text that may tell of it, and files. A field that is not named is not kept.
 */
export type Privacy = 'open' | 'personal' | 'unsaid'

interface AuditKind {
  /** Who may read its values: those with READ of this module. */
  readonly modulo: ModuleName
  /** The field that names a record to people. */
  readonly nombre: string
  readonly campos: Readonly<Record<string, Privacy>>
  /** Fields that need another action of the module than READ. */
  readonly needs?: Readonly<Record<string, ActionName>>
}

const kinds = <const T extends Readonly<Record<string, AuditKind>>>(given: T): T => given

/** What a write may be about, and what of it is kept. */
export const AUDIT_KINDS = kinds({
  CICLO: {
    modulo: 'CICLO ESCOLAR',
    nombre: 'name',
    campos: {
      name: 'open',
      fecha_inicio: 'open',
      fecha_fin: 'open',
      costo_inscripcion: 'open',
      mensualidad_preescolar: 'open',
      mensualidad_primaria: 'open',
      costo_material: 'open',
      inscripciones_abiertas: 'open',
      cuestionario_activo: 'open',
      meses: 'open',
      dia_limite: 'open',
      descuento_anual: 'open',
      recargo: 'open',
    },
  },
  CUESTIONARIO: {
    modulo: 'CICLO ESCOLAR',
    nombre: 'titulo',
    campos: { titulo: 'open', descripcion: 'open', preguntas: 'open' },
  },
  INSCRIPCION: {
    modulo: 'INSCRIPCIONES',
    nombre: 'alumno',
    campos: {
      alumno: 'personal',
      cicloEscolar: 'open',
      grado: 'open',
      gradoNumero: 'open',
      costo_inscripcion: 'open',
      descuento: 'open',
      motivo_descuento: 'personal',
      monto_descuento: 'open',
      ...ENROLMENT_FIELDS,
    },
  },
  BECA: {
    modulo: 'BECAS',
    nombre: 'nombre',
    campos: { nombre: 'open', grado: 'open', porcentaje: 'open', ciclo: 'open', alumnos: 'personal' },
  },
  ALUMNO: {
    modulo: 'ALUMNOS',
    nombre: 'nombre',
    campos: {
      nombre: 'personal',
      nombres: 'personal',
      paterno: 'personal',
      materno: 'personal',
      curp: 'personal',
      curp_verificada: 'open',
      numero_control: 'personal',
      fecha_nacimiento: 'personal',
      foto: 'unsaid',
      alergias: 'unsaid',
      enfermedades: 'unsaid',
      padre: 'personal',
      grado_previsto: 'open',
      inscripcion: 'open',
      grado: 'open',
      grupo: 'open',
      beca: 'personal',
    },
  },
  GRUPO: {
    modulo: 'ALUMNOS',
    nombre: 'nombre',
    campos: { nombre: 'open', grado: 'open', gradoNumero: 'open', ciclo: 'open', alumnos: 'personal' },
  },
  PADRE: {
    modulo: 'PADRES',
    nombre: 'nombre',
    campos: {
      nombre: 'personal',
      telefono: 'personal',
      correo: 'personal',
      direccion: 'personal',
      alumnos: 'personal',
      usuario: 'personal',
      saldo_favor: 'open',
      password: 'unsaid',
      respuestas: 'unsaid',
    },
  },
  AVISO: {
    modulo: 'PADRES',
    nombre: 'titulo',
    campos: { titulo: 'personal', descripcion: 'unsaid', padre: 'personal' },
  },
  CARGO: {
    modulo: 'CARGOS',
    nombre: 'descripcion',
    campos: {
      descripcion: 'open',
      alumno: 'personal',
      cicloEscolar: 'open',
      tipo: 'open',
      fecha: 'open',
      monto_pagar: 'open',
      abono: 'open',
      estado: 'open',
      motivo_cancelacion: 'personal',
    },
  },
  PAGO: {
    modulo: 'CARGOS',
    nombre: 'folio',
    campos: {
      folio: 'open',
      alumno: 'personal',
      monto: 'open',
      metodo_pago: 'open',
      referencia: 'personal',
      fecha: 'open',
      conceptos: 'open',
      alumnos: 'personal',
      padre: 'personal',
      medios: 'personal',
      saldo_usado: 'open',
      a_cuenta: 'open',
      fecha_pago: 'open',
      recargo_condonado: 'open',
      motivo_condonacion: 'personal',
      cancelado: 'open',
      motivo_cancelacion: 'personal',
      impresiones: 'open',
      enlace_hasta: 'open',
    },
  },
  /** A month of a pupil. */
  COLEGIATURA: {
    modulo: 'COLEGIATURAS',
    nombre: 'descripcion',
    campos: { descripcion: 'open', alumno: 'personal', prorroga: 'open', motivo_prorroga: 'personal' },
  },
  /** With a family that is behind. */
  CONTACTO: {
    modulo: 'COLEGIATURAS',
    nombre: 'familia',
    campos: {
      familia: 'personal',
      fecha: 'open',
      medio: 'open',
      promesa: 'personal',
      promesa_fecha: 'open',
    },
  },
  DEVOLUCION: {
    modulo: 'CARGOS',
    nombre: 'folio',
    campos: {
      folio: 'open',
      padre: 'personal',
      alumno: 'personal',
      monto: 'open',
      metodo_pago: 'open',
      referencia: 'personal',
      motivo: 'personal',
      fecha: 'open',
      cancelado: 'open',
      motivo_cancelacion: 'personal',
      impresiones: 'open',
    },
  },
  CORTE: {
    modulo: 'CARGOS',
    nombre: 'numero',
    campos: {
      numero: 'open',
      dia: 'open',
      movimientos: 'open',
      total: 'open',
      fondo: 'open',
      esperado: 'open',
      contado: 'open',
      diferencia: 'open',
      observaciones: 'personal',
    },
  },
  /** Cash put in at opening. */
  FONDO: { modulo: 'CARGOS', nombre: 'dia', campos: { dia: 'open', fondo: 'open' } },
  ACTIVIDAD: { modulo: 'CALENDARIO ESCOLAR', nombre: 'mes', campos: { mes: 'open', archivo: 'unsaid' } },
  MENCION: {
    modulo: 'MENCIONES',
    nombre: 'titulo',
    campos: { titulo: 'personal', descripcion: 'personal', fecha: 'open', imagen: 'unsaid' },
  },
  EVENTO: {
    modulo: 'EVENTOS',
    nombre: 'titulo',
    campos: { titulo: 'open', descripcion: 'open', fecha: 'open', archivos: 'unsaid' },
  },
  COLABORADOR: {
    modulo: 'PLANTILLA',
    nombre: 'nombre',
    campos: {
      nombre: 'personal',
      puesto: 'personal',
      ingreso: 'personal',
      fechaNacimiento: 'personal',
      telefono: 'personal',
      direccion: 'personal',
      correo: 'personal',
      rfc: 'personal',
      curp: 'personal',
      nss: 'personal',
      escolaridad: 'personal',
      sueldo: 'personal',
      departamento: 'open',
      foto: 'unsaid',
    },
    needs: { sueldo: 'UPDATE' },
  },
  DEPARTAMENTO: { modulo: 'PLANTILLA', nombre: 'nombre', campos: { nombre: 'open', logo: 'unsaid' } },
  USUARIO: { modulo: 'USUARIOS', nombre: 'name', campos: { name: 'open', role: 'open', password: 'unsaid' } },
  /** `registroId` is the user's: who signed in, and who left. */
  SESION: { modulo: 'USUARIOS', nombre: 'name', campos: { name: 'open' } },
  /** Who took the whole school along; `registroId` is the user's. */
  ARCHIVO: { modulo: 'USUARIOS', nombre: 'name', campos: { name: 'open' } },
  ROL: { modulo: 'ROLES', nombre: 'name', campos: { name: 'open', permisos: 'open' } },
})
