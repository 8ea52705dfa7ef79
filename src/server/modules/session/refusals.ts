import { FORBIDDEN, LOCKED, REFUSED, REFUSED_MORE } from '@contract/audit/access.kinds'
import { browserName } from '@contract/signIns/signIns.rules'
import { createRecorder, writeEntries } from '../../db/auditTrail'
import type { Db } from '../../db/database'

/** Texts in the bitácora: `first` is written at once, `more` with their number when the window ends. */
const WINDOWS = {
  RECHAZO: { ms: 15 * 60_000, first: REFUSED, more: REFUSED_MORE },
  BLOQUEO: { ms: 15 * 60_000, first: LOCKED, more: null },
  PERMISO: { ms: 60 * 60_000, first: FORBIDDEN, more: null },
} as const
export type RefusalKind = keyof typeof WINDOWS

interface Refusal {
  what: RefusalKind
  user: { id: number; name: string }
  place: string
  agent?: string
  now: Date
}

interface RefusalRow {
  userId: number
  name: string
  hecho: string
  place: string
  agent?: string | undefined
  veces?: number
}

const write = async (
  db: Db,
  { userId, name, hecho, place, agent, veces }: RefusalRow,
  author: number | null,
  at: Date,
) => {
  const { record, entries } = createRecorder()
  record('ACCESO', userId, null, {
    name,
    hecho,
    donde: place,
    ...(agent ? { navegador: browserName(agent) } : {}),
    ...(veces === undefined ? {} : { veces }),
  })
  await writeEntries(db, entries, { userId: author, at })
}

/** The first refusal at a place gets its row at once; later ones within the window are counted (`closeRefusals`). */
export const keepRefusal = async (db: Db, { what, user, place, agent, now }: Refusal): Promise<void> => {
  const { ms, first } = WINDOWS[what]
  const row = { user_id: user.id, what, place, began: now, ends: new Date(now.getTime() + ms), more: 0 }
  const counted = await db
    .insertInto('refusals')
    .values(row)
    .onConflict((on) =>
      on.columns(['user_id', 'what', 'place']).doUpdateSet((each) => ({
        more: each('refusals.more', '+', 1),
      })),
    )
    .returning('more')
    .executeTakeFirstOrThrow()
  if (counted.more > 0) return
  const author = what === 'PERMISO' ? user.id : null
  await write(db, { userId: user.id, name: user.name, hecho: first, place, agent }, author, now)
}

export const closeRefusals = async (db: Db, now: Date): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const over = await tx
      .deleteFrom('refusals')
      .using('users as u')
      .whereRef('u.id', '=', 'refusals.user_id')
      .where('refusals.ends', '<=', now)
      .returning(['refusals.user_id', 'refusals.what', 'refusals.place', 'refusals.more', 'u.name'])
      .execute()
    for (const { user_id, what, place, more, name } of over) {
      const hecho = WINDOWS[what as RefusalKind].more
      if (hecho !== null && more > 0)
        await write(tx, { userId: user_id, name, hecho, place, veces: more }, null, now)
    }
  })
}
