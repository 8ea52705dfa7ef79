import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconName'

export interface RowActionProps {
  /** What it does, in one or two words. */
  label: string
  icon?: IconName
  /** Either a place to go … */
  to?: string
  /** … or something to do. */
  onClick?: () => void
  danger?: boolean
  disabled?: boolean
}

/**
 * A named button (or link) of a row. Plain elements styled by the table: ten rows of MUI buttons cost a frame, as many router links half of
 * one. The list's frame handles presses on the links (`usePlainLinks`).
 */
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
