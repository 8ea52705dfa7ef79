import { memo } from 'react'
import { ICON_PATHS, type IconName } from './paths'

export interface IconProps {
  name: IconName
  /** Side in px or any CSS length; default 1.25em, so that it grows with the text beside it. */
  size?: number | string
  /** Only when the icon stands alone and is not inside a named button; else it is hidden from screen readers. */
  label?: string
  className?: string
}

function Drawn({ name, size = '1.25em', label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...named}
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

/**
 * One line icon in the colour of the text around it. A plain `<svg>`: it also serves pages without MUI. Every row of a list has
 * some, and none changes when others are drawn into it.
 */
export const Icon = memo(Drawn)
