import { toCsv } from '@contract/domain/csv'
import { formatDate } from '@contract/domain/dates'
import { gradeLabel } from '@contract/domain/grades'
import type { Debtor } from '@contract/statements/statements.schemas'
import { texts } from './statements.texts'

const amount = (pesos: number): string => pesos.toFixed(2)

/** A row for each thing that is owed, so that a spreadsheet can sum it by family, pupil or concept. */
export const debtorsCsv = (debtors: readonly Debtor[]): string =>
  toCsv([
    texts.csv,
    ...debtors.flatMap(({ padre, alumnos }) =>
      alumnos.flatMap(({ nombre, numero_control, grado, grupo, conceptos }) =>
        conceptos.map(({ descripcion, ciclo, vencimiento, meses, saldo, recargo }) => [
          padre?.nombre ?? texts.noParent,
          padre?.telefono ?? '',
          nombre,
          numero_control,
          grado ? gradeLabel(grado) : '',
          grupo?.nombre ?? '',
          descripcion,
          ciclo,
          formatDate(vencimiento),
          String(meses),
          amount(saldo),
          amount(recargo),
        ]),
      ),
    ),
  ])
