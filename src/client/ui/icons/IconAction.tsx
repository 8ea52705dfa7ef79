import IconButton from '@mui/material/IconButton'
import type { Ref } from 'react'
import { Icon } from './Icon'
import type { IconName } from './iconName'

interface IconActionProps {
  icon: IconName
  label: string
  onClick: () => void
  disabled?: boolean
  size?: 'small' | 'medium'
  edge?: 'start' | 'end' | false
  color?: 'default' | 'inherit' | 'primary' | 'error'
  tabIndex?: number
  'aria-expanded'?: boolean
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
}

export function IconAction({ icon, label, ref, ...rest }: IconActionProps) {
  return (
    <IconButton {...rest} ref={ref ?? null} type="button" aria-label={label} title={label}>
      <Icon name={icon} size={20} />
    </IconButton>
  )
}
