import * as paths from '@contract/domain/screenPaths'
import { MESSAGE_STATES, type MessageState } from '@contract/messages/messages.rules'
import type { StateCounts } from '@contract/messages/messages.schemas'
import { countText } from '@contract/domain/text'
import type { StatusTone } from '../../ui/page/StatusChip'

export const texts = {
  list: 'Avisos',
  write: 'Escribir aviso',
  noMail: 'Ahora no sale ningún correo.',
} as const

export const LIST = { label: texts.list, to: paths.bulletins } as const

export const STATE_TONES: Readonly<Record<MessageState, StatusTone>> = {
  PENDIENTE: 'info',
  ENVIANDO: 'info',
  ENVIADO: 'success',
  FALLO: 'error',
  INCIERTO: 'warning',
  OMITIDO: 'neutral',
  CANCELADO: 'neutral',
}

const COUNTED: Readonly<Record<MessageState, readonly [one: string, many: string]>> = {
  ENVIADO: ['enviado', 'enviados'],
  PENDIENTE: ['por enviar', 'por enviar'],
  ENVIANDO: ['enviándose', 'enviándose'],
  FALLO: ['falló', 'fallaron'],
  INCIERTO: ['incierto', 'inciertos'],
  OMITIDO: ['no se envía', 'no se envían'],
  CANCELADO: ['cancelado', 'cancelados'],
}

export const stateCountsText = (counts: StateCounts): string =>
  [...MESSAGE_STATES]
    .sort((a, b) => Object.keys(COUNTED).indexOf(a) - Object.keys(COUNTED).indexOf(b))
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${COUNTED[state][counts[state] === 1 ? 0 : 1]}`)
    .join(' · ') || 'Nadie lo recibe'

export const familiesText = (count: number): string => countText(count, 'familia', 'familias')
