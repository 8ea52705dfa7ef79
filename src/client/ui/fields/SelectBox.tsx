import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../icons/Icon'

interface SelectBoxProps {
  /** In a line of text: 'span'. */
  as?: 'div' | 'span'
  className?: string
  style?: CSSProperties
  /** The select. */
  children: ReactNode
}

/** The look of a native select: it takes the browser's arrow away, so it draws one. */
export function SelectBox({ as: Box = 'div', className = '', style = {}, children }: SelectBoxProps) {
  return (
    <Box className={`ui-select ${className}`.trim()} style={style}>
      {children}
      <Icon name="down" size={18} />
    </Box>
  )
}
