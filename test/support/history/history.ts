/** A call as its client saw it; moments of one clock, ms. */
export interface Seen {
  began: number
  /** Infinity for a write that nobody answered: it may happen at any later time. */
  ended: number
}

/** UNKNOWN: no answer, or a 5xx, and the client did not ask again. */
export interface Write extends Seen {
  outcome: 'ACKNOWLEDGED' | 'REFUSED' | 'UNKNOWN'
}

export interface Payment extends Write {
  charge: number
  /** Also its name: no two of a history have the same. */
  centavos: number
  /** As it was answered. */
  folio: number | null
}

export interface Cancellation extends Write {
  /** Of the payment. */
  centavos: number
}

export interface Extension extends Write {
  month: number
  until: string
}

interface BalanceRead extends Seen {
  charge: number
  /** What is paid of it. */
  centavos: number
}

interface ExtensionRead extends Seen {
  month: number
  until: string | null
}

/** What several clients asked for and were told. */
export interface History {
  payments: Payment[]
  cancellations: Cancellation[]
  extensions: Extension[]
  balances: BalanceRead[]
  extensionReads: ExtensionRead[]
}

export const emptyHistory = (): History => ({
  payments: [],
  cancellations: [],
  extensions: [],
  balances: [],
  extensionReads: [],
})

/** What the database has once every client and every process has ended. */
export interface Stored {
  firstFolio: number
  payments: { folio: number; charge: number; centavos: number; cancelled: boolean }[]
  /** Paid of each charge, centavos. */
  balances: ReadonlyMap<number, number>
  extensions: ReadonlyMap<number, string | null>
}
