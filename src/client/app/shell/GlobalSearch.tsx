import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icons/Icon'
import { isWriting } from '../../ui/list/listTools'
import { lazyPart } from '../../ui/parts/lazyPart'

const load = () => import('./palette/SearchPalette')
const SearchPalette = lazyPart(async () => (await load()).SearchPalette)

const asks = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean => {
  if (altKey || shiftKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !isWriting(target)
}

/** Button of the search for people, pages and actions; also Ctrl+K or ⌘K, and `/` on pages without a list. */
export function GlobalSearch() {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asks(event)) return
      event.preventDefault()
      // Not above an open dialog: its question comes first.
      if (!document.querySelector('[aria-modal=true]')) setOpen(true)
    }
    // On the window, so after the page's own handlers: in a list `/` goes to its search box.
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const near = () => void load().catch(() => undefined)
  return (
    <>
      <button
        className="ui-seek"
        type="button"
        aria-label="Buscar en la escuela"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span>Buscar alumno, familia, folio o página</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {open !== null && <SearchPalette open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
