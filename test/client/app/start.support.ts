import { createRoot } from 'react-dom/client'
import { act } from '@testing-library/react'
import { boot, type Boot } from '@client/app/boot'
import { readRunConfig } from '@client/config'
import { BASE_URL, fakeNetwork } from '@test/support/state/fakeNetwork'
import { aCycleRow, signedIn } from '@test/support/state/rows'

/** What the browser brings: the page's element, config.js and a network. */
export const prepareBrowser = (path: string) => {
  const network = fakeNetwork()
  network.on('POST /auth/login', signedIn('ficha-1'))
  network.on('GET /auth/verify', signedIn('ficha-2'))
  network.on('GET /ciclo/actual', { ok: true, ciclo: aCycleRow() })
  network.on('GET /cargos/pendientes/all', { ok: true, cargos: [] })
  network.on('GET /cargos/complementos', { ok: true, cargos: [] })
  globalThis.fetch = network.fetch
  localStorage.clear()
  document.body.innerHTML = '<div id="app"></div>'
  window.history.replaceState(null, '', path)
  Object.assign(window, { ESCUELA: { api: `${BASE_URL}/`, escuela: 'Colegio Núñez' } })
  return network
}

/** Boots the page as `main.tsx` does. @param load how the product's chunk arrives */
export const runMain = (load: Boot['load'] = () => import('@client/app/startApp')) =>
  act(async () =>
    boot({
      root: createRoot(document.getElementById('app') as HTMLElement),
      config: readRunConfig((window as { ESCUELA?: unknown }).ESCUELA),
      load,
    }),
  )

/** Watches for a skeleton. @returns whether one was drawn so far; looks no further */
export const watchSkeleton = () => {
  let seen = false
  const observer = new MutationObserver(
    () => (seen ||= document.querySelector('table[aria-hidden]') !== null),
  )
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    return seen
  }
}
