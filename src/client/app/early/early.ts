import { ask, type Asking } from '../../state/early/ask'
import { CURRENT_CYCLE, OPENS_WITH } from './opensWith'

interface EarlyCalls extends Asking {
  api: string
  at: Pick<Location, 'href' | 'pathname' | 'search'>
}

/** What the page of this address reads first. An address with a search (`?pagina=2`) makes a list read something else: not asked early. */
export const readsOf = ({ pathname, search }: EarlyCalls['at']): [endpoint: string, call: string][] =>
  Object.entries(OPENS_WITH[pathname] ?? {}).filter(([, call]) => !(search && call.includes('?')))

/** The same with the current cycle, which every page reads. */
export const startsWith = (at: EarlyCalls['at']): [endpoint: string, call: string][] => [
  ...Object.entries(CURRENT_CYCLE),
  ...readsOf(at),
]

/** Sends the first reads of this address while the page's code is loading. */
export const askEarly = ({ api, at, ...asking }: EarlyCalls): void => {
  for (const [, call] of startsWith(at)) ask(new URL(api + call, at.href).href, asking)
}
