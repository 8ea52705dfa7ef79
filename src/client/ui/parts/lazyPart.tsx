import { useEffect, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import { useNotice } from '../notices/useNotice'
import { PageLoading } from '../page/PageLoading'
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

interface Later<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the code, so that it is there at once when it is drawn. */
  arrive: () => Promise<unknown>
}

interface Looks {
  /** What stands in its place for the moment that code usually takes. */
  meanwhile: ReactNode
  /** What tells that it did not arrive. */
  waiting: ReactNode
  /** Loads the window anew when the code is another build's. */
  isPage: boolean
}

/**
 * Stands in the place of code that is on its way, and becomes it. Not React's `lazy`: that keeps a placeholder which has been seen
 * for 300 ms, whenever the code arrives, and stays broken for as long as the window is open when it does not.
 */
const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile, waiting, isPage }: Looks,
): Later<Props> => {
  let arrived: ComponentType<Props> | null = null
  const arrive = async () => (arrived ??= await load())
  function Later(props: Props) {
    const [Part, setPart] = useState(() => arrived)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (Part) return
      return keepTrying(
        async () => {
          const part = await arrive()
          setPart(() => part)
        },
        (error) => {
          if (!didNotArrive(error))
            setPart(() => {
              throw error
            })
          // What another build has taken the place of never arrives.
          else if (isPage && hasNewBuild()) takeNewBuild(window.location.href)
          else setMissing(true)
        },
      )
    }, [Part])
    if (Part) return <Part {...props} />
    return isMissing ? waiting : meanwhile
  }
  return Object.assign(Later, { arrive })
}

/** A page with a chunk of its own. Without a line it waits, says so and opens by itself. */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  later(load, { meanwhile: <PageLoading />, waiting: <WaitingPage />, isPage: true })

/** The same for what opens over a page, such as a dialog: `lazyPart(async () => (await import('./X')).X)`. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(load, { meanwhile: null, waiting: <WaitingPart />, isPage: false })

/** The same for a part of a page, which has its place there. */
export const lazyTab = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(load, { meanwhile: <PageLoading blocks={2} />, waiting: <WaitingPart />, isPage: false })
