import { DELETED, PASSWORD_CHANGED, PASSWORD_NOT_CHANGED, USER_CREATED } from '@contract/domain/messages'

/** Notices are the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  audit: 'Bitácora',
  list: 'Usuarios',
  register: 'Registrar usuario',
  registered: USER_CREATED,
  registerFailed: 'Ocurrio un Problema al Registrar el Usuario',
  updated: 'El Usuario fue Actualizado Exitosamente',
  updateFailed: 'Ocurrio un Error al actualizar la informacion del Usuario',
  passwordChanged: PASSWORD_CHANGED,
  passwordFailed: PASSWORD_NOT_CHANGED,
  deleted: DELETED,
  deleteFailed: 'Ocurrio un Error al intentar Eliminar el Usurio',
  fields: { name: 'Nombre de usuario', password: 'Contraseña', roleId: 'Rol' },
  newPassword: 'Contraseña nueva',
  nameHint: 'Con este nombre entra al sistema',
  chooseRole: 'Selecciona un rol',
  beyondRole: (role: string) => `${role} (tiene permisos que tú no tienes)`,
  beyondSome: 'Solo puedes dar un rol cuyos permisos también tengas tú.',
  rolesFailed: 'No se pudieron cargar los roles.',
  edit: 'Editar',
  changePassword: 'Contraseña',
  delete: 'Eliminar',
  you: 'Tú',
  beyondUser: 'Tiene permisos que tú no tienes',
  passwordOf: (name: string) =>
    `Se cerrarán las sesiones abiertas de ${name}, que entrará de nuevo con la contraseña nueva.`,
  ownPassword: 'Se cerrarán todas tus sesiones, también esta: entrarás de nuevo con la contraseña nueva.',
  deleteTitle: (name: string) => `¿Eliminar a ${name}?`,
  deleteText: (name: string, role: string) =>
    `${name} (${role}) ya no podrá entrar y sus sesiones abiertas se cierran. Su nombre se queda en los recibos y movimientos que registró.`,
  emptyTitle: 'Todavía no hay usuarios',
  emptyText: 'Cada persona de la oficina entra con su usuario; su rol decide qué puede ver y hacer.',
} as const
