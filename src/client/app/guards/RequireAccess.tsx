import type { ReactNode } from 'react'
import type { Access } from '@contract/http/route'
import { useAppSelector } from '../../state/hooks'
import { selectMay } from '../../state/session/session.selectors'
import { NoPermissionPage } from '../pages/NoPermissionPage'

/** Hides what the user cannot do, by the server's own table. */
export function RequireAccess({ access, children }: { access: Access; children: ReactNode }) {
  const may = useAppSelector((state) => selectMay(state, access))
  return may ? children : <NoPermissionPage />
}
