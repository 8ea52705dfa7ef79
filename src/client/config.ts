/** The users of a demonstration, offered on its login; a real school's server never sends them. */
export interface DemoUsers {
  usuarios: readonly { usuario: string; nombre: string }[]
  password: string
}

/** Values of `config.js`, read at run time, so that the same build serves another school or another server. */
export interface RunConfig {
  api: string
  escuela: string
  logo: string
  zonaHoraria: string
  /** Whether Redux DevTools may attach to this window (decisions/0028): support turns it on for a case, and off again. */
  devTools: boolean
  demo?: DemoUsers
}

const DEFAULTS: RunConfig = {
  api: '/api',
  escuela: '',
  logo: '',
  zonaHoraria: 'America/Mexico_City',
  devTools: false,
}

/** @param given `window.ESCUELA`, absent when config.js could not be loaded */
export const readRunConfig = (given: unknown): RunConfig => {
  const config = { ...DEFAULTS, ...(given as Partial<RunConfig> | undefined) }
  return { ...config, api: config.api.replace(/\/+$/, '') || DEFAULTS.api }
}
