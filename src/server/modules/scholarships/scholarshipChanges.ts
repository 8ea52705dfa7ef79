import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import {
  becaPercentProblem,
  becasText,
  becaTotal,
  monthKey,
  scholarshipChangeProblems,
} from '@contract/scholarships/scholarships.rules'
import type { Scholarship, ScholarshipsContract } from '@contract/scholarships/scholarships.schemas'
import { pickedIds } from '@contract/students/students.rules'
import type { WriteCall } from '../../http/call'
import { assertField, badField, conflict, found } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import { requirePupils } from '../../db/lookups'
import { assertMayChoose, assertMayGive, assertMayRaise, lockBecaCycle } from './scholarshipPupils'
import { emptyPlaces, listPlaces, type HeldPlace } from './scholarshipPlaces.queries'
import * as queries from './scholarships.queries'
import { changeTerms, priceOpenMonths } from './scholarshipTerms.queries'

const UNKNOWN = 'No existe esta beca.'

export const lockWithCycle = async (
  { db }: WriteCall,
  id: number,
): Promise<{ stored: Scholarship; cycle: queries.BecaCycle }> => {
  const { id_ciclo } = found(await queries.findScholarship(db, id), UNKNOWN)
  const cycle = await lockBecaCycle(db, id_ciclo)
  found(await queries.lockScholarship(db, id), UNKNOWN)
  return { stored: found(await queries.findScholarship(db, id), UNKNOWN), cycle }
}

const monthOf = (
  { today }: WriteCall,
  { fecha_fin }: queries.BecaCycle,
  desde: string | undefined,
): number => {
  if (fecha_fin < today) throw conflict('El ciclo escolar de esta beca ya terminó.')
  if (desde !== undefined && monthKey(desde) > monthKey(fecha_fin))
    throw badField('desde', 'Debe ser un mes del ciclo escolar.')
  return monthKey(desde ?? today)
}

const holdingsOf = async (
  { db }: WriteCall,
  holders: readonly queries.Holder[],
  after: (own: readonly HeldPlace[]) => readonly HeldPlace[],
) => {
  const held = await listPlaces(
    db,
    holders.map(({ enrolmentId }) => enrolmentId),
  )
  return holders.map(({ enrolmentId, studentId, nombre }) => {
    const own = held.filter((place) => place.enrolmentId === enrolmentId)
    return { studentId, nombre, before: own, after: after(own) }
  })
}

const recordHolders = ({ record }: WriteCall, pupils: Awaited<ReturnType<typeof holdingsOf>>): void => {
  for (const { studentId, nombre, before, after } of pupils)
    record('ALUMNO', studentId, { nombre, beca: becasText(before) }, { nombre, beca: becasText(after) })
}

export const scholarshipChanges = {
  /** From `desde` on open months return to list price. @throws 400 · 404 · 409 naming pupils without this beca, or the cycle is over */
  removeStudents: async (
    call: WriteCall,
    { idBeca, alumnos, desde }: ScholarshipsContract['removeStudents']['body'],
  ): Promise<Scholarship> => {
    const { db, record } = call
    if (alumnos.length === 0) throw badField('alumnos', NO_PICKED_PUPIL)
    const { stored, cycle } = await lockWithCycle(call, idBeca)
    const ids = pickedIds(alumnos)
    const pupils = await requirePupils(db, ids)
    const from = monthOf(call, cycle, desde)
    const holders = (await queries.lockHolders(db, idBeca)).filter(({ studentId }) => ids.includes(studentId))
    const without = pupils.filter(({ id }) => !holders.some(({ studentId }) => studentId === id))
    if (without.length > 0)
      throw conflict(`No tiene esta beca: ${without.map(({ nombre }) => nombre).join(', ')}.`)
    const holdings = await holdingsOf(call, holders, (own) =>
      own.filter(({ scholarshipId }) => scholarshipId !== idBeca),
    )
    await endBecas(
      call,
      holders.map(({ enrolmentId }) => ({ id: enrolmentId })),
      from,
      idBeca,
    )
    const beca = found(await queries.findScholarship(db, idBeca), UNKNOWN)
    const names = (of: Scholarship) => ({
      nombre: of.nombre,
      alumnos: of.becasAlumnos.map(({ alumno }) => alumno),
    })
    record('BECA', idBeca, names(stored), names(beca))
    recordHolders(call, holdings)
    return beca
  },

  /** Changes open months from `desde` on. @throws 400 · 403 becas above 50 percent, without BECAS (DELETE) · 404 · 409 the cycle is over */
  update: async (
    call: WriteCall,
    id: number,
    { nombre, porcentaje, desde }: ScholarshipsContract['update']['body'],
  ): Promise<Scholarship> => {
    const { db, record } = call
    assertForm(
      scholarshipChangeProblems({
        ...(nombre === undefined ? {} : { nombre }),
        ...(porcentaje === undefined ? {} : { porcentaje }),
      }),
    )
    if (porcentaje !== undefined) assertMayGive(call, porcentaje)
    const { stored, cycle } = await lockWithCycle(call, id)
    assertField('porcentaje', porcentaje === undefined ? null : becaPercentProblem(porcentaje, stored.tipo))
    if (porcentaje !== undefined && porcentaje !== stored.porcentaje)
      assertMayChoose(call, porcentaje, stored.tipo)
    const holders = await queries.lockHolders(db, id)
    const changed = {
      ...(nombre === undefined ? {} : { nombre: nombre.normalize('NFC').trim() }),
      ...(porcentaje === undefined ? {} : { porcentaje }),
    }
    const holdings = await holdingsOf(call, holders, (own) =>
      own.map((place) => (place.scholarshipId === id ? { ...place, ...changed } : place)),
    )
    assertMayRaise(
      call,
      holdings.map((each) => ({
        nombre: each.nombre,
        before: becaTotal(each.before, cycle.acumulacion),
        after: becaTotal(each.after, cycle.acumulacion),
      })),
    )
    const from = porcentaje === undefined ? null : monthOf(call, cycle, desde)
    await queries.updateScholarship(db, id, changed)
    if (porcentaje !== undefined && from !== null && holders.length > 0) {
      await changeTerms(db, holders, from, porcentaje)
      await priceOpenMonths(
        db,
        holders.map(({ enrolmentId }) => enrolmentId),
      )
    }
    const beca = found(await queries.findScholarship(db, id), UNKNOWN)
    record('BECA', id, stored, { nombre: beca.nombre, porcentaje: beca.porcentaje })
    if (becasText([beca]) !== becasText([stored])) recordHolders(call, holdings)
    return beca
  },

  delete: async (call: WriteCall, id: number): Promise<Scholarship> => {
    const { stored } = await lockWithCycle(call, id)
    const count = stored.becasAlumnos.length
    if (count > 0) {
      const holders = count === 1 ? 'La tiene 1 alumno' : `La tienen ${count} alumnos`
      throw conflict(`${holders}: retírala primero.`)
    }
    await queries.deleteScholarship(call.db, id)
    call.record('BECA', id, stored, null)
    return stored
  },
}

/** Prices open months again. @param from `monthKey`; enrolments locked by the caller */
export const endBecas = async (
  { db }: WriteCall,
  enrolments: readonly { id: number }[],
  from: number,
  scholarshipId?: number,
): Promise<void> => {
  const ids = enrolments.map(({ id }) => id)
  if (ids.length === 0) return
  const places = await emptyPlaces(db, ids, scholarshipId)
  if (places.length === 0) return
  await changeTerms(db, places, from, 0)
  await priceOpenMonths(db, ids)
}
