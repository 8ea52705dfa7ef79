import type { FieldErrors, FieldValues } from 'react-hook-form'
import { REQUIRED } from '@contract/domain/campos'
import { EMPTY_CHANGE } from '@contract/domain/messages'
import type { Notice } from '../../ui/notices/notice'
import { texts } from './departments.texts'

/** SPEC §8: nothing was written; otherwise what is wrong. */
export const problemsNotice = (errors: FieldErrors<FieldValues>): Notice => {
  const messages = Object.values(errors).map((error) => String(error?.message))
  return {
    title: texts.ups,
    text: messages.includes(REQUIRED) ? EMPTY_CHANGE : messages[0],
    kind: 'warning',
  }
}
