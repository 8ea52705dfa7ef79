import type { IsoDate } from '@contract/domain/dates'
import type { Centavos } from '@contract/domain/money'
import type { Movement } from '@contract/statements/statements.schemas'

/** A line before it is in its place; amounts in centavos. */
export interface Draft extends Omit<Movement, 'saldo' | 'cargo' | 'abono'> {
  cargo: Centavos
  abono: Centavos
  /** When on its day: what is owed stands before whatever was done about it. */
  at: number
}

/** Before anything that happened on the same day. */
export const FIRST = 0

/** What was paid before its day was owed from then on: a payment in advance is no balance in favour of anybody. */
export const earliest = (...days: (IsoDate | null | undefined)[]): IsoDate =>
  days.filter((day): day is IsoDate => Boolean(day)).sort()[0] as IsoDate
