import { toPesos } from '@contract/domain/money'
import type { WriteCall } from '../../http/contractRoute'
import type { Balances, Moves } from './balances.queries'

const stateOf = (abonado: number, monto: number): string => {
  if (abonado === monto) return 'PAGADO'
  return abonado > 0 ? 'PARCIAL' : 'PENDIENTE'
}

/** Writes for each charge in the bitácora what a payment or its cancellation changed. */
export const recordChargeTrail = (
  { record }: Pick<WriteCall, 'record'>,
  { charges: moves }: Moves,
  { charges }: Balances,
): void => {
  for (const [id, { descripcion, monto, abonado }] of charges) {
    const before = abonado - (moves.get(id) ?? 0)
    const standing = (centavos: number) => ({ abono: toPesos(centavos), estado: stateOf(centavos, monto) })
    record('CARGO', id, { descripcion, ...standing(before) }, standing(abonado))
  }
}
