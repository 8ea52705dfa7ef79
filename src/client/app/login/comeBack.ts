const PARAM = 'volver'

/** Address of the login that leads back to where the user was. */
export const loginAddress = (from: string): string =>
  from === '/' || from.startsWith('/login') ? '/login' : `/login?${new URLSearchParams({ [PARAM]: from })}`

/** Where to go after the login. Only paths of this app: an address of another site in the link is not followed. */
export const comeBackAddress = (search: string): string => {
  const from = new URLSearchParams(search).get(PARAM) ?? '/'
  return /^\/(?![/\\])/.test(from) && !from.startsWith('/login') ? from : '/'
}
