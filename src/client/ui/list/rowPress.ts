import type { MouseEvent } from 'react'
import { isPlainPress } from '../parts/plainPress'

/** What a press is meant for where it hits one of them. */
const CONTROL = 'a, button, input, select, textarea, label'
/** What leads from a row to what it names: the table's own link, or the first of a cell that brings its own. */
const LINK = 'th .row-link, th a[href]'

/** The links of rows, which are plain: rows are drawn anew at every key. The frame takes their presses (`usePlainLinks`). */
export const ROW_LINKS = 'a.row-link, a.row-action'

const hasSelection = (): boolean => window.getSelection()?.type === 'Range'

/** A press on a row, wherever nothing else takes it, is one on its name; who marks text in it or holds a key means something else. */
export const pressRow = (event: MouseEvent): void => {
  if (!isPlainPress(event)) return
  const target = event.target as Element
  // A menu of the row hangs elsewhere in the document, though its presses come by here.
  if (!target.closest(CONTROL) && !hasSelection())
    target.closest('tr')?.querySelector<HTMLElement>(LINK)?.click()
}
