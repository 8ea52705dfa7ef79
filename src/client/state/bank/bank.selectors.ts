import { listHook } from '../core/reads'
import { bankApi } from './bank.api'

/** The school's accounts, by name. */
export const useBankAccounts = listHook(bankApi.endpoints.listBankAccounts)
/** Files that were brought, newest first. */
export const useBankFiles = listHook(bankApi.endpoints.listBankFiles)
/** Deposits of a state, newest first, with a proposal for each that waits. */
export const useDeposits = listHook(bankApi.endpoints.listDeposits)
/** Recorded transfers that no file accounts for, oldest first. */
export const useWithoutDeposit = listHook(bankApi.endpoints.listWithoutDeposit)
