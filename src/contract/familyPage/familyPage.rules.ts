/** Days after the end of the cycle on which a link still opens. */
export const LINK_DAYS_AFTER = 60

export const familyPagePath = (token: string): string => `/f/${token}`

/** A longer sheet would take hours to make: the school then chooses a level or a group. */
export const MAX_SHEET_FAMILIES = 1_000

export const tooManyFamilies = (familias: number): string =>
  `Son ${familias} familias y una hoja lleva hasta ${MAX_SHEET_FAMILIES}: elige un nivel o un grupo.`

const PRIVATE_NETWORKS = [
  /^0\./,
  /^10\./,
  /^127\./,
  /^169\.254\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^192\.168\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
]

const isPrivateSix = (host: string): boolean => /^\[(::1?\]|f[cd]|fe[89ab])/.test(host)

/** True for an address that opens from a family's home. @param base PUBLIC_URL; null when the school has none */
export const opensFromHome = (base: string | null): boolean => {
  const host = (/^https?:\/\/(\[[^\]]+\]|[^/:?#]+)/i.exec(base ?? '')?.[1] ?? '').toLowerCase()
  if (host.startsWith('[')) return !isPrivateSix(host)
  if (/^[\d.]+$/.test(host)) return !PRIVATE_NETWORKS.some((network) => network.test(host))
  return host.includes('.') && !/\.(local|localhost|internal|lan|home|test|invalid|home\.arpa)$/.test(host)
}
