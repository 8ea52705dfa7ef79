interface WaitingTab {
  /** @returns false when the browser did not let the tab open, or it was closed meanwhile */
  show: (url: string) => boolean
  drop: () => void
}

/** During the click itself: browsers block tabs that open after an answer. @param waiting text until then: 'Preparando el recibo…' */
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
