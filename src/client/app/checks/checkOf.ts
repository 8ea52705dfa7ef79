export type CheckKind = 'recibo' | 'constancia' | 'credencial'

/** Which public check an address is: `/recibo/<code>` (code '' of `/recibo` alone), `/constancia/<code>`, `/credencial/<token>`; null for others. */
export const checkOf = (pathname: string): { kind: CheckKind; code: string } | null => {
  const [, kind, code = ''] = /^\/(recibo|constancia|credencial)(?:\/([^/]*))?\/?$/.exec(pathname) ?? []
  if (kind === undefined) return null
  try {
    return { kind: kind as CheckKind, code: decodeURIComponent(code) }
  } catch {
    return { kind: kind as CheckKind, code }
  }
}
