import { useEffect, useState } from 'react'
import { isWriting } from '../../ui/list/listTools'
import { lazyPart } from '../../ui/parts/lazyPart'
import { screenAt } from './menuPlace'

const HelpSheet = lazyPart(async () => (await import('../help/HelpSheet')).HelpSheet)

/** Read when the sheet opens, so that the bar is not drawn again at every change of the address. */
const here = () => ({
  path: screenAt(window.location.pathname)?.path ?? '',
  hasList: document.querySelector('main table, main [role=grid]') !== null,
})

/** "?" opens the help of the page and its keys: the button, or the key while nothing is being typed. */
export function HelpButton() {
  const [asked, setAsked] = useState<ReturnType<typeof here> | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
      // The desk has its own "?", and an open dialog comes first.
      if (key !== '?' || defaultPrevented || ctrlKey || metaKey || altKey || isWriting(target)) return
      if (document.querySelector('[aria-modal=true]')) return
      event.preventDefault()
      setAsked(here())
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        className="ui-user"
        type="button"
        title="Ayuda"
        aria-label="Ayuda de esta página"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setAsked(here())}
      >
        ?
      </button>
      {asked && <HelpSheet {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
