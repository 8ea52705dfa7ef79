const KEPT = { days: 7, weeks: 4, months: 12 } as const

/** `respaldo-2026-09-15-030000.tar` in the school's time zone; `.cifrado` when encrypted. */
const NIGHTLY = /^respaldo-(\d{4}-\d{2}-\d{2})-(\d{6})\.tar(\.cifrado)?$/

export const nightlyName = (moment: string, encrypted: boolean): string =>
  `respaldo-${moment.replace(' ', '-').replaceAll(':', '')}.tar${encrypted ? '.cifrado' : ''}`

const DAY_MS = 86_400_000

const weekOf = (day: string): string => String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7))

const newestOf = (names: readonly string[], count: number, periodOf: (day: string) => string): string[] => {
  const newest = new Map<string, string>()
  for (const name of names) {
    const period = periodOf(NIGHTLY.exec(name)?.[1] as string)
    if (!newest.has(period)) newest.set(period, name)
  }
  return [...newest.values()].slice(0, count)
}

/** All but the newest of each of the last 7 days, 4 weeks and 12 months with a backup: a month with the computer off loses nothing. */
export const expiredBackups = (names: readonly string[]): string[] => {
  const nightly = names.filter((name) => NIGHTLY.test(name)).sort((a, b) => (a < b ? 1 : -1))
  const kept = new Set([
    ...newestOf(nightly, KEPT.days, (day) => day),
    ...newestOf(nightly, KEPT.weeks, weekOf),
    ...newestOf(nightly, KEPT.months, (day) => day.slice(0, 7)),
  ])
  return nightly.filter((name) => !kept.has(name))
}

export const isLeftover = (name: string): boolean =>
  name.endsWith('.parcial') && NIGHTLY.test(name.slice(0, -'.parcial'.length))
