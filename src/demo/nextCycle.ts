import { addDays } from '@contract/domain/dateMath'
import { isoDate } from '@contract/domain/dates'
import { monthsBetween } from '@contract/domain/months'
import type { PlanRow } from '@contract/reenrolments/reenrolments.schemas'
import { callOf, idOf, type At, type Books } from './books'
import type { DemoCycle } from './cycles'
import { schoolYear } from './days'

const REASONS = [
  'CAMBIO DE CIUDAD',
  'CAMBIO DE ESCUELA',
  'LA FAMILIA SE MUDA AL EXTRANJERO',
  'MOTIVOS ECONÓMICOS',
] as const

const EARLY = 5

const dearer = (pesos: number): number => Math.round((pesos * 1.06) / 10) * 10

const nextBody = ({ year, body }: DemoCycle): DemoCycle['body'] => {
  const next = year + 1
  const { inicio, fin } = schoolYear(next)
  return {
    ...body,
    nombre: `${next}-${next + 1}`,
    fecha_inicio: inicio,
    fecha_fin: fin,
    costo_inscripcion: dearer(body.costo_inscripcion),
    mensualidad_preescolar: dearer(body.mensualidad_preescolar),
    mensualidad_primaria: dearer(body.mensualidad_primaria),
    costo_material: dearer(body.costo_material),
    meses: monthsBetween(isoDate(next, 9, 1), isoDate(next + 1, 6, 30)),
  }
}

const leave = async (books: Books, rows: readonly PlanRow[], cycle: DemoCycle, at: At): Promise<void> => {
  const call = callOf(books, 'subdireccion', at)
  for (const [place, motivo] of REASONS.entries()) {
    const row = rows[rows.length - 1 - place * 3]
    if (!row) continue
    const { id: inscripcionId } = await books.tx
      .selectFrom('enrolments')
      .select('id')
      .where('student_id', '=', row.alumno.id)
      .where('cycle_id', '=', idOf(books.cycleIds, cycle.index))
      .where('estado', '=', 'INSCRITO')
      .executeTakeFirstOrThrow()
    const day = addDays(at.today, -9 * place)
    const fecha = day < cycle.body.fecha_inicio ? at.today : day
    await books.services.enrolments.leave(call, { inscripcionId, fecha, motivo })
  }
}

export const openNextCycle = async (books: Books, at: At): Promise<void> => {
  const { services, plan, cycleIds } = books
  const call = callOf(books, 'subdireccion', at)
  const current = plan.cycles[plan.cycles.length - 1] as DemoCycle
  const { id: destinoId } = await services.cycles.create(call, nextBody(current))
  const rows = await services.reenrolments.plan(call, { origenId: idOf(cycleIds, current.index), destinoId })
  const ready = rows.filter(({ estado, a }) => estado === 'LISTO' && a !== null)
  const early = ready.slice(0, EARLY)
  const places = early.map(({ alumno, de, a }, place) => {
    const goes = (place === 0 ? de : a) as NonNullable<typeof a>
    return { id: alumno.id, grado: goes.grado, gradoNumero: goes.gradoNumero }
  })
  if (places.length > 0)
    await services.reenrolments.enrol(callOf(books, 'secretaria', at), { destinoId, alumnos: places })
  await leave(books, ready.slice(EARLY), current, at)
}
