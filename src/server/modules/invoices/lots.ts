import type { Centavos } from '@contract/domain/money'
import type { SourcedPart } from '@contract/invoices/invoiceLines'

export interface CreditStep {
  readonly credit_id: number
  readonly tipo: 'A_CUENTA' | 'SALDO' | 'DEVOLUCION' | 'CANCELACION' | 'TRASLADO' | 'BAJA' | 'APERTURA'
  readonly centavos: Centavos
  readonly payment_id: number | null
  readonly tuition_id: number | null
  /** Its payment, refund or opening was cancelled, so neither the movement nor its reversal counts. */
  readonly undone: boolean
}

/** A use of credit. `paymentId` null: it was refunded. */
interface Use {
  readonly paymentId: number | null
  readonly centavos: Centavos
}

/** `parts` oldest first. `waiting`: uses covered by no part, because the payment that made their credit was cancelled. */
interface CreditParts {
  parts: SourcedPart[]
  waiting: Use[]
}

const takeOldest = (parts: SourcedPart[], centavos: Centavos): SourcedPart[] => {
  const taken: SourcedPart[] = []
  let open = centavos
  while (open > 0) {
    const first = parts.shift()
    if (!first) break
    const now = Math.min(open, first.centavos)
    open -= now
    taken.push({ ...first, centavos: now })
    if (first.centavos > now) parts.unshift({ ...first, centavos: first.centavos - now })
  }
  return taken
}

const sumOf = (parts: readonly SourcedPart[]): Centavos =>
  parts.reduce((sum, { centavos }) => sum + centavos, 0)

/** Takes this amount; what the parts do not cover comes from an unknown source. */
const exactly = (parts: readonly SourcedPart[], centavos: Centavos): SourcedPart[] => {
  const taken = takeOldest([...parts], centavos)
  const missing = centavos - sumOf(taken)
  return missing > 0 ? [...taken, { codigo: null, pagoId: null, centavos: missing }] : taken
}

/** Oldest credit first (FIFO). @param steps of all merged credits, in order @param madeBy money that made the credit @returns by payment */
export const creditUsed = (
  steps: readonly CreditStep[],
  madeBy: (step: CreditStep, used: ReadonlyMap<number, readonly SourcedPart[]>) => readonly SourcedPart[],
): Map<number, SourcedPart[]> => {
  const credits = new Map<number, CreditParts>()
  const used = new Map<number, SourcedPart[]>()
  let moving: CreditParts = { parts: [], waiting: [] }
  const heldBy = (id: number): CreditParts => {
    const held = credits.get(id) ?? { parts: [], waiting: [] }
    credits.set(id, held)
    return held
  }
  const note = ({ paymentId }: Use, parts: readonly SourcedPart[]): void => {
    if (paymentId !== null) used.set(paymentId, [...(used.get(paymentId) ?? []), ...parts])
  }
  const settle = (held: CreditParts): void => {
    while (held.parts.length > 0) {
      const next = held.waiting.shift()
      if (!next) return
      const taken = takeOldest(held.parts, next.centavos)
      note(next, taken)
      const open = next.centavos - sumOf(taken)
      if (open > 0) held.waiting.unshift({ ...next, centavos: open })
    }
  }
  for (const step of steps) {
    const { tipo, centavos, payment_id } = step
    if (step.undone || tipo === 'CANCELACION') continue
    const held = heldBy(step.credit_id)
    if (tipo === 'TRASLADO') {
      // A pupil's whole credit becomes the parent's: first it leaves, then it arrives.
      if (centavos < 0) {
        moving = held
        credits.delete(step.credit_id)
      } else {
        held.parts.push(...moving.parts)
        held.waiting.push(...moving.waiting)
        moving = { parts: [], waiting: [] }
      }
    } else if (centavos > 0) held.parts.push(...exactly(madeBy(step, used), centavos))
    else held.waiting.push({ paymentId: tipo === 'SALDO' ? payment_id : null, centavos: -centavos })
    settle(held)
  }
  for (const { waiting } of credits.values()) for (const use of waiting) note(use, exactly([], use.centavos))
  return used
}
