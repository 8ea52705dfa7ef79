/** A tab that waits for its paper. */
interface WaitingTab {
  /** @returns false when the browser did not let the tab open, or it was closed meanwhile */
  show: (url: string) => boolean
  drop: () => void
}

/**
 * Opens a tab in the press itself, before anything is asked: a tab that opens after an answer is taken for an advertisement and
 * blocked. It gets its address when there is one.
 * @param waiting what it says until then: 'Preparando el recibo…'
 */
export const openWaitingTab = (waiting: string, browser: Pick<Window, 'open'> = window): WaitingTab => {
  const tab = browser.open('about:blank', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = waiting
    tab.document.body.textContent = waiting
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
