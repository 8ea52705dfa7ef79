import { bankApi } from './bank.api'

/** Asked anew at each press: a link ends, and the school's accounts change. */
export const askHowToPay = (id: number) =>
  bankApi.endpoints.getHowToPay.initiate({ id }, { subscribe: false, forceRefetch: true })
