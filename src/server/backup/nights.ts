/** `yyyy-MM-dd HH:mm:ss` in the school's time zone. */
export const schoolClock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)

/** The night a moment belongs to: before BACKUP_HOUR it is still the previous day's. */
const nightOf = (moment: Date, hour: number, timeZone: string): string => {
  const clock = schoolClock(moment, timeZone)
  const day = clock.slice(0, 10)
  if (Number(clock.slice(11, 13)) >= hour) return day
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

/**
 * Whether the nightly backup is due. If the computer was off at that hour, it stays due until it is on again.
 * @param last time of the last nightly backup; null without one
 * @param hour 0 to 23, in the school's time zone
 */
export const isDue = (last: Date | null, now: Date, hour: number, timeZone: string): boolean =>
  last === null || nightOf(last, hour, timeZone) < nightOf(now, hour, timeZone)
