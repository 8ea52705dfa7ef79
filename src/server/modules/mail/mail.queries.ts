import type { Updateable } from 'kysely'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'

const settings = (db: Db) => db.selectFrom('mail_settings').selectAll()
export type MailRow = Awaited<ReturnType<ReturnType<typeof settings>['executeTakeFirstOrThrow']>>

export const findMail = (db: Db): Promise<MailRow> => settings(db).executeTakeFirstOrThrow()

export const lockMail = (tx: Tx): Promise<MailRow> => settings(tx).forUpdate().executeTakeFirstOrThrow()

export const updateMail = (tx: Tx, values: Updateable<Tables['mail_settings']>) =>
  tx
    .updateTable('mail_settings')
    .set({ ...values, saved: true })
    .execute()

/** Ends the queue's pause, after new settings or a successful test mail. */
export const resumeMail = (db: Db) => db.deleteFrom('mail_stops').execute()

/** The mail page shows it until a message leaves. */
export const keepError = (db: Db, why: string, now: Date) =>
  db.updateTable('mail_settings').set({ ultimo_error: why, ultimo_error_at: now }).execute()

/** Changes no row where there is no error, so that messages do not wait for each other here. */
export const forgetError = (db: Db) =>
  db
    .updateTable('mail_settings')
    .set({ ultimo_error: null, ultimo_error_at: null })
    .where('ultimo_error', 'is not', null)
    .execute()
