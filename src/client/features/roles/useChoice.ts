import type { RolePair } from '@contract/roles/roles.rules'
import { useAppSelector } from '../../state/hooks'
import { selectPermissions } from '../../state/session/session.selectors'
import { ALL_PAIRS, grantable, markOf, setPairs, type Mark } from './rolePairs'

export interface Choice {
  chosen: readonly RolePair[]
  /** Checked, half or empty, counting only what the user may give: otherwise a box could stay half checked for ever. */
  mark: (pairs: readonly RolePair[]) => Mark
  canGive: (pair: RolePair) => boolean
  canGiveAll: boolean
  /** Permissions that the user may not give stay as they are. */
  change: (pairs: readonly RolePair[], on: boolean) => void
  replace: (pairs: readonly RolePair[]) => void
}

export const useChoice = (
  chosen: readonly RolePair[],
  onChange: (pairs: readonly RolePair[]) => void,
): Choice => {
  const own = useAppSelector(selectPermissions)
  const mine = grantable(own, ALL_PAIRS)
  return {
    chosen,
    mark: (pairs) => {
      const among = grantable(own, pairs)
      return markOf(chosen, among.length > 0 ? among : pairs)
    },
    canGive: (pair) => markOf(mine, [pair]) === 'all',
    canGiveAll: mine.length === ALL_PAIRS.length,
    change: (pairs, on) => onChange(setPairs(chosen, grantable(own, pairs), on)),
    replace: (pairs) => onChange(setPairs(setPairs(chosen, mine, false), grantable(own, pairs), true)),
  }
}
