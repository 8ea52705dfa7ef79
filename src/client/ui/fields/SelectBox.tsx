import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../icons/Icon'

interface SelectBoxProps {
  as?: 'div' | 'span'
  className?: string
  style?: CSSProperties
  children: ReactNode
}

export function SelectBox({ as: Box = 'div', className = '', style = {}, children }: SelectBoxProps) {
  return (
    <Box className={`ui-select ${className}`.trim()} style={style}>
      {children}
      <Icon name="down" size={18} />
    </Box>
  )
}

export interface SelectOption {
  value: string | number
  label: string
  disabled?: boolean
}

interface OptionsProps {
  options: readonly SelectOption[]
  emptyLabel?: string | undefined
}

export function Options({ options, emptyLabel }: OptionsProps) {
  return (
    <>
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
          {option.label}
        </option>
      ))}
    </>
  )
}
