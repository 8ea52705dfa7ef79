import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { usersRoutes } from '@contract/users/users.routes'
import type { Role } from '@contract/roles/roles.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { Section } from '../../../ui/page/Section'
import { texts } from '../roles.texts'

const Names = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    padding: spacing(0.5, 1.5),
    borderRadius: 999,
    background: vars.palette.surface.neutralSoft,
    overflowWrap: 'anywhere',
  },
}))

interface RoleHoldersProps {
  role: Role
  /** What to mind before it is changed. */
  text?: string | undefined
}

/** Whom a change of this role touches. */
export function RoleHolders({ role, text }: RoleHoldersProps) {
  const canSeeUsers = useAppSelector((state) => selectMay(state, usersRoutes.list.access))
  const { name, usuarios } = role
  const link = canSeeUsers && usuarios.length > 0 && (
    <Link to={`/usuarios?${new URLSearchParams({ q: name })}`}>{texts.seeUsers}</Link>
  )
  return (
    <Section title={texts.holders} text={text} action={link}>
      {usuarios.length === 0 ? (
        texts.nobody
      ) : (
        <Names>
          {usuarios.map((user) => (
            <li key={user.id}>{user.name}</li>
          ))}
        </Names>
      )}
    </Section>
  )
}
