import type { PricedPlace } from '@contract/cycles/terms.rules'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { toCentavos, type Centavos, formatCentavos } from '@contract/domain/money'
import { ENROLMENTS_CLOSED, pupilsProblem } from '@contract/enrolments/enrolments.rules'
import type { Enrolment, EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import type { Tx } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { badRequest, conflict, notFound } from '../../shared/problem'
import type { ChargesService } from '../charges/charges.service'
import type { CycleRow } from '../cycles/cycles.queries'
import type { CyclesService } from '../cycles/cycles.service'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import type { TuitionService } from '../tuition/tuition.service'
import {
  placePrices,
  findEnrolled,
  insertEnrolments,
  lockPupils,
  toCharges,
  toEnrolment,
  toEnrolmentRows,
  type Place,
  type PupilRow,
} from './enrolments.queries'
import { createYearChanges } from './enrolmentYears'
import { createOwnMonthly } from './ownMonthly'
import { dueDay, dueProposals } from './dueDays'
import { createLeaving, type LeavingDeps } from './leaving'

type Deps = LeavingDeps & {
  cycles: Pick<CyclesService, 'forCharging' | 'rowOf'>
  charges: Pick<ChargesService, 'createForEnrolments'>
  tuition: Pick<TuitionService, 'createForEnrolments'>
  scholarships: Pick<ScholarshipsService, 'end' | 'relist' | 'siblingPlaces'>
}

type EnrolBody = EnrolmentsContract['enrol']['body']

const assertOpen = (cycle: CycleRow, today: IsoDate): void => {
  if (cycle.fecha_fin < today)
    throw conflict(
      `El ciclo escolar ${cycle.name} terminó el ${formatDate(cycle.fecha_fin)}: ${ENROLMENTS_CLOSED}.`,
    )
  if (!cycle.inscripciones_abiertas)
    throw conflict(`El ciclo escolar ${cycle.name} tiene ${ENROLMENTS_CLOSED}.`)
}

interface Compared {
  campo: string
  label: string
  sent: number | undefined
  actual: Centavos
}

const assertSame = (amounts: readonly Compared[]): void => {
  const different = amounts.filter(({ sent, actual }) => sent !== undefined && toCentavos(sent) !== actual)
  const [first] = different
  if (!first) return
  const nowText = ({ actual }: Compared): string => `ahora es ${formatCentavos(actual)}.`
  const campos = Object.fromEntries(different.map((each) => [each.campo, `No coincide: ${nowText(each)}`]))
  throw conflict(`${first.label} no coincide: ${nowText(first)}`, campos)
}

const field = (campo: string, label: string, sent: number | undefined, actual: Centavos): Compared => ({
  campo,
  label,
  sent,
  actual,
})

/** Where the cycle has prices by grade, each pupil's amounts are compared instead. @throws 409 when a price differs from the cycle's */
const assertPrices = (cycle: CycleRow, body: EnrolBody): void => {
  if (cycle.precios.length > 0) return
  const { mensualidad_centavos } = placePrices(cycle, body)
  assertSame([
    field(
      'costo_inscripcion',
      'El costo de inscripción',
      body.costo_inscripcion,
      cycle.costo_inscripcion_centavos,
    ),
    field('mensualidad', 'La mensualidad', body.mensualidad, mensualidad_centavos),
    field('costo_material', 'El costo del material', body.costo_material, cycle.costo_material_centavos),
  ])
}

const assertAmounts = (
  alumnos: EnrolBody['alumnos'],
  computed: readonly { monto_descuento_centavos: Centavos; monto_pagar_centavos: Centavos }[],
): void =>
  assertSame(
    alumnos.flatMap((pupil, at) => {
      const own = computed[at] as (typeof computed)[number]
      const campo = (name: string): string => `alumnos.${at}.${name}`
      return [
        field(campo('monto_descuento'), 'El descuento', pupil.monto_descuento, own.monto_descuento_centavos),
        field(campo('monto_pagar'), 'El monto a pagar', pupil.monto_pagar, own.monto_pagar_centavos),
      ]
    }),
  )

const checkPupils = ({ alumnos, grado }: EnrolBody): void => {
  const problem = pupilsProblem(alumnos, grado)
  if (problem) throw badRequest(problem.message, { [problem.campo]: problem.message })
}

const takePupils = async (tx: Tx, ids: readonly number[]): Promise<PupilRow[]> => {
  const byId = new Map((await lockPupils(tx, ids)).map((pupil) => [pupil.id, pupil]))
  const missing = ids.filter((id) => !byId.has(id))
  if (missing.length === 1) throw notFound(`No existe el alumno ${missing[0]}.`)
  if (missing.length > 1) throw notFound(`No existen los alumnos ${missing.join(', ')}.`)
  return ids.map((id) => byId.get(id) as PupilRow)
}

const assertNotEnrolled = async (tx: Tx, pupils: readonly PupilRow[], cycle: CycleRow): Promise<void> => {
  const ids = pupils.map(({ id }) => id)
  const enrolled = await findEnrolled(tx, ids, cycle.id)
  const names = pupils.filter(({ id }) => enrolled.has(id)).map(({ nombre }) => nombre)
  if (names.length === 0) return
  const verb = names.length === 1 ? 'ya está inscrito' : 'ya están inscritos'
  throw conflict(`${names.join(', ')} ${verb} en el ciclo escolar ${cycle.name}.`)
}

export const createEnrolmentsService = ({ cycles, charges, tuition, payments, scholarships }: Deps) => {
  const yearChanges = createYearChanges({ cycles, scholarships })
  const ownMonthly = createOwnMonthly({ cycles, scholarships })
  const leaving = createLeaving({ charges, tuition, payments, scholarships })

  const record = (call: WriteCall, enrolled: readonly Enrolment[]): void => {
    for (const each of enrolled) {
      call.record('INSCRIPCION', each.id, null, each)
      const { id, nombre } = each.alumno
      const inscripcion = each.cicloEscolar.name
      call.record('ALUMNO', id, { nombre, inscripcion: null }, { nombre, inscripcion })
    }
  }

  type Then = (rows: ReturnType<typeof toEnrolmentRows>, ids: ReadonlyMap<number, number>) => Promise<unknown>

  /** Pupils must be locked, given in the order of the places, and not in the cycle yet. */
  const insert = async (
    call: WriteCall,
    cycle: CycleRow,
    pupils: readonly PupilRow[],
    places: readonly Place[],
    then?: Then,
  ): Promise<Enrolment[]> => {
    if (places.length === 0) return []
    const rows = toEnrolmentRows(places, cycle, call)
    const ids = await insertEnrolments(call.db, rows)
    await then?.(rows, ids)
    const enrolled = rows.map((row, at) =>
      toEnrolment(row, ids.get(row.student_id) as number, pupils[at] as PupilRow, cycle),
    )
    record(call, enrolled)
    return enrolled
  }

  const placeAlone = (
    call: WriteCall,
    cycle: CycleRow,
    pupils: readonly PupilRow[],
    places: readonly Place[],
  ) => insert(call, cycle, pupils, places)

  const place = (
    call: WriteCall,
    cycle: CycleRow,
    pupils: readonly PupilRow[],
    places: readonly Place[],
    vence: IsoDate,
  ) =>
    insert(call, cycle, pupils, places, async (rows, ids) => {
      const owed = rows.flatMap((row) => toCharges(row, ids.get(row.student_id) as number, cycle, vence))
      await charges.createForEnrolments(call, owed)
      await tuition.createForEnrolments(call, [...ids.values()], cycle)
    })

  return {
    listSiblingPlaces: async (
      call: AnyCall,
      { idCiclo, alumnos }: EnrolmentsContract['listSiblingPlaces']['body'],
    ) => {
      const coming = alumnos.map(({ gradoNumero = null, ...pupil }) => ({ ...pupil, gradoNumero }))
      const places = await scholarships.siblingPlaces(call, idCiclo, coming)
      return alumnos.flatMap(({ id }) => {
        const lugar = places?.get(id)
        return lugar === undefined ? [] : [{ id, lugar }]
      })
    },

    /** Locks the cycle first, then the pupils in id order. @throws 400 · 404 · 409 closed, over, other prices, enrolled already */
    enrol: async (call: WriteCall, body: EnrolBody): Promise<Enrolment[]> => {
      const { db, today } = call
      checkPupils(body)
      const cycle = await cycles.forCharging(call, body.idCiclo)
      const ids = body.alumnos.map(({ id }) => id)
      const pupils = await takePupils(db, ids)
      assertOpen(cycle, today)
      const vence = dueDay(call, cycle, body.vence)
      assertPrices(cycle, body)
      const places = body.alumnos.map((pupil) => ({ ...pupil, grado: body.grado }))
      assertAmounts(body.alumnos, toEnrolmentRows(places, cycle, call))
      await assertNotEnrolled(db, pupils, cycle)
      return place(call, cycle, pupils, places, vence)
    },

    /** Locks until the commit. @param ids ascending @returns cycle, pupils, and ids already enrolled in it @throws 404 · 409 closed, over */
    lockForPlaces: async (call: WriteCall, cycleId: number, ids: readonly number[]) => {
      const cycle = await cycles.forCharging(call, cycleId)
      const pupils = await takePupils(call.db, ids)
      assertOpen(cycle, call.today)
      return { cycle, pupils, enrolled: await findEnrolled(call.db, ids, cycleId) }
    },

    place,
    placeAlone,
    dueDay,

    pricesOf: (_call: AnyCall, cycle: CycleRow, place: PricedPlace) => placePrices(cycle, place),

    ...dueProposals,
    ...yearChanges,
    ...ownMonthly,
    ...leaving,
  }
}
export type EnrolmentsService = ReturnType<typeof createEnrolmentsService>
