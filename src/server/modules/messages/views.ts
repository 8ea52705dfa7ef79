import { normalizePhone, phoneProblem } from '@contract/domain/phone'
import { hasPermission } from '@contract/domain/permissions'
import { type MessageState } from '@contract/messages/messages.rules'
import { CHANNELS } from '@contract/preferences/preferences.rules'
import type { Bulletin, BulletinRow, FamilyMessage, Message } from '@contract/messages/messages.schemas'
import type { Actor } from '../../http/actor'
import type { FamilyText } from './familyTexts'
import { noCounts, type BulletinRecord, type ChannelCounts, type MessageRecord } from './messages.queries'
import { SKIPS } from './skips'

export const mayReadMoney = ({ permissions }: Actor): boolean =>
  hasPermission(permissions, 'CARGOS', 'READ') || hasPermission(permissions, 'COLEGIATURAS', 'READ')

const countsOf = (counts: readonly ChannelCounts[]) => {
  const sums = noCounts()
  for (const { estado, cuantos } of counts) sums[estado] += cuantos
  return sums
}

const ofBulletin = ({ id }: BulletinRecord, counts: readonly ChannelCounts[]): ChannelCounts[] =>
  counts.filter(({ aviso }) => aviso === id)

export const toBulletinRow = (row: BulletinRecord, counts: readonly ChannelCounts[]): BulletinRow => ({
  id: row.id,
  clase: row.clase,
  titulo: row.titulo,
  audiencia: row.audiencia_texto,
  autor: row.autor,
  fecha: row.created_at.toISOString(),
  cuentas: countsOf(ofBulletin(row, counts)),
})

export const toBulletin = (row: BulletinRecord, counts: readonly ChannelCounts[]): Bulletin => {
  const own = ofBulletin(row, counts)
  const waiting = own.filter(({ estado }) => estado === 'PENDIENTE').map(({ sale }) => sale.getTime())
  return {
    ...toBulletinRow(row, own),
    descripcion: row.descripcion,
    adjuntar_estado: row.adjuntar_estado,
    con_dinero: row.con_dinero,
    canales: CHANNELS.flatMap((canal) => {
      const each = own.filter((count) => count.canal === canal)
      return each.length > 0 ? [{ canal, cuentas: countsOf(each) }] : []
    }),
    sale: waiting.length > 0 ? new Date(Math.min(...waiting)).toISOString() : null,
    cancelado: row.cancelled_at?.toISOString() ?? null,
  }
}

const DEBT_REASONS: readonly string[] = Object.values(SKIPS)

const LEFT: readonly MessageState[] = ['ENVIANDO', 'ENVIADO', 'FALLO', 'INCIERTO']

/** A user who may not see debts gets neither title nor text of a message about money, nor a reason that tells of them. */
const saidOf = (row: MessageRecord, now: FamilyText | undefined, isHidden: boolean) => {
  const motivo = row.motivo ?? now?.skip ?? null
  if (isHidden)
    return {
      titulo: null,
      texto: null,
      motivo: motivo !== null && DEBT_REASONS.includes(motivo) ? null : motivo,
    }
  return { titulo: row.titulo ?? now?.titulo ?? null, texto: row.texto ?? now?.texto ?? null, motivo }
}

/** @param now today's text of a message still waiting; undefined once it left */
export const toMessage = (row: MessageRecord, now: FamilyText | undefined, isHidden: boolean): Message => {
  const { canal, estado, direccion } = row
  const isGone = LEFT.includes(estado)
  const phone = isGone ? direccion : phoneProblem(row.telefono) ? null : normalizePhone(row.telefono)
  return {
    id: row.id,
    canal,
    estado,
    fecha: row.estado_at.toISOString(),
    ...saidOf(row, now, isHidden),
    familia: { id: row.parent_id, nombre: row.nombre },
    correo: canal === 'CORREO' ? (isGone ? direccion : row.correo) : null,
    telefono: canal === 'WHATSAPP' ? phone : null,
    intentos: row.intentos,
    siguiente: canal === 'CORREO' && estado === 'PENDIENTE' ? row.siguiente.toISOString() : null,
  }
}

export const toFamilyMessage = (
  row: MessageRecord,
  bulletin: BulletinRecord,
  now: FamilyText | undefined,
  isHidden: boolean,
): FamilyMessage => ({
  id: row.id,
  canal: row.canal,
  estado: row.estado,
  fecha: row.estado_at.toISOString(),
  ...saidOf(row, now, isHidden),
  aviso: {
    id: bulletin.id,
    clase: bulletin.clase,
    titulo: bulletin.titulo,
    autor: bulletin.autor,
    fecha: bulletin.created_at.toISOString(),
  },
})
