import { formatMoment, todayIn, type IsoDate } from '@contract/domain/dates'

/** Until `config.js` has been read, and when it names no zone there is. */
const USUAL_ZONE = 'America/Mexico_City'

const exists = (timeZone: string): boolean => {
  try {
    Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

let named = USUAL_ZONE
let zone: string | null = null

/**
 * The school's zone, said once when the product starts: a desk whose own clock stands in another zone, or in none, still has
 * the school's today. Beside the store, since it never changes and is nobody's state.
 * @param timeZone IANA name of `config.js`; an unknown one leaves the usual zone
 */
export const setSchoolZone = (timeZone: string): void => {
  named = timeZone
  zone = null
}

/** For `formatMoment`. Looked up at its first use: a start that shows no day need not wait for the browser's table of zones. */
export const schoolZone = (): string => (zone ??= exists(named) ? named : USUAL_ZONE)

/** The day it is in the school, as the desk's clock tells the moment: for what a form offers and checks; the server has the last word. */
export const today = (): IsoDate => todayIn(schoolZone(), new Date())

/** The hour it is in the school, 0 to 23. */
export const schoolHour = (): number =>
  Number(formatMoment(new Date().toISOString(), schoolZone()).slice(11, 13))
