import { useCallback, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainPress } from '../parts/plainPress'

/** What a press is meant for where it hits one of them. */
const CONTROL = 'a, button, input, select, textarea, label'
/** What leads from a row to what it names: the table's own link, or the first of a cell that brings its own. */
const LINK = 'th .row-link, th a[href]'

const hasSelection = (): boolean => window.getSelection()?.type === 'Range'

/**
 * A press on a row, wherever nothing else takes it, is one on its name; who marks text in it or holds a key means something else.
 * One listener for the table, so that the link of a row is a plain element: rows are drawn anew at every key.
 */
export const useRowPress = () => {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent) => {
      if (!isPlainPress(event)) return
      const target = event.target as Element
      const control = target.closest(CONTROL)
      const own = control?.matches('a.row-link') && control.getAttribute('href')
      if (own) {
        event.preventDefault()
        void navigate(own)
      } else if (!control && !hasSelection()) {
        // A menu of the row hangs elsewhere in the document, though its presses come by here.
        target.closest('tr')?.querySelector<HTMLElement>(LINK)?.click()
      }
    },
    [navigate],
  )
}
