import {
  askedOf,
  CORRECTED_FIELDS,
  correctionProblems,
  decidedConflict,
  hiddenButEnd,
  MAX_OPEN_CORRECTIONS,
  rejectionProblem,
  TOO_MANY_OPEN,
  type CorrectedField,
  type CorrectionForm,
  type CorrectionState,
} from '@contract/corrections/corrections.rules'
import type { Correction } from '@contract/corrections/corrections.schemas'
import { todayIn, type IsoDate } from '@contract/domain/dates'
import { lockParent } from '../../db/locks'
import { announce, CHANNELS } from '../../db/announce'
import { runWrite } from '../../db/unitOfWork'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { assertForm } from '../../http/validation'
import { assertField, conflict, found } from '../../shared/problem'
import type { ParentsService } from '../parents/parents.service'
import * as queries from './corrections.queries'

interface Deps {
  parents: Pick<ParentsService, 'update'>
}

const UNKNOWN = 'No existe esta corrección.'

/** A family's own data as its page shows it, all but the last characters hidden. `en_revision`: undecided requests. */
export interface OwnData {
  readonly actuales: Readonly<Record<CorrectedField, string | null>>
  readonly en_revision: readonly { readonly campos: CorrectedField[]; readonly fecha: IsoDate }[]
}

const sentChanges = { tags: ['Correction'] }

export const createCorrectionsService = ({ parents }: Deps) => {
  /** @throws 404 · 409 it was decided */
  const lockOpen = async (call: WriteCall, id: number) => {
    const row = found(await queries.lockCorrection(call.db, id), UNKNOWN)
    if (row.estado !== 'PROPUESTA') throw conflict(decidedConflict(row.estado))
    return row
  }

  const decide = async (
    call: WriteCall,
    id: number,
    estado: 'ACEPTADA' | 'RECHAZADA',
    motivo: string | null,
  ): Promise<Correction> => {
    const { db, actor, now } = call
    await queries.decide(db, id, { estado, motivo, decided_by: actor.id, decided_at: now })
    const correction = found(await queries.findCorrection(db, id), UNKNOWN)
    const padre = correction.padre.nombre
    call.record('CORRECCION', id, { padre, estado: 'PROPUESTA' }, { padre, estado, motivo })
    return correction
  }

  return {
    list: ({ db }: ReadCall, estado: CorrectionState | undefined): Promise<Correction[]> =>
      queries.listCorrections(db, estado),

    countOpen: ({ db }: AnyCall): Promise<number> => queries.countOpen(db),

    /** Changes the parent as if this user had, by the rules of its form. @throws 400 as `parents.update` · 404 · 409 it was decided */
    accept: async (call: WriteCall, id: number): Promise<Correction> => {
      const { parent_id, ...row } = await lockOpen(call, id)
      const { telefono, correo, direccion } = row
      const changes = askedOf({
        telefono: telefono ?? undefined,
        correo: correo ?? undefined,
        direccion: direccion ?? undefined,
      })
      await parents.update(call, parent_id, changes)
      return decide(call, id, 'ACEPTADA', null)
    },

    /** @throws 400 without a reason · 404 · 409 it was decided */
    reject: async (call: WriteCall, id: number, motivo: string): Promise<Correction> => {
      assertField('motivo', rejectionProblem(motivo))
      await lockOpen(call, id)
      return decide(call, id, 'RECHAZADA', motivo.trim())
    },

    own: async ({ db, timeZone }: AnyCall, parentId: number): Promise<OwnData> => {
      const now = found(await queries.findParent(db, parentId), UNKNOWN)
      const open = await queries.listOpenOf(db, parentId)
      return {
        actuales: {
          telefono: hiddenButEnd(now.telefono),
          correo: hiddenButEnd(now.correo),
          direccion: hiddenButEnd(now.direccion),
        },
        en_revision: open.map((row) => ({
          campos: CORRECTED_FIELDS.filter((campo) => row[campo] !== null),
          fecha: todayIn(timeZone, row.sent_at),
        })),
      }
    },

    /** Sent from the family's page; changes nothing until a user accepts it. The same request twice is kept once. @throws 400 · 409 too many wait */
    propose: async ({ db, now }: AnyCall, parentId: number, form: CorrectionForm): Promise<void> => {
      assertForm(correctionProblems(form))
      const changes = askedOf(form)
      await runWrite(db, { userId: 0, key: undefined, hash: Buffer.alloc(0), now }, async (tx) => {
        found(await lockParent(tx, parentId), UNKNOWN)
        const open = await queries.listOpenOf(tx, parentId)
        const isSame = open.some((row) =>
          CORRECTED_FIELDS.every((campo) => row[campo] === (changes[campo] ?? null)),
        )
        if (isSame) return
        if (open.length >= MAX_OPEN_CORRECTIONS) throw conflict(TOO_MANY_OPEN)
        await queries.insertCorrection(tx, parentId, changes, now)
        await announce(tx, CHANNELS.changes, JSON.stringify(sentChanges))
      })
    },
  }
}
export type CorrectionsService = ReturnType<typeof createCorrectionsService>
