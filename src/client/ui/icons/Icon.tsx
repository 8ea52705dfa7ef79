import { memo, useEffect, useState } from 'react'
import type { IconName } from './iconName'
import type { LATER_PATHS } from './laterPaths'
import { ICON_PATHS } from './paths'

interface IconProps {
  name: IconName
  /** px or a CSS length; default 1.25em, so that it grows with the text. */
  size?: number | string
  /** Only for an icon that stands alone, outside a named button; others are hidden from screen readers. */
  label?: string
  className?: string
}

const isAtStart = (name: IconName): name is keyof typeof ICON_PATHS => name in ICON_PATHS

let later: typeof LATER_PATHS | undefined
export const loadLaterIcons = async () => (later ??= (await import('./laterPaths')).LATER_PATHS)

function LaterPath({ name }: { name: keyof typeof LATER_PATHS }) {
  const [path, setPath] = useState(() => later?.[name])
  useEffect(() => {
    // If loading fails, the place stays empty: the text beside it says the same.
    if (!path)
      loadLaterIcons().then(
        (paths) => setPath(paths[name]),
        () => undefined,
      )
  }, [path, name])
  return path && <path d={path} />
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
      {isAtStart(name) ? <path d={ICON_PATHS[name]} /> : <LaterPath key={name} name={name} />}
    </svg>
  )
}

/** A plain `<svg>`, for pages without MUI. */
export const Icon = memo(Drawn)
