import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { addDays } from '@contract/domain/dateMath'
import { toPesos } from '@contract/domain/money'
import { hasPermission } from '@contract/domain/permissions'
import { keptTexts } from '@contract/messages/messages.rules'
import {
  CALENDAR_DAYS,
  MAX_RULES,
  muteProblems,
  ruleProblems,
  sameDaysText,
} from '@contract/reminders/reminders.rules'
import type { Mute, ReminderRule, Reminders, RemindersContract } from '@contract/reminders/reminders.schemas'
import type { Db, Tx } from '../../db/database'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { assertFields } from '../../http/validation'
import { badRequest, conflict, found } from '../../shared/problem'
import type { MessagesService } from '../messages/messages.service'
import { plannedDays } from './plannedDays'
import * as queries from './reminders.queries'
import { runReminders, type RunDeps } from './run'

interface Deps extends RunDeps {
  messages: RunDeps['messages'] & Pick<MessagesService, 'heldMail'>
  mailProblem: (db: Db) => Promise<string | null>
}

type CreateBody = RemindersContract['create']['body']
type Change = RemindersContract['update']['body']

/** Days of reminders whose payments the home page counts. */
const HOME_DAYS = 30

const UNKNOWN = 'No existe este recordatorio.'

const toRule = ({ desde: _, ...rule }: queries.RuleRow): ReminderRule => rule

const freeDays = (rules: readonly queries.RuleRow[], dias: number, except = 0): void => {
  if (!rules.some((rule) => rule.dias === dias && rule.id !== except)) return
  const message = sameDaysText(dias)
  throw conflict(message, { dias: message })
}

const lockRules = async ({ db }: WriteCall): Promise<queries.RuleRow[]> => {
  await queries.lockSwitch(db)
  return queries.listRules(db)
}

/** @throws 400 · 409 more than ten rules, or another with the same days */
const createRule = async (call: WriteCall, body: CreateBody): Promise<ReminderRule> => {
  const { db, actor, now, today, record } = call
  assertFields(ruleProblems(body))
  const rules = await lockRules(call)
  if (rules.length >= MAX_RULES)
    throw conflict(`Ya hay ${MAX_RULES} recordatorios: quita uno antes de agregar otro.`)
  const { dias, activa = true, adjuntar_estado = false } = body
  freeDays(rules, dias)
  const values = { ...keptTexts(body), dias, activa, adjuntar_estado, desde: today }
  const rule = toRule(await queries.insertRule(db, { ...values, created_by: actor.id, created_at: now }))
  record('RECORDATORIO', rule.id, null, rule)
  return rule
}

/** Reminders already queued keep their words. @throws as `createRule` · 404 */
const updateRule = async (call: WriteCall, id: number, change: Change): Promise<ReminderRule> => {
  const { db, today, record, unchanged } = call
  if (Object.keys(change).length === 0) throw badRequest('No puedes enviar datos vacios')
  const rules = await lockRules(call)
  const stored = found(
    rules.find((rule) => rule.id === id),
    UNKNOWN,
  )
  const form = { ...stored, ...change }
  assertFields(ruleProblems(form))
  freeDays(rules, form.dias, id)
  const isNew = form.dias !== stored.dias || (form.activa && !stored.activa)
  const { dias, activa, adjuntar_estado } = form
  const values = { ...keptTexts(form), dias, activa, adjuntar_estado }
  const desde = isNew ? today : stored.desde
  const rule = toRule(await queries.updateRule(db, id, { ...values, desde }))
  const before = toRule(stored)
  if (JSON.stringify(before) === JSON.stringify(rule)) unchanged()
  else record('RECORDATORIO', id, before, rule)
  return rule
}

const deleteRule = async (call: WriteCall, id: number): Promise<ReminderRule> => {
  const stored = found(
    (await lockRules(call)).find((rule) => rule.id === id),
    UNKNOWN,
  )
  await queries.updateRule(call.db, id, { removed_at: call.now })
  call.record('RECORDATORIO', id, toRule(stored), null)
  return toRule(stored)
}

/** Replaces an earlier silence of the family. @throws 400 · 404 */
const mute = async (call: WriteCall, body: RemindersContract['mute']['body']): Promise<Mute> => {
  const { db, today, now, actor, record, unchanged } = call
  const { padreId, hasta } = body
  assertFields(muteProblems(body, today))
  const { nombre } = found(await queries.findParent(db, padreId), `No existe el padre ${padreId}.`)
  const motivo = body.motivo.trim()
  const [before] = await queries.listMutes(db, today, padreId)
  if (before?.hasta === hasta && before.motivo === motivo) {
    unchanged()
    return before
  }
  await queries.saveMute(db, { parent_id: padreId, hasta, motivo, created_by: actor.id, created_at: now })
  record('CALLADA', padreId, before ? { ...before, familia: nombre } : null, {
    familia: nombre,
    hasta,
    motivo,
  })
  return (await queries.listMutes(db, today, padreId))[0] as Mute
}

/** @throws 404 the family was not silenced */
const unmute = async (call: WriteCall, padreId: number): Promise<Mute> => {
  const { db, today, record } = call
  await queries.findParent(db, padreId)
  const [mute] = await queries.listMutes(db, today, padreId)
  const before = found(mute, 'Esta familia no está callada.')
  await queries.deleteMute(db, padreId)
  record('CALLADA', padreId, { ...before, familia: before.padre.nombre }, null)
  return before
}

export const createRemindersService = (deps: Deps) => {
  const { letterhead, mailProblem } = deps
  const read = async ({ db, today }: AnyCall): Promise<Reminders> => ({
    reglas: (await queries.listRules(db)).map(toRule),
    activos: (await queries.findSwitch(db)).activos,
    calladas: await queries.listMutes(db, today),
    firma: (await letterhead.signer(db)).firma_nombre,
    correo: await mailProblem(db),
  })

  /** @throws 409 switched on without a name to sign with */
  const turn = async (call: WriteCall, { activos }: { activos: boolean }): Promise<Reminders> => {
    const { db, today, record, unchanged } = call
    const before = await queries.lockSwitch(db)
    if (before.activos === activos) {
      unchanged()
      return read(call)
    }
    if (activos && !(await letterhead.signer(db)).firma_nombre)
      throw conflict(
        'Un recordatorio lo firma una persona: escribe primero el nombre de quien firma en La escuela.',
      )
    await queries.saveSwitch(db, { activos, desde: activos ? today : before.desde })
    const titulo = 'Todos los recordatorios'
    record('RECORDATORIO', 0, { titulo, activos: before.activos }, { titulo, activos })
    return read(call)
  }

  /** For the home page, with PADRES: why mail is held; with COLEGIATURAS also the last run, if it planned a reminder. */
  const onHome = async (call: ReadCall): Promise<Pick<Dashboard, 'recordatorios' | 'correo_detenido'>> => {
    const { db, actor, today } = call
    const may = (module: string) => hasPermission(actor.permissions, module, 'READ')
    if (!may('PADRES')) return {}
    const correo_detenido = await deps.messages.heldMail(call)
    const held = correo_detenido ? { correo_detenido } : {}
    const outcomes = may('COLEGIATURAS') ? await queries.listOutcomes(db, today) : []
    const [first] = outcomes
    if (!first) return held
    const { recordadas, familias, centavos } = await queries.sumPaidAfter(db, addDays(today, -HOME_DAYS))
    return {
      ...held,
      recordatorios: {
        fecha: first.dia,
        salieron: outcomes.find(({ motivo }) => motivo === null)?.familias ?? 0,
        no_salieron: outcomes.flatMap((each) =>
          each.motivo === null ? [] : [{ motivo: each.motivo, familias: each.familias }],
        ),
        pagaron: { recordadas, familias, total: toPesos(centavos) },
      },
    }
  }

  return {
    list: read,
    setActive: turn,
    create: createRule,
    update: updateRule,
    delete: deleteRule,
    mute,
    unmute,
    onHome,

    getCalendar: (call: AnyCall, { dias = CALENDAR_DAYS }: RemindersContract['getCalendar']['query']) =>
      plannedDays(deps, call, dias),

    run: (call: AnyCall & { readonly db: Tx }) => runReminders(deps, call),
  }
}
export type RemindersService = ReturnType<typeof createRemindersService>
