import {
  MAX_SLIPS_A_DAY,
  MAX_SLIP_BYTES,
  MAX_OPEN_SLIPS,
  slipProblems,
  TOO_LARGE,
  TOO_MANY_OPEN,
  TOO_MANY_TODAY,
  type SlipForm,
} from '@contract/depositSlips/depositSlips.rules'
import type { DepositSlip } from '@contract/depositSlips/depositSlips.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { familyOfKey, type FamilyKey } from '@contract/domain/family'
import { centavosOf, parsePesos, type Centavos } from '@contract/domain/money'
import { lockParent } from '../../db/locks'
import { announceChanges } from '../../db/announce'
import type { Db, Tx } from '../../db/database'
import { runWrite } from '../../db/unitOfWork'
import type { FileStore, PreparedFile } from '../../files/fileStore'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { assertForm } from '../../http/validation'
import { badField, conflict, found, HttpProblem, notFound } from '../../shared/problem'
import * as queries from './depositSlips.queries'

interface Deps {
  files: Pick<FileStore, 'attach' | 'links' | 'release'>
}

const UNKNOWN = 'No existe esta ficha.'
const ENDED = 'Esta ficha ya se revisó.'
const NO_FILE = 'Elige la foto o el PDF de tu depósito.'
const tooMany = (message: string): HttpProblem => new HttpProblem(429, message)

const PUBLIC_WRITE = { userId: 0, key: undefined, hash: Buffer.alloc(0) } as const

/** Hints for a person: nothing here touches the ledger (decisions/domain/depositSlips). */
export const createDepositSlipsService = ({ files }: Deps) => {
  /** @throws 429 after three in a day, or while ten wait */
  const assertRoom = async (
    { db, today }: Pick<AnyCall, 'db' | 'today'>,
    parentId: number,
  ): Promise<void> => {
    const { hoy, abiertas } = await queries.countOf(db, parentId, today)
    if (hoy >= MAX_SLIPS_A_DAY) throw tooMany(TOO_MANY_TODAY)
    if (abiertas >= MAX_OPEN_SLIPS) throw tooMany(TOO_MANY_OPEN)
  }

  /** In the caller's transaction. @param form already checked by `slipProblems` */
  const keep = async (
    { db, today, now }: Pick<AnyCall, 'today' | 'now'> & { db: Tx },
    parentId: number,
    form: SlipForm,
    file: PreparedFile,
  ): Promise<void> => {
    await queries.insertSlip(db, {
      parent_id: parentId,
      file_id: await files.attach(db, file, null),
      fecha: form.fecha as IsoDate,
      monto_centavos: centavosOf(parsePesos(form.monto as string) as number),
      sent_on: today,
      sent_at: now,
    })
  }

  const end = async (call: WriteCall, id: number, depositId: number | null): Promise<DepositSlip> => {
    const { db, actor, now } = call
    await queries.endSlip(db, id, { depositId, userId: actor.id, now })
    const slip = found(await queries.findSlip(db, files, id), UNKNOWN)
    const { nombre } = slip.padre
    const after = { padre: nombre, monto: slip.monto, fecha: slip.fecha, movimiento: depositId }
    call.record('FICHA', id, { padre: nombre, movimiento: null }, after, { accion: 'UPDATE' })
    return slip
  }

  return {
    list: ({ db }: ReadCall, parentId: number | undefined): Promise<DepositSlip[]> =>
      queries.listOpen(db, files, parentId),

    /** @throws 404 · 409 it ended */
    close: async (call: WriteCall, id: number, depositId: number | null): Promise<DepositSlip> => {
      const row = found(await queries.lockSlip(call.db, id), UNKNOWN)
      if (row.ended_at) throw conflict(ENDED)
      if (depositId !== null && !(await queries.depositExists(call.db, depositId)))
        throw notFound('No existe este movimiento del banco.')
      return end(call, id, depositId)
    },

    /** After a deposit was confirmed as this family's: ends the slip of the same amount. */
    endWith: async (
      call: WriteCall,
      family: FamilyKey,
      deposit: { id: number; centavos: Centavos; fecha: IsoDate },
    ): Promise<void> => {
      const { padreId } = familyOfKey(family)
      const id = padreId === undefined ? undefined : await queries.findFor(call.db, padreId, deposit)
      if (id !== undefined) await end(call, id, deposit.id)
    },

    keep,

    /** Called before the file is read, as preparing a picture costs a core. */
    assertRoom,

    /** From the family's page. @throws 400 · 413 · 429 */
    send: async (
      call: AnyCall,
      parentId: number,
      form: SlipForm,
      file: PreparedFile | undefined,
    ): Promise<void> => {
      const { db, today, now } = call
      assertForm(slipProblems(form, today))
      if (!file) throw badField('file', NO_FILE)
      if (file.bytes > MAX_SLIP_BYTES) throw new HttpProblem(413, TOO_LARGE, { file: TOO_LARGE })
      await runWrite(db, { ...PUBLIC_WRITE, now }, async (tx) => {
        found(await lockParent(tx, parentId), UNKNOWN)
        await assertRoom({ db: tx, today }, parentId)
        await keep({ db: tx, today, now }, parentId, form, file)
        await announceChanges(tx, 'DepositSlip')
      })
    },

    openOf: async ({ db, today }: AnyCall, parentId: number): Promise<number> =>
      (await queries.countOf(db, parentId, today)).abiertas,
  }
}
export type DepositSlipsService = ReturnType<typeof createDepositSlipsService>

export const deleteOldSlips = (
  db: Db,
  files: Pick<FileStore, 'release'>,
  now: Date,
  before: Date,
): Promise<void> =>
  runWrite(db, { ...PUBLIC_WRITE, now }, async (tx, later) => {
    for (const id of await queries.deleteOld(tx, before)) await files.release(tx, id, later)
  })
