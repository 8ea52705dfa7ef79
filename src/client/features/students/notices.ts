import { FILL_EVERYTHING } from '@contract/domain/messages'
import type { FieldErrors } from 'react-hook-form'
import { REQUIRED } from '@contract/domain/campos'
import type { Notice } from '../../ui/notices/notice'
import type { StudentValues } from './student.values'
import { texts } from './students.texts'

const MISSING = FILL_EVERYTHING

/** SPEC §5 when something is missing; when all is there and something is wrong, what it is. */
export const problemsNotice = (errors: FieldErrors<StudentValues>): Notice => {
  const messages = Object.values(errors).map((error) => error?.message)
  const wrong = messages.find((message) => message !== REQUIRED)
  return {
    title: texts.ups,
    text: messages.includes(REQUIRED) ? MISSING : (wrong ?? MISSING),
    kind: 'warning',
  }
}

/** SPEC §8: "Error" with the server's message. */
export const failureNotice = (message: string): Notice => ({
  title: texts.error,
  text: message,
  kind: 'error',
})
