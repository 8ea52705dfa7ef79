import type { FieldErrors, FieldValues } from 'react-hook-form'
import { EMPTY_USER, EMPTY_USER_NAME } from '@contract/users/users.rules'
import { isApiError } from '../../state/core/errors'
import type { Notice } from '../../ui/notices/notice'
import { texts } from './users.texts'

/** What SPEC §5 and §8 say when a form may not be sent: first what is missing, then what is weak. */
export const problemsNotice = (errors: FieldErrors<FieldValues>): Notice => {
  const messages = Object.values(errors).map((error) => error?.message)
  const kind = 'warning'
  if (messages.includes(EMPTY_USER_NAME)) return { title: EMPTY_USER_NAME, kind }
  if (messages.includes(EMPTY_USER)) return { title: texts.ups, text: EMPTY_USER, kind }
  return { title: texts.badPassword, text: texts.badPasswordText, kind }
}

/** The title of SPEC §8 over the server's reason. @throws what is no answer of a call */
export const failureNotice = (title: string, error: unknown): Notice => {
  if (!isApiError(error)) throw error
  return { title, text: error.message, kind: 'error' }
}
