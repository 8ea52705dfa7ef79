import { memo, useEffect, useState } from 'react'
import type { IconName } from './iconName'
import type { LATER_PATHS } from './laterPaths'
import { ICON_PATHS } from './paths'

interface IconProps {
  name: IconName
  /** Side in px or any CSS length; default 1.25em, so that it grows with the text. */
  size?: number | string
  /** Only for an icon without text that is not inside a named button; otherwise it is hidden from screen readers. */
  label?: string
  className?: string
}

const isAtStart = (name: IconName): name is keyof typeof ICON_PATHS => name in ICON_PATHS

let later: typeof LATER_PATHS | undefined
/** Loads the drawings that the first page does not need. */
export const loadLaterIcons = async () => (later ??= (await import('./laterPaths')).LATER_PATHS)

/** An empty place until the drawing has loaded. */
function LaterPath({ name }: { name: keyof typeof LATER_PATHS }) {
  const [path, setPath] = useState(() => later?.[name])
  useEffect(() => {
    // If loading fails the place stays empty: the text beside the icon says the same.
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
 * A line icon in the colour of its text. A plain `<svg>`, so it also works on pages without MUI. Memoised: every row has some, and they
 * need not be drawn again with the row.
 */
export const Icon = memo(Drawn)
