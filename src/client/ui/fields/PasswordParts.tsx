import { styled } from '@mui/material/styles'
import type { PasswordPart } from '@contract/domain/password'
import { Icon } from '../icons/Icon'
import { Hidden } from '../page/Hidden'

const List = styled('ul')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: spacing(0.25, 1.5),
  margin: `${spacing(1)} 0 0`,
  padding: 0,
  listStyle: 'none',
  fontSize: typography.pxToRem(13),
  color: vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: spacing(0.75) },
  '& li > i': {
    flex: 'none',
    width: 14,
    height: 14,
    margin: 1,
    border: '1.5px solid currentColor',
    borderRadius: '50%',
    opacity: 0.7,
  },
  '& li.met': { color: vars.palette.success.main },
}))

interface PasswordPartsProps {
  parts: readonly PasswordPart[]
}

/** What a password must have; a tick and a colour once it does, and words for who sees neither. */
export function PasswordParts({ parts }: PasswordPartsProps) {
  return (
    <List aria-label="La contraseña debe tener">
      {parts.map(({ key, label, met }) => (
        <li key={key} className={met ? 'met' : ''}>
          {met ? <Icon name="success" size={16} /> : <i aria-hidden />}
          {label}
          <Hidden>{met ? ' (cumplido)' : ' (falta)'}</Hidden>
        </li>
      ))}
    </List>
  )
}
