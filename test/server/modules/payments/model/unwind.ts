import { paidHere } from './month'
import { cancelPayment } from './pay'
import type { ModelPayment, ModelRefund } from './records'
import { runFamily } from './runFamily'
import { stateOf, turn, type Model } from './state'

const standing = ({ moved }: Model): (ModelPayment | ModelRefund)[] =>
  moved.filter(({ cancelled }) => cancelled === null).reverse()

/**
 * Cancels everything that was paid and paid back, the latest first; at the end nothing stays paid. A payment waits for another round
 * where the credit it left was used, since an earlier one was cancelled before; each round gets something done.
 */
export const unwind = async (model: Model): Promise<void> => {
  for (let left = standing(model); left.length > 0; left = standing(model)) {
    for (const moved of left) {
      turn(model)
      if ('means' in moved) await cancelPayment(model, moved, moved.id % 2 === 0)
      else await runFamily(model, { do: 'cancel refund', at: model.refunds.indexOf(moved) })
    }
    expect(standing(model).length).toBeLessThan(left.length)
  }
  for (const charge of model.charges) expect(['PENDIENTE', 'CANCELADO']).toContain(stateOf(charge))
  for (const child of model.children) for (const month of child.months) expect(paidHere(month)).toBe(0)
}
