import { gradeYearLabel } from '@contract/domain/grades'
import { toPesos, type Centavos } from '@contract/domain/money'
import { pupilsProblem } from '@contract/enrolments/enrolments.rules'
import type { Enrolment } from '@contract/enrolments/enrolments.schemas'
import { isComing, NOT_LATER, planTurn } from '@contract/reenrolments/reenrolments.rules'
import type { LeftOut, PlanRow, ReenrolmentsContract } from '@contract/reenrolments/reenrolments.schemas'
import { pickedIds } from '@contract/students/students.rules'
import type { Db, Tx } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { badRequest, conflict, found, foundAll } from '../../shared/problem'
import { UNKNOWN_CYCLE } from '../../db/lookups'
import type { PupilRow } from '../enrolments/enrolments.queries'
import type { EnrolmentsService } from '../enrolments/enrolments.service'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import type { StatementsService } from '../statements/statements.service'
import * as queries from './reenrolments.queries'

interface Deps {
  enrolments: Pick<EnrolmentsService, 'dueDay' | 'lockForPlaces' | 'place'>
  scholarships: Pick<ScholarshipsService, 'siblingPlaces'>
  statements: Pick<StatementsService, 'overdueByPupil'>
}

type Body = ReenrolmentsContract['enrol']['body']
type ChosenPupil = Body['alumnos'][number]

const overdueFamilies = async (db: Db, overdue: ReadonlyMap<number, Centavos>) => {
  const parents = await queries.listParentsOf(db, [...overdue.keys()])
  const sums = new Map<number, Centavos>()
  for (const { id, parent_id } of parents)
    if (parent_id !== null) sums.set(parent_id, (sums.get(parent_id) ?? 0) + (overdue.get(id) ?? 0))
  return sums
}

const namesOf = (pupils: readonly PupilRow[], ids: ReadonlySet<number>): string =>
  pupils.flatMap(({ id, nombre }) => (ids.has(id) ? [nombre] : [])).join(', ')

type GroupRow = Awaited<ReturnType<typeof queries.findGroups>>[number]

const takeGroups = async (tx: Tx, wanted: readonly ChosenPupil[]): Promise<readonly GroupRow[]> => {
  const ids = [...new Set(wanted.flatMap(({ idGrupo }) => (idGrupo == null ? [] : [idGrupo])))]
  return foundAll(await queries.findGroups(tx, ids), ids, 'el grupo')
}

/** @throws 409 a group of another cycle; pupils of another year than their group (the message names them) */
const assertFit = (
  groups: readonly GroupRow[],
  cycleId: number,
  wanted: readonly ChosenPupil[],
  pupils: readonly PupilRow[],
): void => {
  for (const { id, nombre, cycle_id, grado, grado_numero } of groups) {
    if (cycle_id !== cycleId) throw conflict(`El grupo ${nombre} no es del ciclo escolar de destino.`)
    const others = wanted.filter(
      (each) =>
        each.idGrupo === id &&
        (each.grado !== grado || (grado_numero !== null && each.gradoNumero !== grado_numero)),
    )
    if (others.length === 0) continue
    const names = namesOf(pupils, new Set(others.map((each) => each.id)))
    throw conflict(
      `El grupo ${nombre} es de ${gradeYearLabel({ grado, gradoNumero: grado_numero })}: ${names}.`,
    )
  }
}

const recordGroups = (
  { record }: WriteCall,
  enrolled: readonly Enrolment[],
  wanted: readonly ChosenPupil[],
  groups: readonly GroupRow[],
): void => {
  const nameOf = new Map(enrolled.map(({ alumno }) => [alumno.id, alumno.nombre]))
  for (const { id, nombre } of groups) {
    const came = wanted.filter(({ idGrupo, id: pupil }) => idGrupo === id && nameOf.has(pupil))
    if (came.length === 0) continue
    record('GRUPO', id, { nombre, alumnos: [] }, { nombre, alumnos: came.map((each) => nameOf.get(each.id)) })
    for (const { id: pupil } of came) {
      const called = { nombre: nameOf.get(pupil) }
      record('ALUMNO', pupil, { ...called, grupo: null }, { ...called, grupo: nombre })
    }
  }
}

export const createReenrolmentsService = ({ enrolments, scholarships, statements }: Deps) => ({
  /** Writes nothing. @throws 404 unknown cycles · 409 the second does not begin later */
  plan: async (
    call: AnyCall,
    { origenId, destinoId }: ReenrolmentsContract['plan']['body'],
  ): Promise<PlanRow[]> => {
    const { db } = call
    const origin = found(await queries.findCycle(db, origenId), UNKNOWN_CYCLE)
    const target = found(await queries.findCycle(db, destinoId), UNKNOWN_CYCLE)
    if (target.fecha_inicio <= origin.fecha_inicio) throw conflict(NOT_LATER, { destinoId: NOT_LATER })
    const overdue = await statements.overdueByPupil(call)
    const families = await overdueFamilies(db, overdue)
    const rows = await queries.listOrigin(db, origenId, destinoId)
    const plan = rows.map(({ alumno, inscripcionId, padre, grado, gradoNumero, grupo, baja, enrolled }) => {
      const adeudo = overdue.get(alumno.id) ?? 0
      const { estado, a } = planTurn({ de: { grado, gradoNumero }, enrolled, baja, adeudo })
      return {
        alumno,
        inscripcionId,
        padre,
        de: { grado, gradoNumero, grupo },
        a,
        adeudo: toPesos(adeudo),
        adeudo_familia: toPesos(padre ? (families.get(padre.id) ?? 0) : adeudo),
        estado,
      }
    })
    const coming = plan.flatMap(({ alumno: { id }, a, estado }) =>
      a && isComing(estado) ? [{ id, ...a }] : [],
    )
    const places = await scholarships.siblingPlaces(call, destinoId, coming)
    return places ? plan.map((row) => ({ ...row, lugar: places.get(row.alumno.id) ?? null })) : plan
  },

  /** Leaves out and names pupils already enrolled and, unless `con_adeudo`, overdue ones; any other problem refuses the whole list. @throws 400 · 404 · 409 */
  enrol: async (
    call: WriteCall,
    { destinoId, alumnos, con_adeudo = false, vence }: Body,
  ): Promise<{ inscripciones: Enrolment[]; omitidos: LeftOut[] }> => {
    const { db } = call
    const problem = pupilsProblem(alumnos)
    if (problem) throw badRequest(problem.message, { [problem.campo]: problem.message })
    const groups = await takeGroups(db, alumnos)
    // In id order, like every writer, so that two such calls take turns.
    const { cycle, pupils, enrolled } = await enrolments.lockForPlaces(call, destinoId, pickedIds(alumnos))
    const dueOn = enrolments.dueDay(call, cycle, vence)
    assertFit(groups, destinoId, alumnos, pupils)
    const overdue = con_adeudo
      ? new Map<number, Centavos>()
      : await statements.overdueByPupil(call, pickedIds(alumnos))
    const pupilOf = new Map(pupils.map((pupil) => [pupil.id, pupil]))
    const omitidos: LeftOut[] = []
    const places = alumnos.filter(({ id }) => {
      const motivo = enrolled.has(id) ? 'YA_INSCRITO' : (overdue.get(id) ?? 0) > 0 ? 'CON_ADEUDO' : null
      if (motivo) omitidos.push({ id, nombre: (pupilOf.get(id) as PupilRow).nombre, motivo })
      return motivo === null
    })
    const inscripciones = await enrolments.place(
      call,
      cycle,
      places.map(({ id }) => pupilOf.get(id) as PupilRow),
      places,
      dueOn,
    )
    if (inscripciones.length === 0) call.unchanged()
    recordGroups(call, inscripciones, places, groups)
    return { inscripciones, omitidos }
  },
})
export type ReenrolmentsService = ReturnType<typeof createReenrolmentsService>
