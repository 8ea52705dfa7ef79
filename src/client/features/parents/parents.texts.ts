import * as paths from '@contract/domain/screenPaths'

export const LIST = { label: 'Historial de padres', to: paths.parents }

/** The customer's words, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  deleteText: (user: string | null) =>
    `${user === null ? '' : `Su usuario «${user}» deja de entrar a la app. `}Solo se puede mientras no tenga hijos, pagos, saldo, contactos, avisos ni respuestas.`,
  register: 'Registrar padre',
  noticeFailed: 'Ocurrio un Error al Enviar el Aviso al Padre',
  addChildren: 'Agregar hijos',
  createUser: 'Crear usuario',
  changePassword: 'Cambiar contraseña',
  sendNotice: 'Enviar aviso',
  children: 'Hijos',
  noChildren: 'Todavía no tiene hijos registrados.',
  unknown: 'No existe este padre',
  unknownText: 'Puede que la dirección esté incompleta. Búscalo por nombre, teléfono o correo.',
  pick: 'Alumnos sin padre',
  pickText: 'Solo aparecen los alumnos que todavía no tienen padre o tutor.',
  chosen: 'Hijos elegidos',
  fields: {
    telefono: 'Teléfono',
    correo: 'Correo',
    direccion: 'Dirección',
    username: 'Usuario',
    descripcion: 'Mensaje',
  },
  questionnaire: 'Cuestionario',
  answersMissing: (missing: number) =>
    missing === 1 ? 'falta 1 obligatoria' : `faltan ${missing} obligatorias`,
} as const
