import type { MouseEvent } from 'react'

/** An unhandled press of the main button that does not ask for another window or tab. */
export const isPlainPress = ({
  defaultPrevented,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => !defaultPrevented && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
