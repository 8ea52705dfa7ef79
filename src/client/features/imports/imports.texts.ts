import type { ImportState } from '@contract/imports/imports.rules'
import { countText, withCommas } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'

export const STATE_LABELS: Record<ImportState, string> = {
  NUEVO: 'Nuevo',
  CAMBIA: 'Cambia',
  IGUAL: 'Igual',
  ERROR: 'Con error',
}

export const pupilsCount = (count: number): string => countText(count, 'alumno', 'alumnos', withCommas)

export const texts = {
  intro:
    'Suelta aquí la lista de la escuela en Excel (también un .xls antiguo) o CSV. Primero se revisa fila por fila y no se guarda nada; después decides.',
  kind: {
    [paths.importFile]: {
      title: 'Solo alumnos y padres',
      text: 'Sus datos, para inscribirlos después. No les carga nada.',
    },
    [paths.opening]: {
      title: 'Apertura de un ciclo en curso',
      text: 'Además los inscribe, con lo que ya pagaron y lo que deben.',
    },
  },
  result: 'Resultado de la revisión',
  nothing: 'No hay nada que importar: todos están como en el archivo.',
  state: 'Estado',
} as const
