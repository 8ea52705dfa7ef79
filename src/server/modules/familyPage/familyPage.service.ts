import { addDays, addMonths } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import type { CorrectionForm } from '@contract/corrections/corrections.rules'
import type { SlipForm } from '@contract/depositSlips/depositSlips.rules'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { opensFromHome } from '@contract/familyPage/familyPage.rules'
import { firstNames } from '@contract/messages/messages.rules'
import type { FamilyLink, FamilyLinks } from '@contract/familyPage/familyPage.schemas'
import { receiptFilename } from '@contract/receipts/receipts.rules'
import { lockParent } from '../../db/locks'
import type { PreparedFile } from '../../files/fileStore'
import type { AnyCall, PublicCall, ReadCall, WriteCall } from '../../http/call'
import { createGuessLimit } from '../../http/guessLimit'
import { hashOf, newToken } from '../../security/tokens'
import { found, notFound } from '../../shared/problem'
import type { BankService } from '../bank/bank.service'
import type { HowToPay } from '../bank/howToPay.paper'
import type { CorrectionsService, OwnData } from '../corrections/corrections.service'
import type { CyclesService } from '../cycles/cycles.service'
import type { DepositSlipsService } from '../depositSlips/depositSlips.service'
import type { DeskService } from '../desk/desk.service'
import type { DocumentsService } from '../documents/documents.service'
import type { MessagesService } from '../messages/messages.service'
import type { PaymentsService } from '../payments/payments.service'
import type { ReceiptsService } from '../receipts/receipts.service'
import type { StatementsService } from '../statements/statements.service'
import * as queries from './familyPage.queries'
import { createLinkSheets } from './linkSheets'
import { lastGoodDay } from './links'
import { owedOf, type OwedOfChild } from './owed'

interface Deps {
  bank: Pick<BankService, 'whereToPay'>
  corrections: Pick<CorrectionsService, 'own' | 'propose'>
  cycles: Pick<CyclesService, 'getCurrent'>
  desk: Pick<DeskService, 'getFamily'>
  documents: Pick<DocumentsService, 'missingOf'>
  messages: Pick<MessagesService, 'reach'>
  payments: Pick<PaymentsService, 'ofFamily'>
  receipts: Pick<ReceiptsService, 'copyOf'>
  slips: Pick<DepositSlipsService, 'assertRoom' | 'openOf' | 'send'>
  statements: Pick<StatementsService, 'getByFamily'>
}

/** Wrong tokens from one address. Right ones are always answered, as a school's families may share an address. */
const GUESSES = { max: 20, windowMs: 15 * 60_000 }
const NOTICE_DAYS = 60
const RECEIPT_MONTHS = 12

const ENDED = 'Esta liga ya no sirve. Pide una nueva a la escuela.'
const UNKNOWN_PARENT = 'No existe este padre.'

export interface FamilyPage {
  hoy: IsoDate
  cuentas: Pick<DeskFamily, 'saldo_favor' | 'vencido' | 'recargos' | 'total'>
  hijos: OwedOfChild[]
  pagar: Pick<HowToPay, 'cuentas' | 'titular'> & { referencia: string | null }
  recibos: { id: number; folio: number; fecha: IsoDate; monto: number }[]
  avisos: queries.ShownNotice[]
  datos: OwnData
  fichas: number
}

export interface Linked {
  parentId: number
}

/** The token alone opens a family's page, and nothing that comes through it moves money (decisions/domain/familyPage). */
export const createFamilyPageService = (deps: Deps) => {
  const { bank, corrections, cycles, desk, documents, payments, receipts, slips, statements } = deps
  const guesses = createGuessLimit({ kind: 'liga', ...GUESSES })

  const receiptsOf = async (call: AnyCall, parentId: number) => {
    const since = addMonths(call.today, -RECEIPT_MONTHS)
    const own = await payments.ofFamily(call, parentId)
    return own.filter(({ cancelado, fecha_pago }) => !cancelado && fecha_pago >= since)
  }

  const childrenOf = async (call: AnyCall, { hijos }: DeskFamily): Promise<OwedOfChild[]> => {
    const ids = hijos.map(({ alumno }) => alumno.id)
    if (ids.length === 0) return []
    const names = await queries.listNames(call.db, ids)
    const papers = await documents.missingOf(call, ids)
    return hijos.map((child) => {
      const named = names.find(({ id }) => id === child.alumno.id) ?? { nombre: '', nombres: null }
      const { tipos = [], curp_pendiente } = papers.find(({ alumno }) => alumno.id === child.alumno.id) ?? {}
      const missingPapers = new Set(tipos.map(({ nombre }) => nombre))
      if (curp_pendiente) missingPapers.add('CURP')
      return owedOf(child, firstNames(named), [...missingPapers], call.today)
    })
  }

  const noticesOf = ({ db, today, timeZone }: AnyCall, parentId: number): Promise<queries.ShownNotice[]> =>
    queries.listShownNotices(db, parentId, { since: addDays(today, -NOTICE_DAYS), timeZone })

  const noticeOf = async (
    call: AnyCall,
    { parentId }: Linked,
    clave: string,
  ): Promise<queries.ShownNotice> => {
    const shown = await noticesOf(call, parentId)
    return found(
      shown.find((notice) => notice.clave === clave),
      'No existe este aviso.',
    )
  }

  return {
    ...createLinkSheets(deps),

    listLinks: async ({ db, today }: ReadCall, parentId: number, base: string): Promise<FamilyLinks> => ({
      ...found(await queries.findLinks(db, parentId, today), UNKNOWN_PARENT),
      desde_casa: opensFromHome(base),
    }),

    /** Ends earlier ones of the office. @throws 404 */
    createLink: async (
      call: WriteCall,
      parentId: number,
    ): Promise<Pick<FamilyLink, 'vence'> & { token: string }> => {
      const { db, actor, now, today } = call
      const { nombre } = found(await lockParent(db, parentId), UNKNOWN_PARENT)
      await queries.endLinks(db, { parentIds: [parentId], now, today, of: 'OFICINA' })
      const [token, vence] = [newToken(), await lastGoodDay(call, cycles)]
      const link = { parentId, tokenHash: hashOf(token), userId: actor.id, endsOn: vence, now }
      const { id } = found(await queries.insertLink(db, link), UNKNOWN_PARENT)
      call.record('LIGA', id, null, { padre: nombre, vence })
      return { token, vence }
    },

    /** Ends all of them, those in messages too. @throws 404 */
    endLinks: async (call: WriteCall, parentId: number): Promise<number> => {
      const { db, now, today } = call
      const { nombre } = found(await lockParent(db, parentId), UNKNOWN_PARENT)
      const ended = await queries.endLinks(db, { parentIds: [parentId], now, today, of: 'TODAS' })
      if (ended === 0) call.unchanged()
      else call.record('LIGA', parentId, { padre: nombre, ligas: ended }, null)
      return ended
    },

    /** Writes only the day it was last opened. @throws 404 unknown or ended · 429 too many wrong tokens from this address */
    open: async ({ db, now, today, address }: PublicCall, token: string): Promise<Linked> => {
      const link = await queries.findLinked(db, hashOf(token), today)
      if (!link) {
        await guesses.take(db, address, now)
        throw notFound(ENDED)
      }
      if (link.last_opened_on !== today) await queries.noteOpened(db, link.id, today)
      return { parentId: link.parent_id }
    },

    page: async (call: AnyCall, { parentId }: Linked): Promise<FamilyPage> => {
      const { today } = call
      const family = await desk.getFamily(call, { padreId: parentId })
      const { saldo_favor, vencido, recargos, total, padre } = family
      return {
        hoy: today,
        cuentas: { saldo_favor, vencido, recargos, total },
        hijos: await childrenOf(call, family),
        pagar: { ...(await bank.whereToPay(call)), referencia: padre?.referencia ?? null },
        recibos: (await receiptsOf(call, parentId)).map(({ id, folio, fecha_pago, monto }) => ({
          id,
          folio,
          fecha: fecha_pago,
          monto,
        })),
        avisos: await noticesOf(call, parentId),
        datos: await corrections.own(call, parentId),
        fichas: await slips.openOf(call, parentId),
      }
    },

    /** @throws 404 not of this family, of more than a year ago, or cancelled */
    receipt: async (call: AnyCall, { parentId }: Linked, paymentId: number, base: string) => {
      const own = await receiptsOf(call, parentId)
      const pago = found(
        own.find(({ id }) => id === paymentId),
        'No existe este recibo.',
      )
      return { filename: receiptFilename(pago.folio), content: await receipts.copyOf(call, pago, base) }
    },

    statement: (call: AnyCall, { parentId }: Linked) =>
      statements.getByFamily(call, { padreId: parentId }, () => ''),

    /** A request only: the office accepts or rejects it. @throws 400 · 409 */
    propose: (call: AnyCall, { parentId }: Linked, form: CorrectionForm): Promise<void> =>
      corrections.propose(call, parentId, form),

    /** @throws 429 today's limit is reached, or too many wait */
    assertRoomForSlip: (call: AnyCall, { parentId }: Linked): Promise<void> =>
      slips.assertRoom(call, parentId),

    /** A hint for the office, no payment. @throws 400 · 413 · 429 */
    sendSlip: (
      call: AnyCall,
      { parentId }: Linked,
      form: SlipForm,
      file: PreparedFile | undefined,
    ): Promise<void> => slips.send(call, parentId, form, file),

    /** @throws 404 no such aviso of this family in these days */
    notice: noticeOf,

    /** The parent pressed «Enterado». @throws 404 like `notice` */
    read: async (call: AnyCall, linked: Linked, clave: string): Promise<void> => {
      const { db, today } = call
      const { parentId } = linked
      await noticeOf(call, linked, clave)
      const clase = clave.startsWith('a') ? 'AVISO' : 'MENSAJE'
      const record_id = Number(clave.slice(1))
      await queries.noteRead(db, { parent_id: parentId, clase, record_id, read_on: today })
    },
  }
}
export type FamilyPageService = ReturnType<typeof createFamilyPageService>
