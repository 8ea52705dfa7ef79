import type { Route } from '@contract/http/route'
import { useMay } from '../state/session/useMay'

interface ListLink {
  label: string
  to: string
}

/** Where a form returns to: the list, or the home for a user who may not read the list. */
export const useWayBack = ({ access }: Pick<Route, 'access'>, list: ListLink) => {
  const mayList = useMay()(access)
  return { mayList, back: mayList ? list.to : '/', breadcrumb: mayList ? [list] : [] }
}
