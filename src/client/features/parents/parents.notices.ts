import type { FieldErrors, FieldValues } from 'react-hook-form'
import { REQUIRED } from '@contract/domain/campos'
import { EMPTY_APP_USER } from '@contract/parents/parents.rules'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import type { Notice } from '../../ui/notices/notice'
import { texts } from './parents.texts'

/** SPEC §5 when something is missing; when all is there and something is wrong, what it is. */
export const problemsNotice = (errors: FieldErrors<FieldValues>): Notice => {
  const messages = Object.values(errors).map((error) => String(error?.message))
  const said = [EMPTY_APP_USER, NO_PICKED_PUPIL].find((message) => messages.includes(message))
  const text = said ?? (messages.includes(REQUIRED) ? texts.missing : messages[0])
  return { title: texts.ups, text, kind: 'warning' }
}

/** SPEC §8: what is missing has its own words, a weak password others. */
export const passwordNotice = (errors: FieldErrors<FieldValues>): Notice =>
  Object.values(errors).some((error) => error?.message === EMPTY_APP_USER)
    ? problemsNotice(errors)
    : { title: texts.badPassword, text: texts.badPasswordText, kind: 'warning' }
