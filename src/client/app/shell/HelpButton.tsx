import { useEffect, useState } from 'react'
import { isWriting } from '../../ui/list/listTools'
import { lazyPart } from '../../ui/parts/lazyPart'
import { screenAt } from './menuPlace'

const HelpSheet = lazyPart(async () => (await import('../help/HelpSheet')).HelpSheet)

/** Where one is, asked when the sheet opens: the bar is not drawn anew at every address. */
const here = () => ({
  path: screenAt(window.location.pathname)?.path ?? '',
  hasList: document.querySelector('main table, main [role=grid]') !== null,
})

/** "?" says what the page is for and which keys it has: by a press, or by the key where nothing is being typed. */
export function HelpButton() {
  const [asked, setAsked] = useState<ReturnType<typeof here> | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
      // The desk's own "?" comes first, and so does what a dialog asks.
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
