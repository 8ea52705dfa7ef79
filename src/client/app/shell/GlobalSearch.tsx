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

/** Finds people, pages and actions from anywhere: by a press, Ctrl+K or ⌘K, and by `/` where no list takes it. */
export function GlobalSearch() {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asks(event)) return
      event.preventDefault()
      // What a dialog asks comes first.
      if (!document.querySelector('[aria-modal=true]')) setOpen(true)
    }
    // After the page's own: a list's `/` is its box.
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
