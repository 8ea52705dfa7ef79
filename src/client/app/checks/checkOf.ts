/** What a stranger may check: the first word of the address. */
export type CheckKind = 'recibo' | 'credencial'

/** The check of `/recibo/<code>` (code '' of `/recibo` alone) or `/credencial/<token>`; null for every other address. */
export const checkOf = (pathname: string): { kind: CheckKind; code: string } | null => {
  const [, kind, code = ''] = /^\/(recibo|credencial)(?:\/([^/]*))?\/?$/.exec(pathname) ?? []
  if (kind === undefined) return null
  try {
    return { kind: kind as CheckKind, code: decodeURIComponent(code) }
  } catch {
    return { kind: kind as CheckKind, code }
  }
}
