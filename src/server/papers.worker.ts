import { parentPort } from 'node:worker_threads'
import { drawCashCut } from './modules/cashCuts/cashCuts.pdf'
import { drawRefund } from './modules/desk/refund.paper'
import { drawReceipt } from './modules/receipts/receipt.paper'
import { drawStatement } from './modules/statements/statements.pdf'
import type { Drawn, DrawnAnswer } from './pdf/drawing'

/** By the kind in the paper's address. What they take was copied from the thread that asks, so it is data alone. */
const DRAWERS: Record<string, (...facts: never[]) => Promise<Buffer>> = {
  recibo: drawReceipt,
  corte: drawCashCut,
  devolucion: drawRefund,
  'estado-de-cuenta': drawStatement,
}

const draw = async ({ kind, facts }: Drawn): Promise<DrawnAnswer> => {
  const drawer = DRAWERS[kind]
  if (!drawer) return { problem: `nobody draws ${kind}` }
  try {
    return { pdf: new Uint8Array(await drawer(...(facts as never[]))) }
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on(
  'message',
  (drawn: Drawn) => void draw(drawn).then((answer) => parentPort?.postMessage(answer)),
)
