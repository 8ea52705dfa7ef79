import type { IsoDate } from '@contract/domain/dates'
import type { Centavos } from '@contract/domain/money'
import type { Movement } from '@contract/statements/statements.schemas'

/** A line before sorting; amounts in centavos. */
export interface Draft extends Omit<Movement, 'saldo' | 'cargo' | 'abono'> {
  cargo: Centavos
  abono: Centavos
  /** Time within the day: the debt sorts before payments and cancellations of it. */
  at: number
}

export const FIRST = 0

/**
 * A debt begins on its own day or when it was first paid, if that is earlier: otherwise an advance payment would look like a
 * credit balance.
 */
export const earliest = (...days: (IsoDate | null | undefined)[]): IsoDate =>
  days.filter((day): day is IsoDate => Boolean(day)).sort()[0] as IsoDate
