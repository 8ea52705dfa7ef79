import { isOver } from '../../state/live/signedLinks'
import { openWaitingTab } from '../../write/waitingTab'

/** ms that the page may take to draw the new rows. */
const SHOWN_MS = 500

const waitForAddress = (link: HTMLAnchorElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => end())
    const timer = setTimeout(() => end(), SHOWN_MS)
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    observer.observe(link, { attributeFilter: ['href'] })
  })

/** For signed addresses that have expired in a window left open: reads the rows again and opens the new address. */
export const openRenewedLink = (refresh: () => Promise<void>) => {
  const waiting = new WeakSet<HTMLAnchorElement>()
  /** Opened even if it looks expired: with a wrong clock it would be renewed for ever. */
  let followed: HTMLAnchorElement | null = null
  const follow = (link: HTMLAnchorElement): void => {
    followed = link
    link.click()
    followed = null
  }
  return (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link === followed || !isOver(link.href, Date.now())) return
    event.preventDefault()
    if (waiting.has(link)) return
    waiting.add(link)
    const before = link.href
    const tab = link.hasAttribute('download') ? null : openWaitingTab('Abriendo el archivo…')
    void refresh()
      .then(() => (link.href === before ? waitForAddress(link) : undefined))
      .then(() => (tab ? void tab.show(link.href) : follow(link)))
      .finally(() => waiting.delete(link))
  }
}
