export const NOUN = { one: 'renglón', many: 'renglones' } as const

export const texts = {
  title: 'Bitácora',
  subtitle: 'Quién hizo qué, y cuándo. Nadie puede cambiar ni borrar un renglón.',
  table: 'Renglones de la bitácora',
  module: 'Módulo',
  allModules: 'Todos los módulos',
  kind: 'Qué',
  allKinds: 'Todo',
  user: 'Usuario',
  allUsers: 'Todos los usuarios',
  clear: 'Quitar filtros',
  one: (record: string) => `Solo un registro: ${record}`,
  server: 'El servidor',
  nothingSaid: 'Sin cambios en los datos',
  emptyTitle: 'No hay renglones con esos filtros',
  emptyText: 'Elige otros días, otro usuario u otro módulo.',
  noneTitle: 'Todavía no hay nada escrito aquí',
  noneText: 'Cada cambio que se guarde aparecerá con su fecha y quién lo hizo.',
  more: (count: string) => `Más de ${count} renglones: acota los días para verlos todos.`,
  archive: 'Archivo de la escuela',
  csv: ['Fecha', 'Usuario', 'Acción', 'Registro', 'Módulo', 'Cambios'],
} as const
