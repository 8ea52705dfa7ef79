/** The code of `/recibo/<code>`, '' of `/recibo` alone; null for every other address. */
export const receiptCodeOf = (pathname: string): string | null => {
  const [, code] = /^\/recibo(?:\/([^/]*))?\/?$/.exec(pathname) ?? [undefined, null]
  if (code === null) return null
  try {
    return decodeURIComponent(code ?? '')
  } catch {
    return code ?? ''
  }
}
