/** Users of a demonstration, offered on its login; a real school's server never sends them. */
export interface DemoUsers {
  usuarios: readonly { usuario: string; nombre: string }[]
  password: string
}

/** Values of `config.js`, read when the program starts, so that one build serves several schools or servers. */
export interface RunConfig {
  api: string
  escuela: string
  logo: string
  zonaHoraria: string
  /** Redux DevTools may attach (decisions/0028): support turns it on for a case, and off again. */
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

/** @param given `window.ESCUELA`; undefined when config.js did not load */
export const readRunConfig = (given: unknown): RunConfig => {
  const config = { ...DEFAULTS, ...(given as Partial<RunConfig> | undefined) }
  return { ...config, api: config.api.replace(/\/+$/, '') || DEFAULTS.api }
}
