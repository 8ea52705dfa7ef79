import type { MouseEvent } from 'react'
import { isPlainPress } from '../parts/usePlainLinks'
import { partIn, partAround } from '../browser/parts'

const hasSelection = (): boolean => window.getSelection()?.type === 'Range'

/** Not while the user selects text or holds a key. */
export const pressRow = (event: MouseEvent): void => {
  if (!isPlainPress(event)) return
  // React also sends clicks of the row's open menu here, though the document has it elsewhere.
  if (!partAround(event.target, 'control') && !hasSelection())
    partIn(partAround(event.target, 'tableRow'), 'rowLink')?.click()
}
