import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { READY_ROLES, type ReadyRole } from '@contract/roles/readyRoles'
import { PlainList, TwoLines } from '../layout/layout'

export const EndedRows = styled(PlainList)(({ theme: { spacing } }) => ({
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(2),
    paddingBlock: spacing(1.25),
    '& > :last-child': { flex: 'none' },
  },
}))

interface ReadyRolesProps {
  label: string
  action: (role: ReadyRole) => ReactNode
}

export function ReadyRoles({ label, action }: ReadyRolesProps) {
  return (
    <EndedRows divided aria-label={label}>
      {Object.values<ReadyRole>(READY_ROLES).map((role) => (
        <li key={role.name}>
          <TwoLines>
            {role.name}
            <small>{role.words}</small>
          </TwoLines>
          {action(role)}
        </li>
      ))}
    </EndedRows>
  )
}
