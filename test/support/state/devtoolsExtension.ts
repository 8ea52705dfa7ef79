import { instrument } from '@redux-devtools/instrument'
import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit'

export interface ExtensionOptions {
  name?: string
  actionSanitizer?: (action: unknown) => unknown
  stateSanitizer?: (state: unknown) => unknown
}

/** What the store asked of the extension when it was made. */
export const extension: { options: ExtensionOptions } = { options: {} }

const composeLikeTheExtension =
  (options: ExtensionOptions) =>
  (...enhancers: StoreEnhancer[]) =>
  (create: StoreEnhancerStoreCreator) => {
    extension.options = options
    return enhancers.reduceRight((next, enhance) => enhance(next), instrument()(create))
  }

/**
 * Puts the real engine of Redux DevTools where the toolkit looks for the browser's extension. It looks once, when it is
 * imported: this has to be the first import of its test.
 */
Object.assign(globalThis, { window: { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeLikeTheExtension } })
