import type { MouseEvent } from 'react'
import { isPlainPress } from '../parts/usePlainLinks'

/** Elements inside a row that handle presses themselves. */
const CONTROL = 'a, button, input, select, textarea, label'
/** The link of a row: the table's own, or the first in a cell that brings its own. */
const LINK = 'th .row-link, th a[href]'

/** The plain links of rows, which are drawn again at every key. The list's frame handles their presses (`usePlainLinks`). */
export const ROW_LINKS = 'a.row-link, a.row-action'

const hasSelection = (): boolean => window.getSelection()?.type === 'Range'

/** A press anywhere on a row follows the link of its name, except while the user selects text or holds a key. */
export const pressRow = (event: MouseEvent): void => {
  if (!isPlainPress(event)) return
  const target = event.target as Element
  // React also sends presses of the row's open menu here, though it is elsewhere in the document and in no row.
  if (!target.closest(CONTROL) && !hasSelection())
    target.closest('tr')?.querySelector<HTMLElement>(LINK)?.click()
}
