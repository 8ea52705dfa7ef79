import { readReceiptCode } from '@contract/receipts/receipts.rules'
import type { CheckedReceipt } from '@contract/receipts/receipts.schemas'

/** What asking about a code came to. */
export type Checked =
  | { state: 'known'; receipt: CheckedReceipt }
  | { state: 'unknown' }
  /** Something that passes: too many tries, no network. */
  | { state: 'failed'; message: string }

const NO_ANSWER = 'No se pudo preguntar al servidor. Revisa la red e intenta de nuevo.'

const isReceipt = (value: unknown): value is CheckedReceipt =>
  typeof value === 'object' && value !== null && 'folio' in value && 'estado' in value

/** Asks the server about a code as it was typed; what is no code is not asked. */
export const checkReceipt = async (api: string, typed: string): Promise<Checked> => {
  const code = readReceiptCode(typed)
  if (!code) return { state: 'unknown' }
  try {
    const answer = await fetch(`${api}/recibos/${code}`, { cache: 'no-store' })
    const body = (await answer.json()) as { message?: string; recibo?: unknown }
    if (answer.ok && isReceipt(body.recibo)) return { state: 'known', receipt: body.recibo }
    return answer.status === 404
      ? { state: 'unknown' }
      : { state: 'failed', message: body.message ?? NO_ANSWER }
  } catch {
    return { state: 'failed', message: NO_ANSWER }
  }
}
