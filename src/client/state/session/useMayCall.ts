import type { Route } from '@contract/http/route'
import { useMay } from './useMay'

/** True where the server lets the user make the call: any of `access` and all of `needs`. */
export const useMayCall = ({ access, needs = [] }: Pick<Route, 'access' | 'needs'>): boolean => {
  const may = useMay()
  return may(access) && needs.every((grant) => may([grant]))
}
