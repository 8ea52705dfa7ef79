import IconButton from '@mui/material/IconButton'
import { Icon } from './Icon'
import type { IconName } from './iconName'

interface IconActionProps {
  icon: IconName
  label: string
  onClick: () => void
  disabled?: boolean
  size?: 'small'
  edge?: 'end'
  color?: 'inherit'
}

export function IconAction({ icon, label, ...button }: IconActionProps) {
  return (
    <IconButton {...button} type="button" aria-label={label} title={label}>
      <Icon name={icon} size={20} />
    </IconButton>
  )
}
