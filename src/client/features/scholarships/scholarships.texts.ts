import { formatPesos } from '@contract/domain/money'
import * as paths from '@contract/domain/screenPaths'

export const LIST = { label: 'Becas del ciclo actual', to: paths.scholarships }
export const MENU = { label: 'Registrar beca', to: paths.newScholarship }

export const texts = {
  holders: 'Alumnos becados',
  unknown: 'No existe esta beca',
  add: 'Agregar alumnos',
  addTo: (nombre: string) => `Agregar alumnos a ${nombre}`,
  see: 'Ver',
  fields: { nombre: 'Nombre de la beca' },
  effect: 'Colegiatura con la beca',
} as const

export const siblings = {
  title: 'Hermanos',
  place: (lugar: number) => (lugar === 1 ? 'hijo mayor' : `${lugar}.º hijo`),
  pays: 'Colegiatura',
  percent: (percent: number) => (percent === 0 ? 'Nada' : `${percent} %`),
  difference: (pesos: number) =>
    pesos === 0
      ? 'Sus meses cuestan lo mismo en total'
      : pesos > 0
        ? `${formatPesos(pesos)} menos al mes entre todos`
        : `${formatPesos(-pesos)} más al mes entre todos`,
  press: 'Ajustar descuentos',
  none: 'Nada por ajustar',
} as const
