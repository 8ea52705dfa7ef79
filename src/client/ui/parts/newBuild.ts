/** Address of the script whose name changes with every build: its hash covers all others. */
const RUNTIME = /\/assets\/early[\w.-]*\.js/
/** Storage key of the build for which this window was reloaded: a stale cache must not make it reload for ever. */
const TRIED_KEY = 'escuela:version'

let found: string | null = null
const listeners = new Set<() => void>()

const ownRuntime = (): string | null => {
  return [...document.scripts].map(({ src }) => RUNTIME.exec(src)?.[0]).find(Boolean) ?? null
}

export const subscribeNewBuild = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

export const hasNewBuild = (): boolean => found !== null

/** Reads the page, which names its build: small, mostly a 304. Without a connection nothing happens. */
export const lookForNewBuild = async (): Promise<void> => {
  const own = ownRuntime()
  if (own === null) return
  try {
    const page = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } })
    const served = page.ok ? (RUNTIME.exec(await page.text())?.[0] ?? own) : own
    const next = served === own || sessionStorage.getItem(TRIED_KEY) === served ? null : served
    if (next === found) return
    found = next
    for (const changed of listeners) changed()
  } catch {
    // No connection or no storage: the window goes on with this build.
  }
}

export const takeNewBuild = (address: string): void => {
  if (found !== null) sessionStorage.setItem(TRIED_KEY, found)
  window.location.assign(address)
}
