import type { Db } from '../../db/database'

/** Shared with `messages`: change it there too. Without `html` the mailer makes it of the text. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Kept by the caller, the same at each try: '<…@…>'. */
  readonly messageId: string
  readonly attachments?: readonly {
    readonly filename: string
    readonly content: Buffer
    readonly contentType: string
  }[]
}

/** `sender`: nothing else would leave either. `uncertain`: it may have arrived. `why` is Spanish. */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'later' | 'sender' | 'recipient' | 'uncertain'; readonly why: string }

export interface Mailer {
  /** What a sender must know before each message; `ready` is false when mail is off, unset or its password cannot be opened. */
  state(
    db: Db,
  ): Promise<{ ready: true; cap: number; fromHour: number; toHour: number } | { ready: false; why: string }>
  /** Never in a transaction: it waits for another server. Sends also when mail is off, as a test does. */
  send(db: Db, message: MailMessage): Promise<Delivery>
}
