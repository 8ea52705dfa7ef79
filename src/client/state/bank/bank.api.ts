import { bankRoutes as routes } from '@contract/bank/bank.routes'
import { askAnew, baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, unwrapList } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { writeHook } from '../core/writes'
import { answerHook, listHook } from '../core/reads'

const bankApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBankAccounts: build.query(reading(routes.listAccounts, listAt('cuentas'))),
    createBankAccount: build.mutation(writing(routes.createAccount)),
    updateBankAccount: build.mutation(writing(routes.updateAccount)),
    listBankFiles: build.query(reading(routes.listFiles, listAt('archivos'))),
    importBankFile: build.mutation(writing(routes.importFile)),
    listDeposits: build.query(
      reading(routes.listDeposits, (answer) => ({
        movimientos: unwrapList(answer, 'movimientos'),
        total: answer.total,
      })),
    ),
    getDepositProposal: build.query(reading(routes.getProposal, ({ propuesta }) => propuesta)),
    confirmDeposits: build.mutation(writing(routes.confirm)),
    setDepositState: build.mutation(writing(routes.setDepositState)),
    getHowToPay: build.query(reading(routes.getHowToPay, ({ documento }) => documento.url)),
    listPayers: build.query(reading(routes.listPayers, listAt('recordados'))),
    forgetPayer: build.mutation(writing(routes.forgetPayer)),
    listWithoutDeposit: build.query(reading(routes.listWithoutDeposit, listAt('pagos'))),
  }),
})

export const useCreateBankAccount = writeHook(bankApi.endpoints.createBankAccount, {
  failed: 'No se pudo guardar la cuenta',
  saved: serverMessage,
})
export const useUpdateBankAccount = writeHook(bankApi.endpoints.updateBankAccount, {
  failed: 'No se pudo guardar la cuenta',
  saved: serverMessage,
})
export const useImportBankFile = writeHook(bankApi.endpoints.importBankFile, {
  failed: 'No se pudo leer el archivo',
})
export const useConfirmDeposits = writeHook(bankApi.endpoints.confirmDeposits, {
  failed: 'No se pudo confirmar',
})
export const useSetDepositState = writeHook(bankApi.endpoints.setDepositState, {
  failed: 'No se pudo cambiar el depósito',
  saved: serverMessage,
})
export const useForgetPayer = writeHook(bankApi.endpoints.forgetPayer, {
  failed: 'No se pudo olvidar',
  saved: serverMessage,
})

export const askHowToPay = (id: number) => askAnew(bankApi.endpoints.getHowToPay, { id })

export const useBankAccounts = listHook(bankApi.endpoints.listBankAccounts)
export const useBankFiles = listHook(bankApi.endpoints.listBankFiles)
export const useDeposits = answerHook(bankApi.endpoints.listDeposits)
export const useDepositProposal = answerHook(bankApi.endpoints.getDepositProposal)
export const useWithoutDeposit = listHook(bankApi.endpoints.listWithoutDeposit)
export const usePayers = listHook(bankApi.endpoints.listPayers)
