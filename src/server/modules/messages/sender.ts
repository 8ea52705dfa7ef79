import { randomUUID } from 'node:crypto'
import { hourIn } from '@contract/domain/dates'
import { tidy } from '@contract/domain/text'
import { LINK_MARK } from '@contract/messages/messages.rules'
import { announceChanges } from '../../db/announce'
import type { Db } from '../../db/database'
import { callNow, type AnyCall } from '../../http/call'
import type { Delivery, Mailer, MailMessage } from '../mail/transport'
import type { Letterhead } from '../school/letterhead'
import { listRecipients, type Recipient } from './audience.queries'
import type { Deps as TextDeps, FamilyTexts } from './familyTexts'
import { findBulletin, findStop, type BulletinRecord } from './messages.queries'
import { refusedOn, unreachable, type Preferences } from './queueMessages'
import * as queries from './sender.queries'

export interface SenderDeps extends Pick<TextDeps, 'linkOf'> {
  db: Db
  now: () => Date
  timeZone: string
  mailer: Mailer
  texts: Pick<FamilyTexts, 'textsOf'>
  preferences: Preferences
  letterhead: Pick<Letterhead, 'signer'>
  statementOf: (call: AnyCall, padreId: number) => Promise<Uint8Array>
  log: { warn: (what: object, message: string) => void }
}

const MINUTE_MS = 60_000
/** Milliseconds between signs to open screens during a long run. */
const TELL_EVERY_MS = 3_000
/** Longer than a mail server may take: a message without outcome by then is uncertain. */
const LEASE_MS = 10 * MINUTE_MS
const RETRY_MINUTES = [1, 5, 30, 120] as const
/** Milliseconds of pause after the server refused us: trying a wrong password each minute locks the account. */
const STOP_MS = 30 * MINUTE_MS

interface Ready {
  mail: MailMessage
  said: { direccion: string; titulo: string; texto: string }
}

type Composed = Ready | { skip: string }

type Next = 'go on' | 'stop'

/** Sends the queue. One per process; a message belongs to one process at a time (decisions/domain/messages). */
export const createSender = (deps: SenderDeps) => {
  const { db, now, timeZone, mailer, texts, preferences, letterhead, linkOf, statementOf, log } = deps
  const momentIn = (ms: number): Date => new Date(now().getTime() + ms)
  let ended = false

  const attachmentsOf = async (call: AnyCall, { adjuntar_estado }: BulletinRecord, padreId: number) => {
    if (!adjuntar_estado) return {}
    const content = Buffer.from(await statementOf(call, padreId))
    return { attachments: [{ filename: 'estado-de-cuenta.pdf', content, contentType: 'application/pdf' }] }
  }

  /** The message as the family would get it now, or why it gets none. */
  const compose = async (call: AnyCall, claim: queries.Claim): Promise<Composed> => {
    const bulletin = (await findBulletin(db, claim.aviso_id)) as BulletinRecord
    const recipient = (await listRecipients(db, [claim.parent_id]))[0] as Recipient
    const refused = await refusedOn(preferences, call, ['CORREO'], bulletin.clase)
    const reason = unreachable(recipient, 'CORREO', bulletin.clase, refused)
    if (reason !== null) return { skip: reason }
    const template = { ...bulletin, vencimiento: claim.vencimiento }
    const text = (await texts.textsOf(call, template, [recipient])).get(recipient.id)
    if (!text || text.skip !== null) return { skip: text?.skip ?? 'La familia ya no existe' }
    const link = text.texto.includes(LINK_MARK) ? await linkOf?.(db, recipient.id) : ''
    if (link === null || link === undefined) return { skip: 'No se le puede hacer una liga' }
    const { escuela } = await letterhead.signer(db)
    const signed = [bulletin.firma, escuela].filter((each) => each !== null).join('\n')
    const direccion = recipient.correo as string
    const mail: MailMessage = {
      to: direccion,
      subject: tidy(text.titulo),
      text: `${text.texto.replaceAll(LINK_MARK, link)}\n\n${signed}`,
      messageId: claim.message_id,
      ...(await attachmentsOf(call, bulletin, recipient.id)),
    }
    return { mail, said: { direccion, titulo: text.titulo, texto: text.texto } }
  }

  const putOff = (claim: queries.Claim, why: string): queries.Stored => {
    const minutes = RETRY_MINUTES[claim.intentos - 1]
    return minutes === undefined
      ? { estado: 'FALLO', motivo: why }
      : { estado: 'PENDIENTE', motivo: why, siguiente: momentIn(minutes * MINUTE_MS) }
  }

  const store = async (claim: queries.Claim, direccion: string, delivery: Delivery): Promise<Next> => {
    const keep = (stored: queries.Stored) => queries.storeOutcome(db, claim, now(), stored)
    if (delivery.outcome === 'sent') {
      await keep({ estado: 'ENVIADO', motivo: null })
      await queries.freeMail(db)
      return 'go on'
    }
    const { outcome, why } = delivery
    if (outcome === 'sender') {
      await keep({ estado: 'PENDIENTE', motivo: null, intentos: claim.intentos - 1 })
      await queries.stopMail(db, why, now(), momentIn(STOP_MS))
      log.warn({ why }, 'the mail server refused the school: no message leaves for now')
      return 'stop'
    }
    if (outcome === 'recipient') {
      await keep({ estado: 'FALLO', motivo: why })
      await queries.markAddress(db, claim.parent_id, direccion, why)
      return 'go on'
    }
    await keep(outcome === 'uncertain' ? { estado: 'INCIERTO', motivo: why } : putOff(claim, why))
    return 'go on'
  }

  const deliver = async (claim: queries.Claim): Promise<Next> => {
    let composed: Composed
    try {
      composed = await compose(callNow({ db, now, timeZone }), claim)
    } catch (error) {
      // Nothing left yet, so another try is safe.
      log.warn({ err: error, mensaje: claim.id }, 'a message could not be written')
      await queries.storeOutcome(db, claim, now(), putOff(claim, 'No se pudo preparar el mensaje'))
      return 'go on'
    }
    if ('skip' in composed) {
      await queries.storeOutcome(db, claim, now(), { estado: 'OMITIDO', motivo: composed.skip })
      return 'go on'
    }
    const { mail, said } = composed
    if (!(await queries.holdToSend(db, claim, now(), { ...said, until: momentIn(LEASE_MS) }))) return 'go on'
    const delivery = await mailer.send(db, mail).catch((error: unknown): Delivery => {
      log.warn({ err: error, mensaje: claim.id }, 'sending a message failed in an unknown way')
      return { outcome: 'uncertain', why: 'El envío se interrumpió: puede haber llegado' }
    })
    return store(claim, said.direccion, delivery)
  }

  const takeNext = async (cap: number): Promise<queries.Claim | null> => {
    const { today, now: moment } = callNow({ db, now, timeZone })
    const turn = { now: moment, until: momentIn(LEASE_MS), today, timeZone, cap, lease: randomUUID() }
    const messageId = `<${randomUUID()}@escuela>`
    return db.transaction().execute((tx) => queries.claimNext(tx, { ...turn, messageId }))
  }

  const capNow = async (): Promise<number> => {
    const stop = await findStop(db)
    if (stop && stop.hasta > now()) return 0
    const state = await mailer.state(db)
    if (!state.ready) return 0
    const hour = hourIn(timeZone, now())
    return hour >= state.fromHour && hour < state.toHour ? state.cap : 0
  }

  const tellScreens = () => announceChanges(db, 'Message', 'Parent')

  return {
    /** Sends what may leave now, one after the other. @returns how many rows changed */
    run: async (): Promise<number> => {
      let changed = await queries.markUncertain(db, now())
      let announcedAt = Date.now()
      while (!ended) {
        const cap = await capNow()
        const claim = cap > 0 ? await takeNext(cap) : null
        if (claim === null) break
        changed += 1
        if (claim.estado === 'ENVIANDO' && (await deliver(claim)) === 'stop') break
        if (Date.now() - announcedAt < TELL_EVERY_MS) continue
        await tellScreens()
        announcedAt = Date.now()
      }
      if (changed > 0) await tellScreens()
      return changed
    },
    /** Stops after the message under way, whose outcome is still stored. */
    end: (): void => {
      ended = true
    },
  }
}

/** Milliseconds until a user's press is noticed. */
const LOOK_EVERY_MS = 5_000

/** @returns stops it, once the outcome of the message under way is stored */
export const keepSending = (deps: SenderDeps, everyMs = LOOK_EVERY_MS): (() => Promise<void>) => {
  const sender = createSender(deps)
  let running: Promise<unknown> | null = null
  const look = (): void => {
    running ??= sender
      .run()
      .catch((error: unknown) =>
        deps.log.warn({ err: error }, 'the queue of messages could not be worked on'),
      )
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    sender.end()
    await running
  }
}
