import type { CertificatesContract } from '../certificates/certificates.schemas'
import type { CyclesContract } from '../cycles/cycles.schemas'
import type { DocumentsContract } from '../documents/documents.schemas'
import type { FiscalContract } from '../fiscal/fiscal.schemas'
import type { GuardiansContract } from '../guardians/guardians.schemas'
import type { MailContract } from '../mail/mail.schemas'
import type { ParentsContract } from '../parents/parents.schemas'
import type { RosterContract } from '../roster/roster.schemas'
import type { SchoolContract } from '../school/school.schemas'
import type { StudentsContract } from '../students/students.schemas'
import { ACCESS_KIND } from './access.kinds'
import { MONEY_KINDS } from './money.kinds'
import { allOf, kind, open, personal, unsaid, type AuditKind } from './privacy'

export const AUDIT_KINDS = {
  CICLO: kind(
    'Ciclo escolar',
    'CICLO ESCOLAR',
    'name',
    allOf<CyclesContract['create']['body'], 'nombre'>()(
      open(
        'name',
        'fecha_inicio',
        'fecha_fin',
        'costo_inscripcion',
        'mensualidad_preescolar',
        'mensualidad_primaria',
        'costo_material',
        'inscripciones_abiertas',
        'cuestionario_activo',
        'meses',
        'dia_limite',
        'descuento_anual',
        'recargo',
        'precios',
        'acumulacion',
        'hermanos',
        'anual_hasta',
        'pronto_pago',
        'dia_habil',
        'cargos_por_vencer',
      ),
    ),
  ),
  CUESTIONARIO: kind('Cuestionario', 'CICLO ESCOLAR', 'titulo', open('titulo', 'descripcion', 'preguntas')),
  INSCRIPCION: kind('Inscripción', 'INSCRIPCIONES', 'alumno', {
    ...personal('alumno'),
    ...open('cicloEscolar', 'grado', 'gradoNumero', 'costo_inscripcion', 'descuento'),
    ...personal('motivo_descuento'),
    ...open('monto_descuento', 'monto_pagar', 'mensualidad', 'mensualidad_propia', 'costo_material'),
    ...open('estado', 'baja', 'a_favor'),
    ...personal('motivo_baja', 'motivo_cancelacion'),
  }),
  APERTURA: kind('Apertura', 'INSCRIPCIONES', 'fecha', {
    ...open('fecha', 'cicloEscolar', 'alumnos', 'meses_saldados', 'adeudo', 'saldo_favor'),
    ...personal('motivo_cancelacion'),
  }),
  BECA: kind('Beca', 'BECAS', 'nombre', {
    ...open('nombre', 'grado', 'porcentaje', 'ciclo'),
    ...personal('alumnos'),
  }),
  ALUMNO: kind(
    'Alumno',
    'ALUMNOS',
    'nombre',
    allOf<StudentsContract['create']['body'], 'curp_confirmada' | 'curp_pendiente'>()({
      ...personal('nombre', 'nombres', 'paterno', 'materno', 'curp'),
      ...open('curp_verificada'),
      ...personal('numero_control', 'fecha_nacimiento'),
      ...unsaid('foto', 'alergias', 'enfermedades', 'medicamentos'),
      ...unsaid('tipo_sangre', 'servicio_medico', 'indicaciones'),
      ...personal('padre'),
      ...open('grado_previsto', 'inscripcion', 'grado', 'grupo'),
      ...personal('beca'),
    }),
  ),
  /** A user saw a pupil's health, a note about an adult or an identification; `registroId` is the pupil's id (decisions/0074). */
  SALUD: kind('Salud', 'ALUMNOS', 'nombre', personal('nombre')),
  CONSTANCIA: kind('Constancia', 'ALUMNOS', 'folio', {
    ...open('folio', 'tipo'),
    ...personal('alumno'),
    ...open('ciclo', 'anio', 'fecha'),
    ...personal('dirigida_a'),
    ...open('cancelada'),
    ...personal('motivo_cancelacion'),
  }),
  TEXTO_CONSTANCIA: kind(
    'Texto de constancia',
    'CICLO ESCOLAR',
    'tipo',
    allOf<CertificatesContract['updateText']['body']>()(open('tipo', 'titulo', 'cuerpo')),
  ),
  RESPONSABLE: kind(
    'Responsable',
    'ALUMNOS',
    'nombre',
    allOf<GuardiansContract['create']['body'], 'hermanos'>()({
      ...personal('nombre', 'alumno', 'parentesco', 'telefono', 'telefono2', 'correo'),
      ...open('vive_con', 'emergencia', 'puede_recoger', 'no_entregar'),
      ...unsaid('nota', 'foto', 'identificacion'),
    }),
  ),
  GRUPO: kind('Grupo', 'ALUMNOS', 'nombre', {
    ...open('nombre', 'grado', 'gradoNumero', 'ciclo'),
    ...personal('alumnos'),
  }),
  PADRE: kind(
    'Padre',
    'PADRES',
    'nombre',
    allOf<ParentsContract['create']['body'], 'hijos'>()({
      ...personal('nombre', 'telefono', 'correo', 'direccion', 'alumnos', 'usuario'),
      ...open('saldo_favor', 'no_quiere'),
      ...unsaid('password', 'respuestas'),
    }),
  ),
  FISCAL: kind(
    'Datos de facturación',
    'PADRES',
    'nombre',
    allOf<FiscalContract['createForParent']['body']>()({
      ...personal('nombre', 'rfc', 'regimen_fiscal', 'codigo_postal', 'uso_cfdi', 'correo'),
      ...open('predeterminado'),
    }),
  ),
  AVISO: kind('Aviso', 'PADRES', 'titulo', {
    ...personal('titulo'),
    ...unsaid('descripcion'),
    ...personal('padre'),
  }),
  /** The link to a family's page was made or ended. Rows never hold the link itself: it opens the page. */
  LIGA: kind('Liga de la familia', 'PADRES', 'padre', {
    ...personal('padre'),
    ...open('vence', 'ligas', 'familias'),
  }),
  /** An aviso to many families; `AVISO` is the customer's, to one parent. */
  AVISO_GENERAL: kind('Aviso a familias', 'PADRES', 'titulo', {
    ...personal('titulo'),
    ...unsaid('descripcion'),
    ...open('canales', 'familias', 'cancelado', 'reintentados', 'entregados'),
    ...personal('audiencia'),
  }),
  MENSAJE: kind('Mensaje a una familia', 'PADRES', 'titulo', {
    ...personal('titulo', 'familia'),
    ...open('canal', 'estado'),
  }),
  FICHA: kind('Ficha de depósito', 'CARGOS', 'padre', {
    ...personal('padre'),
    ...open('monto', 'fecha', 'movimiento'),
  }),
  CORRECCION: kind('Corrección de una familia', 'PADRES', 'padre', {
    ...personal('padre'),
    ...open('estado'),
    ...personal('motivo'),
  }),
  /** Its rows say of files only that they changed: they may be identifications or about health. */
  DOCUMENTO: kind('Documento', 'ALUMNOS', 'documento', {
    ...open('documento'),
    ...personal('alumno'),
    ...open('fecha'),
    ...unsaid('archivos'),
  }),
  TIPO_DOCUMENTO: kind(
    'Documento que se pide',
    'ALUMNOS',
    'nombre',
    allOf<DocumentsContract['createKind']['body']>()(
      open('nombre', 'obligatorio', 'grado', 'vigencia_meses', 'activo', 'confidencial'),
    ),
  ),
  ...MONEY_KINDS,
  ACTIVIDAD: kind('Actividad', 'CALENDARIO ESCOLAR', 'mes', { ...open('mes'), ...unsaid('archivo') }),
  MENCION: kind('Mención', 'MENCIONES', 'titulo', {
    ...personal('titulo', 'descripcion'),
    ...open('fecha'),
    ...unsaid('imagen'),
  }),
  EVENTO: kind('Evento', 'EVENTOS', 'titulo', {
    ...open('titulo', 'descripcion', 'fecha'),
    ...unsaid('archivos'),
  }),
  COLABORADOR: {
    ...kind(
      'Colaborador',
      'PLANTILLA',
      'nombre',
      allOf<RosterContract['create']['body']>()({
        ...personal('nombre', 'puesto', 'ingreso', 'fechaNacimiento', 'telefono', 'direccion', 'correo'),
        ...personal('rfc', 'curp', 'nss', 'escolaridad', 'sueldo'),
        ...open('departamento'),
        ...unsaid('foto'),
      }),
    ),
    needs: { sueldo: 'UPDATE' },
  },
  DEPARTAMENTO: kind('Departamento', 'PLANTILLA', 'nombre', { ...open('nombre'), ...unsaid('logo') }),
  ESCUELA: kind(
    'Escuela',
    'CICLO ESCOLAR',
    'nombre',
    allOf<SchoolContract['update']['body'], 'firma'>()({
      ...open('nombre', 'razon_social', 'rfc', 'regimen_fiscal', 'codigo_postal', 'direccion', 'telefono'),
      ...open('correo', 'folio_inicial', 'niveles', 'dias_inhabiles', 'paso_omitido'),
      ...personal('firma_nombre', 'firma_cargo'),
      ...unsaid('logo', 'imagen_firma'),
    }),
  ),
  CORREO: kind(
    'Correo de la escuela',
    'USUARIOS',
    'servidor',
    allOf<MailContract['update']['body']>()({
      ...open('servidor', 'puerto', 'seguridad', 'usuario', 'remitente', 'responder_a', 'tope_diario'),
      ...open('desde_hora', 'hasta_hora', 'activo'),
      ...unsaid('contrasena'),
      ...personal('prueba'),
    }),
  ),
  /** Somebody asked for a backup or a drill, saw the key, or noted where its printed page is kept. */
  RESPALDO: kind('Respaldos', 'USUARIOS', 'que', open('que', 'llave')),
  USUARIO: kind('Usuario', 'USUARIOS', 'name', { ...open('name', 'role'), ...unsaid('password') }),
  SESION: kind('Sesión', 'USUARIOS', 'name', open('name')),
  ACCESO: ACCESS_KIND,
  ARCHIVO: kind('Archivo de la escuela', 'USUARIOS', 'name', open('name')),
  PAGOS_ANUALES: kind('Pagos de un año', 'COLEGIATURAS', 'anio', open('anio', 'familias')),
  ROL: kind('Rol', 'ROLES', 'name', open('name', 'permisos', 'exige_segundo_factor')),
} satisfies Readonly<Record<string, AuditKind>>
