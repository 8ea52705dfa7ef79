import type { IsoDate } from '@contract/domain/dates'
import { earliest, FIRST, pesos, type Draft } from './draft'
import type { ChargeFact } from './facts'

/** A charge at its price after the discount, and its cancellation. @param paid first day somebody paid it */
export const chargeMovements = (charge: ChargeFact, paid: IsoDate | undefined): Draft[] => {
  const { id, cycle_id: cicloId, descripcion, fecha, cancelled_on, cancelled_at } = charge
  const { monto_pagar_centavos: net, costo_total_centavos: full, monto_descuento_centavos: off } = charge
  const cancelado = cancelled_at !== null
  const same = { cicloId, folio: null, pagoId: null, conceptos: [] }
  const owed: Draft = {
    ...same,
    id: `cargo-${id}`,
    fecha: earliest(fecha, paid, cancelled_on),
    at: FIRST,
    tipo: 'CARGO',
    descripcion,
    detalle: off > 0 ? [`${pesos(full)} menos descuento de ${charge.descuento} %: ${pesos(off)}`] : [],
    vencimiento: fecha,
    cancelado,
    cargo: net,
    abono: 0,
  }
  if (!cancelado) return [owed]
  return [
    owed,
    {
      ...same,
      id: `cargo-${id}-cancelado`,
      fecha: cancelled_on as IsoDate,
      at: cancelled_at.getTime(),
      tipo: 'CANCELACION',
      descripcion: `CARGO CANCELADO: ${descripcion}`,
      detalle: [`Motivo: ${charge.motivo_cancelacion ?? ''}`],
      vencimiento: null,
      cancelado: false,
      cargo: 0,
      abono: net,
    },
  ]
}
