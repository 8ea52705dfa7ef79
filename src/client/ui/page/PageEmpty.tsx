import type { ReactNode } from 'react'
import type { IconName } from '../icons/iconName'
import { StatePanel } from './StatePanel'

export interface PageEmptyProps {
  title: string
  /** What this is for. */
  text?: ReactNode
  /** The button that starts it, usually a `PrimaryAction`. */
  action?: ReactNode
  icon?: IconName
}

/** There is nothing here yet. */
export function PageEmpty({ icon = 'file', ...rest }: PageEmptyProps) {
  return <StatePanel icon={icon} {...rest} />
}
