import { cashCutsRoutes } from '@contract/cashCuts/cashCuts.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { eventsRoutes } from '@contract/events/events.routes'
import type { Access, Grant } from '@contract/http/route'
import { importsRoutes } from '@contract/imports/imports.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { reenrolmentsRoutes } from '@contract/reenrolments/reenrolments.routes'
import { auditRoutes } from '@contract/audit/audit.routes'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import { studentsRoutes } from '@contract/students/students.routes'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'

export interface Step {
  text: string
  /** The page it is done on. */
  to?: string
  /** What it takes beside opening that page; a list of `all` takes each of them. */
  access?: Access
  all?: readonly Grant[]
}

export interface Job {
  id: string
  title: string
  /** Words it is found by beside its title. */
  also: string
  steps: readonly Step[]
}

const collect = deskRoutes.collect.access
const WAIVE: Access = [['COLEGIATURAS', 'DELETE']]

/** Fifteen jobs of every week, as an office does them. */
export const JOBS: readonly Job[] = [
  {
    id: 'cobrar',
    title: 'Atender a una familia en la caja',
    also: 'cobrar pagar recibo colegiatura visita',
    steps: [
      {
        text: 'Abre la caja y escribe el nombre del padre, de un hijo, el teléfono o un folio.',
        to: '/caja',
      },
      { text: 'Con una sola coincidencia Enter la abre; con varias, elige con las flechas.' },
      { text: 'Elige lo que se paga. Lo vencido ya está elegido.', access: collect },
      { text: 'Escribe el efectivo recibido, o pulsa «Exacto», y pulsa Cobrar.', access: collect },
      { text: 'Imprime el recibo y entrégalo.', access: collect },
    ],
  },
  {
    id: 'dos-metodos',
    title: 'Cobrar con dos métodos de pago',
    also: 'mixto tarjeta transferencia cheque depósito medios referencia',
    steps: [
      { text: 'Abre a la familia en la caja y elige lo que se paga.', to: '/caja' },
      { text: 'Escribe la cantidad del primer método y pulsa + para agregar otro.', access: collect },
      {
        text: 'Elige el segundo método y escribe su referencia; lo que falta ya está puesto.',
        access: collect,
      },
      { text: 'Pulsa Cobrar: es un solo recibo con los dos métodos.', access: collect },
    ],
  },
  {
    id: 'saldo-a-favor',
    title: 'Usar o devolver el saldo a favor',
    also: 'crédito a cuenta anticipo devolución reembolso',
    steps: [
      { text: 'Abre a la familia en la caja: su saldo a favor está junto a su nombre.', to: '/caja' },
      { text: 'Elige lo que se paga y usa el saldo a favor para cubrirlo.', access: collect },
      {
        text: 'Para devolverlo pulsa «Devolver saldo» y escribe el motivo.',
        access: deskRoutes.refund.access,
      },
    ],
  },
  {
    id: 'deshacer-pago',
    title: 'Deshacer un pago',
    also: 'cancelar recibo folio error equivocado',
    steps: [
      { text: 'Abre Pagos y recibos y busca el folio.', to: '/pagos' },
      {
        text: 'En las acciones del pago elige Cancelar y escribe el motivo.',
        to: '/pagos',
        access: paymentsRoutes.cancel.access,
      },
      { text: 'Lo que se había pagado vuelve a deberse; si hubo efectivo, devuélvelo.' },
    ],
  },
  {
    id: 'prorroga',
    title: 'Dar una prórroga o condonar un recargo',
    also: 'extensión plazo perdonar multa interés',
    steps: [
      { text: 'Abre las colegiaturas del alumno.', to: '/selecciona/alumno/colegiatura' },
      {
        text: 'Elige los meses, pulsa Prórroga y escribe hasta qué día y por qué.',
        access: tuitionRoutes.extend.access,
      },
      {
        text: 'Para condonar un recargo, cobra en la caja y pulsa Condonar en ese mes.',
        to: '/caja',
        access: WAIVE,
      },
    ],
  },
  {
    id: 'corte',
    title: 'Cerrar el corte de caja',
    also: 'arqueo contar efectivo fin del día',
    steps: [
      { text: 'Abre Corte de caja: ahí está lo que recibiste desde el último.', to: '/cortes' },
      { text: 'Cuenta billetes y monedas y escríbelos.', access: cashCutsRoutes.close.access },
      { text: 'Revisa la diferencia, ciérralo e imprime su papel.', access: cashCutsRoutes.close.access },
    ],
  },
  {
    id: 'alta',
    title: 'Dar de alta a una familia',
    also: 'nuevo alumno padre registrar inscribir familia nueva',
    steps: [
      {
        text: 'Abre Alta de familia y escribe los datos del alumno.',
        to: '/nueva-familia',
        access: studentsRoutes.create.access,
      },
      {
        text: 'Elige a su padre o tutor si ya está registrado, o regístralo.',
        access: parentsRoutes.create.access,
      },
      { text: 'Inscríbelo en su grado.', access: enrolmentsRoutes.enrol.access },
      {
        text: 'Cobra la inscripción en la caja, o manda a la familia con quien cobra.',
        to: '/caja',
        access: collect,
      },
    ],
  },
  {
    id: 'inscribir-grado',
    title: 'Inscribir a un grado completo',
    also: 'inscripción masiva grupo alumnos',
    steps: [
      { text: 'Abre Inscripciones y elige el nivel.', to: '/menu/inscripciones' },
      { text: 'Marca a los alumnos y di en qué grado va cada uno.', access: enrolmentsRoutes.enrol.access },
      {
        text: 'Revisa los precios y guarda: quedan sus cargos y colegiaturas.',
        access: enrolmentsRoutes.enrol.access,
      },
    ],
  },
  {
    id: 'baja',
    title: 'Dar de baja a un alumno',
    also: 'salida se va retirar reingreso',
    steps: [
      { text: 'Busca al alumno y abre su ficha.', to: '/alumnos/inscritos' },
      { text: 'En sus inscripciones elige Dar de baja.', access: enrolmentsRoutes.leave.access },
      {
        text: 'Escribe la fecha y el motivo: antes de confirmar se dice qué se sigue debiendo.',
        access: enrolmentsRoutes.leave.access,
      },
    ],
  },
  {
    id: 'reinscribir',
    title: 'Pasar de grado a los alumnos',
    also: 'promover reinscripción siguiente ciclo',
    steps: [
      { text: 'Registra el siguiente ciclo escolar si todavía no existe.', to: '/registro/ciclo-escolar' },
      { text: 'Abre Reinscripciones y elige un grado.', to: '/reinscripciones' },
      {
        text: 'Marca a quienes siguen y pulsa Inscribir.',
        to: '/reinscripciones',
        access: reenrolmentsRoutes.enrol.access,
      },
    ],
  },
  {
    id: 'importar',
    title: 'Importar alumnos desde Excel',
    also: 'csv hoja subir cargar plantilla masivo',
    steps: [
      { text: 'Abre Importar y baja la plantilla.', to: '/importar' },
      {
        text: 'Llénala, súbela y pulsa «Revisar sin guardar».',
        access: importsRoutes.students.access,
        all: importsRoutes.students.needs,
      },
      {
        text: 'Corrige lo que se diga y, cuando no quede nada, guárdala.',
        access: importsRoutes.students.access,
        all: importsRoutes.students.needs,
      },
    ],
  },
  {
    id: 'beca',
    title: 'Dar una beca',
    also: 'descuento porcentaje becado',
    steps: [
      {
        text: 'Registra la beca con su porcentaje, o abre una del ciclo.',
        to: '/menu/registro/beca',
        access: scholarshipsRoutes.create.access,
      },
      {
        text: 'Agrega a los alumnos.',
        to: '/becas/ciclo/actual',
        access: scholarshipsRoutes.addStudents.access,
      },
      { text: 'Los meses que todavía no se pagan bajan de precio.' },
    ],
  },
  {
    id: 'evento',
    title: 'Publicar un evento con fotos',
    also: 'festival video imágenes galería',
    steps: [
      {
        text: 'Abre Registrar evento y escribe el título, la fecha y la descripción.',
        to: '/registro/evento',
        access: eventsRoutes.create.access,
      },
      { text: 'Agrega las fotos y videos y ordénalos.', access: eventsRoutes.create.access },
      { text: 'Publícalo: los padres lo ven en su aplicación.', access: eventsRoutes.create.access },
    ],
  },
  {
    id: 'quien-cobro',
    title: 'Saber quién recibió un folio',
    also: 'recibo cajero bitácora auditoría',
    steps: [
      {
        text: 'Pulsa Ctrl+K y escribe el folio: abre su pago, con quien lo recibió.',
        access: paymentsRoutes.get.access,
      },
      {
        text: 'Para ver si alguien lo cambió o canceló, búscalo en la bitácora.',
        to: '/bitacora',
        access: auditRoutes.list.access,
      },
    ],
  },
  {
    id: 'contrasena',
    title: 'Cambiar mi contraseña',
    also: 'clave acceso seguridad',
    steps: [
      { text: 'Abre el menú con tus iniciales, arriba a la derecha.' },
      { text: 'Elige «Cambiar mi contraseña» y escribe la actual y la nueva.' },
      { text: 'Tus otras sesiones se cierran; esta sigue abierta.' },
    ],
  },
]
