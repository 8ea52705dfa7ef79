import type { FieldErrors, FieldValues } from 'react-hook-form'
import { REQUIRED } from '@contract/domain/campos'
import type { Notice } from '../../ui/notices/notice'
import { texts } from './events.texts'

/** SPEC §5 and §8: first what is missing, then what is wrong. */
export const problemsNotice = (errors: FieldErrors<FieldValues>): Notice => {
  const messages = Object.values(errors).map((error) => String(error?.message))
  const text = messages.includes(REQUIRED) ? texts.missing : messages[0]
  return { title: texts.ups, text, kind: 'warning' }
}

/** The user stopped an upload. */
export const STOPPED: Notice = { title: texts.stopped, text: texts.stoppedText, kind: 'info' }
