import { isGrade, type Grade } from '@contract/domain/grades'
import { monthKey, scholarshipProblems } from '@contract/scholarships/scholarships.rules'
import type { Scholarship, ScholarshipsContract } from '@contract/scholarships/scholarships.schemas'
import { pickedIds } from '@contract/students/students.rules'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import type { Student } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import { findCycleName, findPupilNames } from '../../db/lookups'
import type { AnyCall, WriteCall } from '../../http/contractRoute'
import { badField, conflict, found, notFound } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import type { CyclesService } from '../cycles/cycles.service'
import type { StudentsService } from '../students/students.service'
import { endBecas, holdScholarship, scholarshipChanges } from './scholarship.changes'
import * as queries from './scholarships.queries'
import {
  changeTerms,
  findEnrolmentsOf,
  giveTerms,
  priceOpenMonths,
  startTerms,
} from './scholarshipTerms.queries'

interface Deps {
  cycles: Pick<CyclesService, 'currentId'>
  students: Pick<StudentsService, 'listEnrolledIn'>
}

const UNKNOWN = 'No existe esta beca.'
const UNKNOWN_CYCLE = 'No existe este ciclo escolar.'

const read = async (db: Db, id: number): Promise<Scholarship> =>
  found(await queries.findScholarship(db, id), UNKNOWN)

const requireCycle = async (db: Db, id: number): Promise<string> =>
  found(await findCycleName(db, id), UNKNOWN_CYCLE)

const refuse = (names: readonly string[], one: string, many: string): void => {
  if (names.length === 0) return
  const message = `${names.join(', ')} ${names.length === 1 ? one : many}.`
  throw conflict(message, { alumnos: message })
}

/**
 * Enrolments of the pupils, who must be enrolled in the beca's cycle and grade and have no beca.
 * @throws 404 unknown pupils · 409 naming the pupils not allowed to have it
 */
const takeEligible = async (
  tx: Tx,
  beca: { cycleId: number; cycleName: string; grado: Grade },
  studentIds: readonly number[],
) => {
  const pupils = await findPupilNames(tx, studentIds)
  const missing = studentIds.filter((id) => !pupils.some((pupil) => pupil.id === id))
  if (missing.length > 0) throw notFound(`No existe el alumno ${missing.join(', ')}.`)
  const enrolments = await queries.lockEnrolments(tx, beca.cycleId, studentIds)
  const enrolmentOf = new Map(enrolments.map((each) => [each.student_id, each]))
  const namesWhere = (test: (enrolment: (typeof enrolments)[number] | undefined) => boolean): string[] =>
    pupils.filter(({ id }) => test(enrolmentOf.get(id))).map(({ nombre }) => nombre)
  const place = `en ${beca.grado} del ciclo escolar ${beca.cycleName}`
  refuse(
    namesWhere((enrolment) => enrolment?.grado !== beca.grado),
    `no está inscrito ${place}`,
    `no están inscritos ${place}`,
  )
  refuse(
    namesWhere((enrolment) => enrolment?.scholarship_id !== null),
    'ya tiene una beca en este ciclo',
    'ya tienen una beca en este ciclo',
  )
  return { enrolmentIds: enrolments.map(({ id }) => id), pupils }
}

/** The bitácora's rows: the beca, and its new pupils. */
const keepTrail = (
  { record }: WriteCall,
  stored: Scholarship | null,
  beca: Scholarship,
  ciclo: string,
  pupils: readonly { id: number; nombre: string }[],
): void => {
  const kept = (of: Scholarship) => ({ ...of, ciclo, alumnos: of.becasAlumnos.map(({ alumno }) => alumno) })
  record('BECA', beca.id, stored && kept(stored), kept(beca))
  for (const { id, nombre } of pupils)
    record('ALUMNO', id, { nombre, beca: null }, { nombre, beca: `${beca.nombre} ${beca.porcentaje} %` })
}

/**
 * Becas (decisions/domain/scholarships): on tuition only, one per pupil and cycle. They lower unpaid months and never touch paid
 * ones.
 */
export const createScholarshipsService = ({ cycles, students }: Deps) => {
  /** @throws 409 when the cycle is over */
  const assertNotOver = async ({ db, today }: AnyCall, cycleId: number, name: string): Promise<void> => {
    const end = found(await queries.findCycleEnd(db, cycleId), UNKNOWN_CYCLE)
    if (end < today) throw conflict(`El ciclo escolar ${name} ya terminó.`)
  }

  return {
    /** @throws 404 */
    get: ({ db }: AnyCall, id: number): Promise<Scholarship> => read(db, id),

    /** @throws 404 no such cycle */
    listByCycle: async ({ db }: AnyCall, cycleId: number): Promise<Scholarship[]> => {
      await requireCycle(db, cycleId)
      return queries.listScholarships(db, cycleId)
    },

    /**
     * Pupils of a grade without a beca, in the given or the current cycle; empty without a current cycle.
     * @throws 400 no such grade · 404 unknown cycle
     */
    listEligible: async (call: AnyCall, grado: string, ciclo?: number): Promise<Student[]> => {
      if (!isGrade(grado)) throw badField('grado', 'El grado debe ser PREESCOLAR o PRIMARIA.')
      if (ciclo !== undefined) await requireCycle(call.db, ciclo)
      const current = ciclo ?? (await cycles.currentId(call))
      const enrolled = current === null ? [] : await students.listEnrolledIn(call, current)
      return enrolled.filter((pupil) => pupil.grado === grado && pupil.becas.length === 0)
    },

    /** Pupils with a beca in a cycle, with their grade, group and beca in it. @throws 404 unknown cycle */
    listHolders: async (call: AnyCall, cycleId: number): Promise<Student[]> => {
      await requireCycle(call.db, cycleId)
      return (await students.listEnrolledIn(call, cycleId)).filter((pupil) => pupil.becas.length > 0)
    },

    /** @throws 400 · 404 unknown cycle or pupil · 409 the cycle is over, or a pupil may not have one */
    create: async (call: WriteCall, body: ScholarshipsContract['create']['body']): Promise<Scholarship> => {
      const { db, actor, now } = call
      assertForm(scholarshipProblems(body))
      const { id_ciclo: cycleId, grado, porcentaje } = body
      const cycleName = await requireCycle(db, cycleId)
      await assertNotOver(call, cycleId, cycleName)
      const { enrolmentIds, pupils } = await takeEligible(
        db,
        { cycleId, cycleName, grado },
        pickedIds(body.alumnos),
      )
      const id = await queries.insertScholarship(db, {
        cycle_id: cycleId,
        grado,
        nombre: body.nombre.normalize('NFC').trim(),
        porcentaje,
        created_by: actor.id,
        created_at: now,
      })
      await queries.assignScholarship(db, enrolmentIds, id)
      await giveTerms(db, enrolmentIds, monthKey(call.today), porcentaje)
      await priceOpenMonths(db, enrolmentIds)
      const beca = await read(db, id)
      keepTrail(call, null, beca, cycleName, pupils)
      return beca
    },

    /** @throws 400 no pupil · 404 unknown beca or pupil · 409 the cycle is over, or a pupil may not have one */
    addStudents: async (
      call: WriteCall,
      { idBeca, alumnos }: ScholarshipsContract['addStudents']['body'],
    ): Promise<Scholarship> => {
      const { db } = call
      if (alumnos.length === 0) throw badField('alumnos', NO_PICKED_PUPIL)
      const stored = await holdScholarship(call, idBeca)
      const { id_ciclo: cycleId, grado, porcentaje } = stored
      const cycleName = await requireCycle(db, cycleId)
      await assertNotOver(call, cycleId, cycleName)
      const { enrolmentIds, pupils } = await takeEligible(
        db,
        { cycleId, cycleName, grado },
        pickedIds(alumnos),
      )
      await queries.assignScholarship(db, enrolmentIds, idBeca)
      await giveTerms(db, enrolmentIds, monthKey(call.today), porcentaje)
      await priceOpenMonths(db, enrolmentIds)
      const beca = await read(db, idBeca)
      keepTrail(call, stored, beca, cycleName, pupils)
      return beca
    },

    /** Makes becas without pupils. @returns their ids in order */
    makeEmpty: async (
      { db, actor, now, record }: WriteCall,
      cycle: { id: number; name: string },
      becas: readonly { grado: Grade; nombre: string; porcentaje: number }[],
    ): Promise<number[]> => {
      const ids: number[] = []
      for (const beca of becas) {
        const values = { ...beca, cycle_id: cycle.id, created_by: actor.id, created_at: now }
        const id = await queries.insertScholarship(db, values)
        record('BECA', id, null, { ...beca, ciclo: cycle.name, alumnos: [] })
        ids.push(id)
      }
      return ids
    },

    /** Starts the percentages of new enrolments for the whole cycle; their months must have that price already. */
    startTerms: ({ db }: WriteCall, given: readonly { enrolmentId: number; porcentaje: number }[]) =>
      startTerms(db, given),

    ...scholarshipChanges,

    /** Ends the becas of enrolments that the caller locked, from a month on (`monthKey`), and reprices their open months. */
    end: endBecas,

    /** Reprices the open months of enrolments that the caller locked, after a change of level. */
    reprice: ({ db }: WriteCall, enrolmentIds: readonly number[]) => priceOpenMonths(db, enrolmentIds),

    /**
     * Reprices the open months of the enrolments to which these months belong: a month reopened by a cancelled payment gets the
     * beca that now applies.
     */
    reapply: async ({ db }: WriteCall, tuitionIds: readonly number[]): Promise<void> => {
      await priceOpenMonths(db, await findEnrolmentsOf(db, tuitionIds))
    },

    /** Ends the percentage of an enrolment from a month on (`monthKey`) without repricing open months. */
    endFor: ({ db }: WriteCall, enrolmentId: number, from: number): Promise<void> =>
      changeTerms(db, [enrolmentId], from, 0),
  }
}
export type ScholarshipsService = ReturnType<typeof createScholarshipsService>
