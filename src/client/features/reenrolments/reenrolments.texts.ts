import type { PlanState } from '@contract/reenrolments/reenrolments.rules'
import { countText, pupilsText } from '@contract/domain/text'
import type { StatusTone } from '../../ui/page/StatusChip'

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
  return countText(count, one, many)
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

export const texts = {
  none: 'Nadie está inscrito en este ciclo',
  noneText: 'Elige el ciclo que termina.',
  place: 'Grado y grupo',
  groupTicked: 'Agrupar',
  chooseGroup: 'Selecciona un grupo',
  groupTaken: (taken: number, ticked: number) =>
    taken === ticked
      ? `${taken === 1 ? 'Cambia' : 'Cambian'} ${pupilsText(taken)}.`
      : `${taken === 1 ? 'Cambia' : 'Cambian'} ${taken} de ${pupilsText(ticked)}; los demás son de otro grado.`,
  state: 'Estado',
  group: 'Grupo',
  noGroup: 'Sin grupo',
  press: (count: number) => `Reinscribir a ${pupilsText(count)}`,
  confirmText: (cargos: number, pesos: string, day: string | null) =>
    `Se ${cargos === 1 ? 'hace 1 cargo' : `hacen ${cargos} cargos`} de inscripción y material por ${pesos}, que ${cargos === 1 ? 'vence' : 'vencen'} ${day === null ? 'hoy' : `el ${day}`}, y las colegiaturas con los costos del ciclo.`,
  working: 'Reinscribiendo…',
  done: (count: number, cycle: string) =>
    `${countText(count, 'alumno reinscrito', 'alumnos reinscritos')} en ${cycle}`,
  leftOut: (count: number) => `Se quedaron fuera: ${count}`,
  unsent: (count: number) =>
    `La reinscripción se interrumpió: ${count === 1 ? 'falta' : 'faltan'} ${pupilsText(count)}`,
  reasons: {
    ...STATE_LABELS,
    LISTO: 'Se dejó fuera a mano',
    YA_INSCRITO: 'Ya estaba inscrito',
    CON_ADEUDO: 'Tiene adeudo',
    PENDIENTE: 'La reinscripción se interrumpió',
  },
} as const
