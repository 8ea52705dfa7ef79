import { pricesFor, type PricedPlace } from '@contract/cycles/terms.rules'
import type { Centavos } from '@contract/domain/money'
import type { Selectable } from 'kysely'
import type { Tables } from './tables'

/** The prices of a cycle as stored, centavos. */
type PricedCycle = Pick<
  Selectable<Tables['cycles']>,
  | 'costo_inscripcion_centavos'
  | 'costo_material_centavos'
  | 'mensualidad_preescolar_centavos'
  | 'mensualidad_primaria_centavos'
> & { precios: readonly Omit<Selectable<Tables['cycle_prices']>, 'cycle_id'>[] }

interface PlacePrices {
  costo_inscripcion_centavos: Centavos
  costo_material_centavos: Centavos
  mensualidad_centavos: Centavos
}

/** What a pupil of a place pays in the cycle now, centavos. */
export const placePrices = (cycle: PricedCycle, place: PricedPlace): PlacePrices => {
  const precios = cycle.precios.map((row) => ({
    grado: row.grado,
    gradoNumero: row.grado_numero,
    costo_inscripcion: row.costo_inscripcion_centavos,
    costo_material: row.costo_material_centavos,
    mensualidad: row.mensualidad_centavos,
  }))
  const prices = pricesFor(
    {
      costo_inscripcion: cycle.costo_inscripcion_centavos,
      costo_material: cycle.costo_material_centavos,
      mensualidad_preescolar: cycle.mensualidad_preescolar_centavos,
      mensualidad_primaria: cycle.mensualidad_primaria_centavos,
      precios,
    },
    place,
  )
  return {
    costo_inscripcion_centavos: prices.costo_inscripcion,
    costo_material_centavos: prices.costo_material,
    mensualidad_centavos: prices.mensualidad,
  }
}
