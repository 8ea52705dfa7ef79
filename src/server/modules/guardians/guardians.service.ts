import { EMPTY_CHANGE, NO_IMAGE } from '@contract/domain/messages'
import { FILE_KIND_NAMES } from '@contract/domain/files'
import { upper } from '@contract/domain/text'
import {
  GUARDIAN_FILES,
  guardianProblems,
  isGuardianFile,
  MAX_GUARDIANS,
  type GuardianFile,
} from '@contract/guardians/guardians.rules'
import type {
  AllGuardianCopies,
  Guardian,
  GuardianCopies,
  Handover,
} from '@contract/guardians/guardians.schemas'
import { noteHealthSeen } from '../../db/healthViews'
import type { FileStore, PreparedFile } from '../../files/fileStore'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { assertFields } from '../../http/validation'
import { badRequest, conflict, found, HttpProblem, notFound, requireFile } from '../../shared/problem'
import { bringToSiblings, copyAllToSiblings } from './guardianSiblings'
import { trailOf, valuesOf, type GuardianChange, type NewGuardian } from './guardianBody'
import * as queries from './guardians.queries'
import type { FamilyPupil, StoredGuardian } from './guardians.queries'

interface Deps {
  files: FileStore
}

interface Written {
  responsable: Guardian
  hermanos?: GuardianCopies
}

const UNKNOWN = 'No existe este responsable.'
const UNKNOWN_PUPIL = 'No existe este alumno.'
const NO_FILE = 'Elige un archivo.'

const COLUMNS = { foto: 'photo_id', identificacion: 'identification_id' } as const
const NONE: Readonly<Record<GuardianFile, string>> = {
  foto: 'Este responsable no tiene foto.',
  identificacion: 'Este responsable no tiene identificación.',
}

const fileOf = (cual: string): GuardianFile => {
  if (isGuardianFile(cual)) return cual
  throw notFound(`No existe ese archivo de un responsable: puede ser ${GUARDIAN_FILES.join(' o ')}.`)
}

const fileFor = (cual: GuardianFile, files: readonly PreparedFile[]): PreparedFile => {
  const file = requireFile(files, cual === 'foto' ? NO_IMAGE : NO_FILE)
  if (cual === 'identificacion' || file.kind === 'image') return file
  const message = `La foto tiene que ser una imagen. Se aceptan ${FILE_KIND_NAMES.image}.`
  throw new HttpProblem(415, message, { file: message })
}

/** Locks the pupil's family, then reads the adult as the last writer left it. @throws 404 */
const lock = async ({ db }: WriteCall, id: number, siblings = false) => {
  const studentId = found(await queries.findStudentId(db, id), UNKNOWN)
  const family = await queries.lockFamily(db, studentId, siblings)
  const stored = found(await queries.findStored(db, id), UNKNOWN)
  return { stored, family, ...splitFamily(family, studentId) }
}

const splitFamily = (family: readonly FamilyPupil[], studentId: number) => ({
  pupil: found(
    family.find(({ id }) => id === studentId),
    UNKNOWN_PUPIL,
  ),
  siblings: family.filter(({ id }) => id !== studentId),
})

const assertFree = async ({ db }: WriteCall, pupil: FamilyPupil, nombre: string, except = 0) => {
  const same = await queries.findNamed(db, pupil.id, [nombre], except)
  if (!same) return
  const message = `${pupil.nombre} ya tiene a ${same.nombre} (${same.parentesco}). Si es otra persona, agrega a su nombre algo que la distinga.`
  throw conflict(message, { nombre: message })
}

export const createGuardiansService = ({ files }: Deps) => {
  const withPhoto = (row: queries.GuardianRow): Guardian =>
    queries.toGuardian(
      row,
      files.links(queries.photoOf(row)),
      files.links(queries.identificationOf(row)).urlFoto,
    )

  /** Writes a look at notes or identifications to the bitácora. */
  const answerRows = async (call: ReadCall, rows: readonly queries.GuardianRow[]): Promise<Guardian[]> => {
    const sensitive = rows.filter(
      ({ nota, identification_id }) => nota !== null || identification_id !== null,
    )
    await noteHealthSeen(call, [...new Set(sensitive.map(({ student_id }) => student_id))])
    return rows.map(withPhoto)
  }

  const get = async (call: ReadCall, id: number): Promise<Guardian> =>
    (await answerRows(call, [found(await queries.findGuardian(call.db, id), UNKNOWN)]))[0] as Guardian

  const releaseFiles = async (call: WriteCall, { photo_id, identification_id }: StoredGuardian) => {
    for (const id of [photo_id, identification_id])
      if (id !== null) await files.release(call.db, id, call.afterCommit)
  }

  const drop = async (call: WriteCall, stored: StoredGuardian, pupil: Pick<FamilyPupil, 'nombre'>) => {
    await queries.deleteGuardian(call.db, stored.id)
    await releaseFiles(call, stored)
    call.record('RESPONSABLE', stored.id, trailOf(stored, pupil), null)
  }

  const changeFile = async (call: WriteCall, id: number, cual: GuardianFile, file?: PreparedFile) => {
    const { db, actor, record, afterCommit } = call
    const { stored, pupil } = await lock(call, id)
    const old = stored[COLUMNS[cual]]
    if (!file && old === null) throw notFound(NONE[cual])
    const fileId = file ? await files.attach(db, file, actor.id) : null
    await queries.updateGuardian(db, id, { [COLUMNS[cual]]: fileId })
    record('RESPONSABLE', id, trailOf(stored, pupil), { [cual]: fileId })
    if (old !== null) await files.release(db, old, afterCommit)
    return get(call, id)
  }

  return {
    list: async (call: ReadCall, studentId: number): Promise<Guardian[]> => {
      found(await queries.findPupil(call.db, studentId), UNKNOWN_PUPIL)
      return answerRows(call, await queries.listGuardians(call.db, studentId))
    },

    handover: ({ db }: AnyCall, studentId: number): Promise<Handover[]> =>
      queries.listHandover(db, studentId),

    firstCalls: ({ db }: AnyCall, ids?: readonly number[]) => queries.listFirstCalls(db, ids),

    /** @throws 400 with `campos` · 404 unknown pupil · 409 the name is there already, or too many adults */
    create: async (call: WriteCall, studentId: number, body: NewGuardian): Promise<Written> => {
      const { db, actor, record } = call
      assertFields(guardianProblems(body))
      const family = await queries.lockFamily(db, studentId, body.hermanos === true)
      const { pupil, siblings } = splitFamily(family, studentId)
      await assertFree(call, pupil, upper(body.nombre))
      if ((await queries.countGuardians(db, studentId)) >= MAX_GUARDIANS)
        throw conflict(
          `${pupil.nombre} ya tiene ${MAX_GUARDIANS} responsables: elimina uno para agregar otro.`,
        )
      const { nombre = '', parentesco = '', telefono = '', ...values } = valuesOf(body)
      const required = { student_id: studentId, nombre, parentesco, telefono }
      const id = await queries.insertGuardian(db, { ...values, ...required, created_by: actor.id })
      const adult = found(await queries.findStored(db, id), UNKNOWN)
      record('RESPONSABLE', id, null, trailOf(adult, pupil))
      if (!body.hermanos) return { responsable: await get(call, id) }
      const brought = { adult, formerName: adult.nombre, values: {} }
      const hermanos = await bringToSiblings(call, files, siblings, brought)
      return { responsable: await get(call, id), hermanos }
    },

    copyAll: async (call: WriteCall, studentId: number): Promise<AllGuardianCopies> => {
      const { siblings } = splitFamily(await queries.lockFamily(call.db, studentId, true), studentId)
      return copyAllToSiblings(call, files, siblings, await queries.listStored(call.db, studentId))
    },

    /** `hermanos` changes the siblings' adults too. @throws 400 · 404 · 409 another adult of the pupil has the name */
    update: async (call: WriteCall, id: number, { hermanos, ...body }: GuardianChange): Promise<Written> => {
      const { db, record, unchanged } = call
      assertFields(guardianProblems(body))
      const values = valuesOf(body)
      const isEmpty = Object.keys(values).length === 0
      if (isEmpty && !hermanos) throw badRequest(EMPTY_CHANGE)
      const { stored, pupil, siblings } = await lock(call, id, hermanos === true)
      // Judged with the stored values: another page may have changed the other of the two.
      const { puede_recoger, no_entregar, nombre } = { ...stored, ...values }
      assertFields(guardianProblems({ puede_recoger, no_entregar }))
      await assertFree(call, pupil, nombre, id)
      if (isEmpty) unchanged()
      else {
        await queries.updateGuardian(db, id, values)
        record('RESPONSABLE', id, trailOf(stored, pupil), trailOf({ ...stored, ...values }, pupil))
      }
      if (!hermanos) return { responsable: await get(call, id) }
      const adult = found(await queries.findStored(db, id), UNKNOWN)
      const brought = { adult, formerName: stored.nombre, values }
      const copies = await bringToSiblings(call, files, siblings, brought)
      return { responsable: await get(call, id), hermanos: copies }
    },

    delete: async (call: WriteCall, id: number): Promise<Guardian> => {
      const { stored, pupil } = await lock(call, id)
      const gone = await get(call, id)
      await drop(call, stored, pupil)
      return { ...gone, urlFoto: null, urlMiniatura: null, urlIdentificacion: null, tipoIdentificacion: null }
    },

    deleteAllOf: async (call: WriteCall, pupil: { id: number; nombre: string }): Promise<void> => {
      for (const stored of await queries.listStored(call.db, pupil.id)) await drop(call, stored, pupil)
    },

    /** The old content is deleted after the commit. @throws 400 no file · 404 · 415 a photo that is not an image */
    replaceFile: (call: WriteCall, id: number, cual: string): Promise<Guardian> => {
      const which = fileOf(cual)
      return changeFile(call, id, which, fileFor(which, call.files))
    },

    deleteFile: (call: WriteCall, id: number, cual: string): Promise<Guardian> =>
      changeFile(call, id, fileOf(cual)),
  }
}
export type GuardiansService = ReturnType<typeof createGuardiansService>
