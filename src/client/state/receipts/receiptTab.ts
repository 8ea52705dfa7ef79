/** A tab that waits for its paper. */
export interface ReceiptTab {
  /** @returns false when the browser did not let the tab open, or it was closed meanwhile */
  show: (url: string) => boolean
  drop: () => void
}

const WAITING = 'Preparando el recibo…'

/**
 * Opens a tab in the press itself, before anything is asked: a tab that opens after an answer is taken for an advertisement and
 * blocked. It gets its address when there is one.
 */
export const openReceiptTab = (browser: Pick<Window, 'open'> = window): ReceiptTab => {
  const tab = browser.open('about:blank', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = WAITING
    tab.document.body.textContent = WAITING
  }
  return {
    show: (url) => {
      if (!tab || tab.closed) return false
      tab.location.replace(url)
      return true
    },
    drop: () => tab?.close(),
  }
}
