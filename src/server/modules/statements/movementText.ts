import { formatPesos, toPesos, type Centavos } from '@contract/domain/money'
import type { LineFact } from './statements.queries'

export const pesos = (centavos: Centavos): string => formatPesos(toPesos(centavos))

export const concept = ({ descripcion, monto_centavos }: LineFact): string =>
  `${descripcion}: ${pesos(monto_centavos)}`

/** The concept of a line; a month with a waived recargo adds amount and reason. */
export const conceptAndWaiver = (line: LineFact, motivo: string | null): string[] =>
  line.condonado_centavos > 0
    ? [
        concept(line),
        `Recargo condonado de ${line.descripcion}: ${pesos(line.condonado_centavos)}. ${motivo ?? ''}`,
      ]
    : [concept(line)]
