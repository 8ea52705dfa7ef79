import { styled } from '@mui/material/styles'
import type { ReactNode, RefCallback } from 'react'
import type { Mark } from '../role.pairs'

interface PermissionCheckProps {
  mark: Mark
  disabled?: boolean
  onChange: (on: boolean) => void
  children: ReactNode
  ref?: RefCallback<HTMLInputElement> | undefined
}

const Label = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(1),
  minHeight: 40,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: 0,
    accentColor: vars.palette.primary.main,
    cursor: 'inherit',
  },
  '&.off': { color: vars.palette.text.secondary, cursor: 'not-allowed' },
}))

/** A checkbox that can also be halfway: some of what it stands for is chosen. Pressed halfway it chooses all. */
export function PermissionCheck({ mark, disabled = false, onChange, children, ref }: PermissionCheckProps) {
  return (
    <Label className={disabled ? 'off' : ''}>
      <input
        type="checkbox"
        checked={mark === 'all'}
        disabled={disabled}
        onChange={() => onChange(mark !== 'all')}
        ref={(element) => {
          if (element) element.indeterminate = mark === 'some'
          return ref?.(element)
        }}
      />
      {children}
    </Label>
  )
}
