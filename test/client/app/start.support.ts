import { act } from '@testing-library/react'
import { BASE_URL, fakeNetwork } from '@test/support/state/fakeNetwork'
import { aCycleRow, signedIn } from '@test/support/state/rows'

/** What the browser brings to `main.tsx`: the page's element, config.js and a network. */
export const prepareBrowser = (path: string) => {
  const network = fakeNetwork()
  network.on('POST /auth/login', signedIn('ficha-1'))
  network.on('GET /auth/verify', signedIn('ficha-2'))
  network.on('GET /ciclo/actual', { ok: true, ciclo: aCycleRow() })
  network.on('GET /cargos/pendientes/all', { ok: true, cargos: [] })
  globalThis.fetch = network.fetch
  localStorage.clear()
  document.body.innerHTML = '<div id="app"></div>'
  window.history.replaceState(null, '', path)
  Object.assign(window, { ESCUELA: { api: `${BASE_URL}/`, escuela: 'Colegio Núñez' } })
  return network
}

/** Runs the page's first script, as the browser does. It can run once in a test file. */
export const runMain = () => act(async () => void (await import('@client/main')))
