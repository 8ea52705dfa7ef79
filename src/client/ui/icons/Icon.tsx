import { memo, useEffect, useState } from 'react'
import type { IconName } from './iconName'
import type { LATER_PATHS } from './laterPaths'
import { ICON_PATHS } from './paths'

interface IconProps {
  name: IconName
  /** Side in px or any CSS length; default 1.25em, so that it grows with the text beside it. */
  size?: number | string
  /** Only when the icon stands alone and is not inside a named button; else it is hidden from screen readers. */
  label?: string
  className?: string
}

const isAtStart = (name: IconName): name is keyof typeof ICON_PATHS => name in ICON_PATHS

let later: typeof LATER_PATHS | undefined
/** Fetches the drawings that come after the first page. */
export const loadLaterIcons = async () => (later ??= (await import('./laterPaths')).LATER_PATHS)

/** Keeps its room until the drawing is here. */
function LaterPath({ name }: { name: keyof typeof LATER_PATHS }) {
  const [path, setPath] = useState(() => later?.[name])
  useEffect(() => {
    // Without a line the room stays empty: what the icon is beside says the same.
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

/**
 * One line icon in the colour of the text around it. A plain `<svg>`: it also serves pages without MUI. Every row of a list has
 * some, and none changes when others are drawn into it.
 */
export const Icon = memo(Drawn)
