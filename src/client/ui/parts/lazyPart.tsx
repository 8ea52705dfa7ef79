import { useEffect, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import { useNotice } from '../notices/useNotice'
import { PageLoading } from '../page/PageLoading'
import { StatePanel } from '../page/StatePanel'
import { hasNewBuild, lookForNewBuild, takeNewBuild } from './newBuild'

/** ms between attempts to load a chunk that failed. */
const AGAIN_MS = 5_000

const WAITING = {
  title: 'Esperando la conexión',
  text: 'Lo que abriste todavía no llega. Se abrirá en cuanto vuelva la conexión.',
}

const didNotArrive = (error: unknown): boolean => (error as Error | null)?.name === 'ChunkLoadError'

/** Tries again when the connection is back, and every few seconds. @returns stops it */
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

/** Stands for a page that never opened, so nothing typed is lost. */
function WaitingPage() {
  return <StatePanel icon="offline" role="status" {...WAITING} />
}

function WaitingPart() {
  const { notify } = useNotice()
  useEffect(() => notify({ ...WAITING, kind: 'warning' }), [notify])
  return null
}

interface Later<Props extends object> extends FunctionComponent<Props> {
  arrive: () => Promise<unknown>
}

interface Looks<Props> {
  meanwhile: ReactNode | ((props: Props) => ReactNode)
  waiting: ReactNode
  /** A page whose chunk is gone reloads the window in the new build; a part waits, as the page around it may hold typed text. */
  isPage: boolean
}

/** Not React's `lazy`, which shows its placeholder at least 300 ms and never recovers from a failed load. */
const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile, waiting, isPage }: Looks<Props>,
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
          // The server no longer has chunks of this old build: load the new one.
          else if (isPage && hasNewBuild()) takeNewBuild(window.location.href)
          else setMissing(true)
        },
      )
    }, [Part])
    if (Part) return <Part {...props} />
    if (isMissing) return waiting
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile
  }
  return Object.assign(Later, { arrive })
}

/** Without a connection it says that it waits, and opens when the connection is back. */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  lazyComponent(load, { meanwhile: <PageLoading />, waiting: <WaitingPage />, isPage: true })

export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: Looks<Props>['meanwhile'] = null,
) => lazyComponent(load, { meanwhile, waiting: <WaitingPart />, isPage: false })

export const lazyTab = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, { meanwhile: <PageLoading blocks={2} />, waiting: <WaitingPart />, isPage: false })
