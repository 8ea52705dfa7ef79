import type { Route } from '@contract/http/route'
import { useMay } from '../state/session/useMay'

interface ListLink {
  label: string
  to: string
}

/** A user without permission to read the list would get a 403 there, so the form returns to the home. */
export const useWayBack = ({ access }: Pick<Route, 'access'>, list: ListLink) => {
  const mayList = useMay()(access)
  return { mayList, back: mayList ? list.to : '/', breadcrumb: mayList ? [list] : [] }
}
