import { composeOf, type ExtensionOptions } from '../state/devtoolsExtension'
import { createPanel } from '../state/devtoolsPanel'

/*
 * Bundled and put into a page before its own scripts, as the extension's content script is. Page and panel speak by
 * `window.postMessage`; the test reads `devtools` out of the page.
 */

const post = (message: object): void => window.postMessage(message, '*')
const listenTo =
  <M>(source: string) =>
  (heard: (message: M) => void): void =>
    window.addEventListener('message', ({ data }: MessageEvent<(M & { source: string }) | null>) => {
      if (data?.source === source) heard(data)
    })

const panel = createPanel(post)
listenTo<Parameters<typeof panel.receive>[0]>('@devtools-page')(panel.receive)

interface Engine {
  getState: () => {
    computedStates: { state: unknown; error?: string }[]
    stagedActionIds: number[]
    currentStateIndex: number
  }
}
const devtools: { panel: typeof panel; engine: Engine | null } = { panel, engine: null }

const compose = composeOf({ post, listen: listenTo('@devtools-extension') })
Object.assign(window, {
  devtools,
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: ExtensionOptions) =>
    (...enhancers: Parameters<ReturnType<typeof compose>>) =>
    (...create: Parameters<ReturnType<ReturnType<typeof compose>>>) => {
      const createStore = compose(options)(...enhancers)(...create) as unknown as (...args: unknown[]) => {
        liftedStore: Engine
      }
      return (...args: unknown[]) => {
        const store = createStore(...args)
        devtools.engine = store.liftedStore
        return store
      }
    },
})

export type Devtools = typeof devtools
