import { randomUUID } from 'node:crypto'
import type { BankDeposit } from '@contract/bank/bank.schemas'
import { banorte, type Moved } from '@test/support/fixtures/bankFiles'
import type { Answer, Caller } from '@test/support/server/harness'

/** What staff do with the bank. */
export const bankOf = (caller: Caller) => {
  const send = (cuentaId: number, content: Buffer, fields: Record<string, string> = {}): Promise<Answer> =>
    caller.form('POST', '/banco/archivos', { cuentaId: String(cuentaId), ...fields }, [
      { name: 'movimientos.csv', content },
    ])
  return {
    addAccount: async (banco = 'Banorte'): Promise<number> =>
      (await caller.post('/banco/cuentas', { nombre: `Cuenta ${randomUUID()}`, banco })).body.cuenta.id,
    check: send,
    /** Writes the file. */
    keep: (cuentaId: number, content: Buffer, fields: Record<string, string> = {}) =>
      send(cuentaId, content, { ...fields, simular: 'false' }),
    /** Writes a file of these deposits; those of it, oldest first. */
    bring: async (cuentaId: number, moves: readonly Moved[]): Promise<BankDeposit[]> => {
      const { status, body } = await send(cuentaId, banorte(moves), { simular: 'false' })
      if (status !== 200) throw new Error(`the file was refused: ${JSON.stringify(body)}`)
      return (await caller.get(`/banco/movimientos?cuenta=${cuentaId}`)).body.movimientos.reverse()
    },
    deposits: async (query = ''): Promise<BankDeposit[]> =>
      (await caller.get(`/banco/movimientos${query}`)).body.movimientos,
    /** @param family as a query: 'padreId=3' */
    proposalFor: (id: number, family: string): Promise<Answer> =>
      caller.get(`/banco/movimientos/${id}/propuesta?${family}`),
    confirm: (movimientos: readonly object[], key: string = randomUUID()): Promise<Answer> =>
      caller.post('/banco/confirmar', { movimientos }, { key }),
    match: (movimientoId: number, pagoId: number): Promise<Answer> =>
      caller.post('/banco/emparejar', { movimientoId, pagoId }),
    set: (id: number, body: object): Promise<Answer> => caller.patch(`/banco/movimientos/${id}`, body),
    withoutDeposit: async (query = '') => (await caller.get(`/banco/sin-deposito${query}`)).body.pagos,
    payers: async (padreId: number) =>
      (await caller.get(`/banco/recordados?padreId=${padreId}`)).body.recordados,
  }
}
export type Bank = ReturnType<typeof bankOf>
