import type { FieldErrors } from 'react-hook-form'
import { REQUIRED } from '@contract/domain/campos'
import { EMPTY_CHANGE, FILL_EVERYTHING } from '@contract/domain/messages'
import type { Notice } from '../../ui/notices/notice'
import type { EmployeeValues } from './employee.values'
import { texts } from './roster.texts'

type Errors = FieldErrors<EmployeeValues>

const messagesOf = (errors: Errors) =>
  Object.values(errors).flatMap((error) => (error?.message === undefined ? [] : [String(error.message)]))

/** SPEC §5 when something of a registration is missing; when all is there and something is wrong, what it is. */
export const registrationNotice = (errors: Errors): Notice => {
  const messages = messagesOf(errors)
  return {
    title: texts.ups,
    text: messages.includes(REQUIRED) ? FILL_EVERYTHING : messages[0],
    kind: 'warning',
  }
}

/** The same for a change: what may not be empty has its own words (SPEC §8). */
export const changeNotice = (errors: Errors): Notice => {
  const messages = messagesOf(errors)
  return {
    title: texts.ups,
    text: messages.includes(REQUIRED) ? EMPTY_CHANGE : messages[0],
    kind: 'warning',
  }
}
