import type { ChargeStanding } from '@contract/charges/charges.rules'
import { toPesos } from '@contract/domain/money'
import type { Tx } from '../../db/database'
import { conflict, found } from '../../http/problem'
import { lockCharge } from './charges.queries'

export type LockedCharge = NonNullable<Awaited<ReturnType<typeof lockCharge>>>

/** Centavos still to pay. */
export const balanceOf = (charge: LockedCharge): number =>
  charge.monto_pagar_centavos - charge.abonado_centavos

const standingOf = (charge: LockedCharge): ChargeStanding => ({
  estado: charge.estado,
  abono: toPesos(charge.abonado_centavos),
  monto_restante: toPesos(balanceOf(charge)),
})

/**
 * The charge locked until the commit, once its state allows what is about to happen.
 * @throws 404 no such charge · 409 with what the rule says
 */
export const lockForChange = async (
  tx: Tx,
  id: number,
  conflictOf: (standing: ChargeStanding) => string | null,
): Promise<LockedCharge> => {
  const charge = found(await lockCharge(tx, id), `No existe el cargo ${id}.`)
  const problem = conflictOf(standingOf(charge))
  if (problem) throw conflict(problem)
  return charge
}
