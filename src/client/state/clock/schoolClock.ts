import { formatMoment, todayIn, type IsoDate } from '@contract/domain/dates'

/** Until `config.js` has been read, or if it names an unknown zone. */
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
 * Sets the school's zone once, at the start, so that a computer in another time zone still shows the school's today. Not in the
 * store, since it never changes.
 * @param timeZone IANA name of `config.js`; an unknown one leaves the usual zone
 */
export const setSchoolZone = (timeZone: string): void => {
  named = timeZone
  zone = null
}

/** For `formatMoment`. Checked at its first use: loading the browser's table of zones takes time that a start without dates saves. */
export const schoolZone = (): string => (zone ??= exists(named) ? named : USUAL_ZONE)

/** Today in the school, by this computer's clock. For what forms offer and check; the server decides. */
export const today = (): IsoDate => todayIn(schoolZone(), new Date())

/** The hour it is in the school, 0 to 23. */
export const schoolHour = (): number =>
  Number(formatMoment(new Date().toISOString(), schoolZone()).slice(11, 13))
