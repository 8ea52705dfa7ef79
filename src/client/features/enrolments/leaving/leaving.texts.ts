import type { LeavingAction } from '@contract/enrolments/leaving.rules'

export const texts = {
  actions: {
    BAJA: 'Dar de baja',
    REINGRESO: 'Reingreso',
    CANCELACION: 'Cancelar inscripción',
  } satisfies Record<LeavingAction, string>,
  done: {
    BAJA: (name: string) => `${name} quedó dado de baja`,
    REINGRESO: (name: string) => `${name} reingresó`,
    CANCELACION: (name: string) => `La inscripción de ${name} quedó cancelada`,
  } satisfies Record<LeavingAction, (name: string) => string>,
  about: {
    BAJA: 'Deja la escuela: sale de las listas, de su grupo y de su beca. Lo que debe hasta ese mes se sigue debiendo.',
    REINGRESO:
      'Vuelve a la escuela: debe otra vez desde el mes actual, a precio de lista, sin beca y sin grupo.',
    CANCELACION:
      'Fue un error: sus cargos se cancelan, las colegiaturas dejan de existir y se puede inscribir de nuevo.',
  } satisfies Record<LeavingAction, string>,
  cycle: 'Ciclo escolar',
  list: 'Bajas',
} as const
