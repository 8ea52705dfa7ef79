import { MAX_GUARDIANS } from '@contract/guardians/guardians.rules'
import type { AllGuardianCopies, GuardianCopies } from '@contract/guardians/guardians.schemas'
import type { FileStore } from '../../files/fileStore'
import type { WriteCall } from '../../http/call'
import { trailOf, type GuardianValues } from './guardianBody'
import * as queries from './guardians.queries'
import type { FamilyPupil, StoredGuardian } from './guardians.queries'

type Files = Pick<FileStore, 'copy'>
type Left = GuardianCopies['omitidos'][number]['motivo']

const copyTo = async (call: WriteCall, files: Files, adult: StoredGuardian, sibling: FamilyPupil) => {
  const { db, actor, record } = call
  const copyOf = async (fileId: number | null) => fileId && (await files.copy(db, fileId, actor.id))
  const { id: _id, created_at: _at, ...values } = adult
  const id = await queries.insertGuardian(db, {
    ...values,
    student_id: sibling.id,
    photo_id: await copyOf(adult.photo_id),
    identification_id: await copyOf(adult.identification_id),
    created_by: actor.id,
  })
  const made = (await queries.findStored(db, id)) as StoredGuardian
  record('RESPONSABLE', id, null, trailOf(made, sibling))
}

/** Siblings who have an adult of that name get none. Where there is room for some only, the first ones are copied. */
export const copyAllToSiblings = async (
  call: WriteCall,
  files: Files,
  siblings: readonly FamilyPupil[],
  adults: readonly StoredGuardian[],
): Promise<AllGuardianCopies> => {
  const result: AllGuardianCopies = { copiados: [], ya_estaban: [], sin_lugar: [] }
  for (const alumno of siblings)
    for (const adult of adults) {
      const copy = { alumno, responsable: adult.nombre }
      if (await queries.findNamed(call.db, alumno.id, [adult.nombre])) result.ya_estaban.push(copy)
      else if ((await queries.countGuardians(call.db, alumno.id)) >= MAX_GUARDIANS)
        result.sin_lugar.push(copy)
      else {
        await copyTo(call, files, adult, alumno)
        result.copiados.push(copy)
      }
    }
  if (result.copiados.length === 0) call.unchanged()
  return result
}

const reasonToLeave = async (
  call: WriteCall,
  own: StoredGuardian,
  values: GuardianValues,
): Promise<Left | null> => {
  const { puede_recoger = own.puede_recoger, no_entregar = own.no_entregar, nombre } = { ...values }
  if (puede_recoger && no_entregar)
    return own.no_entregar ? 'Ahí está marcado que no se le entrega.' : 'Ahí está marcado que puede recoger.'
  const other = nombre && (await queries.findNamed(call.db, own.student_id, [nombre], own.id))
  return other ? `Ya tiene a ${other.nombre}.` : null
}

interface Brought {
  adult: StoredGuardian
  formerName: string
  values: GuardianValues
}

/** A sibling's own row takes only the fields sent now: a decision about one child never overwrites another's unseen (decisions/0075). */
export const bringToSiblings = async (
  call: WriteCall,
  files: Files,
  siblings: readonly FamilyPupil[],
  { adult, formerName, values }: Brought,
): Promise<GuardianCopies> => {
  const { db, record } = call
  const result: GuardianCopies = { copiados: [], cambiados: [], omitidos: [] }
  const leave = (alumno: FamilyPupil, motivo: Left) => void result.omitidos.push({ alumno, motivo })
  for (const sibling of siblings) {
    const own = await queries.findNamed(db, sibling.id, [formerName, adult.nombre])
    if (!own && (await queries.countGuardians(db, sibling.id)) >= MAX_GUARDIANS)
      leave(sibling, `Ya tiene ${MAX_GUARDIANS} responsables.`)
    else if (!own) {
      await copyTo(call, files, adult, sibling)
      result.copiados.push(sibling)
    } else if (Object.keys(values).length === 0) leave(sibling, `Ya tiene a ${own.nombre}.`)
    else {
      const reason = await reasonToLeave(call, own, values)
      if (reason) leave(sibling, reason)
      else {
        await queries.updateGuardian(db, own.id, values)
        record('RESPONSABLE', own.id, trailOf(own, sibling), trailOf({ ...own, ...values }, sibling))
        result.cambiados.push(sibling)
      }
    }
  }
  return result
}
