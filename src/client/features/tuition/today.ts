import { todayIn, type IsoDate } from '@contract/domain/dates'

/** The day on the desk's own calendar: tells a month of now from one to come; what is late only the server says. */
export const today = (): IsoDate => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
