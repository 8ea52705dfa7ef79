import type { ReactNode } from 'react'
import type { IconName } from '../icons/iconName'
import { StatePanel } from './StatePanel'

export interface PageEmptyProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  icon?: IconName
}

export function PageEmpty({ icon = 'file', ...rest }: PageEmptyProps) {
  return <StatePanel icon={icon} {...rest} />
}
