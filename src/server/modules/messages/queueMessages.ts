import type { IsoDate } from '@contract/domain/dates'
import { phoneProblem } from '@contract/domain/phone'
import { impliesMoney, keptTexts, UNDO_SECONDS } from '@contract/messages/messages.rules'
import { placeText, type Channel, type MessageClass } from '@contract/preferences/preferences.rules'
import type { Db, Tx } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { listRecipients, type Recipient, type ResolvedAudience } from './audience.queries'
import type { FamilyText, FamilyTexts } from './familyTexts'
import { deleteBulletin, insertBulletin, insertMessages, type NewMessage } from './messages.queries'

export interface Preferences {
  refusedBy(call: { readonly db: Db }, canal: Channel, clase: MessageClass): Promise<readonly number[]>
}

type Refused = ReadonlyMap<Channel, ReadonlySet<number>>

const refusedText = (canal: Channel, clase: MessageClass): string => {
  const place = placeText({ canal, clase })
  return `No quiere ${place.charAt(0).toLowerCase()}${place.slice(1)}`
}

export const refusedOn = async (
  preferences: Preferences,
  call: Pick<AnyCall, 'db'>,
  canales: readonly Channel[],
  clase: MessageClass,
): Promise<Refused> => {
  const refused = new Map<Channel, ReadonlySet<number>>()
  for (const canal of canales) refused.set(canal, new Set(await preferences.refusedBy(call, canal, clase)))
  return refused
}

/** Why this family cannot be reached by this channel; null when it can. */
export const unreachable = (
  { id, telefono, correo, correo_falla }: Recipient,
  canal: Channel,
  clase: MessageClass,
  refused: Refused,
): string | null => {
  if (refused.get(canal)?.has(id)) return refusedText(canal, clase)
  if (canal === 'WHATSAPP') return phoneProblem(telefono) ? 'No tiene teléfono' : null
  if (canal === 'PAPEL') return null
  if (correo === null) return 'No tiene correo'
  return correo_falla === null ? null : `Su correo falla: ${correo_falla}`
}

interface Rows {
  recipients: readonly Recipient[]
  texts: ReadonlyMap<number, FamilyText>
  canales: readonly Channel[]
  clase: MessageClass
  refused: Refused
  vencimientoOf: (id: number) => IsoDate | null
}

export const rowsOf = ({ recipients, texts, canales, clase, refused, vencimientoOf }: Rows): NewMessage[] =>
  recipients.flatMap((recipient) =>
    canales.map((canal): NewMessage => {
      const skip = texts.get(recipient.id)?.skip ?? null
      const motivo = skip ?? unreachable(recipient, canal, clase, refused)
      const estado = motivo === null ? 'PENDIENTE' : 'OMITIDO'
      return { parent_id: recipient.id, canal, estado, motivo, vencimiento: vencimientoOf(recipient.id) }
    }),
  )

/** What the server itself queues: a day's run of one rule of reminders. */
export interface MessageBatch {
  clase: MessageClass
  titulo: string
  descripcion: string
  canales: readonly Channel[]
  adjuntarEstado: boolean
  /** `vencimiento`: due day this family is reminded of, where it is not the batch's. */
  families: readonly { padreId: number; vencimiento?: IsoDate }[]
  regla?: number
  vencimiento?: IsoDate
  /** Shown in the list of avisos: '3 días antes del 10 de diciembre'. */
  audiencia?: string
  firma?: string | null
}

interface BatchDeps {
  texts: FamilyTexts
  preferences: Preferences
  currentCycle: (call: AnyCall) => Promise<number | null>
}

type Drafted = Pick<
  MessageBatch,
  'clase' | 'titulo' | 'descripcion' | 'canales' | 'families' | 'regla' | 'vencimiento'
>

const draft = async ({ texts, preferences, currentCycle }: BatchDeps, call: AnyCall, batch: Drafted) => {
  const { clase, canales, regla = null, vencimiento = null } = batch
  const days = new Map(batch.families.map((each) => [each.padreId, each.vencimiento ?? vencimiento]))
  const vencimientoOf = (id: number): IsoDate | null => (regla === null ? null : (days.get(id) ?? null))
  const reminded = [...days].filter(([, day]) => regla === null || day !== null)
  const recipients = await listRecipients(
    call.db,
    reminded.map(([id]) => id),
  )
  const template = keptTexts(batch)
  const audiencia: ResolvedAudience = { tipo: 'PADRES', cicloEscolarId: (await currentCycle(call)) ?? 0 }
  const familyTexts = await texts.textsOf(
    call,
    { ...template, clase, audiencia, vencimiento },
    recipients,
    vencimientoOf,
  )
  const refused = await refusedOn(preferences, call, canales, clase)
  const rows = rowsOf({ recipients, texts: familyTexts, canales, clase, refused, vencimientoOf })
  return { kept: template, audiencia, recipients, rows }
}

/** Families that no channel reaches, each with the reason, on the day of `call`: the calendar of reminders asks for coming days. */
export const reasonsFor = async (
  deps: BatchDeps,
  call: AnyCall,
  batch: Drafted,
): Promise<Map<number, string>> => {
  const { rows } = await draft(deps, call, batch)
  const reached = new Set(
    rows.filter(({ estado }) => estado === 'PENDIENTE').map(({ parent_id }) => parent_id),
  )
  return new Map(
    rows
      .filter(({ parent_id }) => !reached.has(parent_id))
      .map(({ parent_id, motivo }) => [parent_id, motivo ?? '']),
  )
}

/** Families it cannot reach get a row OMITIDO. Null: all had this reminder, and nothing is written. */
export const queueBatch = async (
  deps: BatchDeps,
  call: AnyCall & { readonly db: Tx },
  batch: MessageBatch,
): Promise<{ aviso: number; mensajes: number } | null> => {
  const { clase, adjuntarEstado, regla = null } = batch
  const { kept, audiencia, recipients, rows } = await draft(deps, call, batch)
  const aviso = await insertBulletin(call.db, {
    ...kept,
    clase,
    audiencia: JSON.stringify(audiencia),
    audiencia_texto: batch.audiencia ?? `${recipients.length} familias`,
    adjuntar_estado: adjuntarEstado,
    con_dinero:
      clase === 'RECORDATORIO' || impliesMoney({ tipo: 'PADRES', ...kept, adjuntar_estado: adjuntarEstado }),
    firma: batch.firma ?? null,
    created_by: null,
    created_at: call.now,
    cancelled_by: null,
  })
  const mensajes = await insertMessages(
    call.db,
    { aviso, now: call.now, siguiente: leavesAt(call.now), regla },
    rows,
  )
  if (mensajes > 0) return { aviso, mensajes }
  await deleteBulletin(call.db, aviso)
  return null
}

export const leavesAt = (now: Date): Date => new Date(now.getTime() + UNDO_SECONDS * 1000)
