import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { deskRoutes } from '@contract/desk/desk.routes'
import type { Queued } from '@contract/desk/desk.schemas'
import { familyOf } from '@contract/domain/family'
import { useDeskQueue, useDismissQueued } from '../../../state/desk/desk.api'
import { useMay } from '../../../state/session/useMay'
import { hairline, PlainList } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { deskOf } from '../../../write/money/CollectLink'

const Rows = styled(PlainList)(({ theme, theme: { spacing } }) => ({
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(2),
    borderTop: hairline(theme),
  },
  '& li > button': { flex: 'none' },
}))

const waitingTitle = (count: number): string =>
  count === 1 ? '1 familia espera' : `${count} familias esperan`

const nameOf = ({ padre, alumno }: Queued): string => (padre ?? alumno)?.nombre ?? ''

const visitOf = ({ padre, alumno }: Queued): string => deskOf(familyOf(padre, alumno ? [alumno] : []))

export function DeskQueue() {
  const { rows = [] } = useDeskQueue()
  const mayDismiss = useMay()(deskRoutes.dismiss.access)
  const { send } = useDismissQueued()
  if (rows.length === 0) return null
  return (
    <Section title={waitingTitle(rows.length)}>
      <Rows>
        {rows.map((row) => (
          <li key={row.id}>
            <span>
              <Link to={visitOf(row)}>{nameOf(row)}</Link> · la envió {row.envio}
            </span>
            {mayDismiss && (
              <Button
                aria-label={`Quitar a ${nameOf(row)} de la espera`}
                onClick={() => void send({ id: row.id })}
              >
                Quitar
              </Button>
            )}
          </li>
        ))}
      </Rows>
    </Section>
  )
}
