// Raw SQL: months and prices are JSON of subqueries in an order of their own.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import type { TuitionMonth } from '@contract/domain/months'
import { fromHundredths } from '@contract/domain/percents'
import { vigenciaOn } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Db, Tx } from '../../db/database'
import { lockNamed } from '../../db/locks'
import { daysOff, lowerCase } from '../../db/fragments'
import type { Tables } from '../../db/tables'
import { onlyRow } from '../../db/onlyRow'
import { earlyOf, feeOf, siblingsOf, toGradePrice } from './cycleTerms'

export type CycleRow = Selectable<Tables['cycles']> & {
  meses: TuitionMonth[]
  precios: Selectable<Omit<Tables['cycle_prices'], 'cycle_id'>>[]
  dias_inhabiles: IsoDate[]
  /** No month is due before this day; null where pupils were enrolled before that rule. */
  vence_desde: IsoDate | null
}
type CountedRow = CycleRow & { inscritos: Cycle['inscritos'] }

const meses = sql<TuitionMonth[]>`coalesce((
  select json_agg(json_build_object('anio', m.anio, 'mes', m.mes, 'parcialidad', m.parcialidad)
    order by m.anio, m.mes, m.parcialidad)
  from cycle_months m where m.cycle_id = c.id), '[]'::json)`

const precios = sql<CycleRow['precios']>`coalesce((
  select json_agg(json_build_object('grado', p.grado, 'grado_numero', p.grado_numero,
    'costo_inscripcion_centavos', p.costo_inscripcion_centavos, 'costo_material_centavos', p.costo_material_centavos,
    'mensualidad_centavos', p.mensualidad_centavos) order by p.grado, p.grado_numero nulls first)
  from cycle_prices p where p.cycle_id = c.id), '[]'::json)`

const inscritos = sql<Cycle['inscritos']>`(
  select json_build_object(
    'PREESCOLAR', count(*) filter (where e.grado = 'PREESCOLAR'),
    'PRIMARIA', count(*) filter (where e.grado = 'PRIMARIA'))
  from enrolments e where e.cycle_id = c.id and e.estado = 'INSCRITO')`

const dueFrom = sql<CycleRow['vence_desde']>`(
  case when c.vence_antes and exists (
    select from enrolments e where e.cycle_id = c.id and e.cancelled_at is null)
  then null else c.fecha_inicio end)`

const cycles = (db: Db) =>
  db
    .selectFrom('cycles as c')
    .selectAll('c')
    .select([
      meses.as('meses'),
      precios.as('precios'),
      daysOff.as('dias_inhabiles'),
      dueFrom.as('vence_desde'),
    ])
const countedCycles = (db: Db) => cycles(db).select(inscritos.as('inscritos'))

export const toCycle = (row: CountedRow, today: IsoDate): Cycle => ({
  id: row.id,
  name: row.name,
  fecha_inicio: row.fecha_inicio,
  fecha_fin: row.fecha_fin,
  costo_inscripcion: toPesos(row.costo_inscripcion_centavos),
  mensualidad_preescolar: toPesos(row.mensualidad_preescolar_centavos),
  mensualidad_primaria: toPesos(row.mensualidad_primaria_centavos),
  costo_material: toPesos(row.costo_material_centavos),
  inscripciones_abiertas: row.inscripciones_abiertas,
  cuestionario_activo: row.cuestionario_activo,
  meses: row.meses,
  dia_limite: row.dia_limite,
  descuento_anual: fromHundredths(row.descuento_anual_centesimas),
  recargo: feeOf(row.recargo),
  precios: row.precios.map(toGradePrice),
  acumulacion: row.acumulacion,
  hermanos: siblingsOf(row.hermanos),
  anual_hasta: row.anual_hasta,
  pronto_pago: earlyOf(row.pronto_pago),
  dia_habil: row.dia_habil,
  vigencia: vigenciaOn(row, today),
  inscritos: row.inscritos,
})

export const findCycle = (db: Db, id: number): Promise<CountedRow | undefined> =>
  countedCycles(db).where('c.id', '=', id).executeTakeFirst()

export const findCycleRow = (db: Db, id: number): Promise<CycleRow | undefined> =>
  cycles(db).where('c.id', '=', id).executeTakeFirst()

export const findDiscounts = async (
  db: Db,
  id: number,
): Promise<Pick<Cycle, 'descuento_anual' | 'pronto_pago'> | undefined> => {
  const row = await db
    .selectFrom('cycles')
    .select(['descuento_anual_centesimas', 'pronto_pago'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      descuento_anual: fromHundredths(row.descuento_anual_centesimas),
      pronto_pago: earlyOf(row.pronto_pago),
    }
  )
}

export const listCycles = (db: Db): Promise<CountedRow[]> =>
  countedCycles(db).orderBy('c.fecha_inicio', 'desc').execute()

/** Cycles never overlap, so the first one that has not ended contains today, or is the next to begin. */
export const findCurrentId = async (db: Db, today: IsoDate): Promise<number | null> => {
  const row = await db
    .selectFrom('cycles')
    .select('id')
    .where('fecha_fin', '>=', today)
    .orderBy('fecha_inicio')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Two overlapping cycles could otherwise both find the calendar free. */
export const lockCalendar = (tx: Tx) => lockNamed(tx, 'cycles calendar')

export const findOverlapping = (tx: Tx, inicio: IsoDate, fin: IsoDate, except: number) =>
  tx
    .selectFrom('cycles')
    .select(['name', 'fecha_inicio', 'fecha_fin'])
    .where('fecha_inicio', '<=', fin)
    .where('fecha_fin', '>=', inicio)
    .where('id', '!=', except)
    .orderBy('fecha_inicio')
    .executeTakeFirst()

export const findNamed = (tx: Tx, name: string, except: number) =>
  tx
    .selectFrom('cycles')
    .select(['name', 'fecha_inicio', 'fecha_fin'])
    .where(lowerCase(sql.ref('name')), '=', lowerCase(name))
    .where('id', '!=', except)
    .orderBy('fecha_inicio')
    .executeTakeFirst()

export const countAnswers = async (tx: Tx, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM questionnaires q
    JOIN questions o ON o.questionnaire_id = q.id JOIN question_answers a ON a.question_id = o.id
    WHERE q.cycle_id = ${id}`.execute(tx)
  return onlyRow(rows).count
}

export const deleteCycle = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('questionnaires').where('cycle_id', '=', id).execute()
  await tx.deleteFrom('cycles').where('id', '=', id).execute()
}

export const insertCycle = async (tx: Tx, values: Insertable<Tables['cycles']>): Promise<number> =>
  (await tx.insertInto('cycles').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateCycle = (tx: Tx, id: number, values: Updateable<Tables['cycles']>) =>
  tx.updateTable('cycles').set(values).where('id', '=', id).execute()

export const replaceMonths = async (tx: Tx, id: number, months: readonly TuitionMonth[]): Promise<void> => {
  await tx.deleteFrom('cycle_months').where('cycle_id', '=', id).execute()
  if (months.length === 0) return
  const rows = months.map(({ anio, mes, parcialidad }) => ({ cycle_id: id, anio, mes, parcialidad }))
  await tx.insertInto('cycle_months').values(rows).execute()
}
