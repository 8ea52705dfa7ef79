import { formatDate, type IsoDate } from '@contract/domain/dates'
import type { FileColumns } from '@contract/imports/imports.schemas'
import type { PupilColumn } from '@contract/imports/pupilColumns.rules'
import { OPENING_DEFINITIONS, type OpeningFileColumn } from '@contract/openings/opening.columns'
import { questionsOf, wholeName } from '@contract/imports/samePupils.rules'
import { upper } from '@contract/domain/text'
import { undoProblem } from '@contract/openings/openings.rules'
import type { Opening, OpeningProgress, OpeningResult, OpeningRow } from '@contract/openings/openings.schemas'
import type { ReadCall, WriteCall } from '../../http/contractRoute'
import { badField, conflict, found } from '../../shared/problem'
import { createUnderWay } from '../../shared/underWay'
import { placeIn, type Sheet, type SheetRow } from '../../sheets/sheet'
import { answersOf, assertNoUnknown, pupilRowsOf, type FileAnswered } from '../../sheets/fileQuestions'
import { pupilColumnsOf, pupilTableOf } from '../../sheets/pupilTable'
import { columnsOf } from '../../sheets/table'
import type { CycleRow } from '../cycles/cycles.queries'
import type { CyclesService } from '../cycles/cycles.service'
import type { EnrolmentsService } from '../enrolments/enrolments.service'
import type { PlannedRow } from '../imports/importPlan'
import type { AskedPupils } from '../imports/samePupils'
import {
  assertMayMake,
  assertOpening,
  cycleIdOf,
  dayOf,
  may,
  mayCompare,
  shownOpening,
} from './openingChecks'
import { findBecas, findGroups, findPupils, lockPupils } from './facts.queries'
import { createPlaces } from './openingPlaces'
import { countOf, planOpening, type NewRow, type OpeningPlanRow } from './openingPlan'
import { controlIn, curpIn, findPupilsOf, saysName, type FileRow, type PupilOfRow } from './openingPupils'
import * as queries from './openings.queries'
import { sumsOf, totalsOf } from './openingTotals'
import { undoOpening } from './undoOpening'
import { createOpeningWrite, type WriteDeps } from './writeOpening'

interface Deps extends WriteDeps {
  enrolments: Pick<EnrolmentsService, 'placeAlone' | 'pricesOf'>
  cycles: Pick<CyclesService, 'forCharging'>
}

interface Asked extends FileAnswered, AskedPupils {
  simular?: 'true' | 'false'
  cicloEscolarId: string
  fecha?: IsoDate
  columnas?: string
  codigo?: string
}

interface Planning {
  readonly cycle: CycleRow
  readonly fecha: IsoDate
  readonly rows: readonly FileRow[]
  readonly dates: Sheet['dates']
  readonly isReal: boolean
  readonly answered: FileAnswered & AskedPupils
}

type Answered = Omit<OpeningResult, 'ok' | 'message'>

const pupilTexts = (texts: FileRow['texts']): Partial<Record<PupilColumn, string>> => {
  const { grupo, beca, debe_desde, inscripcion, material, saldo_anterior, saldo_a_favor, ...own } = texts
  return own
}

const judgedOf = (row: OpeningPlanRow) =>
  row.estado === 'ERROR' ? [{ row: row.of.row, campos: row.campos }] : []

const ofPupil = ({ row, texts }: FileRow) => ({ row, texts: pupilTexts(texts) })

const openingRowOf = (
  call: ReadCall,
  planned: OpeningPlanRow,
  made: ReadonlyMap<PlannedRow, number>,
): OpeningRow => {
  const { of, fresh, estado } = planned
  const sees = may(call, 'ALUMNOS', 'READ')
  const known = sees ? of.pupil : null
  const { curp = of.curp, numero_control = of.control } = known ?? fresh?.values ?? {}
  const nombre = known?.nombre ?? (fresh?.nombre || upper(wholeName(of.texts)))
  const id = known?.id ?? (fresh ? made.get(fresh) : undefined) ?? null
  const told = { ...placeIn(of.row), estado, alumno: { id, nombre, curp, numero_control } }
  return planned.estado === 'ERROR'
    ? {
        ...told,
        campos: planned.campos,
        ...questionsOf({ doubt: fresh?.doubt ?? null, parecidos: of.parecidos }, planned.campos),
        celdas: [...of.row.cells],
      }
    : {
        ...told,
        texto: [planned.texto, of.aviso].filter(Boolean).join('. '),
        totales: sumsOf([planned.balance]),
      }
}

export const createOpeningsService = ({ cycles, ...deps }: Deps) => {
  const { imports, enrolments } = deps
  const write = createOpeningWrite(deps)
  const underWay = createUnderWay<OpeningProgress>()

  const pupilsOf = async (
    call: WriteCall,
    cycle: CycleRow,
    rows: readonly FileRow[],
    { dates, isReal, answered }: Pick<Planning, 'dates' | 'isReal' | 'answered'>,
  ): Promise<PupilOfRow[]> => {
    const curps = rows.map(({ texts }) => curpIn(texts)).filter(Boolean)
    const controls = rows.map(({ texts }) => controlIn(texts)).filter(Boolean)
    const alike = await imports.alike(call, rows.map(ofPupil), dates)
    const ids = [...alike.values()].flatMap((some) => some.map(({ id }) => id))
    if (isReal) await lockPupils(call.db, { curps, controls, ids })
    const pupils = await findPupils(call.db, cycle.id, { curps, controls, ids })
    const byCurp = new Map(pupils.filter(({ curp }) => curp).map((pupil) => [pupil.curp, pupil]))
    const byControl = new Map(pupils.map((pupil) => [pupil.numero_control, pupil]))
    const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]))
    const sees = may(call, 'ALUMNOS', 'READ')
    return findPupilsOf(rows, {
      byCurp,
      byControl,
      byId,
      alike,
      answers: imports.answers(call, answered),
      sees,
    })
  }

  /** A registered parent keeps the e-mail. */
  const planFresh = async (
    call: WriteCall,
    rows: readonly PupilOfRow[],
    { dates, isReal, answered }: Pick<Planning, 'dates' | 'isReal' | 'answered'>,
  ): Promise<ReadonlyMap<SheetRow, PlannedRow>> => {
    const isFresh = ({ pupil, texts, isAnother }: PupilOfRow): boolean =>
      pupil === null && !isAnother && saysName(texts)
    const fresh = rows.filter(isFresh).map(ofPupil)
    const planned = await imports.plan(call, fresh, dates, isReal, answered)
    for (const { family } of planned) if (family?.before) family.correo = null
    return new Map(planned.map((each) => [each.row, each]))
  }

  const planOf = async (
    call: WriteCall,
    asked: Planning,
    tell: (done: number) => void,
  ): Promise<OpeningPlanRow[]> => {
    const { cycle, fecha, rows, dates } = asked
    const pupils = await pupilsOf(call, cycle, rows, asked)
    const fresh = await planFresh(call, pupils, asked)
    const places = createPlaces(
      await findGroups(call.db, cycle.id),
      await findBecas(call.db, cycle.id),
      cycle.name,
    )
    const facts = {
      cycle,
      fecha,
      dates,
      places,
      fresh,
      nivel: asked.answered.nivel ?? null,
      pricesOf: (place: Parameters<typeof enrolments.pricesOf>[2]) => enrolments.pricesOf(call, cycle, place),
      compares: mayCompare(call),
      seesFolios: may(call, 'CARGOS', 'READ'),
    }
    return planOpening(pupils, facts, tell)
  }

  const run = async (
    call: WriteCall,
    sheet: Sheet,
    asked: Asked,
    tell: (progress: OpeningProgress) => void,
  ): Promise<Answered> => {
    const file = pupilTableOf(OPENING_DEFINITIONS, sheet, asked)
    const isReal = asked.simular === 'false'
    assertOpening(file, isReal && asked.nivel === undefined)
    if (isReal) await imports.takeTurn(call)
    const cycle = await cycles.forCharging(call, cycleIdOf(asked.cicloEscolarId))
    const fecha = dayOf(call, cycle, asked.fecha)
    const rows = pupilRowsOf(file)
    const { dates } = sheet
    const planned = await planOf(call, { cycle, fecha, rows, dates, isReal, answered: asked }, (hechas) =>
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
    // The answer has the sums: the user has them in the file anyway.
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
      ...(apertura ? { apertura } : {}),
    }
  }

  return {
    progress: async ({ actor }: ReadCall, codigo: string): Promise<OpeningProgress | null> =>
      underWay.find(actor.id, codigo),

    columns: async (
      _call: ReadCall,
      sheet: Sheet,
      given: { hojas?: string },
    ): Promise<FileColumns<OpeningFileColumn>> =>
      columnsOf(OPENING_DEFINITIONS, pupilColumnsOf(OPENING_DEFINITIONS, sheet, given)),

    /** Enrols pupils of valid rows unless `simular`. @throws 400 columns, day · 403 makes what the user may not · 404 · 409 over · 413 */
    open: (call: WriteCall, read: () => Promise<Sheet>, asked: Asked): Promise<Answered> =>
      underWay.follow(call.actor.id, asked.codigo, { paso: 'LEYENDO', hechas: 0, total: 0 }, async (tell) =>
        run(call, await read(), asked, tell),
      ),

    list: async (call: ReadCall): Promise<Opening[]> =>
      (await queries.listOpenings(call.db)).map((opening) => shownOpening(call, opening)),

    /** @throws 400 no reason · 404 · 409 taken back already, or other rows depend on a pupil's rows */
    undo: async (call: WriteCall, id: number, motivo: string | undefined): Promise<Opening> => {
      const problem = undoProblem(motivo)
      if (problem) throw badField('motivo_cancelacion', problem)
      await imports.takeTurn(call)
      const read = async (): Promise<queries.StoredOpening> =>
        found((await queries.listOpenings(call.db, id))[0], `No existe la apertura ${id}.`)
      const opening = await read()
      if (opening.deshecha)
        throw conflict(`Esta apertura ya se deshizo el ${formatDate(opening.deshecha.fecha)}.`)
      await undoOpening(call, opening, (motivo as string).trim())
      return shownOpening(call, await read())
    },
  }
}
export type OpeningsService = ReturnType<typeof createOpeningsService>
