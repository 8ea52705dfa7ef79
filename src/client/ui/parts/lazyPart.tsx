import { lazy, useEffect, useState, type ComponentType } from 'react'
import { useNotice } from '../notices/useNotice'
import { StatePanel } from '../page/StatePanel'
import { hasNewBuild, lookForNewBuild, takeNewBuild } from './newBuild'

/** How often code that did not arrive is asked for again, ms. */
const AGAIN_MS = 5_000

const WAITING = {
  title: 'Esperando la conexión',
  text: 'Lo que abriste todavía no llega. Se abrirá en cuanto vuelva la conexión.',
}

/** Webpack's own name for a script that could not be had. Code that arrived and is wrong is a crash like any other. */
const didNotArrive = (error: unknown): boolean => (error as Error | null)?.name === 'ChunkLoadError'

/** Tries again whenever the line comes back, and every few seconds. @returns how to stop */
const keepTrying = (work: () => Promise<void>, failed: (error: unknown) => void): (() => void) => {
  let busy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = async () => {
    if (busy) return
    busy = true
    clearTimeout(timer)
    try {
      await work()
    } catch (error) {
      await lookForNewBuild()
      failed(error)
      timer = setTimeout(attempt, AGAIN_MS)
    }
    busy = false
  }
  window.addEventListener('online', attempt)
  void attempt()
  return () => {
    busy = true
    clearTimeout(timer)
    window.removeEventListener('online', attempt)
  }
}

/** In the place of a page; no form of this address can have been filled in. */
function WaitingPage() {
  return <StatePanel icon="offline" role="status" {...WAITING} />
}

/** For what opens over a page. */
function WaitingPart() {
  const { notify } = useNotice()
  useEffect(() => notify({ ...WAITING, kind: 'warning' }), [notify])
  return null
}

/** Stands in for code that did not arrive, and becomes it. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>, isPage: boolean) => {
  let arrived: ComponentType<Props> | null = null
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => arrived)
    useEffect(() => {
      if (Part) return
      return keepTrying(
        async () => {
          arrived = await load()
          setPart(() => arrived)
        },
        (error) => {
          if (!didNotArrive(error))
            setPart(() => {
              throw error
            })
          // What another build has taken the place of never arrives.
          else if (isPage && hasNewBuild()) takeNewBuild(window.location.href)
        },
      )
    }, [Part])
    if (Part) return <Part {...props} />
    return isPage ? <WaitingPage /> : <WaitingPart />
  }
}

const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>, isPage: boolean) =>
  lazy(async () => ({
    default: await load().catch((error: unknown) => {
      if (didNotArrive(error)) return later(load, isPage)
      throw error
    }),
  }))

/**
 * A page with a chunk of its own. Without a line it waits, says so and opens by itself; React's own `lazy` would stay broken for
 * as long as the window is open.
 */
export const lazyPage = (load: () => Promise<ComponentType>) => lazily(load, true)

/** The same for what opens over a page, such as a dialog: `lazyPart(async () => (await import('./X')).X)`. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazily(load, false)
