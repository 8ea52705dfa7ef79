import { cyclesApi } from './cycles.api'

type Change = Parameters<typeof cyclesApi.endpoints.previewCycle.initiate>[0]

/** Asks what a change would do now; `data` is null for a server that does not say. */
export const askEffect = (change: Change) =>
  cyclesApi.endpoints.previewCycle.initiate(change, { subscribe: false, forceRefetch: true })
