import { upper } from '@contract/domain/text'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import type { PricedPlace } from '@contract/cycles/terms.rules'
import type { IsoDate } from '@contract/domain/dates'
import { gradeYearProblem, type Grade } from '@contract/domain/grades'
import { toCentavos, type Centavos } from '@contract/domain/money'
import { groupsSchemas } from '@contract/groups/groups.schemas'
import type { DateSystem } from '@contract/imports/imports.rules'
import { LEVEL_UNSAID, readGrade, readGradeNumber } from '@contract/imports/places.rules'
import { monthAfter, type OpeningTexts } from '@contract/openings/openingWords'
import type { Service } from '@contract/services/services.schemas'
import { becaPercentProblem } from '@contract/scholarships/scholarships.rules'
import {
  isHalfWord,
  isNoBeca,
  isUpToDate,
  owesNothing,
  readAmount,
  readBalance,
  readMonth,
  readOwed,
  readPercent,
} from '@contract/openings/openings.values'
import { bodyProblems } from '../../http/validation'
import type { CycleRow } from '../cycles/cycles.queries'
import { onlyMonthsOf, ownPriceOf, type GivenMonth } from './owedGiven'
import { fiscalOf, servicesOf, type GivenFiscal, type GivenService } from './familyGiven'

export type GivenBeca = { readonly porcentaje: number } | { readonly nombre: string }

/** After every cycle's last month, so no month is owed. */
export const NO_MONTH = '9999-12'

/** `dicho` for «al corriente», whose month depends on the day of the balances. */
const UP_TO_DATE = 'AL_CORRIENTE'

export interface Given {
  readonly grado: Grade | null
  readonly gradoNumero: number | null
  readonly grupo: string | null
  readonly beca: GivenBeca | null
  /** First month owed, yyyy-MM, or `NO_MONTH`; null for a blank cell. */
  readonly debeDesde: string | null
  /** As the file said it, so a later day of balances makes no difference. */
  readonly dicho: string | null
  /** The only months owed up to that of the balances; null for a blank cell. */
  readonly meses: readonly GivenMonth[] | null
  /** Null: the cycle's price for the grade. */
  readonly mensualidad: Centavos | null
  readonly inscripcion: Centavos
  readonly material: Centavos
  readonly anterior: Centavos
  readonly favor: Centavos
  readonly servicios: readonly GivenService[]
  readonly fiscal: GivenFiscal | null
  readonly campos: Campos
}

export interface Expected {
  grado_previsto: Grade | null
  grado_previsto_numero: number | null
}

const AMOUNT = 'Debe ser una cantidad en pesos, como 1250.00, con dos decimales a lo más'
const OWED = 'Escribe PAGADA, DEBE o cuánto se debe todavía en pesos'
const MONTH = 'Debe ser un mes, como 2026-10'

const placeOf = (
  { grado: written, gradoNumero: year }: OpeningTexts,
  expected: Expected | null,
  nivel: Grade | null,
) => {
  const grado = written === undefined ? (expected?.grado_previsto ?? nivel) : readGrade(written)
  const isExpected = expected !== null && grado === expected.grado_previsto
  const number =
    year === undefined ? (isExpected ? expected.grado_previsto_numero : null) : readGradeNumber(year)
  const campos = onlyProblems({
    grado: grado !== null ? null : written === undefined ? LEVEL_UNSAID : 'El nivel es PREESCOLAR o PRIMARIA',
    gradoNumero:
      year !== undefined && number === null
        ? 'El grado es un número, como 2'
        : grado && gradeYearProblem({ grado, gradoNumero: number }),
  })
  return { grado, gradoNumero: number, campos }
}

const groupOf = (text: string | undefined): { grupo: string | null; campos: Campos } => {
  if (text === undefined || text === '-') return { grupo: null, campos: {} }
  const grupo = upper(text)
  const { nombre } = bodyProblems(groupsSchemas.update.body, { nombre: grupo })
  return { grupo, campos: nombre === undefined ? {} : { grupo: nombre } }
}

const percents = 'mayor que 0, de hasta 100 %, con dos decimales cuando mucho'

const HALF = 'No dice de cuánto es la beca; escribe MEDIA BECA, BECA COMPLETA o su porcentaje, como 50 %'

const becaOf = (text: string | undefined): { beca: GivenBeca | null; campos: Campos } => {
  if (text === undefined || isNoBeca(text)) return { beca: null, campos: {} }
  const porcentaje = readPercent(text)
  if (porcentaje === 0) return { beca: null, campos: {} }
  if (porcentaje === null && isHalfWord(text)) return { beca: null, campos: { beca: HALF } }
  if (porcentaje === null && !/\p{L}/u.test(text))
    return { beca: null, campos: { beca: `Debe ser un porcentaje ${percents}, o el nombre de una beca` } }
  if (porcentaje === null) return { beca: { nombre: text }, campos: {} }
  if (becaPercentProblem(porcentaje))
    return {
      beca: null,
      campos: { beca: `No hay becas de ${porcentaje} %: debe ser un porcentaje ${percents}` },
    }
  return { beca: { porcentaje }, campos: {} }
}

type Months = Pick<Given, 'debeDesde' | 'dicho' | 'campos'>

const monthOf = (
  text: string | undefined,
  { name, fecha_inicio, fecha_fin }: Pick<CycleRow, 'name' | 'fecha_inicio' | 'fecha_fin'>,
  { dates, fecha }: Pick<ReadingFacts, 'dates' | 'fecha'>,
): Months => {
  const monthsFrom = (debeDesde: string | null, dicho = debeDesde, campos: Campos = {}): Months => ({
    debeDesde,
    dicho,
    campos,
  })
  if (text === undefined) return monthsFrom(null)
  if (isUpToDate(text)) return monthsFrom(monthAfter(fecha), UP_TO_DATE)
  if (owesNothing(text)) return monthsFrom(NO_MONTH)
  const debeDesde = readMonth(text, dates, fecha_inicio)
  if (debeDesde === null) return monthsFrom(null, null, { debe_desde: MONTH })
  const [first, last] = [fecha_inicio.slice(0, 7), fecha_fin.slice(0, 7)]
  const isOutside = debeDesde < first || debeDesde > last
  const why = `Debe ser un mes del ciclo ${name}: de ${first} a ${last}`
  return monthsFrom(debeDesde, debeDesde, isOutside ? { debe_desde: why } : {})
}

const owedOf = (text: string | undefined, price: Centavos): Centavos | null => {
  const owed = text === undefined ? 'PAGADA' : readOwed(text)
  if (owed === null) return null
  return owed === 'PAGADA' ? 0 : owed === 'DEBE' ? price : toCentavos(owed)
}

const balanceOf = (text: string | undefined): Centavos | null => {
  const pesos = text === undefined ? 0 : readBalance(text)
  return pesos === null ? null : toCentavos(pesos)
}

const amountOf = (text: string | undefined): Centavos | null => {
  const pesos = text === undefined ? 0 : readAmount(text)
  return pesos === null ? null : toCentavos(pesos)
}

export type PricesOf = (place: PricedPlace) => {
  costo_inscripcion_centavos: Centavos
  costo_material_centavos: Centavos
  mensualidad_centavos: Centavos
}

interface ReadingFacts {
  readonly cycle: CycleRow
  readonly dates: DateSystem
  readonly fecha: IsoDate
  readonly pricesOf: PricesOf
  readonly nivel: Grade | null
  readonly services: readonly Service[]
}

export const readGiven = (
  texts: OpeningTexts,
  { cycle, dates, fecha, pricesOf, nivel, services }: ReadingFacts,
  expected: Expected | null,
): Given => {
  const { grado, gradoNumero, campos: place } = placeOf(texts, expected, nivel)
  // No level, so the row is refused anyway, and its DEBE needs no amount.
  const prices = grado && pricesOf({ grado, gradoNumero })
  const { grupo, campos: group } = groupOf(texts.grupo)
  const { beca, campos: percent } = becaOf(texts.beca)
  const { debeDesde, dicho, campos: month } = monthOf(texts.debe_desde, cycle, { dates, fecha })
  const { meses, campos: only } = onlyMonthsOf(texts.meses_debe, cycle, { dates, fecha })
  const { mensualidad, campos: own } = ownPriceOf(texts.mensualidad)
  const inscripcion = owedOf(texts.inscripcion, prices?.costo_inscripcion_centavos ?? 0)
  const material = owedOf(texts.material, prices?.costo_material_centavos ?? 0)
  const anterior = balanceOf(texts.saldo_anterior)
  const favor = amountOf(texts.saldo_a_favor)
  const { servicios, campos: unread } = servicesOf(texts, services)
  const { fiscal, campos: invoiced } = fiscalOf(texts)
  const amounts = onlyProblems({
    inscripcion: inscripcion === null ? OWED : null,
    material: material === null ? OWED : null,
    saldo_anterior: anterior === null ? AMOUNT : null,
    saldo_a_favor: favor === null ? AMOUNT : null,
  })
  return {
    grado,
    gradoNumero,
    grupo,
    beca,
    debeDesde,
    dicho,
    meses,
    mensualidad,
    inscripcion: inscripcion ?? 0,
    material: material ?? 0,
    anterior: Math.max(0, anterior ?? 0),
    favor: (favor ?? 0) + Math.max(0, -(anterior ?? 0)),
    servicios,
    fiscal,
    campos: {
      ...place,
      ...group,
      ...percent,
      ...month,
      ...only,
      ...own,
      ...amounts,
      ...unread,
      ...invoiced,
    },
  }
}
