import { hasPermission } from '@contract/domain/permissions'
import type { ByIds } from '@contract/http/schemas'
import type { LastPlace, Student, StudentsContract } from '@contract/students/students.schemas'
import { asksForPart, namedIds, type Listed } from '../../db/pages'
import type { AnyCall, ReadCall } from '../../http/call'
import { requireCycle } from '../../db/lookups'
import type { CyclesService } from '../cycles/cycles.service'
import type { GuardiansService } from '../guardians/guardians.service'
import { everyPupil } from './everyPupil.queries'
import { countPupils, findPart } from './studentParts.queries'
import * as queries from './students.queries'
import { findLastYears, notEnrolledIn, toEnrol } from './toEnrol.queries'

interface Deps {
  toStudent: (row: queries.StudentRow) => Student
  cycles: Pick<CyclesService, 'currentId'>
  guardians: Pick<GuardiansService, 'firstCalls'>
}

type AllAsked = NonNullable<StudentsContract['listAll']['query']>
type ToEnrolAsked = NonNullable<StudentsContract['listToEnrol']['query']>

export const createStudentLists = ({ toStudent, cycles, guardians }: Deps) => {
  const currentScope = async (call: AnyCall) => ({ cycleId: await cycles.currentId(call), today: call.today })

  /** Adds the adult to call first, only for users who may read pupils: a cashier's list holds no telephones. */
  const withCalls = async (call: ReadCall, rows: Student[], ids?: readonly number[]): Promise<Student[]> => {
    if (!hasPermission(call.actor.permissions, 'ALUMNOS', 'READ')) return rows
    const calls = await guardians.firstCalls(call, ids)
    return rows.map((row) => ({ ...row, llamar: calls.get(row.id) ?? null }))
  }

  const exportedList =
    (filter: queries.StudentFilter) =>
    async (call: ReadCall, asked: ByIds): Promise<Student[]> => {
      const ids = namedIds(asked)
      const rows = await queries.listStudents(call.db, filter, await currentScope(call), ids)
      return withCalls(call, rows.map(toStudent), ids)
    }

  const cycleToEnrolIn = async (call: AnyCall, ciclo: number | undefined): Promise<number | null> => {
    if (ciclo === undefined) return cycles.currentId(call)
    await requireCycle(call.db, ciclo)
    return ciclo
  }

  return {
    listWithoutParent: exportedList('withoutParent'),
    /** With last place and the grade an import expects. Without a cycle all pupils. @throws 404 unknown cycle */
    listToEnrol: async (
      call: AnyCall,
      { ciclo, maximo, sin_total = false, ...part }: ToEnrolAsked,
    ): Promise<Listed<Student> & { lugares?: LastPlace[] }> => {
      const { db } = call
      const cycleId = await cycleToEnrolIn(call, ciclo)
      const withPlaces = async (rows: queries.StudentRow[], ids?: readonly number[]): Promise<Student[]> => {
        const last = await queries.findLastPlaces(db, cycleId, ids)
        return rows.map((row) => ({
          ...toStudent(row),
          ultimo: last.get(row.id) ?? null,
          grado_previsto: queries.expectedGradeOf(row),
        }))
      }
      if (asksForPart(part)) {
        const { ids, total } = await findPart(db, part, toEnrol(cycleId, part), !sin_total)
        const rows = await withPlaces(await queries.findStudents(db, ids, { cycleId }), ids)
        return { rows, ...(total === undefined ? {} : { total }) }
      }
      if (maximo !== undefined) {
        const total = await countPupils(db, notEnrolledIn(cycleId))
        if (total > maximo) return { rows: [], total, lugares: await findLastYears(db, cycleId) }
      }
      return { rows: await withPlaces(await queries.listStudents(db, 'notEnrolled', { cycleId })) }
    },
    listEnrolled: exportedList('enrolled'),
    listAll: async (call: ReadCall, { maximo, ids: named, ...part }: AllAsked): Promise<Listed<Student>> => {
      if (asksForPart(part)) {
        const seen = await currentScope(call)
        const { ids, total } = await findPart(call.db, part, everyPupil(seen.cycleId, part))
        const rows = (await queries.findStudents(call.db, ids, seen)).map(toStudent)
        return { rows: await withCalls(call, rows, ids), ...(total === undefined ? {} : { total }) }
      }
      if (maximo !== undefined && named === undefined) {
        const total = await countPupils(call.db, { conditions: [] })
        if (total > maximo) return { rows: [], total }
      }
      return { rows: await exportedList('all')(call, { ids: named }) }
    },
    listEnrolledIn: async ({ db }: AnyCall, cycleId: number): Promise<Student[]> =>
      (await queries.listStudents(db, 'enrolled', { cycleId })).map(toStudent),
  }
}
