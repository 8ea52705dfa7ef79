import type { MouseEvent } from 'react'
import { isPlainPress } from '../parts/usePlainLinks'
import { partIn, partAround } from '../browser/parts'

const hasSelection = (): boolean => window.getSelection()?.type === 'Range'

/** A press anywhere on a row follows the link of its name, except while the user selects text or holds a key. */
export const pressRow = (event: MouseEvent): void => {
  if (!isPlainPress(event)) return
  // React also sends presses of the row's open menu here, though it is elsewhere in the document and in no row.
  if (!partAround(event.target, 'control') && !hasSelection())
    partIn(partAround(event.target, 'tableRow'), 'rowLink')?.click()
}
