import { type IsoDate, formatDate } from '@contract/domain/dates'
import { type Centavos, toPesos, formatCentavos } from '@contract/domain/money'
import type { Movement } from '@contract/statements/statements.schemas'
import { conceptText, paidName } from '@contract/payments/payments.rules'
import type { LineFact } from './statements.queries'

/** Text for a debt from before the opening. @param day on which its balances were counted */
export const owedBefore = (day: IsoDate): string =>
  `Lo que se debía al ${formatDate(day)}, antes de este sistema`

export const concept = ({ tipo, descripcion, monto_centavos, saldo_centavos }: LineFact): string =>
  conceptText({ tipo, descripcion, saldo: toPesos(saldo_centavos) }, toPesos(monto_centavos))

export const conceptAndWaiver = (line: LineFact, motivo: string | null): string[] =>
  line.condonado_centavos > 0
    ? [
        concept(line),
        `Recargo condonado de ${paidName(line.descripcion)}: ${formatCentavos(line.condonado_centavos)}. ${motivo ?? ''}`,
      ]
    : [concept(line)]

export interface MovementDraft extends Omit<Movement, 'saldo' | 'cargo' | 'abono'> {
  cargo: Centavos
  abono: Centavos
  /** Time within the day, so a debt sorts before its payments and cancellations. */
  at: number
}

export const FIRST = 0

/** A debt is dated no later than its first payment, or an advance payment would look like a credit. */
export const earliest = (...days: (IsoDate | null | undefined)[]): IsoDate =>
  days.filter((day): day is IsoDate => Boolean(day)).sort()[0] as IsoDate
