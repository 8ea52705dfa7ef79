import { bankRoutes as routes } from '@contract/bank/bank.routes'
import { confirmedText } from '@contract/bank/bank.rules'
import { bankSchemas as shapes } from '@contract/bank/bank.schemas'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import type { Sheets } from '../../sheets/sheets'
import { MAX_SHEET_ROWS } from '../../sheets/table'
import type { BankService } from './bank.service'
import type { drawHowToPay } from './howToPay.paper'

const HOW_TO_PAY = 'como-pagar'

export const bankPlugin = (api: Api, papers: Papers, service: BankService, sheets: Sheets): void => {
  contractRoutes(api, routes, shapes, {
    listAccounts: async (call) => ({ cuentas: await service.listAccounts(call) }),
    createAccount: async (call) => ({
      message: 'Cuenta del banco registrada.',
      cuenta: await service.createAccount(call, call.body),
    }),
    updateAccount: async (call) => ({
      message: 'Cuenta del banco actualizada.',
      cuenta: await service.updateAccount(call, call.params.id, call.body),
    }),
    listFiles: async (call) => ({ archivos: await service.listFiles(call) }),
    importFile: (call) =>
      service.importFile(
        call,
        () => sheets.read(String(call.actor.id), call.files[0]!, MAX_SHEET_ROWS),
        call.body,
      ),
    listDeposits: (call) => service.listDeposits(call, call.query),
    getProposal: async (call) => ({ propuesta: await service.getProposal(call, call.params.id, call.query) }),
    confirm: async (call) => {
      const done = await service.confirm(call, call.body)
      return { message: confirmedText(done.cobrados.length, done.omitidos), ...done }
    },
    match: async (call) => ({
      message: 'El depósito quedó con su pago.',
      movimiento: await service.match(call, call.body),
    }),
    setDepositState: async (call) => ({
      message: call.body.estado === 'IGNORADO' ? 'Depósito ignorado.' : 'El depósito espera de nuevo.',
      movimiento: await service.setDepositState(call, call.params.id, call.body),
    }),
    listWithoutDeposit: async (call) => ({ pagos: await service.listWithoutDeposit(call, call.query) }),
    getHowToPay: async (call) => {
      const { id } = call.params
      await service.getHowToPay(call, id)
      const params = { padre: id, [ASKED_BY]: call.actor.id }
      return { documento: { url: papers.link(HOW_TO_PAY, `${HOW_TO_PAY}-${id}.pdf`, params) } }
    },
    listPayers: async (call) => ({ recordados: await service.listPayers(call, call.query) }),
    forgetPayer: async (call) => ({
      message: 'Ya no se recuerda.',
      recordado: await service.forgetPayer(call, call.params.id),
    }),
  })
  papers.route<typeof drawHowToPay>(HOW_TO_PAY, async ({ params }) => [
    await papers.school(),
    await service.getHowToPay(callNow(api), Number(params['padre'])),
  ])
}
