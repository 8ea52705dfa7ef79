import { answerHook, listHook } from '../core/reads'
import { bankApi } from './bank.api'

export const useBankAccounts = listHook(bankApi.endpoints.listBankAccounts)
export const useBankFiles = listHook(bankApi.endpoints.listBankFiles)
/** The newest deposits of a state, with a proposal for each that waits. */
export const useDeposits = answerHook(bankApi.endpoints.listDeposits)
export const useDepositProposal = answerHook(bankApi.endpoints.getDepositProposal)
export const useWithoutDeposit = listHook(bankApi.endpoints.listWithoutDeposit)
export const usePayers = listHook(bankApi.endpoints.listPayers)
