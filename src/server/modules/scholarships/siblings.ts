import { toPesos } from '@contract/domain/money'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import {
  becasText,
  becaTotal,
  MAX_BECAS,
  monthKey,
  tuitionAfter,
} from '@contract/scholarships/scholarships.rules'
import type { Scholarship, Sibling, SiblingsDone } from '@contract/scholarships/scholarships.schemas'
import { SIBLINGS_BECA, withSiblings } from '@contract/scholarships/siblings.rules'
import { pickedIds } from '@contract/students/students.rules'
import type { Db } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { badField, conflict, found } from '../../shared/problem'
import { requirePupils, UNKNOWN_CYCLE } from '../../db/lookups'
import { lockCycle } from '../../db/locks'
import { assertMayRaise } from './scholarshipPupils'
import { emptyPlaces, fillEach } from './scholarshipPlaces.queries'
import * as queries from './scholarships.queries'
import { priceOpenMonths, startAt } from './scholarshipTerms.queries'
import * as siblings from './siblings.queries'

type Row = siblings.SiblingRow

const otherBecas = ({ becas }: Row) => becas.filter(({ tipo }) => tipo !== 'HERMANOS')

/** Whether a beca of siblings still fits: none does beside two others. */
const hasPlace = (row: Row): boolean => row.porcentaje === 0 || otherBecas(row).length < MAX_BECAS

const listRows = async (db: Db, { id, hermanos }: queries.BecaCycle, today: string): Promise<Row[]> => {
  // Without a rule the home page need not look at every pupil.
  if (hermanos.length === 0 && !(await siblings.hasSiblingBecas(db, id))) return []
  return siblings.listSiblings(db, id, hermanos, monthKey(today))
}

const totals = ({ becas, porcentaje }: Row, { acumulacion }: queries.BecaCycle) => ({
  before: becaTotal(becas, acumulacion),
  after: becaTotal(withSiblings(becas, porcentaje), acumulacion),
})

const toSibling =
  (cycle: queries.BecaCycle) =>
  (row: Row): Sibling => {
    const { alumno, padre, lugar, porcentaje, actual, mes } = row
    return {
      alumno,
      padre,
      lugar,
      porcentaje,
      actual,
      paga: mes && toPesos(mes.monto),
      pagara: mes && toPesos(tuitionAfter(mes.lista, totals(row, cycle).after)),
    }
  }

const takeRows = async (
  call: WriteCall,
  cycle: queries.BecaCycle,
  ids: readonly number[] | null,
): Promise<Row[]> => {
  const { db, today } = call
  if (ids) {
    const pupils = await requirePupils(db, ids)
    const enrolled = await queries.lockEnrolments(db, cycle.id, ids)
    const outside = pupils.filter(({ id }) => !enrolled.some(({ student_id }) => student_id === id))
    if (outside.length > 0)
      throw conflict(
        `No está inscrito en el ciclo escolar ${cycle.name}: ${outside.map(({ nombre }) => nombre).join(', ')}.`,
      )
    return (await listRows(db, cycle, today)).filter(({ alumno }) => ids.includes(alumno.id))
  }
  const waiting = (await listRows(db, cycle, today)).map(({ enrolmentId }) => enrolmentId)
  if (waiting.length === 0) return []
  const locked = new Set((await siblings.lockById(db, waiting)).map(({ id }) => id))
  // Read again under the lock, as a baja or another beca may have been written meanwhile.
  return (await listRows(db, cycle, today)).filter(({ enrolmentId }) => locked.has(enrolmentId))
}

const makeBecas = async (call: WriteCall, cycleId: number, rows: readonly Row[]) => {
  const { db, actor, now } = call
  const keyOf = ({ grado, porcentaje }: { grado: string; porcentaje: number }) => `${grado} ${porcentaje}`
  const becas = await siblings.lockSiblingBecas(db, cycleId)
  const ids = new Map([...becas].reverse().map((beca) => [keyOf(beca), beca.id]))
  const made: number[] = []
  for (const row of rows) {
    if (row.porcentaje === 0 || ids.has(keyOf(row))) continue
    const { grado, porcentaje } = row
    const beca = { cycle_id: cycleId, grado, nombre: SIBLINGS_BECA, porcentaje, tipo: 'HERMANOS' as const }
    const id = await queries.insertScholarship(db, { ...beca, created_by: actor.id, created_at: now })
    ids.set(keyOf(row), id)
    made.push(id)
  }
  return { idOf: (row: Row) => ids.get(keyOf(row)) as number, made }
}

const write = async (
  { db, today }: WriteCall,
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Promise<void> => {
  const enrolmentIds = rows.map(({ enrolmentId }) => enrolmentId)
  const taken = new Set(
    rows.flatMap(({ becas }) =>
      becas.flatMap(({ tipo, scholarshipId }) => (tipo === 'HERMANOS' ? [scholarshipId] : [])),
    ),
  )
  for (const id of taken) await emptyPlaces(db, enrolmentIds, id)
  const places = rows.map((row) => {
    const { enrolmentId, becas, porcentaje } = row
    const free = otherBecas(row).some(({ plaza }) => plaza === 1) ? (2 as const) : (1 as const)
    const plaza = becas.find(({ tipo }) => tipo === 'HERMANOS')?.plaza ?? free
    return { row, enrolmentId, plaza, porcentaje, desde: monthKey(today) }
  })
  await fillEach(
    db,
    places
      .filter(({ porcentaje }) => porcentaje > 0)
      .map(({ row, enrolmentId, plaza }) => ({ enrolmentId, plaza, scholarshipId: idOf(row) })),
  )
  await startAt(
    db,
    places.map(({ enrolmentId, plaza, porcentaje, desde }) => ({ enrolmentId, plaza, porcentaje, desde })),
  )
  await priceOpenMonths(db, enrolmentIds)
}

const trailOf = (beca: Scholarship, ciclo: string) => ({
  nombre: beca.nombre,
  porcentaje: beca.porcentaje,
  grado: beca.grado,
  ciclo,
  alumnos: beca.becasAlumnos.map(({ alumno }) => alumno),
})

export const siblingsService = {
  /** Pupils whose beca of siblings differs from the rule and may be changed; none once the cycle is over. @throws 404 unknown cycle */
  listSiblings: async ({ db, today }: AnyCall, cycleId: number): Promise<Sibling[]> => {
    const cycle = found(await queries.findCycle(db, cycleId), UNKNOWN_CYCLE)
    if (cycle.fecha_fin < today) return []
    return (await listRows(db, cycle, today)).filter(hasPlace).map(toSibling(cycle))
  },

  /** Counts the pupils about to be enrolled too. Null without a rule of siblings. @throws 404 unknown cycle */
  siblingPlaces: async (
    { db }: AnyCall,
    cycleId: number,
    coming: readonly siblings.ComingPupil[],
  ): Promise<ReadonlyMap<number, number> | null> => {
    const { hermanos } = found(await queries.findCycle(db, cycleId), UNKNOWN_CYCLE)
    if (hermanos.length === 0) return null
    const places = await siblings.listPlaces(db, cycleId, coming)
    return new Map(places.map(({ id, lugar }) => [id, lugar]))
  },

  countSiblings: async (call: AnyCall, cycleId: number): Promise<number> =>
    (await siblingsService.listSiblings(call, cycleId)).length,

  /** Prices months from the current one on. @returns rows before the change @throws 400 an empty choice · 403 · 404 · 409 */
  applySiblings: async (
    call: WriteCall,
    cycleId: number,
    picked?: readonly { id: number }[],
  ): Promise<SiblingsDone> => {
    const { db, today, record } = call
    if (picked?.length === 0) throw badField('alumnos', NO_PICKED_PUPIL)
    // So that two calls at once do not make the same beca twice.
    await lockCycle(db, cycleId, 'change')
    const cycle = found(await queries.findCycle(db, cycleId), UNKNOWN_CYCLE)
    if (cycle.fecha_fin < today) throw conflict(`El ciclo escolar ${cycle.name} ya terminó.`)
    const before = await siblings.lockSiblingBecas(db, cycleId)
    const stored = await Promise.all(before.map(({ id }) => queries.findScholarship(db, id)))
    const rows = await takeRows(call, cycle, picked ? pickedIds(picked) : null)
    const todo = rows.filter(hasPlace)
    assertMayRaise(
      call,
      todo.map((row) => ({ nombre: row.alumno.nombre, ...totals(row, cycle) })),
    )
    const omitidos = rows
      .filter((row) => !hasPlace(row))
      .map(({ alumno: { id, nombre, numero_control } }) => ({ id, nombre, numero_control }))
    if (todo.length === 0) {
      call.unchanged()
      return { hermanos: [], omitidos }
    }
    const { idOf, made } = await makeBecas(call, cycleId, todo)
    await write(call, todo, idOf)
    const empty =
      before.length > 0
        ? await siblings.findEmpty(
            db,
            before.map(({ id }) => id),
          )
        : []
    for (const id of made) {
      const beca = found(await queries.findScholarship(db, id), UNKNOWN_CYCLE)
      record('BECA', id, null, trailOf(beca, cycle.name))
    }
    for (const old of stored) {
      if (!old) continue
      const isEmptied = empty.includes(old.id) && old.becasAlumnos.length > 0
      const now = isEmptied ? null : found(await queries.findScholarship(db, old.id), UNKNOWN_CYCLE)
      if (isEmptied) await queries.deleteScholarship(db, old.id)
      if (JSON.stringify(old) !== JSON.stringify(now))
        record('BECA', old.id, trailOf(old, cycle.name), now && trailOf(now, cycle.name))
    }
    for (const { alumno, becas, porcentaje } of todo)
      record(
        'ALUMNO',
        alumno.id,
        { nombre: alumno.nombre, beca: becasText(becas) },
        { nombre: alumno.nombre, beca: becasText(withSiblings(becas, porcentaje)) },
      )
    return { hermanos: todo.map(toSibling(cycle)), omitidos }
  },
}
