import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { FieldLook } from './field'

interface FieldFrameProps extends FieldLook {
  id: string
  children: ReactNode
}

const Frame = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  minWidth: 0,
  '& > label': {
    display: 'block',
    marginBottom: spacing(0.5),
    fontSize: typography.pxToRem(14),
    fontWeight: 600,
    lineHeight: 1.4,
  },
  // The asterisk has an empty alternative text: screen readers say `aria-required` instead.
  '& > label.required::after': { content: '" *" / ""', color: vars.palette.error.main },
  '& > p': {
    display: 'flex',
    gap: spacing(0.5),
    margin: `${spacing(0.5)} 0 0`,
    fontSize: typography.pxToRem(13),
    lineHeight: 1.4,
    color: vars.palette.text.secondary,
    '& svg': { marginTop: 1 },
  },
  '& > p.error': { color: vars.palette.error.main },
}))

export function FieldFrame({ id, label, error, hint, required, children }: FieldFrameProps) {
  return (
    <Frame>
      <label htmlFor={id} className={required ? 'required' : ''}>
        {label}
      </label>
      {children}
      {(error || hint) && (
        <p id={`${id}-help`} className={error ? 'error' : ''}>
          {error && <Icon name="error" size={16} />}
          {error || hint}
        </p>
      )}
    </Frame>
  )
}
