import { isGrade, type Grade } from '@contract/domain/grades'
import type { Centavos } from '@contract/domain/money'
import { MAX_BECAS, monthKey, scholarshipProblems } from '@contract/scholarships/scholarships.rules'
import type { Scholarship, ScholarshipsContract } from '@contract/scholarships/scholarships.schemas'
import { pickedIds } from '@contract/students/students.rules'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import type { Student } from '@contract/students/students.schemas'
import type { Db } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { badField, conflict, found } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import { requireCycle } from '../../db/lookups'
import type { CyclesService } from '../cycles/cycles.service'
import type { StudentsService } from '../students/students.service'
import { changeAccumulation } from './accumulation'
import { endBecas, lockWithCycle, scholarshipChanges } from './scholarshipChanges'
import { assertMayChoose, assertMayGive, lockBecaCycle, takeEligible, type Taker } from './scholarshipPupils'
import * as queries from './scholarships.queries'
import { siblingsService } from './siblings'
import {
  changeTerms,
  findEnrolmentsOf,
  giveTerms,
  priceOpenMonths,
  startTerms,
} from './scholarshipTerms.queries'
import { fillEach } from './scholarshipPlaces.queries'

interface Deps {
  cycles: Pick<CyclesService, 'currentId'>
  students: Pick<StudentsService, 'listEnrolledIn'>
}

const UNKNOWN = 'No existe esta beca.'

const read = async (db: Db, id: number): Promise<Scholarship> =>
  found(await queries.findScholarship(db, id), UNKNOWN)

const keepTrail = (
  { record }: WriteCall,
  stored: Scholarship | null,
  beca: Scholarship,
  ciclo: string,
  takers: readonly Taker[],
): void => {
  const trailOf = (of: Scholarship) => ({
    ...of,
    ciclo,
    alumnos: of.becasAlumnos.map(({ alumno }) => alumno),
  })
  record('BECA', beca.id, stored && trailOf(stored), trailOf(beca))
  for (const { id, nombre, before, after } of takers)
    record('ALUMNO', id, { nombre, beca: before }, { nombre, beca: after })
}

const give = async (
  { db, today }: WriteCall,
  beca: Pick<Scholarship, 'id' | 'porcentaje'>,
  takers: readonly Taker[],
) => {
  await fillEach(
    db,
    takers.map((taker) => ({ ...taker, scholarshipId: beca.id })),
  )
  await giveTerms(db, takers, monthKey(today), beca.porcentaje)
  await priceOpenMonths(
    db,
    takers.map(({ enrolmentId }) => enrolmentId),
  )
}

const assertNotOver = ({ today }: AnyCall, { fecha_fin, name }: queries.BecaCycle): void => {
  if (fecha_fin < today) throw conflict(`El ciclo escolar ${name} ya terminó.`)
}

/** Becas never change a month of which something was paid (decisions/domain/scholarships). */
export const createScholarshipsService = ({ cycles, students }: Deps) => {
  return {
    get: ({ db }: AnyCall, id: number): Promise<Scholarship> => read(db, id),

    listByCycle: async ({ db }: AnyCall, cycleId: number): Promise<Scholarship[]> => {
      await requireCycle(db, cycleId)
      return queries.listScholarships(db, cycleId)
    },

    listEligible: async (
      call: AnyCall,
      grado: string,
      ciclo?: number,
      withOne = false,
    ): Promise<Student[]> => {
      if (!isGrade(grado)) throw badField('grado', 'El grado debe ser PREESCOLAR o PRIMARIA.')
      if (ciclo !== undefined) await requireCycle(call.db, ciclo)
      const current = ciclo ?? (await cycles.currentId(call))
      const enrolled = current === null ? [] : await students.listEnrolledIn(call, current)
      const most = withOne ? MAX_BECAS - 1 : 0
      return enrolled.filter((pupil) => pupil.grado === grado && pupil.becas.length <= most)
    },

    listHolders: async (call: AnyCall, cycleId: number): Promise<Student[]> => {
      await requireCycle(call.db, cycleId)
      return (await students.listEnrolledIn(call, cycleId)).filter((pupil) => pupil.becas.length > 0)
    },

    /** @throws 400 · 403 more than 50 percent without BECAS (DELETE) · 404 · 409 the cycle is over, or a pupil may not have it */
    create: async (call: WriteCall, body: ScholarshipsContract['create']['body']): Promise<Scholarship> => {
      const { db, actor, now } = call
      assertForm(scholarshipProblems(body))
      const { id_ciclo, grado, porcentaje, tipo = 'GENERAL' } = body
      assertMayChoose(call, porcentaje, tipo)
      const cycle = await lockBecaCycle(db, id_ciclo)
      assertNotOver(call, cycle)
      const nombre = body.nombre.normalize('NFC').trim()
      const candidate = { id: null, nombre, grado, porcentaje, tipo }
      const takers = await takeEligible(call, cycle, candidate, pickedIds(body.alumnos))
      const id = await queries.insertScholarship(db, {
        cycle_id: cycle.id,
        grado,
        nombre,
        porcentaje,
        tipo,
        created_by: actor.id,
        created_at: now,
      })
      await give(call, { id, porcentaje }, takers)
      const beca = await read(db, id)
      keepTrail(call, null, beca, cycle.name, takers)
      return beca
    },

    /** @throws 400 no pupil · 403 becas above 50 percent, without BECAS (DELETE) · 404 · 409 cycle over, or a pupil may not have it */
    addStudents: async (
      call: WriteCall,
      { idBeca, alumnos }: ScholarshipsContract['addStudents']['body'],
    ): Promise<Scholarship> => {
      const { db } = call
      if (alumnos.length === 0) throw badField('alumnos', NO_PICKED_PUPIL)
      const { stored, cycle } = await lockWithCycle(call, idBeca)
      assertMayGive(call, stored.porcentaje)
      assertNotOver(call, cycle)
      const takers = await takeEligible(call, cycle, stored, pickedIds(alumnos))
      await give(call, stored, takers)
      const beca = await read(db, idBeca)
      keepTrail(call, stored, beca, cycle.name, takers)
      return beca
    },

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

    /** Records a beca for the whole cycle; the months must have its price already. */
    startTerms: (
      { db }: WriteCall,
      given: readonly { enrolmentId: number; scholarshipId: number; porcentaje: number }[],
    ) => startTerms(db, given),

    ...scholarshipChanges,
    ...siblingsService,
    changeAccumulation,
    assertMayGive,

    end: endBecas,

    /** Prices open months from the new list price. @param from `monthKey`; missing: all months. Enrolments are locked */
    relist: ({ db }: WriteCall, enrolmentIds: readonly number[], lista: Centavos, from = 0) =>
      priceOpenMonths(db, enrolmentIds, { lista, from }),

    /** Prices anew, by their becas, all open months of the enrolments of these months: a month just reopened still has its old price. */
    reapply: async ({ db }: WriteCall, tuitionIds: readonly number[]): Promise<void> => {
      await priceOpenMonths(db, await findEnrolmentsOf(db, tuitionIds))
    },

    /** Ends becas without pricing open months anew. @param from `monthKey` */
    endFor: ({ db }: WriteCall, enrolmentId: number, from: number): Promise<void> =>
      changeTerms(
        db,
        ([1, 2] as const).map((plaza) => ({ enrolmentId, plaza })),
        from,
        0,
      ),
  }
}
export type ScholarshipsService = ReturnType<typeof createScholarshipsService>
