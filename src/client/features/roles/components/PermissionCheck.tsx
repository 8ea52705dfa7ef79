import { styled } from '@mui/material/styles'
import { useId, type ReactNode, type RefCallback } from 'react'
import type { Mark } from '../rolePairs'

interface PermissionCheckProps {
  mark: Mark
  disabled: boolean
  onChange: (on: boolean) => void
  children: ReactNode
  words?: string
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
  '& .words': { display: 'block', fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '&:has(.words)': { alignItems: 'flex-start', justifyContent: 'flex-start', padding: spacing(0.75, 0) },
  '&:has(.words) > input': { marginTop: 2 },
  '&.off': { color: vars.palette.text.secondary, cursor: 'not-allowed' },
}))

/** Half checked when only part of the group is chosen; a click then chooses all. */
export function PermissionCheck(props: PermissionCheckProps) {
  const { mark, disabled, onChange, children, words, ref } = props
  const id = useId()
  return (
    <Label className={disabled ? 'off' : ''}>
      <input
        type="checkbox"
        checked={mark === 'all'}
        disabled={disabled}
        aria-describedby={words ? id : undefined}
        onChange={() => onChange(mark !== 'all')}
        ref={(element) => {
          if (element) element.indeterminate = mark === 'some'
          return ref?.(element)
        }}
      />
      {words ? (
        <span>
          {children}
          <span className="words" id={id} aria-hidden>
            {words}
          </span>
        </span>
      ) : (
        children
      )}
    </Label>
  )
}
