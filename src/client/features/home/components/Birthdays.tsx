import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { formatDate } from '@contract/domain/dates'
import { today } from '../../../state/clock/schoolClock'
import { hairline, PlainList } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { people } from './people'
import * as paths from '../../../ui/screens/paths'

const Celebrants = styled(PlainList)(({ theme }) => ({
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(1, 0),
  },
  '& li + li': { borderTop: hairline(theme) },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  '& small': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}))

const More = styled('details')(({ theme: { vars, spacing } }) => ({
  '& summary': { paddingBlock: spacing(0.5), color: vars.palette.primary.main, cursor: 'pointer' },
}))

const celebrant = ({ tipo, id, nombre, fecha, cumple }: NonNullable<Dashboard['cumpleanos']>[number]) => (
  <li key={`${tipo}-${id}`}>
    <Link to={(tipo === 'ALUMNO' ? paths.student : paths.employee)(id)}>{nombre}</Link>
    <small>
      {fecha === today() ? 'hoy' : formatDate(fecha).slice(0, 5)}
      {/* The age of staff is private. */}
      {tipo === 'ALUMNO' && `, ${people(cumple, 'año', 'años')}`}
    </small>
  </li>
)

/** A big school has a dozen a week. */
const FIRST = 5

export function Birthdays({ of }: { of: NonNullable<Dashboard['cumpleanos']> }) {
  const rest = of.length - FIRST
  return (
    <Section title="Cumpleaños de la semana">
      <Celebrants>{of.slice(0, FIRST).map(celebrant)}</Celebrants>
      {rest > 0 && (
        <More>
          <summary>{people(rest, 'más', 'más')}</summary>
          <Celebrants>{of.slice(FIRST).map(celebrant)}</Celebrants>
        </More>
      )}
    </Section>
  )
}
