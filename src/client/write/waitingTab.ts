interface WaitingTab {
  /** @returns false when the browser blocked the tab, or the user closed it */
  show: (url: string) => boolean
  drop: () => void
}

/** Call it in the click itself: browsers block tabs opened after an answer. @param waiting text until then: 'Preparando el recibo…' */
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
