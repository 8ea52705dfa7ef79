import { pupilsText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'

export const LIST = { label: 'Grupos', to: paths.groups }

export const texts = {
  fresh: 'Registrar grupo',
  fields: { grado: 'Grado' },
  group: 'Grupo',
  groupOf: (nombre: string) => `Grupo ${nombre}`,
  add: 'Agregar alumnos',
  submitAdd: (count: number) => (count > 1 ? `Agregar ${count} alumnos` : 'Agregar al grupo'),
  see: 'Ver',
  move: 'Mover',
  chooseGroup: 'Selecciona un grupo',
  remove: 'Quitar',
  pupils: pupilsText,
} as const
