import { styled } from '@mui/material/styles'
import type { Payment } from '@contract/payments/payments.schemas'
import { MoneyText } from '../../../ui/page/MoneyText'

const Lines = styled('table')(({ theme: { vars, spacing, typography } }) => ({
  width: '100%',
  margin: `${spacing(2)} 0`,
  borderCollapse: 'collapse',
  fontSize: typography.pxToRem(14),
  '& th': { fontWeight: 600, color: vars.palette.text.secondary, textAlign: 'left' },
  '& th, & td': { padding: spacing(0.75, 0), borderBottom: `1px solid ${vars.palette.divider}` },
  '& td:first-of-type': { overflowWrap: 'anywhere', paddingRight: spacing(2) },
  '& .amount': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tfoot td': { border: 0, fontWeight: 650 },
}))

/** What a payment is made of, adding up to its amount. */
export function PaymentLines({ conceptos, monto }: Pick<Payment, 'conceptos' | 'monto'>) {
  return (
    <Lines>
      <thead>
        <tr>
          <th scope="col">Concepto</th>
          <th scope="col" className="amount">
            Importe
          </th>
        </tr>
      </thead>
      <tbody>
        {conceptos.map((line) => (
          <tr key={`${line.tipo} ${line.idCargo} ${line.idColegiatura}`}>
            <td>{line.descripcion}</td>
            <td className="amount">
              <MoneyText pesos={line.tipo === 'DESCUENTO' ? -line.monto : line.monto} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Total</td>
          <td className="amount">
            <MoneyText pesos={monto} />
          </td>
        </tr>
      </tfoot>
    </Lines>
  )
}
