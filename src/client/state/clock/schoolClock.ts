import { formatMoment, todayIn, type IsoDate } from '@contract/domain/dates'

/** Used until `config.js` has been read, or if it names an unknown zone. */
const USUAL_ZONE = 'America/Mexico_City'

/** Tries the zone by asking for a day: the time zones that the browser then loads serve the next day too. */
const isKnownZone = (timeZone: string): boolean => {
  try {
    todayIn(timeZone, new Date())
    return true
  } catch {
    return false
  }
}

let zoneName = USUAL_ZONE
let zone: string | null = null

/** Sets the school's time zone: a computer in another one shows the school's today. @param timeZone IANA name; an unknown one leaves the usual zone */
export const setSchoolZone = (timeZone: string): void => {
  zoneName = timeZone
  zone = null
}

/** Checked at its first use: loading the browser's time zones would slow every start. */
export const schoolZone = (): string => (zone ??= isKnownZone(zoneName) ? zoneName : USUAL_ZONE)

/** By this computer's clock, for what forms propose; the server decides. */
export const today = (): IsoDate => todayIn(schoolZone(), new Date())

/** @param moment ISO 8601 with zone */
export const dayOfMoment = (moment: string): IsoDate => todayIn(schoolZone(), new Date(moment))

/** '24/11/2026 17:30'. @param moment ISO 8601 with zone */
export const momentText = (moment: string): string => formatMoment(moment, schoolZone())

export const schoolHour = (): number => Number(momentText(new Date().toISOString()).slice(11, 13))
