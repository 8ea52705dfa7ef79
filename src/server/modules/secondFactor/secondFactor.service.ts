import type { Factor, SecondFactorContract } from '@contract/secondFactor/secondFactor.schemas'
import {
  CODE_NEEDED,
  isStepCode,
  PREPARED_MS,
  STEP_CODE_NEEDED,
} from '@contract/secondFactor/secondFactor.rules'
import type { Db } from '../../db/database'
import type { PublicCall, ReadCall, WriteCall } from '../../http/call'
import type { Sealer } from '../../security/sealer'
import { badField, conflict, found, HttpProblem, lacking } from '../../shared/problem'
import type { Authority } from '../roles/authority'
import type { SignInsService } from '../signIns/signIns.service'
import { newRecoveryCodes, newSecret, secretUri } from './codes'
import type { Proof } from './proof'
import * as queries from './secondFactor.queries'

type Body<K extends keyof SecondFactorContract> = SecondFactorContract[K]['body']

interface Deps {
  sealer: Sealer
  proof: Proof
  authority: Authority
  signIns: Pick<SignInsService, 'forgetBrowsers' | 'proveNow'>
  schoolName: () => Promise<string>
}

const NONE = 'No tienes un segundo factor.'
const ACTIVE = 'Ya tienes un segundo factor: quítalo antes de configurar otro.'
const STALE = 'Pasaron más de diez minutos: empieza de nuevo.'

const toFactor = (row: queries.FactorRow): Factor => ({
  activo: row.isActive,
  desde: row.isActive ? (row.active_since as Date).toISOString() : null,
  codigos_restantes: row.isActive ? Number(row.codesLeft) : 0,
  exigido: row.required ?? false,
  perdido: row.lost_at !== null,
})

/** decisions/domain/session#second-factor */
export const createSecondFactorService = ({ sealer, proof, authority, signIns, schoolName }: Deps) => {
  const active = async (call: ReadCall): Promise<queries.FactorRow> => {
    const factor = await proof.factorOf(call)
    if (!factor.isActive) throw conflict(NONE)
    return factor
  }

  const writeCodes = async ({ db, actor }: WriteCall): Promise<string[]> => {
    const codes = newRecoveryCodes()
    await queries.replaceRecoveryCodes(
      db,
      actor.id,
      codes.map((code) => sealer.mark(code.replace('-', ''))),
    )
    return codes
  }

  const passwordAndCode = async (
    call: ReadCall,
    body: { password: string; codigo: string },
  ): Promise<void> => {
    const factor = await active(call)
    await proof.assertPassword(call, factor, body.password)
    await proof.assertCode(call, factor, body.codigo)
  }

  return {
    get: async (call: ReadCall): Promise<Factor> => toFactor(await proof.factorOf(call)),

    /** @throws 400 the password is wrong · 409 there is one · 429 */
    mayPrepare: async (call: ReadCall, body: Body<'prepare'>): Promise<void> => {
      const factor = await proof.factorOf(call)
      if (factor.isActive) throw conflict(ACTIVE)
      await proof.assertPassword(call, factor, body.password)
    },

    /** Makes a secret that waits ten minutes for its first code, replacing one that waits. */
    prepare: async (call: WriteCall) => {
      const { db, actor, now } = call
      const secreto = newSecret()
      if (!(await queries.prepareFactor(db, actor.id, sealer.seal(secreto), now))) throw conflict(ACTIVE)
      call.unchanged()
      return { uri: secretUri(secreto, await schoolName(), actor.name), secreto }
    },

    /** @returns ten recovery codes, shown this once @throws 409 on already, or another tab prepared a new secret since `mayConfirm` */
    confirm: async (call: WriteCall): Promise<string[]> => {
      const { db, actor, now } = call
      if (!(await queries.activateFactor(db, actor.id, now))) throw conflict(ACTIVE)
      const codes = await writeCodes(call)
      await signIns.forgetBrowsers(call, actor.id)
      await signIns.proveNow(call)
      call.record('ACCESO', actor.id, null, { name: actor.name, hecho: 'Configuró su segundo factor' })
      return codes
    },

    /** Checks the first code before the transaction, so that a wrong guess stays counted. @throws 400 wrong code, or prepared over ten minutes ago · 409 nothing prepared, or on already · 429 */
    mayConfirm: async (call: ReadCall, { codigo }: Body<'confirm'>): Promise<void> => {
      const factor = await proof.factorOf(call)
      if (factor.isActive) throw conflict(ACTIVE)
      if (factor.secret === null || factor.lost_at !== null)
        throw conflict('Primero prepara tu segundo factor.')
      if (call.now.getTime() - (factor.prepared_at as Date).getTime() > PREPARED_MS)
        throw badField('codigo', STALE)
      // Refused without being used up: a recovery code proves nothing about the new secret.
      if (codigo.trim() !== '' && !isStepCode(codigo)) throw badField('codigo', STEP_CODE_NEEDED)
      await proof.assertCode(call, factor, codigo)
    },

    mayRenewCodes: passwordAndCode,

    renewCodes: async (call: WriteCall): Promise<string[]> => {
      const codes = await writeCodes(call)
      call.record('ACCESO', call.actor.id, null, {
        name: call.actor.name,
        hecho: 'Hizo nuevos códigos de recuperación',
      })
      return codes
    },

    mayRemove: passwordAndCode,

    delete: async (call: WriteCall): Promise<Factor> => {
      const { db, actor } = call
      await queries.removeFactor(db, actor.id)
      await signIns.forgetBrowsers(call, actor.id)
      call.record('ACCESO', actor.id, null, { name: actor.name, hecho: 'Quitó su segundo factor' })
      return toFactor(await proof.factorOf(call))
    },

    /** @throws 403 the user has a permission that the actor lacks · 404 · 409 the user has none */
    reset: async (call: WriteCall, userId: number): Promise<void> => {
      // Else a remembered browser and the password would be enough to remove it.
      if (userId === call.actor.id) throw conflict('El tuyo se quita en «Mi cuenta», con un código.')
      await authority.openOver(call, userId)
      const factor = found(await queries.findFactor(call.db, userId), 'No existe este usuario.')
      if (!(await queries.removeFactor(call.db, userId)))
        throw conflict(`${factor.name} no tiene un segundo factor.`)
      await signIns.forgetBrowsers(call, userId)
      call.record('ACCESO', userId, null, { name: factor.name, hecho: 'Le quitaron el segundo factor' })
    },

    /** Asks for the code, unless there is no factor or the browser is remembered. @throws 401 CODIGO, CODIGO_INVALIDO · 429 */
    assertSignIn: async (
      call: PublicCall,
      { userId, codigo, isRemembered }: { userId: number; codigo: string | undefined; isRemembered: boolean },
    ): Promise<boolean> => {
      const factor = await queries.findFactor(call.db, userId)
      if (!factor?.isActive || isRemembered) return false
      if (codigo === undefined || codigo.trim() === '') throw lacking('CODIGO', CODE_NEEDED)
      const problem = await proof.tryCode(call, userId, factor.secret as Buffer, codigo)
      if (problem) throw new HttpProblem(401, problem, { codigo: problem }, {}, 'CODIGO_INVALIDO')
      return true
    },
  }
}
export type SecondFactorService = ReturnType<typeof createSecondFactorService>

/** At the start: marks factors lost whose key is gone, as after a restore elsewhere, and found again once it is back. @returns how many of each */
export const matchKey = async (
  db: Db,
  sealer: Sealer,
  now: Date,
): Promise<{ lost: number; back: number }> => {
  const changed: Record<'lost' | 'back', number[]> = { lost: [], back: [] }
  for (const { user_id, secret, lost_at } of await queries.listSealed(db)) {
    const isReadable = sealer.open(secret) !== null
    if (isReadable === (lost_at !== null)) changed[isReadable ? 'back' : 'lost'].push(user_id)
  }
  const { lost, back } = changed
  if (lost.length > 0) await queries.markLost(db, lost, now)
  if (back.length > 0) await queries.markLost(db, back, null)
  return { lost: lost.length, back: back.length }
}
