import type { IsoDate } from '@contract/domain/dates'
import { normalizeRfc } from '@contract/domain/rfc'
import type { BlankMonths } from '@contract/openings/openings.rules'
import type { Service } from '@contract/services/services.schemas'
import type { WriteCall } from '../../http/call'
import type { FileAnswered } from '../../sheets/fileQuestions'
import type { Sheet, SheetRow } from '../../sheets/sheet'
import type { CycleRow } from '../cycles/cycles.queries'
import type { EnrolmentsService } from '../enrolments/enrolments.service'
import type { PlannedRow } from '../imports/importPlan'
import type { AskedPupils } from '../imports/samePupils'
import { findFiscals, findGroups, findPupils, lockPupils, type KnownBeca } from './facts.queries'
import { createFiscalPlan } from './fiscalPlan'
import { may, mayCompare } from './openingChecks'
import { createPlaces } from './openingPlaces'
import { planOpening, type OpeningPlanRow } from './openingPlan'
import {
  controlIn,
  curpIn,
  findPupilsOf,
  ofPupil,
  saysName,
  type FileRow,
  type PupilOfRow,
} from './openingPupils'
import type { WriteDeps } from './writeOpening'

interface PlanDeps extends Pick<WriteDeps, 'imports'> {
  enrolments: Pick<EnrolmentsService, 'pricesOf'>
}

interface Planning {
  readonly cycle: CycleRow
  readonly fecha: IsoDate
  readonly rows: readonly FileRow[]
  readonly dates: Sheet['dates']
  readonly isReal: boolean
  readonly answered: FileAnswered & AskedPupils
  readonly blank: BlankMonths
  readonly becas: readonly KnownBeca[]
  readonly services: readonly Service[]
}

const rfcsIn = (rows: readonly FileRow[]): string[] => [
  ...new Set(rows.flatMap(({ texts: { rfc } }) => (rfc === undefined ? [] : [normalizeRfc(rfc)]))),
]

/** What the rows of a file would do: pupils found or made, each in a place. */
export const createPlanning = ({ imports, enrolments }: PlanDeps) => {
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

  /** Plans pupils unknown to the school. A known parent keeps the stored e-mail. */
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
    const { cycle, fecha, rows, dates, blank, becas } = asked
    const pupils = await pupilsOf(call, cycle, rows, asked)
    const fresh = await planFresh(call, pupils, asked)
    const places = createPlaces(await findGroups(call.db, cycle.id), becas, cycle.name)
    const facts = {
      cycle,
      fecha,
      dates,
      blank,
      places,
      fresh,
      services: asked.services,
      fiscals: createFiscalPlan(await findFiscals(call.db, rfcsIn(rows))),
      nivel: asked.answered.nivel ?? null,
      pricesOf: (place: Parameters<typeof enrolments.pricesOf>[2]) => enrolments.pricesOf(call, cycle, place),
      compares: mayCompare(call),
      seesFolios: may(call, 'CARGOS', 'READ'),
    }
    return planOpening(pupils, facts, tell)
  }

  return planOf
}
