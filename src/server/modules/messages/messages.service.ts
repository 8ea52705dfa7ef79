import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import type { Bulletin, FamilyMessage, Message, MessagesContract } from '@contract/messages/messages.schemas'
import type { Audience } from '@contract/messages/messages.rules'
import type { Db, Tx } from '../../db/database'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { conflict, found } from '../../shared/problem'
import type { CyclesService } from '../cycles/cycles.service'
import type { StatementsService } from '../statements/statements.service'
import { reach } from './audience'
import { listRecipients } from './audience.queries'
import { createFamilyTexts, type Deps as TextDeps, type FamilyText } from './familyTexts'
import { createHandOver, lockBulletin, readBulletin, readMessage } from './handOver'
import * as queries from './messages.queries'
import { queueBatch, reasonsFor, type MessageBatch, type Preferences } from './queueMessages'
import { createSendBulletin } from './sendBulletin'
import { mayReadMoney, toBulletin, toBulletinRow, toFamilyMessage, toMessage } from './views'

interface Deps extends TextDeps {
  cycles: Pick<CyclesService, 'currentId'>
  statements: Pick<StatementsService, 'familiesNow' | 'debtorParents'>
  preferences: Preferences
  mailProblem: (db: Db) => Promise<string | null>
}

const viewBulletin = async (db: Db, id: number): Promise<Bulletin> =>
  toBulletin(await readBulletin(db, id), await queries.countMessages(db, [id]))

export const createMessagesService = (deps: Deps) => {
  const texts = createFamilyTexts(deps)
  const queueing = {
    texts,
    preferences: deps.preferences,
    currentCycle: (call: AnyCall) => deps.cycles.currentId(call),
  }

  const textsNow = async (
    call: AnyCall,
    bulletin: queries.BulletinRecord,
    rows: readonly queries.MessageRecord[],
  ): Promise<Map<number, FamilyText>> => {
    const waiting = rows.filter(({ estado }) => estado === 'PENDIENTE')
    if (waiting.length === 0) return new Map()
    const recipients = await listRecipients(call.db, [...new Set(waiting.map(({ parent_id }) => parent_id))])
    const days = new Map(waiting.map(({ parent_id, vencimiento }) => [parent_id, vencimiento]))
    const textsByParent = await texts.textsOf(
      call,
      { ...bulletin, vencimiento: null },
      recipients,
      (id) => days.get(id) ?? null,
    )
    return new Map(
      waiting.flatMap(({ id, parent_id }) => {
        const text = textsByParent.get(parent_id)
        return text ? [[id, text] as const] : []
      }),
    )
  }

  const isHidden = ({ actor }: ReadCall, { con_dinero }: queries.BulletinRecord): boolean =>
    con_dinero && !mayReadMoney(actor)

  const viewMessage = async (call: ReadCall, id: number): Promise<Message> => {
    const row = await readMessage(call.db, id)
    const bulletin = await readBulletin(call.db, row.aviso_id)
    const now = await textsNow(call, bulletin, [row])
    return toMessage(row, now.get(row.id), isHidden(call, bulletin))
  }

  return {
    /** The families of an audience, by name. @throws 404 an unknown cycle, group, service or parent · 409 no cycle */
    reach: (call: AnyCall, audience: Audience) => reach(deps, call, audience),

    send: createSendBulletin({ ...deps, texts, viewBulletin }),

    list: async (call: ReadCall, query: MessagesContract['list']['query']) => {
      const { rows, total } = await queries.listBulletins(call.db, query)
      const counts = await queries.countMessages(
        call.db,
        rows.map(({ id }) => id),
      )
      const stop = await queries.findStop(call.db)
      return {
        avisos: rows.map((row) => toBulletinRow(row, counts)),
        total,
        alto: stop
          ? { motivo: stop.motivo, desde: stop.desde.toISOString(), hasta: stop.hasta.toISOString() }
          : null,
        correo: await deps.mailProblem(call.db),
      }
    },

    get: ({ db }: ReadCall, id: number): Promise<Bulletin> => viewBulletin(db, id),

    listMessages: async (
      call: ReadCall,
      id: number,
      query: MessagesContract['listMessages']['query'],
    ): Promise<{ mensajes: Message[]; total: number }> => {
      const bulletin = await readBulletin(call.db, id)
      const { rows, total } = await queries.listMessages(call.db, id, query)
      const now = await textsNow(call, bulletin, rows)
      const hidden = isHidden(call, bulletin)
      return { mensajes: rows.map((row) => toMessage(row, now.get(row.id), hidden)), total }
    },

    listByParent: async (
      call: ReadCall,
      parent: number,
      query: MessagesContract['listByParent']['query'],
    ): Promise<{ mensajes: FamilyMessage[]; total: number }> => {
      found((await listRecipients(call.db, [parent]))[0], 'No existe este padre.')
      const { rows, total } = await queries.listByParent(call.db, parent, query)
      const ids = [...new Set(rows.map(({ aviso_id }) => aviso_id))]
      const bulletins = new Map((await queries.findBulletins(call.db, ids)).map((each) => [each.id, each]))
      const mensajes: FamilyMessage[] = []
      for (const bulletin of ids.flatMap((each) => bulletins.get(each) ?? [])) {
        const own = rows.filter(({ aviso_id }) => aviso_id === bulletin.id)
        const now = await textsNow(call, bulletin, own)
        const hidden = isHidden(call, bulletin)
        mensajes.push(...own.map((row) => toFamilyMessage(row, bulletin, now.get(row.id), hidden)))
      }
      return { mensajes, total }
    },

    /** Stops what waits, on every channel. @throws 404 · 409 nothing waits */
    cancel: async (call: WriteCall, id: number): Promise<Bulletin> => {
      const { db, actor, now } = call
      await lockBulletin(db, id)
      const stopped = await queries.cancelWaiting(db, id, now)
      if (stopped === 0) throw conflict('De este aviso ya no queda nada por enviar.')
      await queries.markCancelled(db, id, actor.id, now)
      const { titulo } = await readBulletin(db, id)
      call.record('AVISO_GENERAL', id, { titulo, cancelado: false }, { titulo, cancelado: true })
      return viewBulletin(db, id)
    },

    /** Queues the failed and the uncertain ones again. @throws 404 · 409 the aviso was cancelled, has none of these, or only addresses that fail */
    retry: async (call: WriteCall, id: number, { mensajes }: MessagesContract['retry']['body']) => {
      const { db, now } = call
      const { cancelled_at } = await lockBulletin(db, id)
      if (cancelled_at) throw conflict('Este aviso se canceló: escríbelo de nuevo.')
      const ids = mensajes?.map((each) => each.id) ?? null
      const { again, failing } = await queries.retryMessages(db, id, ids, now)
      if (again === 0)
        throw conflict(
          failing > 0
            ? 'El correo de esas familias falla: corrígelo en la página de cada una y reintenta.'
            : 'De este aviso no hay nada que reintentar.',
        )
      const { titulo } = await readBulletin(db, id)
      call.record('AVISO_GENERAL', id, { titulo, reintentados: 0 }, { titulo, reintentados: again })
      return { aviso: await viewBulletin(db, id), reintentados: again, con_correo_que_falla: failing }
    },

    ...createHandOver({ textsNow, viewMessage, isHidden, linkOf: deps.linkOf }),

    /** Why waiting mail does not leave; undefined when it does or none waits. */
    heldMail: async ({ db }: ReadCall): Promise<Dashboard['correo_detenido']> => {
      const mensajes = await queries.countWaitingMail(db)
      const motivo = mensajes > 0 && ((await queries.findStop(db))?.motivo ?? (await deps.mailProblem(db)))
      return motivo ? { mensajes, motivo } : undefined
    },

    /** For the daily run of reminders: in its transaction, without a user. */
    queue: (call: AnyCall & { readonly db: Tx }, batch: MessageBatch) => queueBatch(queueing, call, batch),

    reasonsFor: (call: AnyCall, batch: Parameters<typeof reasonsFor>[2]) => reasonsFor(queueing, call, batch),

    /** Null where families cannot open their page from home, or for an unknown parent. */
    linkOf: async ({ db }: Pick<AnyCall, 'db'>, padreId: number): Promise<string | null> =>
      (await deps.linkOf?.(db, padreId)) ?? null,

    textsOf: texts.textsOf,
  }
}
export type MessagesService = ReturnType<typeof createMessagesService>
