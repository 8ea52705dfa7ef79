import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { ButtonLink } from '../parts/ButtonLink'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconName'

interface PrimaryActionProps {
  children: ReactNode
  icon?: IconName
  to?: string
  href?: string
  onClick?: () => void
}

export function PrimaryAction(props: PrimaryActionProps) {
  const { children, icon = 'add', to, href, onClick } = props
  const common = { variant: 'contained' as const, startIcon: <Icon name={icon} /> }
  if (to !== undefined) {
    return (
      <ButtonLink {...common} to={to}>
        {children}
      </ButtonLink>
    )
  }
  if (href !== undefined) {
    return (
      <Button {...common} component="a" href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </Button>
    )
  }
  return (
    <Button {...common} {...(onClick ? { onClick } : {})}>
      {children}
    </Button>
  )
}
