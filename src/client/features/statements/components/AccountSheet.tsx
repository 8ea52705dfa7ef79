import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import type { AccountView } from '../../../state/statements/statements.selectors'
import { PrintSheet } from '../../../ui/page/PrintSheet'
import { texts } from '../statements.texts'

const right = { textAlign: 'right', whiteSpace: 'nowrap' } as const
const amount = (pesos: number): string => (pesos === 0 ? '' : formatPesos(pesos))

/** The statement on paper, for the browser's own print menu; the PDF has the school's letterhead. */
export function AccountSheet({ view: { account, cycle, lines, totals } }: { view: AccountView }) {
  const { nombre, numero_control } = account.alumno
  return (
    <PrintSheet>
      <h1>{texts.account}</h1>
      <p>
        {nombre} · {numero_control} · {cycle?.name ?? texts.allCycles} ·{' '}
        {texts.asOf(formatDate(account.fecha))}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">Concepto</th>
            <th scope="col">Cargo</th>
            <th scope="col">Abono</th>
            <th scope="col">Saldo</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, fecha, descripcion, folio, cargo, abono, saldo }) => (
            <tr key={id}>
              <td>{formatDate(fecha)}</td>
              <td>{folio === null ? descripcion : `${descripcion} · ${texts.folio(folio)}`}</td>
              <td style={right}>{amount(cargo)}</td>
              <td style={right}>{amount(abono)}</td>
              <td style={right}>{formatPesos(saldo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {texts.balance} {formatPesos(totals.saldo)} · {texts.overdue} {formatPesos(totals.vencido)} ·{' '}
        {texts.toCome} {formatPesos(totals.por_vencer)}
      </p>
    </PrintSheet>
  )
}
