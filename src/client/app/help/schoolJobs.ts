import { certificatesRoutes } from '@contract/certificates/certificates.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { eventsRoutes } from '@contract/events/events.routes'
import { importsRoutes } from '@contract/imports/imports.routes'
import { messagesRoutes } from '@contract/messages/messages.routes'
import { openingsRoutes } from '@contract/openings/openings.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { reenrolmentsRoutes } from '@contract/reenrolments/reenrolments.routes'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import type { Job } from './job'

const { collect } = deskRoutes

export const SCHOOL_JOBS: readonly Job[] = [
  {
    id: 'alta',
    title: 'Dar de alta a una familia',
    keywords: 'nuevo alumno padre registrar inscribir familia nueva',
    steps: [
      {
        text: 'Abre Alta de familia y escribe los datos del alumno.',
        to: paths.newFamily,
        call: studentsRoutes.create,
      },
      {
        text: 'Elige a su padre o tutor si ya está registrado, o regístralo.',
        call: parentsRoutes.create,
      },
      { text: 'Inscríbelo en su grado.', call: enrolmentsRoutes.enrol },
      {
        text: 'Cobra la inscripción en la caja, o manda a la familia con quien cobra.',
        to: paths.desk,
        call: collect,
      },
    ],
  },
  {
    id: 'inscribir-grado',
    title: 'Inscribir a un grado completo',
    keywords: 'inscripción masiva grupo alumnos',
    steps: [
      { text: 'Abre Inscripciones y elige el nivel.', to: paths.enrol },
      { text: 'Marca a los alumnos y di en qué grado va cada uno.', call: enrolmentsRoutes.enrol },
      {
        text: 'Revisa los precios y guarda: quedan sus cargos y colegiaturas.',
        call: enrolmentsRoutes.enrol,
      },
    ],
  },
  {
    id: 'constancia',
    title: 'Dar una constancia',
    keywords: 'estudios inscripción conducta beca no adeudo pagos carta comprobante',
    steps: [
      { text: 'Busca al alumno y abre su ficha.', to: paths.enrolledStudents },
      {
        text: 'Presiona «Constancia», elige el tipo y revisa cómo queda.',
        call: certificatesRoutes.create,
      },
      {
        text: 'Imprime: queda en Constancias con su folio, y se puede cancelar.',
        to: paths.certificates,
        call: certificatesRoutes.create,
      },
    ],
  },
  {
    id: 'baja',
    title: 'Dar de baja a un alumno',
    keywords: 'salida se va retirar reingreso',
    steps: [
      { text: 'Busca al alumno y abre su ficha.', to: paths.enrolledStudents },
      { text: 'En las acciones de la ficha elige «Dar de baja».', call: enrolmentsRoutes.leave },
      {
        text: 'Escribe la fecha y el motivo: antes de confirmar se dice qué se sigue debiendo.',
        call: enrolmentsRoutes.leave,
      },
    ],
  },
  {
    id: 'reinscribir',
    title: 'Pasar de grado a los alumnos',
    keywords: 'promover reinscripción siguiente ciclo',
    steps: [
      { text: 'Registra el siguiente ciclo escolar si todavía no existe.', to: paths.newCycle },
      { text: 'Abre Reinscripciones y elige un grado.', to: paths.reenrolments },
      {
        text: 'Marca a quienes siguen y presiona «Reinscribir a …».',
        to: paths.reenrolments,
        call: reenrolmentsRoutes.enrol,
      },
    ],
  },
  {
    id: 'importar',
    title: 'Importar alumnos desde Excel',
    keywords: 'csv hoja subir cargar plantilla masivo',
    steps: [
      {
        text: 'Abre Importar y sube la lista de la escuela como esté, o baja la plantilla y llénala.',
        to: paths.importFile,
      },
      {
        text: 'Mira qué se reconoció en cada columna, corrige lo que falte y presiona «Revisar sin guardar».',
        call: importsRoutes.importStudents,
      },
      {
        text: 'Corrige lo que se diga y, cuando no quede nada, guárdala.',
        call: importsRoutes.importStudents,
      },
    ],
  },
  {
    id: 'apertura',
    title: 'Empezar a medio ciclo con los saldos de la escuela',
    keywords: 'apertura saldos iniciales adeudos migrar excel importar cambiar sistema',
    steps: [
      { text: 'Registra el ciclo con sus fechas, precios y meses.', to: paths.newCycle },
      { text: 'Abre Apertura y elige el día en que se contaron los saldos.', to: paths.opening },
      {
        text: 'Elige la lista de la escuela, di qué es cada columna y presiona «Revisar sin guardar».',
        call: openingsRoutes.create,
      },
      {
        text: 'Compara los totales con tus libros, corrige los errores y presiona «Registrar apertura».',
        call: openingsRoutes.create,
      },
      {
        text: 'Si algo quedó mal, presiona «Deshacer» en la lista de aperturas y empieza de nuevo.',
        call: openingsRoutes.undo,
      },
    ],
  },
  {
    id: 'beca',
    title: 'Dar una beca',
    keywords: 'descuento porcentaje becado',
    steps: [
      {
        text: 'Registra la beca con su porcentaje, o abre una del ciclo.',
        to: paths.newScholarship,
        call: scholarshipsRoutes.create,
      },
      {
        text: 'Agrega a los alumnos.',
        to: paths.scholarships,
        call: scholarshipsRoutes.addStudents,
      },
      { text: 'Los meses que todavía no se pagan bajan de precio.' },
    ],
  },
  {
    id: 'evento',
    title: 'Publicar un evento con fotos',
    keywords: 'festival video imágenes galería',
    steps: [
      {
        text: 'Abre Registrar evento y escribe el título, la fecha y la descripción.',
        to: paths.newEvent,
        call: eventsRoutes.create,
      },
      { text: 'Agrega las fotos y videos y ordénalos.', call: eventsRoutes.create },
      { text: 'Publícalo: los padres lo ven en su aplicación.', call: eventsRoutes.create },
    ],
  },
  {
    id: 'aviso',
    title: 'Escribir a muchas familias',
    keywords: 'correo whatsapp circular comunicado papás grupo grado todos mensaje masivo',
    steps: [
      {
        text: 'Abre Escribir aviso y elige a quién: todas, un grado, un grupo, un servicio o quien tiene adeudos.',
        to: paths.newBulletin,
        call: messagesRoutes.send,
      },
      {
        text: 'Escribe el título y el texto; los campos entre llaves cambian con cada familia. A un lado ves cómo lo recibe una familia de verdad.',
        call: messagesRoutes.send,
      },
      {
        text: 'Presiona «Enviar a …». Durante 20 segundos puedes deshacerlo.',
        call: messagesRoutes.send,
      },
      {
        text: 'Los de WhatsApp se mandan desde el aviso, con Enter, uno tras otro.',
        to: paths.bulletins,
        call: messagesRoutes.markMessage,
      },
    ],
  },
  {
    id: 'contrasena',
    title: 'Cambiar mi contraseña',
    keywords: 'clave acceso seguridad',
    steps: [
      { text: 'Abre el menú con tus iniciales, arriba a la derecha.' },
      { text: 'Elige «Cambiar mi contraseña» y escribe la actual y la nueva.' },
      { text: 'Tus otras sesiones se cierran; esta sigue abierta.' },
    ],
  },
]
