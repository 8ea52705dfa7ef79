import { formatPesos } from '@contract/domain/money'
import { countText, pupilsText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'

export const LIST = { label: 'Becas del ciclo actual', to: paths.scholarships }
export const MENU = { label: 'Registrar beca', to: paths.newScholarship }

export const texts = {
  gradeText: (enrolled: number) => countText(enrolled, 'inscrito', 'inscritos'),
  holders: 'Alumnos becados',
  unknown: 'No existe esta beca',
  add: 'Agregar alumnos',
  addTo: (nombre: string) => `Agregar alumnos a ${nombre}`,
  see: 'Ver',
  fields: { nombre: 'Nombre de la beca' },
  effect: 'Colegiatura con la beca',
  meterText: (missing: number) =>
    missing === 0 ? 'Se cumple' : missing === 1 ? 'Falta 1' : `Faltan ${missing}`,
} as const

export const siblings = {
  title: 'Hermanos',
  place: (lugar: number) => (lugar === 1 ? 'hijo mayor' : `${lugar}.º hijo`),
  pays: 'Colegiatura',
  percent: (percent: number) => (percent === 0 ? 'Nada' : `${percent} %`),
  chosen: (count: number, all: number) =>
    count === all ? `${pupilsText(count)} por ajustar` : `${count} de ${pupilsText(all)}`,
  difference: (pesos: number) =>
    pesos === 0
      ? 'Sus meses cuestan lo mismo en total'
      : pesos > 0
        ? `${formatPesos(pesos)} menos al mes entre todos`
        : `${formatPesos(-pesos)} más al mes entre todos`,
  press: 'Ajustar descuentos',
  confirm: (count: number) => `¿Ajustar el descuento de ${pupilsText(count)}?`,
  leftOut: (names: readonly string[]) =>
    `Se ${names.length === 1 ? 'quedó' : 'quedaron'} sin su descuento por tener ya dos becas: ${names.join(', ')}.`,
  none: 'Nada por ajustar',
} as const
