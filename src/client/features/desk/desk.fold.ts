import { addMonths } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import type { DeskLine, Picks } from './desk.lines'

/** What of a child is shown at once, and the months to come that one row tells. */
export interface Folded {
  shown: readonly DeskLine[]
  folded: readonly DeskLine[]
}

/** Due in more than a month. */
const isToCome = ({ tipo, vencida, vence }: DeskLine, today: IsoDate): boolean =>
  tipo === 'COLEGIATURA' && !vencida && vence > addMonths(today, 1)

/**
 * Folds the months that are due in more than a month: up to the last that is picked they are shown, and the first where nothing
 * else is owed.
 * @param lines of one child, the oldest first
 * @param unfolded how many months to come were shown already; what is unpicked does not go away under the finger
 */
export const foldLines = (
  lines: readonly DeskLine[],
  picks: Pick<Picks, 'lines'>,
  today: IsoDate,
  unfolded: number,
): Folded & { unfolded: number } => {
  const toCome = lines.filter((line) => isToCome(line, today))
  const picked = toCome.findLastIndex(({ key }) => picks.lines.has(key)) + 1
  const least = toCome.length === lines.length ? 1 : 0
  const wanted = Math.max(least, picked, unfolded)
  // A row for one month would take the room of that month.
  const open = toCome.length - wanted <= 1 ? toCome.length : wanted
  const folded = new Set(toCome.slice(open))
  return {
    shown: lines.filter((line) => !folded.has(line)),
    folded: [...folded],
    unfolded: Math.max(unfolded, picked),
  }
}
