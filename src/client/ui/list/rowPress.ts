import type { MouseEvent } from 'react'
import { isPlainPress } from '../parts/usePlainLinks'
import { partIn, partAround } from '../browser/parts'

const hasSelection = (): boolean => window.getSelection()?.type === 'Range'

/** Opens the row that was clicked, unless the user is selecting text or holding a key. */
export const pressRow = (event: MouseEvent): void => {
  if (!isPlainPress(event)) return
  // React also passes on clicks in the row's open menu, which is elsewhere in the document.
  if (!partAround(event.target, 'control') && !hasSelection())
    partIn(partAround(event.target, 'tableRow'), 'rowLink')?.click()
}
