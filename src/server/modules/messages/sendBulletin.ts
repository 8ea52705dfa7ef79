import { phoneProblem } from '@contract/domain/phone'
import { fieldsIn, impliesMoney, keptTexts, messageProblems } from '@contract/messages/messages.rules'
import type { Bulletin, LeftOut, MessagesContract, Recipients } from '@contract/messages/messages.schemas'
import type { Db } from '../../db/database'
import type { WriteCall } from '../../http/call'
import { assertForm } from '../../http/validation'
import { badField, conflict, forbidden } from '../../shared/problem'
import { reach, type Deps as AudienceDeps } from './audience'
import type { Recipient } from './audience.queries'
import type { Deps as TextDeps, FamilyText, FamilyTexts } from './familyTexts'
import { insertBulletin, insertMessages, type NewMessage } from './messages.queries'
import { leavesAt, refusedOn, rowsOf, type Preferences } from './queueMessages'
import { SKIPS } from './skips'
import { mayReadMoney } from './views'

interface Deps extends AudienceDeps, Pick<TextDeps, 'linkOf'> {
  texts: FamilyTexts
  preferences: Preferences
  viewBulletin: (db: Db, id: number) => Promise<Bulletin>
}

type Body = MessagesContract['send']['body']

const SAMPLES = 3

const NO_MONEY =
  'Los avisos que dicen lo que debe una familia los manda quien puede ver cargos o colegiaturas.'

const assertFillable = async ({ texts, linkOf }: Deps, call: WriteCall, body: Body): Promise<void> => {
  const where = (field: 'clabe' | 'liga') =>
    fieldsIn(body.descripcion).includes(field) ? 'descripcion' : 'titulo'
  const fields = fieldsIn(body.titulo, body.descripcion)
  if (fields.includes('liga') && linkOf === null)
    throw badField(where('liga'), 'Esta escuela todavía no da ligas a las familias: quita {liga}')
  if (fields.includes('clabe') && (await texts.whereToPay(call)) === null)
    throw badField(
      where('clabe'),
      'La escuela no tiene una cuenta con CLABE: regístrala en Banco o quita {clabe}',
    )
}

const countOf = (recipients: readonly Recipient[]) => {
  const withMail = recipients.filter(({ correo, correo_falla }) => correo !== null && correo_falla === null)
  return {
    familias: recipients.length,
    con_correo: withMail.length,
    sin_correo: recipients.length - withMail.length,
    con_telefono: recipients.filter(({ telefono }) => phoneProblem(telefono) === null).length,
  }
}

const leftOutOf = (recipients: readonly Recipient[], rows: readonly NewMessage[]): LeftOut[] => {
  const reached = new Set<number>()
  const reasons = new Map<number, string>()
  for (const { parent_id, estado, motivo } of rows)
    if (estado === 'PENDIENTE') reached.add(parent_id)
    else if (!reasons.has(parent_id)) reasons.set(parent_id, motivo ?? '')
  return recipients.flatMap(({ id, nombre }) =>
    reached.has(id) ? [] : [{ familia: { id, nombre }, motivo: reasons.get(id) ?? '' }],
  )
}

/** Separates families whose credit covers what they owe; those with fewer months than asked are in neither list. */
const splitCovered = (told: ReadonlyMap<number, FamilyText>, recipients: readonly Recipient[]) => {
  const skipOf = ({ id }: Recipient) => told.get(id)?.skip
  const covered = recipients.filter((each) => skipOf(each) === SKIPS.covered)
  const families = recipients.filter(
    (each) => skipOf(each) !== SKIPS.covered && skipOf(each) !== SKIPS.fewerMonths,
  )
  return { covered, families }
}

const samplesOf = (
  texts: ReadonlyMap<number, FamilyText>,
  families: readonly Recipient[],
  left: readonly LeftOut[],
) => {
  const skipped = new Set(left.map(({ familia }) => familia.id))
  return families
    .filter(({ id }) => !skipped.has(id))
    .slice(0, SAMPLES)
    .map(({ id, nombre }) => {
      const { titulo = '', texto = '' } = texts.get(id) ?? {}
      return { familia: { id, nombre }, titulo, texto }
    })
}

/** @throws 400 · 403 about money without the permission · 404 · 409 nobody would get it */
export const createSendBulletin = (deps: Deps) => async (call: WriteCall, body: Body) => {
  const { db, actor, now } = call
  assertForm(messageProblems(body))
  const { canales, simular = false, adjuntar_estado = false } = body
  const { tipo } = body.audiencia
  const con_dinero = impliesMoney({ ...body, tipo })
  if (con_dinero && !mayReadMoney(actor)) throw forbidden(NO_MONEY)
  await assertFillable(deps, call, body)
  const { audience, words, recipients, withoutParent } = await reach(deps, call, body.audiencia)
  const template = { ...keptTexts(body), clase: 'AVISO', audiencia: audience, vencimiento: null } as const
  const texts = await deps.texts.textsOf(call, template, recipients)
  const { covered, families } = splitCovered(texts, recipients)
  const refused = await refusedOn(deps.preferences, call, canales, 'AVISO')
  const rows = rowsOf({
    recipients: families,
    texts,
    canales,
    clase: 'AVISO',
    refused,
    vencimientoOf: () => null,
  })
  const left = leftOutOf(families, rows)
  const omitidas: LeftOut[] = [
    ...left,
    ...covered.map(({ id, nombre }) => ({ familia: { id, nombre }, motivo: SKIPS.covered })),
  ]
  const destinatarios: Recipients = {
    ...countOf(families),
    sin_nadie: withoutParent,
    cubiertas: covered.length,
  }
  if (simular) {
    call.unchanged()
    return { destinatarios, muestra: samplesOf(texts, families, left), omitidas }
  }
  if (left.length === families.length)
    throw conflict('Ninguna familia recibiría este aviso: cambia a quiénes o por dónde.')
  const { padres: _picked, ...kept } = audience
  const id = await insertBulletin(db, {
    ...keptTexts(body),
    clase: 'AVISO',
    audiencia: JSON.stringify(kept),
    audiencia_texto: words,
    adjuntar_estado,
    con_dinero,
    firma: null,
    created_by: actor.id,
    created_at: now,
    cancelled_by: null,
  })
  await insertMessages(db, { aviso: id, now, siguiente: leavesAt(now), regla: null }, rows)
  const { titulo } = keptTexts(body)
  const trail = { titulo, descripcion: 'escrita', audiencia: words, canales: [...canales] }
  call.record('AVISO_GENERAL', id, null, { ...trail, familias: families.length - left.length })
  return { aviso: await deps.viewBulletin(db, id), destinatarios, omitidas }
}
