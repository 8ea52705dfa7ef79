import { formatDate, type IsoDate } from '@contract/domain/dates'
import { upper } from '@contract/domain/text'
import { hasPermission, type ActionName, type ModuleName } from '@contract/domain/permissions'
import { MAX_ID } from '@contract/http/schemas'
import { OPENING_DEFINITIONS, type OpeningFileColumn } from '@contract/openings/opening.columns'
import { pupilQuestionsOf, wholeName } from '@contract/imports/samePupils.rules'
import type { Opening, OpeningRow } from '@contract/openings/openings.schemas'
import { missingColumns, openingDayProblem } from '@contract/openings/openings.rules'
import { FREE_PERCENT } from '@contract/scholarships/scholarships.rules'
import type { AnyCall, ReadCall } from '../../http/call'
import { badField, badRequest, conflict, forbidden, notFound } from '../../shared/problem'
import { assertTable, type Table } from '../../sheets/table'
import { placeIn } from '../../sheets/sheet'
import { UNKNOWN_CYCLE } from '../../db/lookups'
import type { CycleRow } from '../cycles/cycles.queries'
import type { PlannedRow } from '../imports/importPlan'
import type { NewRow, OpeningPlanRow } from './openingPlan'
import { sumsOf } from './openingTotals'
import type { StoredOpening } from './openings.queries'

export const may = ({ actor }: ReadCall, module: ModuleName, action: ActionName): boolean =>
  hasPermission(actor.permissions, module, action)

/** Only users who may see all of an earlier opening: to others the answer would confirm guesses about a family's debts. */
export const mayCompare = (call: ReadCall): boolean =>
  (['ALUMNOS', 'INSCRIPCIONES', 'BECAS', 'CARGOS', 'COLEGIATURAS'] as const).every((module) =>
    may(call, module, 'READ'),
  )

export const shownOpening = (call: ReadCall, { adeudo, saldo_favor, ...opening }: StoredOpening): Opening =>
  may(call, 'CARGOS', 'READ') && may(call, 'COLEGIATURAS', 'READ')
    ? { ...opening, adeudo, saldo_favor }
    : opening

/** A lower own price is a discount like a beca. */
const isCheaper = ({ mensualidad, listaDelLugar }: NewRow): boolean =>
  mensualidad !== null && mensualidad < listaDelLugar

const isBelowFree = ({ monto, listaDelLugar }: NewRow): boolean =>
  (listaDelLugar - monto) * 100 > listaDelLugar * FREE_PERCENT

/** @throws 403 for a file with becas, new groups, pupils or parents that the user may not make */
export const assertMayMake = (call: ReadCall, planned: readonly OpeningPlanRow[]): void => {
  const must = (module: ModuleName, is: boolean, what: string): void => {
    if (is && !may(call, module, 'CREATE'))
      throw forbidden(`El archivo ${what}, y no tienes permiso de hacerlo (${module} · Crear).`)
  }
  const fresh = planned.filter((row): row is NewRow => row.estado === 'NUEVO')
  const givesBecas = planned.some((row) =>
    row.estado === 'ERROR' ? row.givesBeca : row.estado === 'NUEVO' && row.beca,
  )
  must('BECAS', givesBecas, 'da becas')
  must('BECAS', fresh.some(isCheaper), 'da mensualidades menores que la del ciclo')
  const isLarge = fresh.some(
    (row) => (row.beca?.porcentaje ?? 0) > FREE_PERCENT || (isCheaper(row) && isBelowFree(row)),
  )
  if (isLarge && !may(call, 'BECAS', 'DELETE'))
    throw forbidden(
      `El archivo da becas de más de ${FREE_PERCENT} %, o mensualidades de menos de lo que dejan, y no tienes permiso de hacerlo (BECAS · Eliminar).`,
    )
  must(
    'ALUMNOS',
    fresh.some(({ grupo }) => grupo?.isNew),
    'hace grupos nuevos',
  )
  must(
    'ALUMNOS',
    planned.some((row) => row.fresh !== null),
    'registra alumnos',
  )
  const hasParent = ({ of, fresh: registered }: NewRow): boolean =>
    of.pupil ? of.pupil.parent_id !== null : registered?.family !== null
  const invoiced = fresh.filter(({ fiscal }) => fiscal !== null)
  must('PADRES', invoiced.some(hasParent), 'da datos de facturación')
  must('ALUMNOS', !invoiced.every(hasParent), 'da datos de facturación')
  must(
    'PADRES',
    planned.some((row) => row.fresh?.parent),
    'registra padres',
  )
}

export const cycleIdOf = (text: string): number => {
  const id = Number(text)
  if (id > MAX_ID) throw notFound(UNKNOWN_CYCLE)
  return id
}

export const dayOf = ({ today }: AnyCall, cycle: CycleRow, given?: IsoDate): IsoDate => {
  const fecha = given ?? today
  const problem = openingDayProblem(fecha, cycle, today)
  if (given && problem) throw badField('fecha', problem)
  if (cycle.fecha_fin < today)
    throw conflict(`El ciclo escolar ${cycle.name} terminó el ${formatDate(cycle.fecha_fin)}.`)
  if (problem) throw badField('fecha', problem)
  return fecha
}

/** @param isLevelDue refuses a file that says no level; a dry run only asks for it, and titles may say it */
export const assertOpening = (file: Table<OpeningFileColumn>, isLevelDue: boolean): void => {
  const saysLevel = !isLevelDue || file.rows.some(({ place }) => place?.grado)
  const missing = missingColumns((column) => file.columns.has(column) || (column === 'grado' && saysLevel))
  if (missing.length > 0) {
    const campos = Object.fromEntries(missing.map((column) => [column, 'Falta esta columna.']))
    const which = missing.join(', ').replace('curp, numero_control', 'curp o numero_control')
    throw badRequest(`Al archivo le falta: ${which}.`, campos)
  }
  assertTable(OPENING_DEFINITIONS, file)
}

export const openingRowOf = (
  call: ReadCall,
  planned: OpeningPlanRow,
  made: ReadonlyMap<PlannedRow, number>,
): OpeningRow => {
  const { of, fresh, estado } = planned
  const sees = may(call, 'ALUMNOS', 'READ')
  const pupil = sees ? of.pupil : null
  const { curp = of.curp, numero_control = of.control } = pupil ?? fresh?.values ?? {}
  const nombre = pupil?.nombre ?? (fresh?.nombre || upper(wholeName(of.texts)))
  const id = pupil?.id ?? (fresh ? made.get(fresh) : undefined) ?? null
  const answer = { ...placeIn(of.row), estado, alumno: { id, nombre, curp, numero_control } }
  return planned.estado === 'ERROR'
    ? {
        ...answer,
        campos: planned.campos,
        ...pupilQuestionsOf({ doubt: fresh?.doubt ?? null, parecidos: of.parecidos }, planned.campos),
        celdas: [...of.row.cells],
      }
    : {
        ...answer,
        texto: [planned.texto, of.aviso].filter(Boolean).join('. '),
        totales: sumsOf([planned.balance]),
      }
}
