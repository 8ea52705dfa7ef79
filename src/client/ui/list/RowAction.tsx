import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconName'

export interface RowActionProps {
  label: string
  icon?: IconName
  to?: string
  onClick?: () => void
  danger?: boolean
  disabled?: boolean
}

/** Plain elements: ten rows of MUI buttons cost a frame. The list's frame handles clicks on links (`usePlainLinks`). */
export function RowAction({ label, icon, to, onClick, danger = false, disabled = false }: RowActionProps) {
  const className = danger ? 'row-action danger' : 'row-action'
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  )
  if (to !== undefined) {
    return (
      <a className={className} href={to}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" className={className} onClick={onClick} disabled={disabled}>
      {content}
    </button>
  )
}
