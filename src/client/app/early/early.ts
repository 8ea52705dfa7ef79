import { ask, type Asking } from '../../state/early/ask'
import { CURRENT_CYCLE, OPENS_WITH } from './opensWith'

interface EarlyCalls extends Asking {
  /** Base of every call. */
  api: string
  /** Where the window is. */
  at: Pick<Location, 'href' | 'pathname' | 'search'>
}

/** What a page of this address reads first. A page of a list is another read when the address says which. */
export const readsOf = ({ pathname, search }: EarlyCalls['at']): [endpoint: string, call: string][] =>
  Object.entries(OPENS_WITH[pathname] ?? {}).filter(([, call]) => !(search && call.includes('?')))

/** The same with the current cycle, which every page shows. */
export const startsWith = (at: EarlyCalls['at']): [endpoint: string, call: string][] => [
  ...Object.entries(CURRENT_CYCLE),
  ...readsOf(at),
]

/** Asks for what the page of this address will show, while its code is on the way. */
export const askEarly = ({ api, at, ...asking }: EarlyCalls): void => {
  for (const [, call] of startsWith(at)) ask(new URL(api + call, at.href).href, asking)
}
