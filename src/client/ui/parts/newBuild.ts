/** The script that names every other one by its content: another build has another name for it. */
const RUNTIME = /\/assets\/early[\w.-]*\.js/
/** The build this window was loaded anew for, so that no cache on the way makes it load for ever. */
const TRIED_KEY = 'escuela:version'

let found: string | null = null
const listeners = new Set<() => void>()

const ownRuntime = (): string | null => {
  const scripts = [...document.querySelectorAll('script[src]')] as HTMLScriptElement[]
  return scripts.map(({ src }) => RUNTIME.exec(src)?.[0]).find(Boolean) ?? null
}

/** For `useSyncExternalStore`. */
export const subscribeNewBuild = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Whether the server serves another build than the one that runs in this window. */
export const hasNewBuild = (): boolean => found !== null

/** Looks which build the server serves: its page is asked for, which is small and mostly a 304. Without a line nothing changes. */
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
    // No line, or no storage: this build goes on.
  }
}

/** Takes the new build by opening an address for real. */
export const takeNewBuild = (address: string): void => {
  if (found !== null) sessionStorage.setItem(TRIED_KEY, found)
  window.location.assign(address)
}
