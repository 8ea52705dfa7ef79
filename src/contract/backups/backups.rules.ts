import { countText } from '../domain/text'

/** POR_GUARDAR: the private half is still on the server. POR_CONFIRMAR: it is time to look whether its printed page is still in the safe. */
export const KEY_STATES = ['POR_GUARDAR', 'GUARDADA', 'POR_CONFIRMAR'] as const
type KeyState = (typeof KEY_STATES)[number]

export const RUN_KINDS = ['RESPALDO', 'ENSAYO'] as const
/** SIN_PROBAR: the drill could not run, which says nothing about the copy. */
export const RUN_RESULTS = ['BIEN', 'FALLA', 'SIN_PROBAR'] as const

const LOOK_EVERY_DAYS = 90
const DAY_MS = 86_400_000

/** @param guardada when the private half left the server @param confirmada when somebody last saw its printed page */
export const keyState = (
  { guardada, confirmada }: { guardada: Date | null; confirmada: Date | null },
  now: Date,
): KeyState => {
  if (guardada === null) return 'POR_GUARDAR'
  const seen = confirmada ?? guardada
  return now.getTime() - seen.getTime() >= LOOK_EVERY_DAYS * DAY_MS ? 'POR_CONFIRMAR' : 'GUARDADA'
}

export const agoInWords = (minutes: number): string => {
  if (minutes < 60) return countText(minutes, 'minuto', 'minutos')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? countText(hours, 'hora', 'horas') : countText(Math.round(hours / 24), 'día', 'días')
}
