/** What `config.js` says at run time: the same build serves another school or another server. */
export interface RunConfig {
  /** Base of every call. */
  api: string
  /** Name in the bar; empty when nobody set one. */
  escuela: string
  zonaHoraria: string
  /** Whether Redux DevTools may look at this window (decisions/0028): support turns it on for a case, and off again. */
  devTools: boolean
}

const DEFAULTS: RunConfig = {
  api: '/api',
  escuela: '',
  zonaHoraria: 'America/Mexico_City',
  devTools: false,
}

/** @param given `window.ESCUELA`, absent when config.js could not be loaded */
export const readRunConfig = (given: unknown): RunConfig => {
  const config = { ...DEFAULTS, ...(given as Partial<RunConfig> | undefined) }
  return { ...config, api: config.api.replace(/\/+$/, '') || DEFAULTS.api }
}
