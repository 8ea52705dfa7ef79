import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icons/Icon'
import type { Task } from '../home.tasks'

const Grid = styled('ul')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    gap: spacing(2),
    height: '100%',
    padding: spacing(2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: vars.palette.primary.main },
    '& > svg': { color: vars.palette.primary.main, marginTop: 2 },
  },
  '& .first a': {
    borderColor: vars.palette.secondary.main,
    '& > svg': { color: vars.palette.secondary.main },
  },
  '& strong': { display: 'block', fontWeight: 650 },
  '& small': { ...typography.body2, color: vars.palette.text.secondary },
}))

/** What can be done next; the first is what the school waits for. */
export function TaskLinks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Grid>
      {tasks.map(({ to, icon, title, text, urgent }) => (
        <li key={to} className={urgent ? 'first' : ''}>
          <Link to={to}>
            <Icon name={icon} size={24} />
            <span>
              <strong>{title}</strong>
              <small>{text}</small>
            </span>
          </Link>
        </li>
      ))}
    </Grid>
  )
}
