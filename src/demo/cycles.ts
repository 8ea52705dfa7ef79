import type { CyclesContract } from '@contract/cycles/cycles.schemas'
import { isoDate, type IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import { monthsBetween } from '@contract/domain/months'
import { schoolYear, schoolYearOf } from './days'

export interface DemoCycle {
  /** 0 is the oldest. In place of the id, which the database gives later. */
  index: number
  year: number
  finished: boolean
  body: CyclesContract['create']['body']
}

/** Pesos, the oldest cycle first: prices rise each year. */
const PRICES = [
  {
    costo_inscripcion: 3_190,
    mensualidad_preescolar: 2_390,
    mensualidad_primaria: 2_680,
    costo_material: 1_150,
  },
  {
    costo_inscripcion: 3_350,
    mensualidad_preescolar: 2_520,
    mensualidad_primaria: 2_830,
    costo_material: 1_240,
  },
  {
    costo_inscripcion: 3_550,
    mensualidad_preescolar: 2_690,
    mensualidad_primaria: 3_020,
    costo_material: 1_325.5,
  },
] as const

/** @param years how many of the newest; each keeps its index */
export const demoCycles = (today: IsoDate, years: number = PRICES.length): DemoCycle[] =>
  PRICES.map((prices, index) => {
    const year = schoolYearOf(today) - (PRICES.length - 1 - index)
    const { inicio, fin } = schoolYear(year)
    return {
      index,
      year,
      finished: fin < today,
      body: {
        nombre: `${year}-${year + 1}`,
        fecha_inicio: inicio,
        fecha_fin: fin,
        ...prices,
        meses: monthsBetween(isoDate(year, 9, 1), isoDate(year + 1, 6, 30)),
        dia_limite: 10,
        descuento_anual: 6,
        // Only in the newest cycle, so that payments of finished ones have no recargo.
        recargo:
          index === PRICES.length - 1 ? { tipo: 'PORCENTAJE' as const, valor: 10, dias_gracia: 5 } : null,
        // Only in the newest cycle and not given yet: the home page says how many children are affected.
        hermanos:
          index === PRICES.length - 1
            ? [
                { lugar: 2, porcentaje: 5 },
                { lugar: 3, porcentaje: 10 },
              ]
            : [],
      },
    }
  }).slice(-years)

export const monthlyPrice = ({ body }: DemoCycle, grado: Grade): number =>
  grado === 'PREESCOLAR' ? body.mensualidad_preescolar : body.mensualidad_primaria
