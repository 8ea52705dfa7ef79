/** `yyyy-MM-dd HH:mm:ss` by the school's clock. */
export const schoolClock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)

/** The day whose backup a moment belongs to: before the hour it is still that of the day before. */
const nightOf = (moment: Date, hour: number, timeZone: string): string => {
  const clock = schoolClock(moment, timeZone)
  const day = clock.slice(0, 10)
  if (Number(clock.slice(11, 13)) >= hour) return day
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

/**
 * Whether the nightly backup is due. A computer that is off at that hour makes it when it is on again.
 * @param last when the last one by itself was made; null for none
 * @param hour 0 to 23, by the school's clock
 */
export const isDue = (last: Date | null, now: Date, hour: number, timeZone: string): boolean =>
  last === null || nightOf(last, hour, timeZone) < nightOf(now, hour, timeZone)
