import { composeOf, type ExtensionOptions, type PanelMessage } from './devtoolsExtension'
import { createPanel, type Panel } from './devtoolsPanel'

/** What the last store asked of the extension, and the panel that looks at it. */
export const extension: { options: ExtensionOptions | null; panel: Panel } = {
  options: null,
  panel: createPanel(() => undefined),
}

/**
 * Puts the extension where the toolkit looks for it, with a panel of its own for each store. It looks once, when it is imported:
 * this has to be the first import of its test.
 */
const compose = (options: ExtensionOptions) => {
  let hear: (message: PanelMessage) => void = () => undefined
  const panel = createPanel((message) => hear(message))
  extension.panel = panel
  extension.options = options
  return composeOf({ post: panel.receive, listen: (heard) => (hear = heard) })(options)
}

const page = globalThis as { window?: object }
page.window = Object.assign(page.window ?? {}, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose })
