import { DELETED } from '@contract/domain/messages'

/** Notices are the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Roles',
  register: 'Registrar rol',
  edit: 'Editar',
  see: 'Ver',
  delete: 'Eliminar',
  registered: 'El Rol fue Creado Exitosamente',
  registerFailed: 'Ocurrio un Problema al Registrar el Rol',
  updated: 'El Rol fue Actualizado Exitosamente',
  deleted: DELETED,
  deleteFailed: 'Ocurrio un error al Eliminar el Rol',
  role: 'Rol',
  partsOf: (name: string) => `Apartados del rol ${name}`,
  unknown: 'No existe este rol',
  unknownText: 'Quizá se eliminó. Búscalo en la lista de roles.',
  fields: { nameRol: 'Nombre del rol' },
  nameHint: 'Por ejemplo CAJA o SECRETARÍA',
  permissions: 'Permisos',
  chosen: (count: number, all: number) => `${count} de ${all} permisos`,
  views: { groups: 'Por módulo', matrix: 'Matriz' },
  viewsLabel: 'Vista de los permisos',
  allModules: 'En todos los módulos',
  all: 'Todos',
  none: 'Sin permisos',
  yes: 'Sí',
  no: 'No',
  module: 'Módulo',
  whoMay: 'Quién puede qué',
  whoMayText: 'Cada permiso con lo que abre, los roles que lo tienen y las personas de esos roles.',
  searchWhoMay: 'Buscar por permiso, rol o persona',
  nobodyHolds: 'Nadie',
  inWords: 'En pocas palabras',
  opensNothing: 'Sin permisos este rol no abre nada.',
  closed: (modules: string) => `No abre: ${modules}.`,
  incomplete: (count: number) =>
    count === 1 ? 'Algo no se podrá hacer con este rol.' : 'Hay cosas que no se podrán hacer con este rol.',
  copyFrom: 'Copiar los permisos de otro rol',
  copy: 'Copiar',
  chooseCopied: 'Elige un rol',
  copied: (role: string, given: number, all: number) =>
    given === all
      ? `Se copiaron los permisos de ${role}.`
      : `Se copiaron ${given} de ${all} permisos de ${role}: los demás no los tienes tú.`,
  undo: 'Deshacer',
  notYours: 'Los permisos que tú no tienes no los puedes dar.',
  beyond: (missing: string) =>
    `Este rol tiene permisos que tú no tienes: ${missing}. Lo puedes ver, no cambiar.`,
  more: (count: number) => `y ${count} más`,
  ownRole: 'Es tu propio rol: el permiso que le quites lo pierdes tú al guardar, y ya no podrás devolverlo.',
  holders: 'Quién tiene este rol',
  nobody: 'Nadie lo tiene todavía.',
  seeUsers: 'Ver en usuarios',
  deleteTitle: (name: string) => `¿Eliminar el rol ${name}?`,
  deleteText: (permissions: number) =>
    `Nadie lo tiene. Se elimina con ${permissions === 1 ? 'su único permiso' : `sus ${permissions} permisos`}; para usarlo de nuevo habrá que registrarlo otra vez.`,
  deleteHeld: (names: string) =>
    `Lo tiene: ${names}. Mientras alguien lo tenga no se puede eliminar: antes hay que darle otro rol.`,
  emptyTitle: 'Todavía no hay roles',
  emptyText: 'Un rol dice qué módulos se pueden ver, crear, actualizar y eliminar; cada usuario tiene uno.',
} as const
