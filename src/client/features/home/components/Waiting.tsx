import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { bankRoutes } from '@contract/bank/bank.routes'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { formatPesos } from '@contract/domain/money'
import * as paths from '@contract/domain/screenPaths'
import type { May } from '../../../state/session/session.selectors'
import { hairline, PlainList } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import type { Person } from './person'

const Rows = styled(PlainList)(({ theme, theme: { vars, spacing } }) => ({
  '& li': { borderTop: hairline(theme) },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: spacing(2),
    paddingBlock: spacing(1),
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { color: vars.palette.primary.main, textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}))

interface Row {
  titulo: string
  cuantos?: number | undefined
  ruta: string
}

const rowIfAny = (titulo: string, cuantos: number | undefined, ruta: string): Row[] =>
  cuantos ? [{ titulo, cuantos, ruta }] : []

const { access, needs } = bankRoutes.confirm

export const waitingOf = (board: Dashboard, person: Person, may: May): Row[] => {
  const { promesas, adeudos, proximos, caja, pendientes } = board
  // Only users who may confirm deposits see this line: others cannot act on it.
  const banco = may(access) && may(needs ?? access) ? board.banco : undefined
  return [
    ...rowIfAny('Promesas de pago para hoy', promesas?.cuantas, `${paths.debtors}?familias=promesas-de-hoy`),
    ...rowIfAny('Familias cubiertas con saldo', adeudos?.cubiertas, `${paths.debtors}?familias=cubiertas`),
    ...rowIfAny('Transferencias que no llegaron', banco?.sin_deposito, paths.withoutDeposit),
    ...rowIfAny('Depósitos por confirmar', banco?.por_confirmar, paths.bank),
    ...(caja?.canceladas ?? []).map(({ quien, cuantas, total }) => ({
      titulo: `${quien} canceló en tu caja ${formatPesos(total)}`,
      cuantos: cuantas,
      ruta: paths.cashCuts,
    })),
    ...(person === 'principal'
      ? [
          ...rowIfAny('Pagos que vencen en 7 días', proximos?.cuantos, paths.upcoming),
          ...rowIfAny('Movimientos sin corte en tu caja', caja?.movimientos, paths.cashCuts),
        ]
      : []),
    ...pendientes.map(({ titulo, texto, ...row }) => ({ titulo: titulo ?? texto, ...row })),
  ]
}

const TITLES = {
  principal: 'Espera una decisión',
  cashier: 'Por atender',
  office: 'Sin terminar',
} as const

export function Waiting({ rows, person }: { rows: readonly Row[]; person: Person }) {
  return (
    <Section title={TITLES[person]}>
      <Rows>
        {rows.map(({ titulo, cuantos, ruta }) => (
          <li key={titulo}>
            <Link to={ruta}>
              <span>{titulo}</span>
              {cuantos !== undefined && <strong>{cuantos}</strong>}
            </Link>
          </li>
        ))}
      </Rows>
    </Section>
  )
}
