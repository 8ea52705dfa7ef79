import { LINK_MARK } from '@contract/messages/messages.rules'
import type { Message, MessagesContract } from '@contract/messages/messages.schemas'
import { CHANNEL_LABELS } from '@contract/preferences/preferences.rules'
import type { Db, Tx } from '../../db/database'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { conflict, forbidden, found } from '../../shared/problem'
import type { Deps as TextDeps, FamilyText } from './familyTexts'
import * as queries from './messages.queries'

const unknownBulletin = (id: number) => `No existe el aviso ${id}.`
const unknownMessage = (id: number) => `No existe el mensaje ${id}.`
const NO_MONEY = 'Este aviso dice lo que debe cada familia: lo imprime quien puede ver cargos o colegiaturas.'
const NO_PAPER = 'De este aviso no hay papeles por entregar.'

export const readBulletin = async (db: Db, id: number): Promise<queries.BulletinRecord> =>
  found(await queries.findBulletin(db, id), unknownBulletin(id))

export const lockBulletin = async (tx: Tx, id: number) =>
  found(await queries.lockBulletin(tx, id), unknownBulletin(id))

export const readMessage = async (db: Db, id: number): Promise<queries.MessageRecord> =>
  found(await queries.findMessage(db, id), unknownMessage(id))

interface Deps extends Pick<TextDeps, 'linkOf'> {
  /** Today's texts of the waiting ones among these rows, by message id. All rows are of one aviso. */
  textsNow: (
    call: AnyCall,
    bulletin: queries.BulletinRecord,
    rows: readonly queries.MessageRecord[],
  ) => Promise<Map<number, FamilyText>>
  viewMessage: (call: ReadCall, id: number) => Promise<Message>
  isHidden: (call: ReadCall, bulletin: queries.BulletinRecord) => boolean
}

export const createHandOver = ({ textsNow, viewMessage, isHidden, linkOf }: Deps) => {
  const waitingPapers = async (call: AnyCall, bulletin: queries.BulletinRecord) => {
    const rows = await queries.listPaperWaiting(call.db, bulletin.id)
    const now = await textsNow(call, bulletin, rows)
    return rows.flatMap(({ id, nombre }) => {
      const text = now.get(id)
      return text && text.skip === null ? [{ id, nombre, titulo: text.titulo, texto: text.texto }] : []
    })
  }

  return {
    /** Marks a message sent by hand. The answer holds its text with the link. @throws 404 · 409 a mail, or one that is not sent */
    markMessage: async (
      call: WriteCall,
      id: number,
      { estado }: MessagesContract['markMessage']['body'],
    ): Promise<Message> => {
      const { db, now } = call
      const stored = found(await queries.lockMessage(db, id), unknownMessage(id))
      if (stored.canal === 'CORREO') throw conflict('Los correos los manda el servidor: no se marcan a mano.')
      if (stored.estado !== 'PENDIENTE' && stored.estado !== 'ENVIADO')
        throw conflict('Este mensaje ya no se manda: está cancelado o se dejó fuera.')
      const shown = await viewMessage(call, id)
      if (stored.estado === estado) {
        call.unchanged()
        return shown
      }
      // Not by `shown`, which hides texts about money from some users: the whole text is stored.
      const row = await readMessage(db, id)
      const text = (await textsNow(call, await readBulletin(db, row.aviso_id), [row])).get(id)
      const sentText = estado === 'ENVIADO' ? text : undefined
      const direccion = sentText ? shown.telefono : null
      await queries.markMessage(db, id, {
        estado,
        now,
        titulo: sentText?.titulo ?? null,
        texto: sentText?.texto ?? null,
        direccion,
      })
      const names = { titulo: shown.titulo ?? CHANNEL_LABELS[shown.canal], familia: shown.familia.nombre }
      call.record(
        'MENSAJE',
        id,
        { ...names, estado: stored.estado },
        { ...names, canal: shown.canal, estado },
      )
      const marked = await viewMessage(call, id)
      if (estado === 'PENDIENTE' || !marked.texto?.includes(LINK_MARK)) return marked
      const link = (await linkOf?.(db, shown.familia.id)) ?? ''
      return { ...marked, texto: marked.texto.replaceAll(LINK_MARK, link) }
    },

    /** @throws 403 it says what families owe · 404 · 409 nothing on paper waits */
    askPaper: async (call: ReadCall, id: number): Promise<void> => {
      const bulletin = await readBulletin(call.db, id)
      if (isHidden(call, bulletin)) throw forbidden(NO_MONEY)
      if ((await queries.listPaperWaiting(call.db, id)).length === 0) throw conflict(NO_PAPER)
    },

    /** For the signed link to the paper, so no permission is checked. */
    getPaper: async (call: AnyCall, id: number) => {
      const bulletin = await readBulletin(call.db, id)
      const slips = (await waitingPapers(call, bulletin)).map(({ nombre, titulo, texto }) => ({
        familia: nombre,
        titulo,
        texto,
      }))
      return { fecha: call.today, firma: bulletin.autor, slips, now: call.now }
    },

    /** Marks all papers of an aviso as handed over. @throws 404 · 409 none waits */
    markPapers: async (call: WriteCall, id: number): Promise<number> => {
      const { db, now } = call
      await lockBulletin(db, id)
      const bulletin = await readBulletin(db, id)
      const papers = await waitingPapers(call, bulletin)
      if (papers.length === 0) throw conflict(NO_PAPER)
      for (const { id: message, titulo, texto } of papers)
        await queries.markMessage(db, message, { estado: 'ENVIADO', now, titulo, texto, direccion: null })
      const { titulo } = bulletin
      call.record('AVISO_GENERAL', id, { titulo, entregados: 0 }, { titulo, entregados: papers.length })
      return papers.length
    },
  }
}
