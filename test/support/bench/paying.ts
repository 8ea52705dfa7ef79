import { randomUUID } from 'node:crypto'
import type { ApiClient } from '../product/client'

/** Pays one charge after the other until it is stopped. @returns how long each payment took, ms, the fastest first */
export const payOn = (client: ApiClient, charges: readonly number[]) => {
  const took: number[] = []
  let goes = true
  const running = (async () => {
    for (const id of charges) {
      if (!goes) return
      const start = performance.now()
      const paid = await client.send('PATCH', '/cargos/pagar', { id, metodo_pago: 'EFECTIVO' }, randomUUID())
      if (paid.status !== 200) throw new Error(`a payment answered ${paid.status}: ${paid.body.message}`)
      took.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return async () => {
    goes = false
    await running
    return took.sort((a, b) => a - b)
  }
}

/** The value that this share of the sorted ones do not exceed. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export const paymentsText = (took: readonly number[]): string =>
  `${took.length} payments, half in ${at(took, 0.5).toFixed(0)} ms, 95 % in ${at(took, 0.95).toFixed(0)} ms, worst ${at(took, 1).toFixed(0)} ms`
