import { paidOf } from './month'
import { cancelPayment } from './pay'
import { runFamily } from './runFamily'
import { stateOf, turn, type Model } from './state'

/** Cancels everything that was paid and paid back, the latest first: each goes through, and nothing stays paid. */
export const unwind = async (model: Model): Promise<void> => {
  for (const moved of [...model.moved].reverse()) {
    if (moved.cancelled !== null) continue
    turn(model)
    if ('means' in moved) expect(await cancelPayment(model, moved)).toBe(200)
    else await runFamily(model, { do: 'cancel refund', at: model.refunds.indexOf(moved) })
  }
  for (const charge of model.charges) expect(['PENDIENTE', 'CANCELADO']).toContain(stateOf(charge))
  for (const child of model.children) for (const month of child.months) expect(paidOf(month)).toBe(0)
}
