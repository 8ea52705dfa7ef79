/** The customer's words, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Roles',
  register: 'Registrar rol',
  ready: 'Empezar con un rol listo',
  exists: 'Ya existe',
  permissions: 'Permisos',
  chosen: (count: number, all: number) => `${count} de ${all} permisos`,
  views: { groups: 'Por módulo', matrix: 'Matriz' },
  allModules: 'En todos los módulos',
  all: 'Todos',
  none: 'Sin permisos',
  yes: 'Sí',
  emptyTitle: 'Todavía no hay roles',
  emptyText: 'Un rol dice qué módulos se pueden ver, crear, actualizar y eliminar; cada usuario tiene uno.',
} as const
