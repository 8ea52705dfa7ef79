import { bankRoutes as routes } from '@contract/bank/bank.routes'
import { confirmedText } from '@contract/bank/bank.rules'
import { bankSchemas as shapes } from '@contract/bank/bank.schemas'
import { callNow, type Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import type { Sheets } from '../../sheets/sheets'
import { MOST_ROWS } from '../../sheets/table'
import type { BankService } from './bank.service'
import type { drawHowToPay } from './howToPay.paper'

const HOW_TO_PAY = 'como-pagar'

export const bankPlugin = (api: Api, papers: Papers, service: BankService, sheets: Sheets): void => {
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
    proposalFor: async (call) => ({ propuesta: await service.proposalFor(call, call.params.id, call.query) }),
    confirm: async (call) => {
      const done = await service.confirm(call, call.body)
      return { message: confirmedText(done.cobrados.length, done.omitidos), ...done }
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
    howToPay: async (call) => {
      const { id } = call.params
      await service.howToPay(call, id)
      const params = { padre: id, [ASKED_BY]: call.actor.id }
      return { documento: { url: papers.link(HOW_TO_PAY, `${HOW_TO_PAY}-${id}.pdf`, params) } }
    },
    payers: async (call) => ({ recordados: await service.payers(call, call.query) }),
    forgetPayer: async (call) => ({
      message: 'Ya no se recuerda.',
      recordado: await service.forgetPayer(call, call.params.id),
    }),
  })
  papers.route<typeof drawHowToPay>(HOW_TO_PAY, async ({ params }) => [
    await papers.school(),
    await service.howToPay(callNow(api), Number(params['padre'])),
  ])
}
