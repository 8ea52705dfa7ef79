import type { PlanState } from '@contract/reenrolments/reenrolments.rules'
import type { StatusTone } from '../../ui/page/StatusChip'
import * as paths from '../../ui/screens/paths'

export const PAGE = { label: 'Reinscripciones', to: paths.reenrolments }

export const STATE_LABELS: Record<PlanState, string> = {
  LISTO: 'Listo',
  CON_ADEUDO: 'Con adeudo',
  YA_INSCRITO: 'Ya inscrito',
  BAJA: 'Baja',
  EGRESA: 'Egresa',
  SIN_GRADO: 'Sin grado',
}
export const stateCount = (state: PlanState, count: number): string => {
  const [one, many] = COUNTED[state]
  return `${count} ${count === 1 ? one : many}`
}
const COUNTED: Record<PlanState, readonly [one: string, many: string]> = {
  LISTO: ['listo', 'listos'],
  CON_ADEUDO: ['con adeudo', 'con adeudo'],
  YA_INSCRITO: ['ya inscrito', 'ya inscritos'],
  BAJA: ['baja', 'bajas'],
  EGRESA: ['egresa', 'egresan'],
  SIN_GRADO: ['sin grado', 'sin grado'],
}
export const STATE_TONES: Record<PlanState, StatusTone> = {
  LISTO: 'success',
  CON_ADEUDO: 'warning',
  YA_INSCRITO: 'info',
  BAJA: 'neutral',
  EGRESA: 'neutral',
  SIN_GRADO: 'error',
}
export const STATE_ORDER: readonly PlanState[] = [
  ...(['LISTO', 'CON_ADEUDO', 'SIN_GRADO'] as const),
  ...(['YA_INSCRITO', 'EGRESA', 'BAJA'] as const),
]

const pupils = (count: number): string => (count === 1 ? '1 alumno' : `${count} alumnos`)

export const texts = {
  subtitle: 'Pasa a los alumnos de un ciclo al siguiente. Nada se guarda hasta que lo confirmes.',
  from: 'Del ciclo',
  to: 'Al ciclo',
  noNext: 'Falta el ciclo siguiente',
  noNextText: 'Registra el ciclo al que pasarán los alumnos, con sus fechas y costos.',
  registerCycle: 'Registrar ciclo escolar',
  none: 'Nadie está inscrito en este ciclo',
  noneText: 'Elige el ciclo que termina.',
  byGrade: 'Elige un grado',
  byGradeText: 'Se abre con sus alumnos; los que están listos ya vienen marcados.',
  place: 'Grado y grupo',
  everyGrade: 'Todos los grados',
  noYear: (level: string) => `${level} sin grado`,
  pupils,
  all: 'Todos los grupos',
  tickAll: 'Marcar todos',
  untickAll: 'Quitar marcas',
  groupTicked: 'Agrupar',
  groupTitle: (count: number) =>
    `¿A qué grupo ${count === 1 ? 'va el marcado' : `van los ${count} marcados`}?`,
  groupText: 'Se guarda al reinscribirlos.',
  chooseGroup: 'Selecciona un grupo',
  groupTaken: (taken: number, ticked: number) =>
    taken === ticked
      ? `${taken === 1 ? 'Cambia' : 'Cambian'} ${pupils(taken)}.`
      : `${taken === 1 ? 'Cambia' : 'Cambian'} ${taken} de ${pupils(ticked)}; los demás son de otro grado.`,
  chosen: (count: number, shown: number) =>
    `${count} de ${pupils(shown)} ${count === 1 ? 'marcado' : 'marcados'}`,
  charged: (pesos: string) => `${pesos} de inscripción y material`,
  footer: 'Alumnos marcados',
  allStates: 'Todos los estados',
  state: 'Estado',
  include: (name: string) => `Reinscribir a ${name}`,
  goesTo: 'Pasa a',
  goesToOf: (name: string) => `Grado al que pasa ${name}`,
  group: 'Grupo',
  groupOf: (name: string) => `Grupo de ${name}`,
  noGroup: 'Sin grupo',
  nowhere: 'No pasa',
  discount: 'Descuento',
  discountOf: (name: string) => `Descuento de ${name}`,
  motive: 'Motivo del descuento',
  debt: 'Vencido',
  family: (pesos: string) => `Familia: ${pesos}`,
  letDebtors: 'Dejar pasar también a quienes tienen adeudo',
  withoutYear: (count: number) => (count === 1 ? 'Poner grado a 1 alumno' : `Poner grado a ${count} alumnos`),
  press: (count: number) => `Reinscribir a ${pupils(count)}`,
  nobody: 'Nadie marcado',
  noneOpen: 'Elige un grado para ver a sus alumnos',
  missingMotive: (names: string) => `Falta el motivo del descuento de ${names}.`,
  missingMotiveTitle: 'UPS!!',
  confirm: (count: number, cycle: string) => `¿Reinscribir a ${pupils(count)} en ${cycle}?`,
  proposal: {
    title: (cargos: number, alumnos: number, cycle: string) =>
      `${cargos === 1 ? '1 cargo' : `${cargos} cargos`} de ${pupils(alumnos)} en ${cycle} ${cargos === 1 ? 'vence' : 'vencen'} antes de que empiece el ciclo`,
    text: (pesos: string, first: string) =>
      `Suman ${pesos}. El ciclo empieza el ${first}: puedes ponerles otro día, o dejarlos como están.`,
    change: 'Cambiar el día',
    keep: 'Dejar como están',
    ask: (cargos: number, pesos: string, day: string | null) => {
      const what = `${cargos === 1 ? '1 cargo' : `${cargos} cargos`} por ${pesos}`
      return day === null ? `¿Dejar ${what} con su día de ahora?` : `¿Pasar ${what} al ${day}?`
    },
    once: 'Se decide una sola vez para estos cargos.',
    failed: 'No se pudo guardar el día',
  },
  confirmText: (cargos: number, pesos: string, day: string | null) =>
    `Se ${cargos === 1 ? 'hace 1 cargo' : `hacen ${cargos} cargos`} de inscripción y material por ${pesos}, que ${cargos === 1 ? 'vence' : 'vencen'} ${day === null ? 'hoy' : `el ${day}`}, y las colegiaturas con los costos del ciclo.`,
  confirmDebtors: (count: number) =>
    count === 1
      ? '1 de ellos tiene adeudo y pasa de todos modos.'
      : `${count} de ellos tienen adeudo y pasan de todos modos.`,
  held: (count: number) => (count === 1 ? 'Se queda fuera 1 alumno.' : `Se quedan fuera ${count} alumnos.`),
  confirmLabel: 'Reinscribir',
  failed: 'No se pudo reinscribir a los alumnos',
  progress: (done: number, all: number) => `${done} de ${all} ${all === 1 ? 'alumno' : 'alumnos'}`,
  working: 'Reinscribiendo…',
  done: (count: number, cycle: string) =>
    `${count === 1 ? '1 alumno reinscrito' : `${count} alumnos reinscritos`} en ${cycle}`,
  doneNone: 'Nadie nuevo quedó inscrito',
  enrolled: 'Reinscritos',
  leftOut: (count: number) => `Se quedaron fuera: ${count}`,
  nobodyLeft: 'Nadie se quedó fuera.',
  again: 'Puedes repetirlo cuando paguen: los que ya están inscritos no cambian.',
  print: 'Imprimir resultado',
  back: 'Volver al plan',
  enrolments: { label: 'Ir a Inscripciones', to: paths.enrol },
  unsent: (count: number) =>
    `La reinscripción se interrumpió: ${count === 1 ? 'falta' : 'faltan'} ${pupils(count)}`,
  unsentText: 'Vuelve al plan y presiona otra vez: los que ya están inscritos no cambian.',
  reasons: {
    ...STATE_LABELS,
    LISTO: 'Se dejó fuera a mano',
    YA_INSCRITO: 'Ya estaba inscrito',
    CON_ADEUDO: 'Tiene adeudo',
    PENDIENTE: 'La reinscripción se interrumpió',
  },
} as const
