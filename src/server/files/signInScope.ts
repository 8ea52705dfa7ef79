import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string | null>()

/**
 * Links signed while `work` runs open only as long as this sign-in lives. Not a parameter, because a dozen services make rows with
 * links.
 */
export const withLinksOf = <T>(signIn: string | null, work: () => T): T => scope.run(signIn, work)

/** Null outside of a session's call. */
export const linkedSignIn = (): string | null => scope.getStore() ?? null
