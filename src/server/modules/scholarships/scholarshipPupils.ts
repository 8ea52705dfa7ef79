import { SCHOLARSHIP_STEP } from '@contract/domain/discounts'
import { hasPermission } from '@contract/domain/permissions'
import {
  becasText,
  becaTotal,
  FREE_PERCENT,
  isFreePercent,
  MAX_BECAS,
  type HeldBeca,
  type ScholarshipKind,
} from '@contract/scholarships/scholarships.rules'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import type { Tx } from '../../db/database'
import type { ReadCall, WriteCall } from '../../http/call'
import { conflict, forbidden, found } from '../../shared/problem'
import { requirePupils, UNKNOWN_CYCLE } from '../../db/lookups'
import { lockCycle } from '../../db/locks'
import { listPlaces, type HeldPlace, type BecaPlace } from './scholarshipPlaces.queries'
import * as queries from './scholarships.queries'

interface GivenBeca extends Pick<Scholarship, 'nombre' | 'grado' | 'porcentaje'>, HeldBeca {
  id: number | null
}

/** Keeps `acumulacion` as it is. Every write of becas locks the cycle first, then beca and enrolments. @throws 404 */
export const lockBecaCycle = async (tx: Tx, id: number): Promise<queries.BecaCycle> => {
  await lockCycle(tx, id, 'share')
  return found(await queries.findCycle(tx, id), UNKNOWN_CYCLE)
}

const mayGiveMore = ({ actor }: ReadCall): boolean => hasPermission(actor.permissions, 'BECAS', 'DELETE')

export const assertMayGive = (call: ReadCall, percent: number): void => {
  if (percent > FREE_PERCENT && !mayGiveMore(call))
    throw forbidden(`Una beca de más de ${FREE_PERCENT} % pide el permiso BECAS · Eliminar.`)
}

/** `assertMayGive`; also, unless of siblings, a percent that is no multiple of 5 needs BECAS (DELETE). @throws 403 */
export const assertMayChoose = (call: ReadCall, percent: number, tipo?: ScholarshipKind): void => {
  assertMayGive(call, percent)
  if (!isFreePercent(percent, tipo) && !mayGiveMore(call))
    throw forbidden(
      `Una beca de ${percent} %, que no va de ${SCHOLARSHIP_STEP} en ${SCHOLARSHIP_STEP}, pide el permiso BECAS · Eliminar.`,
    )
}

interface Raised {
  nombre: string
  before: number
  after: number
}

/** @throws 403 without BECAS (DELETE), when a pupil's becas would rise above 50 percent */
export const assertMayRaise = (call: ReadCall, pupils: readonly Raised[]): void => {
  if (mayGiveMore(call)) return
  const first = pupils.find(({ before, after }) => after > FREE_PERCENT && after > before)
  if (first)
    throw forbidden(
      `Con esto las becas de ${first.nombre} llegan a ${first.after} %: más de ${FREE_PERCENT} % pide el permiso BECAS · Eliminar.`,
    )
}

const refuse = (names: readonly string[], one: string, many: string): void => {
  if (names.length === 0) return
  const message = `${names.join(', ')} ${names.length === 1 ? one : many}.`
  throw conflict(message, { alumnos: message })
}

export interface Taker extends BecaPlace {
  id: number
  nombre: string
  before: string | null
  after: string | null
}

const freePlace = (own: readonly HeldPlace[]): BecaPlace['plaza'] =>
  own.some(({ plaza }) => plaza === 1) ? 2 : 1

/** Locks the pupils' enrolments. @throws 403 becas above 50 percent · 404 · 409 naming pupils not enrolled there, with this beca, or with two */
export const takeEligible = async (
  call: WriteCall,
  cycle: queries.BecaCycle,
  beca: GivenBeca,
  studentIds: readonly number[],
): Promise<Taker[]> => {
  const pupils = await requirePupils(call.db, studentIds)
  const enrolments = await queries.lockEnrolments(call.db, cycle.id, studentIds)
  const held = await listPlaces(
    call.db,
    enrolments.map(({ id }) => id),
  )
  const rows = pupils.map(({ id, nombre }) => {
    const enrolment = enrolments.find(({ student_id }) => student_id === id)
    return { id, nombre, enrolment, own: held.filter(({ enrolmentId }) => enrolmentId === enrolment?.id) }
  })
  assertMayRaise(
    call,
    rows.map(({ nombre, own }) => ({
      nombre,
      before: becaTotal(own, cycle.acumulacion),
      after: becaTotal([...own, beca], cycle.acumulacion),
    })),
  )
  const namesWhere = (test: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(test).map(({ nombre }) => nombre)
  const where = `en ${beca.grado} del ciclo escolar ${cycle.name}`
  refuse(
    namesWhere(({ enrolment }) => enrolment?.grado !== beca.grado),
    `no está inscrito ${where}`,
    `no están inscritos ${where}`,
  )
  refuse(
    namesWhere(({ own }) => own.some(({ scholarshipId }) => scholarshipId === beca.id)),
    'ya tiene esta beca',
    'ya tienen esta beca',
  )
  refuse(
    namesWhere(({ own }) => own.length >= MAX_BECAS),
    'ya tiene dos becas en este ciclo',
    'ya tienen dos becas en este ciclo',
  )
  refuse(
    namesWhere(({ own }) => beca.tipo === 'HERMANOS' && own.some(({ tipo }) => tipo === 'HERMANOS')),
    'ya tiene una beca de hermanos en este ciclo',
    'ya tienen una beca de hermanos en este ciclo',
  )
  return rows.map(({ id, nombre, enrolment, own }) => ({
    id,
    nombre,
    enrolmentId: enrolment?.id as number,
    plaza: freePlace(own),
    before: becasText(own),
    after: becasText([...own, beca]),
  }))
}
