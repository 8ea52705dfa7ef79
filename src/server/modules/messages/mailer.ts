import type { Db } from '../../db/database'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html?: string
  messageId: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

/** `why`: plain Spanish. */
export type Delivery =
  { outcome: 'sent' } | { outcome: 'later' | 'sender' | 'recipient' | 'uncertain'; why: string }

export interface Mailer {
  /** What a sender must know before each message; ready false when mail is off, unset or its password cannot be opened. */
  state(
    db: Db,
  ): Promise<{ ready: true; cap: number; fromHour: number; toHour: number } | { ready: false; why: string }>
  send(db: Db, message: MailMessage): Promise<Delivery>
}
