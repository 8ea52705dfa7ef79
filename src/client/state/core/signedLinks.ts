/** Links to files and papers live 30 to 60 minutes (decisions/domain/files): what names one is not believed for longer than this, ms. */
export const LINKS_GOOD_MS = 25 * 60_000

const SIGNED = /\/files\/[^#]*[?&]exp=(\d{1,12})&firma=/

/** Whether a link of ours says itself that its time is over. Any other address never is. */
export const isOver = (link: string, nowMs: number): boolean => {
  const [, exp] = SIGNED.exec(link) ?? []
  return exp !== undefined && Number(exp) * 1000 <= nowMs
}
