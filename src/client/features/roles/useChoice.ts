import type { RolePair } from '@contract/roles/roles.rules'
import { useAppSelector } from '../../state/hooks'
import { selectPermissions } from '../../state/session/session.selectors'
import { ALL_PAIRS, grantable, markOf, setPairs, type Mark } from './role.pairs'

/** The permissions of a role while they are being chosen. */
export interface Choice {
  chosen: readonly RolePair[]
  /** How many of some are chosen, of those one can give: what one cannot give leaves no box halfway for ever. */
  mark: (pairs: readonly RolePair[]) => Mark
  /** Whether one holds a permission oneself: only those can be given: `decisions/domain/access`. */
  canGive: (pair: RolePair) => boolean
  /** Whether one can give them all. */
  canGiveAll: boolean
  /** Chooses or drops some; what one cannot give stays as it is. */
  change: (pairs: readonly RolePair[], on: boolean) => void
  /** Chooses exactly these; what one cannot give stays as it is. */
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
