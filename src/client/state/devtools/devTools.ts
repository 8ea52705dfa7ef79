import './everyApi'
import type { Middleware } from '@reduxjs/toolkit'
import { baseApi } from '../core/baseApi'
import type { StoreTools } from '../store'
import { maskAction, showState } from './masking'
import { createRecording } from './recording'

/** Actions that are kept: a working day of a busy desk has some 3,000 (decisions/0028). */
const MAX_AGE = 5_000

const { subscriptionsUpdated, middlewareRegistered } = baseApi.internalActions
const { invalidateTags } = baseApi.util

/**
 * What changes no state. RTK Query tells tools which pages ask for what, which would fill the log, and which instance of it this
 * page has, which no other page has when it plays the log. An invalidation was acted upon before it comes here; what it follows
 * from, `live/changesHeard` or a call without an answer, stands in the log already.
 */
const hideBookkeeping: Middleware = () => (next) => (action) =>
  subscriptionsUpdated.match(action) || middlewareRegistered.match(action) || invalidateTags.match(action)
    ? action
    : next(action)

/**
 * What connects a store to the browser's Redux DevTools, for support and for whoever works on it (decisions/0028). With it come
 * all endpoints: an imported log has actions of each.
 */
export const createDevTools = () => {
  const recording = createRecording()
  const tools: StoreTools = {
    options: {
      name: 'Escuela',
      maxAge: MAX_AGE,
      actionSanitizer: maskAction,
      stateSanitizer: showState,
      // `export: true` saves what the panel was shown. The extension's own way, 'custom', takes the unmasked log out of the page.
      features: {
        export: true,
        import: 'custom',
        jump: true,
        skip: true,
        reorder: true,
        pause: true,
        lock: true,
      },
    },
    first: recording.middleware,
    last: hideBookkeeping,
    enhancer: recording.enhancer,
  }
  return { tools, recording }
}
export type DevTools = ReturnType<typeof createDevTools>
