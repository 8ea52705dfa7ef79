import { PASSWORD_CHANGED, PASSWORD_NOT_CHANGED, USER_CREATED } from '@contract/domain/messages'

/** Where the parents are, for a breadcrumb. */
export const LIST = { label: 'Historial de padres', to: '/historial/padres' }

/** Notices are the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  enrolled: 'Padres con inscritos',
  register: 'Registrar padre',
  registered: 'Padre de Familia Registrado Exitosamente',
  registerFailed: 'Ocurrio un error al registrar el Padre',
  updated: 'La Informacion del Padre fue Actualizada Exitosamente',
  updateFailed: 'Ocurrio un Error al Actualizar la Informacion del Padre',
  childrenAdded: 'Los Hijos fueron Agregados Exitosamente',
  childrenFailed: 'Ocurrio un Error al Agregar los Hijos al Padre',
  userCreated: USER_CREATED,
  passwordChanged: PASSWORD_CHANGED,
  passwordFailed: PASSWORD_NOT_CHANGED,
  noticeSent: 'El Aviso fue enviado Exitosamente al Padre',
  noticeFailed: 'Ocurrio un Error al Enviar el Aviso al Padre',
  info: 'Ver info',
  edit: 'Editar',
  addChildren: 'Agregar hijos',
  detail: 'Detalle',
  createUser: 'Crear usuario',
  changePassword: 'Cambiar contraseña',
  sendNotice: 'Enviar aviso',
  children: 'Hijos',
  childrenOf: (name: string) => `Hijos de ${name}`,
  noChildren: 'Todavía no tiene hijos registrados.',
  notices: 'Avisos enviados',
  noNotices: 'Todavía no se le ha enviado ningún aviso.',
  noticeText: (name: string) => `Lo recibe ${name}, firmado por la administración.`,
  userText: (name: string) =>
    `Con este usuario ${name} entra a la aplicación para padres, no a este sistema.`,
  passwordText: (name: string) => `${name} entrará a la aplicación con la contraseña nueva.`,
  noUser: 'Sin usuario',
  unknown: 'No existe este padre',
  unknownText: 'Puede que la dirección esté incompleta. Búscalo por nombre, teléfono o correo.',
  searchHint: 'Buscar por nombre, teléfono o hijo',
  already: 'Ya son sus hijos',
  pick: 'Alumnos sin padre',
  pickText: 'Solo aparecen los alumnos que todavía no tienen padre o tutor.',
  chosen: 'Hijos elegidos',
  chosenNone: 'Ninguno todavía. Agrégalos de la lista.',
  remove: (name: string) => `Quitar a ${name}`,
  noPupils: 'No hay alumnos sin padre',
  noPupilsText: 'Todos los alumnos registrados ya tienen padre o tutor.',
  submitChildren: (count: number) => (count > 1 ? `Agregar ${count} hijos` : 'Agregar hijos'),
  like: (count: number) =>
    count === 1
      ? 'Ya hay un padre con este teléfono o correo:'
      : `Ya hay ${count} padres con este teléfono o correo:`,
  likeText: 'Revisa que no sea la misma persona. Si no lo es, puedes guardar.',
  fields: {
    nombre: 'Nombre completo',
    telefono: 'Teléfono',
    correo: 'Correo',
    direccion: 'Dirección',
    username: 'Usuario',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    titulo: 'Título',
    descripcion: 'Motivo',
  },
  questionnaire: 'Cuestionario',
  answersOf: (title: string) => `Respuestas de «${title}»`,
  answersDone: (answered: number, all: number) => `${answered} de ${all} respondidas`,
  answersMissing: (missing: number) =>
    missing === 1 ? 'falta 1 obligatoria' : `faltan ${missing} obligatorias`,
  saveAnswers: 'Guardar respuestas',
  answersSaved: 'Respuestas guardadas',
  answersFailed: 'Ocurrio un Error al Guardar las Respuestas',
  answersSame: 'No hay respuestas nuevas que guardar',
  answersOff: 'El cuestionario ya no está activo.',
  answersOffText: 'Lo que escribiste sigue aquí, pero no se puede guardar mientras esté apagado.',
  unsaved: 'Hay cambios sin guardar',
  discardAnswers: 'Descartar cambios',
} as const

export const NOUN = { one: 'padre', many: 'padres' } as const
