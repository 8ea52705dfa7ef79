import { upper } from '@contract/domain/text'
import { gradeYearLabel, type Grade } from '@contract/domain/grades'
import { groupProblems, groupTaken } from '@contract/groups/groups.rules'
import type { Group, GroupsContract } from '@contract/groups/groups.schemas'
import { pickedIds } from '@contract/students/students.rules'
import { NO_PICKED_PUPIL, EMPTY_CHANGE } from '@contract/domain/messages'
import type { Student } from '@contract/students/students.schemas'
import type { Db } from '../../db/database'
import { requireCycle, requirePupils } from '../../db/lookups'
import type { AnyCall, WriteCall } from '../../http/call'
import { badField, conflict, found } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import type { StudentsService } from '../students/students.service'
import * as queries from './groups.queries'

interface Deps {
  students: Pick<StudentsService, 'listEnrolledIn'>
}

interface Target {
  id: number
  nombre: string
  cycleId: number
  grado: Grade
  gradoNumero: number | null
}

const UNKNOWN = 'No existe este grupo.'

const read = async (db: Db, id: number): Promise<Group> => found(await queries.findGroup(db, id), UNKNOWN)

/** @throws 404 unknown pupils · 409 naming pupils outside the group's cycle and grade, or in another group */
const join = async (call: WriteCall, group: Target, ids: readonly number[], move: boolean): Promise<void> => {
  if (ids.length === 0) return
  const { db: tx } = call
  const pupils = await requirePupils(tx, ids)
  const enrolments = await queries.lockEnrolments(tx, group.cycleId, ids)
  const enrolmentOf = new Map(enrolments.map((each) => [each.student_id, each]))
  const { grado, gradoNumero } = group
  const refuseWho = (
    fits: (enrolment: (typeof enrolments)[number] | undefined) => boolean,
    place: string,
  ) => {
    const names = pupils.filter(({ id }) => !fits(enrolmentOf.get(id))).map(({ nombre }) => nombre)
    if (names.length > 0) throw conflict(`No está inscrito en ${place} de este ciclo: ${names.join(', ')}.`)
  }
  refuseWho((enrolment) => enrolment?.grado === grado, grado)
  if (gradoNumero !== null)
    refuseWho((enrolment) => enrolment?.grado_numero === gradoNumero, gradeYearLabel({ grado, gradoNumero }))
  const elsewhere = pupils.flatMap(({ id, nombre }) => {
    const { group_id, groupName } = enrolmentOf.get(id) ?? {}
    return group_id != null && group_id !== group.id ? [`${nombre} (${groupName})`] : []
  })
  if (elsewhere.length > 0 && !move) throw conflict(`Ya tiene grupo: ${elsewhere.join(', ')}.`)
  await queries.assignGroup(
    tx,
    enrolments.map(({ id }) => id),
    group.id,
  )
  for (const { id, nombre } of pupils)
    call.record(
      'ALUMNO',
      id,
      { nombre, grupo: enrolmentOf.get(id)?.groupName },
      { nombre, grupo: group.nombre },
    )
}

/** The enrolment holds the group, so a pupil is in at most one (decisions/domain/groups). */
export const createGroupsService = ({ students }: Deps) => ({
  listByCycle: async ({ db }: AnyCall, cycleId: number): Promise<Group[]> => {
    await requireCycle(db, cycleId)
    return queries.listGroups(db, cycleId)
  },

  listWithoutGroup: async (call: AnyCall, cycleId: number): Promise<Student[]> => {
    await requireCycle(call.db, cycleId)
    return (await students.listEnrolledIn(call, cycleId)).filter((pupil) => pupil.grupo === null)
  },

  /** @throws 400 blank name · 404 unknown cycle or pupil · 409 the name is taken, or a pupil does not fit */
  create: async (call: WriteCall, body: GroupsContract['create']['body']): Promise<Group> => {
    const { db, now } = call
    assertFields(groupProblems(body))
    const { cicloEscolarId: cycleId, grado, gradoNumero = null } = body
    const cycle = await requireCycle(db, cycleId)
    const nombre = upper(body.nombre)
    const values = { cycle_id: cycleId, grado, grado_numero: gradoNumero, nombre, created_at: now }
    if (await queries.nameIsTaken(db, values)) {
      const message = groupTaken(
        nombre,
        gradoNumero === null ? grado : gradeYearLabel({ grado, gradoNumero }),
        cycle,
      )
      throw conflict(message, { nombre: message })
    }
    const id = await queries.insertGroup(db, values)
    await join(call, { id, nombre, cycleId, grado, gradoNumero }, pickedIds(body.alumnos ?? []), false)
    const group = await read(db, id)
    call.record('GRUPO', id, null, { ...group, ciclo: cycle })
    return group
  },

  /** @throws 400 no pupil · 404 unknown group or pupil · 409 a pupil does not fit, or is in another group and `mover` is not set */
  addStudents: async (call: WriteCall, body: GroupsContract['addStudents']['body']): Promise<Group> => {
    const { db } = call
    if (body.alumnos.length === 0) throw badField('alumnos', NO_PICKED_PUPIL)
    const stored = await read(db, body.idGrupo)
    const { id, nombre, cicloEscolarId: cycleId, grado, gradoNumero = null } = stored
    await join(
      call,
      { id, nombre, cycleId, grado, gradoNumero },
      pickedIds(body.alumnos),
      body.mover ?? false,
    )
    const group = await read(db, id)
    call.record('GRUPO', id, stored, group)
    return group
  },

  makeEmpty: async (
    { db, now, record }: WriteCall,
    cycle: { id: number; name: string },
    groups: readonly { grado: Grade; gradoNumero: number | null; nombre: string }[],
  ): Promise<number[]> => {
    const ids: number[] = []
    for (const { grado, gradoNumero, nombre } of groups) {
      const values = { cycle_id: cycle.id, grado, grado_numero: gradoNumero, nombre, created_at: now }
      const id = await queries.insertGroup(db, values)
      record('GRUPO', id, null, { nombre, grado, gradoNumero, ciclo: cycle.name, alumnos: [] })
      ids.push(id)
    }
    return ids
  },

  ...groupChanges,
})
export type GroupsService = ReturnType<typeof createGroupsService>

const lock = async ({ db }: WriteCall, id: number): Promise<Group> => {
  found(await queries.lockGroup(db, id), UNKNOWN)
  return read(db, id)
}

const groupChanges = {
  removeStudents: async (
    call: WriteCall,
    { idGrupo, alumnos }: GroupsContract['removeStudents']['body'],
  ): Promise<Group> => {
    const { db, record } = call
    if (alumnos.length === 0) throw badField('alumnos', NO_PICKED_PUPIL)
    const stored = await lock(call, idGrupo)
    const ids = pickedIds(alumnos)
    const pupils = await requirePupils(db, ids)
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
    const group = await read(db, idGrupo)
    record('GRUPO', idGrupo, stored, group)
    for (const { id, nombre } of pupils)
      record('ALUMNO', id, { nombre, grupo: stored.nombre }, { nombre, grupo: null })
    return group
  },

  /** @throws 400 nothing to change, blank name, no such year · 404 · 409 the name is taken, or naming pupils of another year */
  update: async (call: WriteCall, id: number, body: GroupsContract['update']['body']): Promise<Group> => {
    const { db, record } = call
    if (body.nombre === undefined && body.gradoNumero === undefined) throw badField('nombre', EMPTY_CHANGE)
    const stored = await lock(call, id)
    const { cicloEscolarId: cycle_id, grado, alumnos } = stored
    const { nombre: named = stored.nombre, gradoNumero = stored.gradoNumero ?? null } = body
    assertFields(groupProblems({ nombre: named, grado, gradoNumero }))
    const nombre = upper(named)
    const place = gradeYearLabel({ grado, gradoNumero })
    const others = gradoNumero === null ? [] : alumnos.filter((pupil) => pupil.gradoNumero !== gradoNumero)
    if (others.length > 0) {
      const message = `No están en ${place}: ${others.map((pupil) => pupil.nombre).join(', ')}.`
      throw conflict(message, { gradoNumero: message })
    }
    if (await queries.nameIsTaken(db, { cycle_id, grado, grado_numero: gradoNumero, nombre }, id)) {
      const cycle = await requireCycle(db, cycle_id)
      const message = groupTaken(nombre, gradoNumero === null ? grado : place, cycle)
      throw conflict(message, { nombre: message })
    }
    await queries.updateGroup(db, id, { nombre, grado_numero: gradoNumero })
    const group = await read(db, id)
    record('GRUPO', id, stored, group)
    return group
  },

  delete: async (call: WriteCall, id: number): Promise<Group> => {
    const stored = await lock(call, id)
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
