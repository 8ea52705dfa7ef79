const PARAM = 'volver'

export const loginAddress = (from: string): string =>
  from === '/' || from.startsWith('/login') ? '/login' : `/login?${new URLSearchParams({ [PARAM]: from })}`

/** A path of this site: '//host' and '/\\host' lead to another. Browsers drop tabs and line breaks, and read '\\' as '/'. */
const PATH = /^\/(?![\t\n\r]*[/\\])/

export const comeBackAddress = (search: string): string => {
  const from = new URLSearchParams(search).get(PARAM) ?? '/'
  if (!PATH.test(from)) return '/'
  // Resolved as browsers do, because '..' may leave '//host'. The base does not matter.
  const { pathname, search: query, hash } = new URL(from, 'http://aqui')
  return pathname.startsWith('//') || pathname.startsWith('/login') ? '/' : pathname + query + hash
}
