/** ms. Links to files and papers are valid for 30 to 60 minutes (decisions/domain/files). */
export const LINKS_GOOD_MS = 25 * 60_000

const SIGNED = /\/files\/[^#]*[?&]exp=(\d{1,12})&firma=/

export const isOver = (link: string, nowMs: number): boolean => {
  const [, exp] = SIGNED.exec(link) ?? []
  return exp !== undefined && Number(exp) * 1000 <= nowMs
}
