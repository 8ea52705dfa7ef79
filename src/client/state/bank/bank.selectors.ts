import { answerHook, listHook } from '../core/reads'
import { bankApi } from './bank.api'

/** The school's accounts, by name. */
export const useBankAccounts = listHook(bankApi.endpoints.listBankAccounts)
/** Files that were brought, newest first. */
export const useBankFiles = listHook(bankApi.endpoints.listBankFiles)
/** The newest deposits of a state, with a proposal for each that waits, and how many there are. */
export const useDeposits = answerHook(bankApi.endpoints.listDeposits)
/** What a deposit pays of a family that the user chose. */
export const useDepositProposal = answerHook(bankApi.endpoints.getDepositProposal)
/** Recorded transfers that no file accounts for, oldest first. */
export const useWithoutDeposit = listHook(bankApi.endpoints.listWithoutDeposit)
/** Accounts and names that are remembered to pay for a family, and those that do not. */
export const usePayers = listHook(bankApi.endpoints.listPayers)
