import { formatPesos } from '@contract/domain/money'
import * as paths from '../../ui/screens/paths'

/** The breadcrumb of the becas. */
export const LIST = { label: 'Becas del ciclo actual', to: paths.scholarships }
/** The breadcrumb of a new beca. */
export const MENU = { label: 'Registrar beca', to: paths.newScholarship }

export const texts = {
  gradeText: (enrolled: number) => (enrolled === 1 ? '1 inscrito' : `${enrolled} inscritos`),
  title: (grade: string) => `Registrar beca de ${grade}`,
  listNone: 'Todavía no hay becas',
  listNoneText: 'Una beca baja un porcentaje de las colegiaturas que faltan por pagar.',
  holders: 'Alumnos becados',
  holdersNone: 'Nadie tiene beca en este ciclo',
  holdersNoneText: 'Registra una beca y agrega alumnos inscritos.',
  beca: 'Beca',
  unknown: 'No existe esta beca',
  membersNone: 'Nadie tiene esta beca',
  membersNoneText: 'Agrega a los inscritos de su nivel que no tienen otra.',
  add: 'Agregar alumnos',
  /** In a row, which already names the beca. */
  addHere: 'Agregar',
  addTo: (nombre: string) => `Agregar alumnos a ${nombre}`,
  who: 'Quién puede recibirla',
  withoutAny: 'Solo quien no tiene beca',
  withOne: 'También quien ya tiene una',
  hasOne: (becas: string) => `Ya tiene ${becas}. `,
  pick: 'Alumnos sin beca',
  pickNone: 'No hay alumnos sin beca',
  pickNoneText: (grade: string) =>
    `Todos los inscritos en ${grade} tienen ya una beca, o nadie está inscrito.`,
  chosen: 'Recibirán la beca',
  chosenNone: 'Agrega alumnos de la lista.',
  see: 'Ver',
  submit: 'Registrar beca',
  submitAdd: (count: number) => (count > 1 ? `Asignar la beca a ${count} alumnos` : 'Asignar la beca'),
  saved: 'La Beca fue Registrada Exitosamente',
  added: 'La Beca fue Asignada Exitosamente',
  failed: 'Ocurrrio un Error al registrar el programa de la beca',
  addFailed: 'Ocurrio un Error al Asignarle la Beca a los Alumnos',
  largePercents: 'Más de 50 %',
  largeHint: 'Más de 50 % lo da solo quien puede eliminar becas.',
  fields: { nombre: 'Nombre de la beca', porcentaje: 'Porcentaje', desde: 'A partir de' },
  sinceHint: 'Los meses anteriores y los pagados quedan como están.',
  editTitle: (nombre: string) => `Editar la beca ${nombre}`,
  editText: (count: number) =>
    count === 0
      ? 'Todavía no la tiene nadie.'
      : `Otro porcentaje cambia los meses sin pagar de ${count === 1 ? 'su alumno' : `sus ${count} alumnos`}.`,
  updated: 'La Beca fue Actualizada Exitosamente',
  updateFailed: 'Ocurrió un error al actualizar la beca',
  remove: 'Quitar la beca',
  /** In a row, which already names the pupil. */
  removeHere: 'Quitar',
  removeTitle: (pupil: string) => `¿Quitar la beca a ${pupil}?`,
  removeText: (nombre: string, percent: number) =>
    `Deja ${nombre} de ${percent} %: sus meses sin pagar vuelven al precio de lista.`,
  removed: (pupil: string) => `${pupil} ya no tiene la beca`,
  removeFailed: 'Ocurrió un error al quitar la beca',
  deleteTitle: (nombre: string) => `¿Eliminar la beca ${nombre}?`,
  deleteText: 'No la tiene nadie. No se puede deshacer; los meses que bajó antes no cambian.',
  deleted: 'Eliminacion Exitosa',
  deleteFailed: 'Ocurrió un error al eliminar la beca',
  cannotDelete: (nombre: string) => `La beca ${nombre} no se puede eliminar`,
  cannotDeleteText: (count: number) =>
    `La ${count === 1 ? 'tiene 1 alumno' : `tienen ${count} alumnos`}. Quítala primero a cada uno.`,
  effect: 'Colegiatura con la beca',
  effectText: 'Solo bajan los meses sin pagar; los pagados quedan como están.',
  meter: 'Mínimo legal de becas',
  meterText: (missing: number) =>
    missing === 0 ? 'Se cumple' : missing === 1 ? 'Falta 1' : `Faltan ${missing}`,
  meterToCome: 'Contando…',
  lawAsks: (needed: number) => `Mínimo legal: contando las becas; la ley pide ${needed}`,
  meterNote: 'Cuentan los alumnos con 25 % o más; la ley pide al menos 5 % de los inscritos.',
  counting: 'Becas',
  countingAll: 'Todas las becas',
  countingByLaw: 'De 25 % o más, las que cuenta la ley',
} as const

const pupils = (count: number): string => (count === 1 ? '1 alumno' : `${count} alumnos`)

/** The page of the discounts for siblings. */
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
