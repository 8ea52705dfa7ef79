import type { Centavos } from '@contract/domain/money'
import type { SourcedPart } from '@contract/invoices/invoice.lines'

/** A movement of a credit. */
export interface CreditStep {
  readonly credit_id: number
  readonly tipo: 'A_CUENTA' | 'SALDO' | 'DEVOLUCION' | 'CANCELACION' | 'TRASLADO' | 'BAJA' | 'APERTURA'
  readonly centavos: Centavos
  /** The payment that made or used it. */
  readonly payment_id: number | null
  /** Of a baja: the month whose payment became credit. */
  readonly tuition_id: number | null
  /** The payment or refund was cancelled: the movement and its taking back leave no trace. */
  readonly undone: boolean
}

/** Takes centavos off the front of a queue. What the queue does not hold is of unknown source. */
const take = (queue: SourcedPart[], centavos: Centavos): SourcedPart[] => {
  const taken: SourcedPart[] = []
  let open = centavos
  while (open > 0) {
    const first = queue.shift()
    if (!first) return [...taken, { codigo: null, pagoId: null, centavos: open }]
    const now = Math.min(open, first.centavos)
    open -= now
    taken.push({ ...first, centavos: now })
    if (first.centavos > now) queue.unshift({ ...first, centavos: first.centavos - now })
  }
  return taken
}

/**
 * With what money each payment used credit: the oldest credit is used first (FIFO).
 * @param steps in their order, of all credits that were merged into one another
 * @param madeBy the money that a payment left on account, or that paid a month before its pupil left
 * @returns the parts by payment
 */
export const creditUsed = (
  steps: readonly CreditStep[],
  madeBy: (step: CreditStep, used: ReadonlyMap<number, readonly SourcedPart[]>) => readonly SourcedPart[],
): Map<number, SourcedPart[]> => {
  const queues = new Map<number, SourcedPart[]>()
  const used = new Map<number, SourcedPart[]>()
  let moving: SourcedPart[] = []
  const queueOf = (id: number): SourcedPart[] => {
    const queue = queues.get(id) ?? []
    queues.set(id, queue)
    return queue
  }
  for (const step of steps) {
    const { tipo, centavos, payment_id } = step
    if (step.undone || tipo === 'CANCELACION') continue
    const queue = queueOf(step.credit_id)
    if (tipo === 'TRASLADO') {
      if (centavos < 0) moving = [...moving, ...take(queue, -centavos)]
      else {
        queue.push(...moving)
        moving = []
      }
    } else if (centavos > 0) {
      const source = [...madeBy(step, used)]
      // A discount may leave less credit than what was paid.
      queue.push(...take(source, centavos))
    } else {
      const parts = take(queue, -centavos)
      if (tipo === 'SALDO' && payment_id !== null)
        used.set(payment_id, [...(used.get(payment_id) ?? []), ...parts])
    }
  }
  return used
}
