import { bankRoutes as routes } from '@contract/bank/bank.routes'
import { bankSchemas as shapes } from '@contract/bank/bank.schemas'
import type { Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import type { Sheets } from '../../sheets/sheets'
import { MOST_ROWS } from '../../sheets/table'
import type { BankService } from './bank.service'

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

export const bankPlugin = (api: Api, service: BankService, sheets: Sheets): void => {
  contractRoutes(api, routes, shapes, {
    accounts: async (call) => ({ cuentas: await service.accounts(call) }),
    createAccount: async (call) => ({
      message: 'Cuenta del banco registrada.',
      cuenta: await service.createAccount(call, call.body),
    }),
    updateAccount: async (call) => ({
      message: 'Cuenta del banco actualizada.',
      cuenta: await service.updateAccount(call, call.params.id, call.body),
    }),
    files: async (call) => ({ archivos: await service.files(call) }),
    import: (call) =>
      service.import(call, () => sheets.read(String(call.actor.id), call.files[0]!, MOST_ROWS), call.body),
    movements: (call) => service.movements(call, call.query),
    confirm: async (call) => {
      const done = await service.confirm(call, call.body)
      const { cobrados, omitidos } = done
      const omitted =
        omitidos.length > 0
          ? ` Quedan ${counted(omitidos.length, 'depósito', 'depósitos')} sin confirmar.`
          : ''
      return {
        message: `${counted(cobrados.length, 'depósito confirmado', 'depósitos confirmados')}.${omitted}`,
        ...done,
      }
    },
    match: async (call) => ({
      message: 'El depósito quedó con su pago.',
      movimiento: await service.match(call, call.body),
    }),
    setState: async (call) => ({
      message: call.body.estado === 'IGNORADO' ? 'Depósito ignorado.' : 'El depósito espera de nuevo.',
      movimiento: await service.setState(call, call.params.id, call.body),
    }),
    withoutDeposit: async (call) => ({ pagos: await service.withoutDeposit(call, call.query) }),
    payers: async (call) => ({ recordados: await service.payers(call, call.query) }),
    forgetPayer: async (call) => ({
      message: 'Ya no se recuerda.',
      recordado: await service.forgetPayer(call, call.params.id),
    }),
  })
}
