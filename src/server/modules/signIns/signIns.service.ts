import { NEW_BROWSER } from '@contract/audit/access.kinds'
import { REMEMBERED_MS } from '@contract/secondFactor/secondFactor.rules'
import type { EndReason } from '@contract/session/session.rules'
import { browserName } from '@contract/signIns/signIns.rules'
import type { NewBrowser, RememberedBrowser, SignInRow } from '@contract/signIns/signIns.schemas'
import { announce, CHANNELS } from '../../db/announce'
import type { Recorder } from '../../db/auditTrail'
import type { Tx } from '../../db/database'
import type { AnyCall, PublicCall, ReadCall, WriteCall } from '../../http/call'
import { found, notFound } from '../../shared/problem'
import type { Authority } from '../roles/authority'
import * as browsers from './browsers.queries'
import * as queries from './signIns.queries'

const UNKNOWN = 'No existe este usuario.'
const ENDED = 'Esa sesión ya había terminado.'
const FORGOTTEN = 'Ese equipo ya no estaba recordado.'

interface Arrival {
  user: { id: number; name: string }
  signIn: string
  device: string
  /** Id of the browser, when its token says the user signed in there before. */
  known: string | null
  remember: boolean
  hasCommonPassword: boolean
  record: Recorder
}

const toRow =
  (own: string, now: Date) =>
  (row: Awaited<ReturnType<typeof queries.listSignIns>>[number]): SignInRow => ({
    id: row.id,
    navegador: browserName(row.agent),
    direccion: row.address,
    inicio: row.started_at.toISOString(),
    ultima: row.last_at.toISOString(),
    actual: row.sign_in === own,
    recordado_hasta:
      row.remembered_until && row.remembered_until > now ? row.remembered_until.toISOString() : null,
  })

const toRemembered = ({
  id,
  agent,
  address,
  remembered_until,
}: Awaited<ReturnType<typeof browsers.listRemembered>>[number]): RememberedBrowser => ({
  id,
  navegador: browserName(agent),
  direccion: address,
  recordado_hasta: (remembered_until as Date).toISOString(),
})

interface Listed {
  sesiones: SignInRow[]
  recordados: RememberedBrowser[]
}

const endSessions = async (tx: Tx, options: Parameters<typeof queries.endSessions>[1]): Promise<number> => {
  const many = await queries.endSessions(tx, options)
  await announce(tx, CHANNELS.sessions)
  return many
}

export const createSignInsService = ({ authority }: { authority: Authority }) => {
  const listOf = async ({ db, actor, now }: ReadCall, userId: number): Promise<Listed> => ({
    sesiones: (await queries.listSignIns(db, userId, now)).map(toRow(actor.signIn, now)),
    recordados: (await browsers.listRemembered(db, userId, now)).map(toRemembered),
  })

  return {
    list: (call: ReadCall): Promise<Listed> => listOf(call, call.actor.id),

    /** Ends one of the caller's own and forgets its browser. @throws 404 */
    end: async (call: WriteCall, id: number): Promise<number> => {
      const { db, actor, now } = call
      const { sign_in, device } = found(await queries.findSignInOf(db, actor.id, id), ENDED)
      const many = await endSessions(db, { userId: actor.id, why: 'TERMINADA', at: now, only: sign_in })
      if (many === 0) throw notFound(ENDED)
      if (device !== null) await browsers.forgetBrowsers(db, actor.id, { device })
      call.record('ACCESO', actor.id, null, { name: actor.name, hecho: 'Terminó una de sus sesiones' })
      return many
    },

    /** Forgets a browser without an open session, which then asks for a code again. @throws 404 */
    forgetBrowser: async (call: WriteCall, id: number): Promise<void> => {
      const { db, actor, now } = call
      if (!(await browsers.forgetBrowser(db, actor.id, id, now))) throw notFound(FORGOTTEN)
      call.record('ACCESO', actor.id, null, { name: actor.name, hecho: 'Olvidó un equipo recordado' })
    },

    endOthers: async (call: WriteCall): Promise<number> => {
      const { db, actor, now } = call
      const many = await endSessions(db, { userId: actor.id, why: 'TERMINADA', at: now, but: actor.signIn })
      const own = (await queries.listSignIns(db, actor.id, now)).find(
        ({ sign_in }) => sign_in === actor.signIn,
      )
      await browsers.forgetBrowsers(db, actor.id, { but: own?.device ?? null })
      call.record('ACCESO', actor.id, null, { name: actor.name, hecho: 'Terminó sus otras sesiones' })
      return many
    },

    /** @throws 404 also for an app user */
    listByUser: async (call: ReadCall, userId: number): Promise<Listed> => {
      found(await queries.findOfficeUser(call.db, userId), UNKNOWN)
      return listOf(call, userId)
    },

    /** @throws 403 the user has a permission that the actor lacks · 404 */
    endByUser: async (call: WriteCall, userId: number): Promise<number> => {
      await authority.openOver(call, userId)
      const { name } = found(await queries.findOfficeUser(call.db, userId), UNKNOWN)
      const many = await endSessions(call.db, { userId, why: 'TERMINADA', at: call.now })
      await browsers.forgetBrowsers(call.db, userId)
      call.record('ACCESO', userId, null, { name, hecho: 'Otra persona terminó sus sesiones' })
      return many
    },

    /** Browsers new to the caller, except this one, and whether this sign-in's password is a common one. */
    listNewBrowsers: async ({ db, actor }: ReadCall) => ({
      navegadores: (await browsers.listNewBrowsers(db, actor.id, actor.signIn)).map(
        ({ id, agent, address, at }): NewBrowser => ({
          id,
          navegador: browserName(agent),
          direccion: address,
          fecha: at.toISOString(),
        }),
      ),
      adivinable: await queries.hasCommonPassword(db, actor.signIn),
    }),

    dismissNewBrowser: async (call: WriteCall, id: number): Promise<void> => {
      found(
        (await browsers.deleteNewBrowser(call.db, call.actor.id, id)) || null,
        'Ese aviso ya se había leído.',
      )
      call.unchanged()
    },

    proveNow: ({ db, actor, now }: WriteCall) => queries.proveSignIn(db, actor.signIn, now),

    passwordChosen: async ({ db, actor, now }: WriteCall): Promise<void> => {
      await queries.proveSignIn(db, actor.signIn, now)
      await queries.clearCommonPassword(db, actor.signIn)
    },

    forgetBrowsers: ({ db }: WriteCall, userId: number) => browsers.forgetBrowsers(db, userId),

    /** After a new password or a deletion: the next call is refused, and every browser asks for a code again. */
    endEvery: async (
      { db, actor, now }: WriteCall,
      userId: number,
      why: EndReason,
      but?: 'this',
    ): Promise<void> => {
      await endSessions(db, { userId, why, at: now, ...(but ? { but: actor.signIn } : {}) })
      await browsers.forgetBrowsers(db, userId)
    },

    touch: ({ db, actor, now }: ReadCall & { db: Tx }) => queries.touchSignIn(db, actor.signIn, now),

    /** Stores where a sign-in came from; a browser new to the user is told to the user and to the bitácora. */
    arrive: async (
      { db, now, agent, address }: PublicCall & { db: Tx },
      { user, signIn, device, known, remember, hasCommonPassword, record }: Arrival,
    ): Promise<void> => {
      const from = { userId: user.id, device, agent, address, now }
      await queries.insertSignIn(db, { ...from, signIn, hasCommonPassword })
      const until = remember ? new Date(now.getTime() + REMEMBERED_MS) : undefined
      const isNew = await browsers.keepBrowser(db, from, until)
      if (!isNew || known !== null) return
      await browsers.insertNewBrowser(db, from)
      const navegador = browserName(agent)
      record('ACCESO', user.id, null, { name: user.name, hecho: NEW_BROWSER, donde: address, navegador })
    },

    isRemembered: async ({ db, now }: Pick<AnyCall, 'db' | 'now'>, userId: number, device: string | null) => {
      const browser = device === null ? undefined : await browsers.findBrowser(db, userId, device)
      return browser?.remembered_until != null && browser.remembered_until > now
    },
  }
}
export type SignInsService = ReturnType<typeof createSignInsService>
