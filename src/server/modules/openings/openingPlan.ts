import type { Campos } from '@contract/domain/campos'
import type { IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import { type Centavos, formatCentavos } from '@contract/domain/money'
import type { DateSystem } from '@contract/imports/imports.rules'
import type { BlankMonths, OpeningState } from '@contract/openings/openings.rules'
import { monthAfter } from '@contract/openings/openingWords'
import { tuitionAfter } from '@contract/scholarships/scholarships.rules'
import type { Service } from '@contract/services/services.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { rowByRow } from '../../shared/yielding'
import type { SheetRow } from '../../sheets/sheet'
import type { CycleRow } from '../cycles/cycles.queries'
import type { PlannedRow } from '../imports/importPlan'
import { servicesOwed, type GivenFiscal, type GivenService } from './familyGiven'
import { fiscalNews, type FiscalPlan } from './fiscalPlan'
import type { OpenBeca, OpenGroup, Places } from './openingPlaces'
import type { PupilOfRow } from './openingPupils'
import { onlyMonthsProblem, type GivenMonth } from './owedGiven'
import { readGiven, type Expected, type Given, type PricesOf } from './readGiven'
import type { CountedRow } from './openingTotals'
import { differences, type Values } from './openings.values'
import { balanceOf, plannedWords, sameWords } from './openingBalance'

interface Planned {
  readonly of: PupilOfRow
  readonly fresh: PlannedRow | null
  readonly texto: string
}

export interface NewRow extends Planned, CountedRow {
  readonly estado: 'NUEVO'
  readonly grupo: OpenGroup | null
  readonly beca: OpenBeca | null
  /** List price of a month; `monto` is it less the beca. */
  readonly lista: Centavos
  readonly monto: Centavos
  /** The cycle's price of the grade. */
  readonly listaDelLugar: Centavos
  /** The pupil's own price of a month; null: the cycle's of the grade. */
  readonly mensualidad: Centavos | null
  readonly desde: string
  readonly meses: readonly GivenMonth[] | null
  readonly dicho: { readonly mes: string | null; readonly grupo: string | null }
  readonly servicios: readonly GivenService[]
  readonly fiscal: GivenFiscal | null
}

export type OpeningPlanRow =
  | NewRow
  | (Planned & CountedRow & { readonly estado: 'IGUAL' })
  | (Pick<Planned, 'of' | 'fresh'> & {
      readonly estado: 'ERROR'
      readonly campos: Campos
      readonly givesBeca: boolean
    })

interface PlanFacts {
  readonly cycle: CycleRow
  readonly fecha: IsoDate
  readonly dates: DateSystem
  readonly blank: BlankMonths
  readonly places: Places
  readonly pricesOf: PricesOf
  readonly nivel: Grade | null
  readonly compares: boolean
  readonly seesFolios: boolean
  readonly fresh: ReadonlyMap<SheetRow, PlannedRow>
  readonly services: readonly Service[]
  readonly fiscals: FiscalPlan
}

const countedOf = (
  kept: Values,
  price: Centavos,
  { cycle, fecha, places, services }: PlanFacts,
): CountedRow => {
  const { grado, gradoNumero, grupo, beca, desde, meses } = kept
  const own = balanceOf(
    cycle,
    { desde, meses, price: tuitionAfter(price, beca?.porcentaje ?? 0), fecha },
    kept,
  )
  const servicios = services.flatMap((service) => {
    const centavos = kept.servicios?.[String(service.id)]
    return centavos === undefined ? [] : [{ service, centavos }]
  })
  const owed = servicesOwed(servicios, cycle, { desde, meses: meses ?? null }, fecha)
  const nombre = grupo === null ? null : (places.group(grado, gradoNumero, grupo).is?.nombre ?? grupo)
  return {
    grado,
    gradoNumero,
    grupo: nombre === null ? null : { nombre, gradoNumero, isNew: false },
    beca: beca && { ...beca, isNew: false },
    servicios,
    balance: { ...own, servicios: owed.servicios, vencido: own.vencido + owed.late },
  }
}

const takenProblem = ({ pupil, texts }: PupilOfRow, { cycle, seesFolios }: PlanFacts): Campos | null => {
  if (!pupil) return null
  const column = texts.numero_control === undefined ? 'curp' : 'numero_control'
  if (pupil.enrolmentId !== null) return { [column]: `Ya está inscrito en ${cycle.name}` }
  if (pupil.folio === null) return null
  const folio = seesFolios ? `: folio ${folioLabel(pupil.folio)}` : ''
  return { [column]: `Ya tiene un pago en ${cycle.name}${folio}` }
}

const placesOf = (given: Given, places: Places) => {
  const { gradoNumero, grupo, beca } = given
  const grado = given.campos.gradoNumero ? null : given.grado
  const group = grado && grupo !== null ? places.group(grado, gradoNumero, grupo) : null
  const percent = grado && beca ? places.beca(grado, beca) : null
  const campos: Campos = {
    ...(group?.problem ? { grupo: group.problem } : {}),
    ...(percent?.problem ? { beca: percent.problem } : {}),
  }
  return { grupo: group?.is ?? null, beca: percent?.is ?? null, campos }
}

/** An import may since have changed the expected place; without this the same file again would be an error. */
const expectedOf = ({ pupil }: PupilOfRow, { compares }: PlanFacts): Expected | null => {
  if (!pupil?.valores || !compares) return pupil
  const { grado, gradoNumero } = pupil.valores
  return { grado_previsto: grado, grado_previsto_numero: gradoNumero }
}

const planRow = (of: PupilOfRow, facts: PlanFacts): OpeningPlanRow => {
  const { cycle, fecha, dates, pricesOf, nivel, compares, blank, services } = facts
  const { pupil } = of
  const fresh = facts.fresh.get(of.row) ?? null
  const given = readGiven(of.texts, { cycle, dates, fecha, pricesOf, nivel, services }, expectedOf(of, facts))
  const failedRow = (campos: Campos): OpeningPlanRow => ({
    of,
    fresh,
    estado: 'ERROR',
    campos,
    givesBeca: given.beca !== null,
  })
  if (Object.keys(of.wrong).length > 0) return failedRow(of.wrong)
  const wrongCells: Campos = { ...fresh?.campos, ...given.campos, ...of.campos }
  if (pupil?.valores && pupil.openedOn && compares && Object.keys(wrongCells).length === 0) {
    const other = differences(given, pupil.valores, pupil.openedOn, services)
    return Object.keys(other).length > 0
      ? failedRow(other)
      : {
          of,
          fresh,
          estado: 'IGUAL',
          texto: sameWords(pupil.openedOn),
          ...countedOf(pupil.valores, pupil.mensualidad ?? 0, facts),
        }
  }
  const { grupo, beca, campos } = placesOf(given, facts.places)
  const wrong = { ...campos, ...wrongCells, ...takenProblem(of, facts) }
  const { grado, gradoNumero } = given
  if (Object.keys(wrong).length > 0 || grado === null) return failedRow(wrong)
  const { meses, mensualidad } = given
  const { mensualidad_centavos: listaDelLugar } = pricesOf({ grado, gradoNumero })
  const lista = mensualidad ?? listaDelLugar
  const monto = tuitionAfter(lista, beca?.porcentaje ?? 0)
  const tooMuch = meses && onlyMonthsProblem(meses, cycle, monto)
  if (tooMuch) return failedRow({ meses_debe: tooMuch })
  const desde = meses
    ? monthAfter(fecha)
    : (given.debeDesde ?? (blank === 'AL_CORRIENTE' ? monthAfter(fecha) : fecha.slice(0, 7)))
  const { servicios } = given
  const own = balanceOf(cycle, { desde, meses, price: monto, fecha }, given)
  const owed = servicesOwed(servicios, cycle, { desde, meses }, fecha)
  const balance = { ...own, servicios: owed.servicios, vencido: own.vencido + owed.late }
  const { campos: twice, fiscal, before } = facts.fiscals.take(of, fresh, given.fiscal)
  if (twice) return failedRow(twice)
  const place = { grado, gradoNumero, grupo, beca, balance, servicios, fiscal }
  const dicho = { mes: given.dicho, grupo: given.grupo }
  const ofPlace = mensualidad === null ? null : listaDelLugar
  const texto = [
    plannedWords({ ...place, lista, listaDelLugar: ofPlace, monto, isNewPupil: pupil === null }),
    ...servicios.map(({ service, centavos }) => `${service.nombre}: ${formatCentavos(centavos)} al mes`),
    ...fiscalNews({ fiscal, before }),
  ].join('; ')
  const prices = { lista, monto, mensualidad, listaDelLugar }
  return { of, fresh, estado: 'NUEVO', texto, ...place, ...prices, desde, meses, dicho }
}

export const planOpening = (
  rows: readonly PupilOfRow[],
  facts: PlanFacts,
  tell: (done: number) => void,
): Promise<OpeningPlanRow[]> => rowByRow(rows, (row) => planRow(row, facts), tell)

export const countOf = (planned: readonly OpeningPlanRow[], state: OpeningState): number =>
  planned.filter(({ estado }) => estado === state).length

export const judgedOf = (row: OpeningPlanRow) =>
  row.estado === 'ERROR' ? [{ row: row.of.row, campos: row.campos }] : []
