import { addDays } from '@contract/domain/dateMath'
import type { Message, MessagesContract } from '@contract/messages/messages.schemas'
import { callOf, type At, type Books } from './books'
import { momentOf, workday } from './days'
import type { StaffName } from './staff'

type Body = MessagesContract['send']['body']

interface Notice {
  ago: number
  minute: number
  who: StaffName
  body: Body
}

const NOTICES: readonly Notice[] = [
  {
    ago: 26,
    minute: 11 * 60,
    who: 'secretaria',
    body: {
      audiencia: { tipo: 'TODOS' },
      titulo: 'Festival de otoño',
      descripcion:
        'Buen día, {padre}:\n\nEl viernes es el festival de otoño. La salida de {alumnos} es a las 13:00, por la puerta de la calle Hidalgo.\n\nGracias por acompañarnos.',
      canales: ['CORREO'],
    },
  },
  {
    ago: 13,
    minute: 9 * 60 + 20,
    who: 'secretaria',
    body: {
      audiencia: { tipo: 'GRADO', grado: 'PRIMARIA', gradoNumero: 6 },
      titulo: 'Fotografía de generación',
      descripcion: 'Hola, {padre}: la foto de generación de {alumnos} es el martes, con uniforme de gala.',
      canales: ['WHATSAPP'],
    },
  },
  {
    ago: 6,
    minute: 10 * 60 + 5,
    who: 'subdireccion',
    body: {
      audiencia: { tipo: 'ADEUDO' },
      titulo: 'Su pago en {escuela}',
      descripcion:
        'Buen día, {padre}:\n\nAl día de hoy tenemos pendiente {por_pagar}, con vencimiento el {vencimiento}. Si paga por transferencia, escriba en el concepto su referencia: {referencia}.\n\nSi ya pagó, haga caso omiso de este mensaje.',
      canales: ['CORREO', 'PAPEL'],
      adjuntar_estado: true,
    },
  },
]

/** From the click to the first message, minutes; then one every two seconds. */
const BEGINS = 1
const APART_MS = 2_000

const UNCERTAIN = 'La conexión se cortó después de entregar el mensaje: puede haber llegado.'
const REFUSED = 'El servidor de correo dice que esa dirección no existe.'

/** Made up, because the demo sends no mail. @param at index of the message in its aviso */
const outcomeOf = (at: number, isLast: boolean) => {
  if (!isLast && at === 3) return { estado: 'FALLO', motivo: REFUSED } as const
  return isLast && at === 1
    ? ({ estado: 'INCIERTO', motivo: UNCERTAIN } as const)
    : ({ estado: 'ENVIADO', motivo: null } as const)
}

const deliver = async ({ tx }: Books, sent: readonly Message[], pressed: Date, isLast: boolean) => {
  for (const [at, { id, familia, correo, titulo, texto }] of sent.entries()) {
    const outcome = outcomeOf(at, isLast)
    const moment = new Date(pressed.getTime() + BEGINS * 60_000 + at * APART_MS)
    const text = { titulo, texto, direccion: correo, message_id: `<mensaje-${id}@escuela>` }
    await tx
      .updateTable('mensajes')
      .set({ ...outcome, ...text, intentos: 1, estado_at: moment })
      .where('id', '=', id)
      .execute()
    if (outcome.estado === 'FALLO')
      await tx.updateTable('parents').set({ correo_falla: REFUSED }).where('id', '=', familia.id).execute()
  }
}

const waitingOf = async (
  { services }: Books,
  call: ReturnType<typeof callOf>,
  aviso: number,
  canal: Message['canal'],
): Promise<Message[]> => {
  const rows: Message[] = []
  for (let pagina = 1; ; pagina += 1) {
    const query = { canal, estado: 'PENDIENTE', pagina } as const
    const { mensajes, total } = await services.messages.listMessages(call, aviso, query)
    rows.push(...mensajes)
    if (rows.length >= total || mensajes.length === 0) return rows
  }
}

export const fillMessages = async (books: Books, { today }: At): Promise<void> => {
  const { messages } = books.services
  for (const [place, { ago, minute, who, body }] of NOTICES.entries()) {
    const day = workday(addDays(today, -ago))
    const now = momentOf(day, minute, books.timeZone)
    const call = callOf(books, who, { today: day, now })
    const { destinatarios } = await messages.send(call, { ...body, simular: true })
    if (destinatarios.familias === 0) continue
    const { aviso } = await messages.send(call, body)
    if (!aviso) continue
    const waitingOn = (canal: Message['canal']) => waitingOf(books, call, aviso.id, canal)
    await deliver(books, await waitingOn('CORREO'), now, place === NOTICES.length - 1)
    const chats = await waitingOn('WHATSAPP')
    for (const [at, { id }] of chats.slice(0, Math.ceil(chats.length / 2)).entries()) {
      const marked = callOf(books, who, { today: day, now: new Date(now.getTime() + (at + 5) * 60_000) })
      await messages.markMessage(marked, id, { estado: 'ENVIADO' })
    }
  }
}

const REMINDED_DAYS = 8
const EIGHT = 8 * 60

/** Reminders are on, ran for the last week, and are muted for one family that spoke with the school. */
export const fillReminders = async (books: Books, { today }: At): Promise<void> => {
  const { tx, timeZone, services } = books
  const at = (day: string) => ({ today: day, now: momentOf(day, EIGHT, timeZone) })
  const first = addDays(today, -REMINDED_DAYS)
  await services.reminders.setActive(callOf(books, 'subdireccion', at(first)), { activos: true })
  const debtor = (await services.statements.listDebtors(callOf(books, 'subdireccion', at(today)))).morosos.at(
    -1,
  )
  if (debtor?.padre)
    await services.reminders.mute(callOf(books, 'subdireccion', at(first)), {
      padreId: debtor.padre.id,
      hasta: addDays(today, 21),
      motivo: 'Habló con la dirección: paga al cobrar su liquidación',
    })
  for (let day = first; day < today; day = addDays(day, 1)) {
    if ((await services.reminders.run({ db: tx, timeZone, ...at(day) })) === null) continue
    const call = callOf(books, 'subdireccion', at(day))
    const avisos = await tx
      .selectFrom('avisos')
      .select('id')
      .where('clase', '=', 'RECORDATORIO')
      .where('created_at', '=', call.now)
      .execute()
    for (const { id } of avisos)
      await deliver(books, await waitingOf(books, call, id, 'CORREO'), call.now, false)
  }
}
