import type { Db } from '../../db/database'

/** Without `html` the mailer makes it from the text. `messages` uses the same shape: change both. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** '<…@…>', kept by the caller so that each try has the same. */
  readonly messageId: string
  readonly attachments?: readonly {
    readonly filename: string
    readonly content: Buffer
    readonly contentType: string
  }[]
}

/** `sender`: no other message would leave either. `uncertain`: it may have arrived. `why` is Spanish. */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'later' | 'sender' | 'recipient' | 'uncertain'; readonly why: string }

export interface Mailer {
  /** Asked before each message; `ready` is false when mail is off, not set up, or its password cannot be opened. */
  state(
    db: Db,
  ): Promise<{ ready: true; cap: number; fromHour: number; toHour: number } | { ready: false; why: string }>
  /** Never in a transaction, as it waits for another server. Ignores whether mail is on, as a test must. */
  send(db: Db, message: MailMessage): Promise<Delivery>
}
