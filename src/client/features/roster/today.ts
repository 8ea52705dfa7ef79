import { todayIn, type IsoDate } from '@contract/domain/dates'

/** The day on the desk's own calendar: good for what a form checks; years of service come from the server. */
export const today = (): IsoDate => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
