import type { FieldErrors } from 'react-hook-form'
import { REQUIRED } from '@contract/domain/campos'
import type { Notice } from '../../ui/notices/notice'
import type { CycleValues } from './cycle.values'
import { texts } from './cycles.texts'

/** SPEC §5 when something is missing; when all is there and something is wrong, what it is. */
export const problemsNotice = (errors: FieldErrors<CycleValues>): Notice => {
  const messages = Object.values(errors).map((error) => error?.message)
  const wrong = messages.includes(REQUIRED) ? undefined : messages[0]
  return { title: texts.ups, text: wrong ?? texts.missing, kind: 'warning' }
}
