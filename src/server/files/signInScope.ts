import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string | null>()

/**
 * For whom links are signed while `work` runs: they open only as long as this sign-in lives. Not a parameter, since links stand
 * in rows that a dozen services make.
 */
export const withLinksOf = <T>(signIn: string | null, work: () => T): T => scope.run(signIn, work)

/** Null outside of a session's call. */
export const linkedSignIn = (): string | null => scope.getStore() ?? null
