import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { texts } from '../charges.texts'

const VIEWS = [
  { to: '/cargos/pendientes', label: texts.viewAll },
  { to: '/cargos/inscripciones', label: texts.viewEnrolment },
  { to: '/complemento/cargos', label: texts.viewPartly },
  { to: '/cargos/pendientes?estado=VENCIDO', label: texts.viewOverdue },
] as const

const Views = styled('nav')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  marginBottom: spacing(2),
}))

/** What is owed is one list with views: each has its address, the customer's among them. */
export function OwedViews() {
  const { pathname, search } = useLocation()
  const overdue = new URLSearchParams(search).get('estado') === 'VENCIDO' && pathname === VIEWS[0].to
  const here = overdue ? VIEWS[3].to : pathname
  return (
    <Views aria-label={texts.views}>
      {VIEWS.map(({ to, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          size="small"
          variant={to === here ? 'contained' : 'outlined'}
          aria-current={to === here ? 'page' : undefined}
        >
          {label}
        </Button>
      ))}
    </Views>
  )
}
