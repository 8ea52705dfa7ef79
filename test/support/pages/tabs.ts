/**
 * What `window.open` gives from here on; `jest.restoreAllMocks` ends it. `shown`: addresses, opened or shown later in a tab;
 * `closed`: a line for each tab that the page closed.
 */
export const fakeTabs = (blocked = false) => {
  const shown: string[] = []
  const closed: string[] = []
  const tabs: { opener: unknown }[] = []
  const open = jest.spyOn(window, 'open').mockImplementation((address = '') => {
    if (address !== '' && address !== 'about:blank') shown.push(String(address))
    if (blocked) return null
    const tab = {
      opener: window,
      closed: false,
      document: document.implementation.createHTMLDocument(''),
      location: { replace: (url: string) => void shown.push(url) },
      close: () => void closed.push('closed'),
    }
    tabs.push(tab)
    return tab as unknown as Window
  })
  return { open, shown, closed, tabs }
}
