import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { deskRoutes } from '@contract/desk/desk.routes'
import { useAppSelector } from '../../state/hooks'
import { selectMay } from '../../state/session/session.selectors'
import { Icon } from '../../ui/icons/Icon'

/** Where a family pays: its parent's desk, or that of a child; `devolver` opens the giving back of its credit. */
export const deskOf = (of: ({ padre: number } | { alumno: number }) & { devolver?: 1 }): string =>
  `/caja?${new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]))}`

/** Whether the desk may be opened to take money. */
export const useMayCollect = (): boolean =>
  useAppSelector(
    (state) => selectMay(state, deskRoutes.collect.access) && selectMay(state, deskRoutes.family.access),
  )

/** Leads from whatever shows a debt to the desk that takes it; nothing for who may not. */
export function CollectLink({ to }: { to: string }) {
  if (!useMayCollect()) return null
  return (
    <Button variant="outlined" component={Link} to={to} startIcon={<Icon name="pay" />}>
      Cobrar
    </Button>
  )
}
