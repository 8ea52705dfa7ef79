import { todayIn, type IsoDate } from '@contract/domain/dates'

/** The day on the desk's own calendar: good for ages and for a birth date that is not to come; the server has the last word. */
export const today = (): IsoDate => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
