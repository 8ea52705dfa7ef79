/** How many of the latest days, weeks and months that have a backup keep one. */
export const KEPT = { days: 7, weeks: 4, months: 12 } as const

/** Made by itself, in BACKUP_DIR: `respaldo-2026-09-15-030000.tar`, by the school's clock; `.cifrado` when it is encrypted. */
const NIGHTLY = /^respaldo-(\d{4}-\d{2}-\d{2})-(\d{6})\.tar(\.cifrado)?$/

/** @param moment the school's clock, `yyyy-MM-dd HH:mm:ss` */
export const nightlyName = (moment: string, encrypted: boolean): string =>
  `respaldo-${moment.replace(' ', '-').replaceAll(':', '')}.tar${encrypted ? '.cifrado' : ''}`

const DAY_MS = 86_400_000

/** Days since a Monday long ago, in weeks. */
const weekOf = (day: string): string => String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7))

/** The newest of each period, of the newest `count` periods that have one. */
const newestOf = (names: readonly string[], count: number, periodOf: (day: string) => string): string[] => {
  const newest = new Map<string, string>()
  for (const name of names) {
    const period = periodOf(NIGHTLY.exec(name)?.[1] as string)
    if (!newest.has(period)) newest.set(period, name)
  }
  return [...newest.values()].slice(0, count)
}

/**
 * Which of a folder's files may go: the newest backup of each of the last 7 days, 4 weeks and 12 months stays. Periods
 * without one do not count, so that a computer that was off for a month loses nothing. What is not named like a nightly
 * backup is never among them.
 */
export const expiredBackups = (names: readonly string[]): string[] => {
  const nightly = names.filter((name) => NIGHTLY.test(name)).sort((a, b) => (a < b ? 1 : -1))
  const kept = new Set([
    ...newestOf(nightly, KEPT.days, (day) => day),
    ...newestOf(nightly, KEPT.weeks, weekOf),
    ...newestOf(nightly, KEPT.months, (day) => day.slice(0, 7)),
  ])
  return nightly.filter((name) => !kept.has(name))
}

/** A part of a nightly backup that was killed. */
export const isLeftover = (name: string): boolean =>
  name.endsWith('.parcial') && NIGHTLY.test(name.slice(0, -'.parcial'.length))
