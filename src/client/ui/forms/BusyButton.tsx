import Button from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import { memo, type ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconName'

interface BusyButtonProps {
  children: ReactNode
  busy: boolean
  type?: 'submit' | 'button'
  onClick?: () => void
  icon?: IconName | undefined
  variant?: 'contained' | 'outlined' | 'text'
  color?: 'primary' | 'error'
  disabled?: boolean
  /** Something is missing: the label names it, and a click leads there. */
  quiet?: boolean
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

const Spinner = styled('span')({
  width: 18,
  height: 18,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
})

/** `aria-disabled` instead of `disabled`, which would lose the focus. */
export const BusyButton = memo(function BusyButton(props: BusyButtonProps) {
  const {
    children,
    busy,
    type = 'submit',
    onClick,
    icon,
    variant = 'contained',
    color = 'primary',
    disabled = false,
    quiet = false,
  } = props
  return (
    <Button
      type={type}
      variant={variant}
      color={color}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-last-press
      startIcon={busy ? <Spinner aria-hidden /> : icon && <Icon name={icon} />}
      data-quiet={(quiet && !busy) || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.()
      }}
      disabled={disabled}
    >
      {children}
    </Button>
  )
})
