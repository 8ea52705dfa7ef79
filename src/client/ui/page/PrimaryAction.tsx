import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/paths'

export interface PrimaryActionProps {
  children: ReactNode
  /** Default `add`. */
  icon?: IconName
  /** Either a place to go … */
  to?: string
  /** … or something to do. */
  onClick?: () => void
  disabled?: boolean
}

/** The one filled button of a page. */
export function PrimaryAction({ children, icon = 'add', to, onClick, disabled = false }: PrimaryActionProps) {
  const common = { variant: 'contained' as const, startIcon: <Icon name={icon} /> }
  if (to !== undefined && !disabled) {
    return (
      <Button {...common} component={Link} to={to}>
        {children}
      </Button>
    )
  }
  return (
    <Button {...common} disabled={disabled} {...(onClick ? { onClick } : {})}>
      {children}
    </Button>
  )
}
