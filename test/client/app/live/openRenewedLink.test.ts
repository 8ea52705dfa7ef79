import { waitFor } from '@testing-library/react'
import { openRenewedLink } from '@client/app/live/openRenewedLink'

/** A link to a file that ends in so many seconds. */
const linkOf = (secondsLeft: number, firma = 'vieja') =>
  `/files/7/original?exp=${Math.floor(Date.now() / 1000) + secondsLeft}&firma=${firma}`

const stop: (() => void)[] = []
afterEach(() => {
  stop.splice(0).forEach((each) => each())
  jest.restoreAllMocks()
  document.body.innerHTML = ''
})

/** A page with one link. Notes the links that the browser would follow, and stops them. */
const openPage = (attributes: Record<string, string>) => {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  link.innerHTML = '<span>Descargar</span>'
  document.body.append(link)
  const followed: string[] = []
  const shown: string[] = []
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    followed.push(link.getAttribute('href') as string)
  }
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: (url: string) => shown.push(url) },
  }
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  let arrive!: () => void
  const refresh = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  const listener = openRenewedLink(refresh)
  document.addEventListener('click', listener, true)
  document.addEventListener('click', follow)
  stop.push(() => {
    document.removeEventListener('click', listener, true)
    document.removeEventListener('click', follow)
  })
  return {
    link,
    followed,
    shown,
    open,
    refresh,
    arrive: () => arrive(),
    press: () => (link.firstChild as HTMLElement).click(),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a good link, and one that is not ours, are followed as they are', () => {
  const page = openPage({ href: linkOf(60), download: '' })
  page.press()
  page.link.href = 'https://wa.me/5215512345678?exp=1&firma=x'
  page.press()
  expect(page.followed).toHaveLength(2)
  expect(page.refresh).not.toHaveBeenCalled()
})

test('a download whose link is over waits for the new one, asked for once however often it is pressed', async () => {
  const page = openPage({ href: linkOf(-1), download: 'calendario' })
  page.press()
  page.press()
  const fresh = linkOf(1800, 'nueva')
  page.link.setAttribute('href', fresh)
  page.arrive()
  await waitFor(() => expect(page.followed).toEqual([fresh]))
  expect(page.refresh).toHaveBeenCalledTimes(1)
  expect(page.open).not.toHaveBeenCalled()
})

test('a tab opens in the press itself and gets the address that the page shows a moment after the rows came', async () => {
  const page = openPage({ href: linkOf(-1), target: '_blank' })
  page.press()
  expect(page.open).toHaveBeenCalledWith('about:blank', '_blank')
  page.arrive()
  await settled()
  expect(page.shown).toEqual([])
  page.link.setAttribute('href', linkOf(1800, 'nueva'))
  await waitFor(() =>
    expect(page.shown).toEqual([
      new URL(page.link.getAttribute('href') as string, window.location.href).href,
    ]),
  )
  expect(page.followed).toEqual([])
})

test('when nothing newer comes, as with a clock that is wrong, the link is followed as it is', async () => {
  const page = openPage({ href: linkOf(-3600), download: '' })
  page.press()
  page.arrive()
  await waitFor(() => expect(page.followed).toEqual([page.link.getAttribute('href')]))
  expect(page.refresh).toHaveBeenCalledTimes(1)
})
