import { ask, type Asking } from '../../state/early/ask'
import { CURRENT_CYCLE, OPENS_WITH } from './opensWith'

interface EarlyCalls extends Asking {
  api: string
  at: Pick<Location, 'href' | 'pathname' | 'search'>
}

/** What the page will read. With a query (`?pagina=2`) a list reads another page than its first, so that is left out. */
export const readsOf = ({ pathname, search }: EarlyCalls['at']): [endpoint: string, call: string][] =>
  Object.entries(OPENS_WITH[pathname] ?? {}).filter(([, call]) => !(search && call.includes('pagina=')))

export const startsWith = (at: EarlyCalls['at']): [endpoint: string, call: string][] => [
  ...Object.entries(CURRENT_CYCLE),
  ...readsOf(at),
]

export const askEarly = ({ api, at, ...asking }: EarlyCalls): void => {
  for (const [, call] of startsWith(at)) ask(new URL(api + call, at.href).href, asking)
}
