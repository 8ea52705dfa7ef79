import type { ReactNode } from 'react'
import { useAppSelector } from '../../state/hooks'
import { selectMay } from '../../state/session/session.selectors'
import type { Screen } from '../../ui/screens/screen'
import { NoPermissionPage } from '../pages/DeadEnd'

/** Hides what the user cannot do, by the server's own table. */
export function RequireAccess({
  access,
  needs,
  children,
}: Required<Pick<Screen, 'access' | 'needs'>> & { children: ReactNode }) {
  const may = useAppSelector((state) => selectMay(state, access) && selectMay(state, needs))
  return may ? children : <NoPermissionPage />
}
