import { gradeYearLabel } from '@contract/domain/grades'
import { EMPTY_CHANGE, NO_PICKED_PUPIL } from '@contract/domain/messages'
import { groupName, groupProblems, groupTaken } from '@contract/groups/groups.rules'
import type { Group, GroupsContract } from '@contract/groups/groups.schemas'
import { pickedIds } from '@contract/students/students.rules'
import { findCycleName, findPupilNames } from '../../db/lookups'
import type { WriteCall } from '../../http/contractRoute'
import { badField, conflict, found, notFound } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import * as queries from './groups.queries'

const UNKNOWN = 'No existe este grupo.'

/** Locks a group until the transaction ends and returns it. @throws 404 */
const hold = async ({ db }: WriteCall, id: number): Promise<Group> => {
  found((await queries.lockGroup(db, id)) || null, UNKNOWN)
  return found(await queries.findGroup(db, id), UNKNOWN)
}

/** Removing pupils from a group, changing and deleting it (decisions/domain/groups#undone). */
export const groupChanges = {
  /** @throws 400 no pupil · 404 unknown group or pupil · 409 naming pupils outside the group */
  removeStudents: async (
    call: WriteCall,
    { idGrupo, alumnos }: GroupsContract['removeStudents']['body'],
  ): Promise<Group> => {
    const { db, record } = call
    if (alumnos.length === 0) throw badField('alumnos', NO_PICKED_PUPIL)
    const stored = await hold(call, idGrupo)
    const ids = pickedIds(alumnos)
    const pupils = await findPupilNames(db, ids)
    const missing = ids.filter((id) => !pupils.some((pupil) => pupil.id === id))
    if (missing.length > 0) throw notFound(`No existe el alumno ${missing.join(', ')}.`)
    const enrolments = (await queries.lockEnrolments(db, stored.cicloEscolarId, ids)).filter(
      ({ group_id }) => group_id === idGrupo,
    )
    const outside = pupils.filter(({ id }) => !enrolments.some(({ student_id }) => student_id === id))
    if (outside.length > 0)
      throw conflict(`No está en este grupo: ${outside.map(({ nombre }) => nombre).join(', ')}.`)
    await queries.assignGroup(
      db,
      enrolments.map(({ id }) => id),
      null,
    )
    const group = found(await queries.findGroup(db, idGrupo), UNKNOWN)
    record('GRUPO', idGrupo, stored, group)
    for (const { id, nombre } of pupils)
      record('ALUMNO', id, { nombre, grupo: stored.nombre }, { nombre, grupo: null })
    return group
  },

  /**
   * Changes the name, or the year within its level, null for any.
   * @throws 400 nothing to change, blank name, no such year · 404 · 409 the name is taken, or naming pupils of another year
   */
  update: async (call: WriteCall, id: number, body: GroupsContract['update']['body']): Promise<Group> => {
    const { db, record } = call
    if (body.nombre === undefined && body.gradoNumero === undefined) throw badField('nombre', EMPTY_CHANGE)
    const stored = await hold(call, id)
    const { cicloEscolarId: cycle_id, grado, alumnos } = stored
    const { nombre: named = stored.nombre, gradoNumero = stored.gradoNumero ?? null } = body
    assertFields(groupProblems({ nombre: named, grado, gradoNumero }))
    const nombre = groupName(named)
    const place = gradeYearLabel({ grado, gradoNumero })
    const others = gradoNumero === null ? [] : alumnos.filter((pupil) => pupil.gradoNumero !== gradoNumero)
    if (others.length > 0) {
      const message = `No están en ${place}: ${others.map((pupil) => pupil.nombre).join(', ')}.`
      throw conflict(message, { gradoNumero: message })
    }
    if (await queries.nameIsTaken(db, { cycle_id, grado, grado_numero: gradoNumero, nombre }, id)) {
      const cycle = (await findCycleName(db, cycle_id)) ?? ''
      const message = groupTaken(nombre, gradoNumero === null ? grado : place, cycle)
      throw conflict(message, { nombre: message })
    }
    await queries.updateGroup(db, id, { nombre, grado_numero: gradoNumero })
    const group = found(await queries.findGroup(db, id), UNKNOWN)
    record('GRUPO', id, stored, group)
    return group
  },

  /** @throws 404 · 409 it has pupils */
  delete: async (call: WriteCall, id: number): Promise<Group> => {
    const stored = await hold(call, id)
    const count = stored.alumnos.length
    if (count > 0)
      throw conflict(
        `En el grupo ${count === 1 ? 'está 1 alumno' : `están ${count} alumnos`}: quítalos primero.`,
      )
    await queries.deleteGroup(call.db, id)
    call.record('GRUPO', id, stored, null)
    return stored
  },
}
