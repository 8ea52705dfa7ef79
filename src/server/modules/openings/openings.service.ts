import { formatDate, type IsoDate } from '@contract/domain/dates'
import { openingDefinitions } from '@contract/openings/opening.columns'
import { lecturasOf } from '@contract/imports/cellWords'
import { undoProblem, type BlankMonths } from '@contract/openings/openings.rules'
import type { Opening, OpeningResult } from '@contract/openings/openings.schemas'
import type { Service } from '@contract/services/services.schemas'
import type { ImportProgress } from '@contract/imports/imports.schemas'
import type { Db } from '../../db/database'
import type { ReadCall, WriteCall } from '../../http/call'
import { assertField, conflict, found } from '../../shared/problem'
import { createUnderWay } from '../../db/underWay'
import type { Sheet } from '../../sheets/sheet'
import { answersOf, assertNoUnknown, type FileAnswered } from '../../sheets/fileQuestions'
import { pupilTableOf } from '../../sheets/pupilTable'
import type { CyclesService } from '../cycles/cycles.service'
import type { EnrolmentsService } from '../enrolments/enrolments.service'
import type { FiscalService } from '../fiscal/fiscal.service'
import type { AskedPupils } from '../imports/samePupils'
import type { ServicesService } from '../services/services.service'
import {
  assertMayMake,
  assertOpening,
  cycleIdOf,
  dayOf,
  may,
  openingRowOf,
  shownOpening,
} from './openingChecks'
import { columnsOfCycle, type AskedColumns } from './columnsOfCycle'
import { findBecas } from './facts.queries'
import { countOf, judgedOf, type NewRow } from './openingPlan'
import * as queries from './openings.queries'
import { totalsOf } from './openingTotals'
import { createPlanning } from './planning'
import { undoOpening } from './undoOpening'
import { assertMarksSaid, plainRowsOf } from './wordsOfFile'
import { createOpeningWrite, type WriteDeps } from './writeOpening'

interface Deps extends WriteDeps {
  db: Db
  enrolments: Pick<EnrolmentsService, 'placeAlone' | 'pricesOf'>
  cycles: Pick<CyclesService, 'forCharging'>
  services: Pick<ServicesService, 'list' | 'chargeForOpening'>
  fiscal: Pick<FiscalService, 'bringForOpening' | 'dropOfOpening'>
}

interface OpeningBody extends FileAnswered, AskedPupils {
  simular?: 'true' | 'false'
  cicloEscolarId: string
  fecha?: IsoDate
  columnas?: string
  codigo?: string
  sin_debe_desde?: BlankMonths
  marcas?: string
}

type OpeningAnswer = Omit<OpeningResult, 'ok' | 'message'>

export const createOpeningsService = ({ cycles, ...deps }: Deps) => {
  const { imports, services, fiscal } = deps

  /** Services as columns, which tell names and prices: only for users who may read charges. @throws 404 */
  const servicesOf = async (call: ReadCall, ciclo: number | undefined): Promise<Service[]> =>
    ciclo !== undefined && may(call, 'CARGOS', 'READ') ? services.list(call, ciclo) : []
  const planOf = createPlanning(deps)
  const write = createOpeningWrite(deps)
  const underWay = createUnderWay<ImportProgress>('APERTURA')

  const readFile = async (call: WriteCall, sheet: Sheet, asked: OpeningBody) => {
    const offered = await servicesOf(call, cycleIdOf(asked.cicloEscolarId))
    const file = pupilTableOf(openingDefinitions(offered), sheet, asked)
    const isReal = asked.simular === 'false'
    assertOpening(file, isReal && asked.nivel === undefined)
    if (isReal) await imports.takeTurn(call)
    const cycle = await cycles.forCharging(call, cycleIdOf(asked.cicloEscolarId))
    const fecha = dayOf(call, cycle, asked.fecha)
    const { sin_debe_desde: blank = 'MES_DE_FECHA', marcas } = asked
    const becas = await findBecas(call.db, cycle.id)
    const { dates } = sheet
    const words = { cycle, fecha, dates, marcas, becas, paga: asked.paga ?? null, servicios: offered }
    const { rows, readings, headingOf } = await plainRowsOf(file, words)
    if (isReal) assertMarksSaid(readings, marcas, headingOf)
    const planning = { cycle, fecha, rows, dates, isReal, blank, becas, services: offered, answered: asked }
    return { file, readings, planning }
  }

  const run = async (
    call: WriteCall,
    sheet: Sheet,
    asked: OpeningBody,
    tell: (progress: ImportProgress) => void,
  ): Promise<OpeningAnswer> => {
    const { file, readings, planning } = await readFile(call, sheet, asked)
    const { cycle, fecha, rows, isReal } = planning
    const planned = await planOf(call, planning, (hechas) =>
      tell({ paso: 'REVISANDO', hechas, total: rows.length }),
    )
    assertMayMake(call, planned)
    if (isReal) assertNoUnknown(file, asked.ignorar ?? '[]')
    const fresh = planned.filter((row): row is NewRow => row.estado === 'NUEVO')
    const writes = isReal && fresh.length > 0
    if (!writes) call.unchanged()
    const saving = (hechas: number): void => tell({ paso: 'GUARDANDO', hechas, total: fresh.length })
    if (writes) saving(0)
    const written = writes ? await write(call, cycle, fecha, fresh, saving) : null
    // Without checking CARGOS: the user has the sums in the file anyway.
    const [apertura] = written ? await queries.listOpenings(call.db, written.openingId) : []
    return {
      resumen: {
        nuevos: fresh.length,
        iguales: countOf(planned, 'IGUAL'),
        con_error: countOf(planned, 'ERROR'),
      },
      encabezados: [...file.headings],
      filas: planned.map((row) => openingRowOf(call, row, written?.made ?? new Map())),
      ...answersOf(file, planned.flatMap(judgedOf)),
      totales: totalsOf(planned.flatMap((row) => (row.estado === 'ERROR' ? [] : [row]))),
      lecturas: lecturasOf(readings),
      sin_debe_desde: { filas: fresh.filter(({ dicho, meses }) => dicho.mes === null && !meses).length },
      ...(apertura ? { apertura } : {}),
    }
  }

  return {
    getProgress: async (call: ReadCall, codigo: string): Promise<ImportProgress | null> =>
      underWay.find(call.db, call.actor.id, codigo),

    readColumns: (call: ReadCall, sheet: Sheet, given: AskedColumns) =>
      columnsOfCycle(sheet, given, (id) => servicesOf(call, id)),

    /** Enrols the pupils of valid rows unless `simular`. @throws 400 columns, day · 403 makes what the user may not · 404 · 409 over · 413 */
    create: (call: WriteCall, read: () => Promise<Sheet>, asked: OpeningBody): Promise<OpeningAnswer> =>
      underWay.follow(
        { db: deps.db, userId: call.actor.id, code: asked.codigo },
        { paso: 'LEYENDO', hechas: 0, total: 0 },
        async (tell) => run(call, await read(), asked, tell),
      ),

    list: async (call: ReadCall): Promise<Opening[]> =>
      (await queries.listOpenings(call.db)).map((opening) => shownOpening(call, opening)),

    /** @throws 400 no reason · 404 · 409 taken back already, or other rows depend on a pupil's rows */
    undo: async (call: WriteCall, id: number, motivo: string | undefined): Promise<Opening> => {
      assertField('motivo_cancelacion', undoProblem(motivo))
      await imports.takeTurn(call)
      const read = async (): Promise<queries.StoredOpening> =>
        found((await queries.listOpenings(call.db, id))[0], `No existe la apertura ${id}.`)
      const opening = await read()
      if (opening.deshecha)
        throw conflict(`Esta apertura ya se deshizo el ${formatDate(opening.deshecha.fecha)}.`)
      await undoOpening(call, opening, (motivo as string).trim(), fiscal)
      return shownOpening(call, await read())
    },
  }
}
export type OpeningsService = ReturnType<typeof createOpeningsService>
