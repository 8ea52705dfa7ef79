import type { FieldErrors, FieldValues } from 'react-hook-form'
import { REQUIRED } from '@contract/domain/campos'
import { FILL_EVERYTHING, LONG_PASSWORD, WEAK_PASSWORD } from '@contract/domain/messages'
import type { Notice } from '../notices/noticeBoard'

export interface WrongFormTexts {
  title?: string
  missing?: string
  /** Sentences of the customer that come before any other, the most important first. */
  first?: readonly string[]
}

export const UPS = 'UPS!!'
const BAD_PASSWORD = {
  title: 'CONTRASEÑA INVALIDA',
  text: 'La contraseña no cumple con los requisitos.',
  kind: 'warning',
} as const

/** Reports missing fields first, then wrong ones. A password that breaks the rule has a notice of its own. */
export const wrongForm = (
  errors: FieldErrors<FieldValues>,
  { title = UPS, missing = FILL_EVERYTHING, first = [] }: WrongFormTexts = {},
): Notice => {
  const messages = Object.values(errors).map((error) => String(error?.message ?? ''))
  const leading = first.find((sentence) => messages.includes(sentence))
  if (leading) return { title, text: leading, kind: 'warning' }
  if (messages.includes(REQUIRED)) return { title, text: missing, kind: 'warning' }
  const wrong = messages.find(Boolean) ?? missing
  return wrong === WEAK_PASSWORD || wrong === LONG_PASSWORD
    ? BAD_PASSWORD
    : { title, text: wrong, kind: 'warning' }
}
