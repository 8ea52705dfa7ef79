import type { MouseEvent } from 'react'

/** A press of the main button that nobody took and that asks for no other window or tab. */
export const isPlainPress = ({
  defaultPrevented,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => !defaultPrevented && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
