import type { Grant } from '@contract/http/route'
import type { Counted } from '@contract/cashCuts/denominations'
import type { Answer, Caller, TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

const GRANTS: readonly Grant[] = (['CARGOS', 'COLEGIATURAS'] as const).flatMap((module) =>
  (['CREATE', 'READ', 'UPDATE', 'DELETE'] as const).map((action): Grant => [module, action]),
)

/** The pieces of a whole amount, all in notes of 100 and coins of 1. */
export const piecesOf = (pesos: number): Counted[] => [
  { tipo: 'BILLETE', denominacion: 100, cantidad: Math.floor(pesos / 100) },
  { tipo: 'MONEDA', denominacion: 1, cantidad: Math.floor(pesos % 100) },
]

export interface Cashier {
  caller: Caller
  office: Office
  current(dia?: string): Promise<Answer>
  close(
    dia: string,
    conteo: readonly Counted[],
    over?: Record<string, unknown>,
    key?: string,
  ): Promise<Answer>
  /** Charges a pupil and takes it at once; the payment. */
  take(monto: number, means?: Record<string, unknown>): Promise<{ id: number; folio: number }>
}

/** A cashier with a drawer of their own. */
export const hireCashier = async (
  server: TestServer,
  { cycle, pupil }: { cycle: number; pupil: number },
): Promise<Cashier> => {
  const caller = await server.userWith(GRANTS)
  const office = openOffice(server, caller)
  return {
    caller,
    office,
    current: (dia) => caller.get(`/cortes/actual${dia ? `?dia=${dia}` : ''}`),
    close: (dia, conteo, over = {}, key) =>
      caller.post('/cortes', { dia, conteo, ...over }, key ? { key } : {}),
    take: async (monto, means = {}) => {
      const { status, body } = await office.pay(await office.addCharge(cycle, pupil, monto), means)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body.pago
    },
  }
}
