import { formatPesos } from '@contract/domain/money'
import * as paths from '../../ui/screens/paths'

export const LIST = { label: 'Becas del ciclo actual', to: paths.scholarships }
export const MENU = { label: 'Registrar beca', to: paths.newScholarship }

export const texts = {
  gradeText: (enrolled: number) => (enrolled === 1 ? '1 inscrito' : `${enrolled} inscritos`),
  holders: 'Alumnos becados',
  unknown: 'No existe esta beca',
  add: 'Agregar alumnos',
  addHere: 'Agregar',
  addTo: (nombre: string) => `Agregar alumnos a ${nombre}`,
  see: 'Ver',
  fields: { nombre: 'Nombre de la beca', porcentaje: 'Porcentaje' },
  removeHere: 'Quitar',
  effect: 'Colegiatura con la beca',
  meterText: (missing: number) =>
    missing === 0 ? 'Se cumple' : missing === 1 ? 'Falta 1' : `Faltan ${missing}`,
} as const

const pupils = (count: number): string => (count === 1 ? '1 alumno' : `${count} alumnos`)

export const siblings = {
  title: 'Hermanos',
  rule: (rows: readonly string[]) =>
    `Regla del ciclo: ${rows.join('; ')}. Los lugares van del hijo mayor al menor, entre los inscritos de la familia.`,
  noRule: 'Este ciclo no da descuento a hermanos. La regla se pone en el ciclo escolar, en Descuentos.',
  place: (lugar: number) => (lugar === 1 ? 'hijo mayor' : `${lugar}.º hijo`),
  family: 'Familia',
  now: 'Tiene',
  byRule: 'Le toca',
  pays: 'Colegiatura',
  percent: (percent: number) => (percent === 0 ? 'Nada' : `${percent} %`),
  paid: 'Antes',
  before: (pesos: string) => `antes ${pesos}`,
  same: 'sin cambio',
  noMonth: 'Sin meses por cambiar',
  include: (nombre: string) => `Ajustar a ${nombre}`,
  tickAll: 'Marcar todos',
  untickAll: 'Desmarcar todos',
  chosen: (count: number, all: number) =>
    count === all ? `${pupils(count)} por ajustar` : `${count} de ${pupils(all)}`,
  difference: (pesos: number) =>
    pesos === 0
      ? 'Sus meses cuestan lo mismo en total'
      : pesos > 0
        ? `${formatPesos(pesos)} menos al mes entre todos`
        : `${formatPesos(-pesos)} más al mes entre todos`,
  press: 'Ajustar descuentos',
  confirm: (count: number) => `¿Ajustar el descuento de ${pupils(count)}?`,
  confirmText: 'Cambia los meses sin pagar desde el actual; los pagados y los abonados quedan como están.',
  failed: 'Ocurrió un error al poner los descuentos de hermanos',
  leftOut: (names: readonly string[]) =>
    `Se ${names.length === 1 ? 'quedó' : 'quedaron'} sin su descuento por tener ya dos becas: ${names.join(', ')}.`,
  none: 'Nada por ajustar',
  noneText: (hasRule: boolean) =>
    hasRule
      ? 'Cada hermano tiene el descuento que dice la regla del ciclo.'
      : 'No hay regla de hermanos en este ciclo, y nadie tiene ese descuento.',
} as const
