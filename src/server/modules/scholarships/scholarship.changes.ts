import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import { monthKey, scholarshipChangeProblems } from '@contract/scholarships/scholarships.rules'
import type { Scholarship, ScholarshipsContract } from '@contract/scholarships/scholarships.schemas'
import { pickedIds } from '@contract/students/students.rules'
import { findPupilNames } from '../../db/lookups'
import type { WriteCall } from '../../http/contractRoute'
import { badField, conflict, found, notFound } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import * as queries from './scholarships.queries'
import { changeTerms, priceOpenMonths } from './scholarshipTerms.queries'

const UNKNOWN = 'No existe esta beca.'

/** Locks a beca until the transaction ends and returns it. @throws 404 */
export const holdScholarship = async ({ db }: WriteCall, id: number): Promise<Scholarship> => {
  found((await queries.lockScholarship(db, id)) || null, UNKNOWN)
  return found(await queries.findScholarship(db, id), UNKNOWN)
}

/** The first month of a change. @throws 400 after the cycle · 409 the cycle is over */
const monthOf = async (
  { db, today }: WriteCall,
  cycleId: number,
  desde: string | undefined,
): Promise<number> => {
  const end = found(await queries.findCycleEnd(db, cycleId), 'No existe este ciclo escolar.')
  if (end < today) throw conflict('El ciclo escolar de esta beca ya terminó.')
  if (desde !== undefined && monthKey(desde) > monthKey(end))
    throw badField('desde', 'Debe ser un mes del ciclo escolar.')
  return monthKey(desde ?? today)
}

const called = ({ nombre, porcentaje }: Scholarship) => `${nombre} ${porcentaje} %`

/** Taking a beca away, changing and deleting it (decisions/domain/scholarships#undone). */
export const scholarshipChanges = {
  /**
   * Takes the beca from pupils: their open months from `desde` on return to list price, earlier ones keep theirs.
   * @throws 400 no pupil, or a month after the cycle · 404 unknown beca or pupil · 409 naming pupils without this beca, or the
   * cycle is over
   */
  removeStudents: async (
    call: WriteCall,
    { idBeca, alumnos, desde }: ScholarshipsContract['removeStudents']['body'],
  ): Promise<Scholarship> => {
    const { db, record } = call
    if (alumnos.length === 0) throw badField('alumnos', NO_PICKED_PUPIL)
    const stored = await holdScholarship(call, idBeca)
    const ids = pickedIds(alumnos)
    const pupils = await findPupilNames(db, ids)
    const missing = ids.filter((id) => !pupils.some((pupil) => pupil.id === id))
    if (missing.length > 0) throw notFound(`No existe el alumno ${missing.join(', ')}.`)
    const from = await monthOf(call, stored.id_ciclo, desde)
    const holders = (await queries.lockHolders(db, idBeca)).filter(({ studentId }) => ids.includes(studentId))
    const without = pupils.filter(({ id }) => !holders.some(({ studentId }) => studentId === id))
    if (without.length > 0)
      throw conflict(`No tiene esta beca: ${without.map(({ nombre }) => nombre).join(', ')}.`)
    await endBecas(call, holders, from)
    const beca = found(await queries.findScholarship(db, idBeca), UNKNOWN)
    const names = (of: Scholarship) => ({
      nombre: of.nombre,
      alumnos: of.becasAlumnos.map(({ alumno }) => alumno),
    })
    record('BECA', idBeca, names(stored), names(beca))
    for (const { studentId, nombre } of holders)
      record('ALUMNO', studentId, { nombre, beca: called(stored) }, { nombre, beca: null })
    return beca
  },

  /**
   * Changes name or percentage; open months from `desde` on get the new percentage.
   * @throws 400 nothing to change, blank name, or a month after the cycle · 404 · 409 another percentage in a cycle that is over
   */
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
    const stored = await holdScholarship(call, id)
    const from = porcentaje === undefined ? null : await monthOf(call, stored.id_ciclo, desde)
    await queries.updateScholarship(db, id, {
      ...(nombre === undefined ? {} : { nombre: nombre.normalize('NFC').trim() }),
      ...(porcentaje === undefined ? {} : { porcentaje }),
    })
    const holders = await queries.lockHolders(db, id)
    if (porcentaje !== undefined && from !== null && holders.length > 0) {
      const ids = holders.map((each) => each.id)
      await changeTerms(db, ids, from, porcentaje)
      await priceOpenMonths(db, ids)
    }
    const beca = found(await queries.findScholarship(db, id), UNKNOWN)
    record('BECA', id, stored, { nombre: beca.nombre, porcentaje: beca.porcentaje })
    if (called(beca) !== called(stored))
      for (const { studentId, nombre } of holders)
        record('ALUMNO', studentId, { nombre, beca: called(stored) }, { nombre, beca: called(beca) })
    return beca
  },

  /** @throws 404 · 409 pupils have it */
  delete: async (call: WriteCall, id: number): Promise<Scholarship> => {
    const stored = await holdScholarship(call, id)
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

/** Ends the beca of locked enrolments from a month on (`monthKey`) and reprices their open months. */
export const endBecas = async (
  { db }: WriteCall,
  enrolments: readonly { id: number }[],
  from: number,
): Promise<void> => {
  const ids = enrolments.map(({ id }) => id)
  if (ids.length === 0) return
  await queries.assignScholarship(db, ids, null)
  await changeTerms(db, ids, from, 0)
  await priceOpenMonths(db, ids)
}
