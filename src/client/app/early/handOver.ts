import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../../state/core/baseApi'
import type { ClientDeps } from '../../state/core/baseQuery'
import type { AppStore, RootState } from '../../state/store'
import { waiting } from './waiting'

interface Startable {
  initiate: (
    arg: unknown,
    options: { subscribe: false },
  ) => ThunkAction<PromiseLike<{ isError: boolean }>, RootState, ClientDeps, UnknownAction>
}

/** What a read asks for: the numbers in its address, nothing where there are none. */
const argOf = (call: string): Record<string, number> | undefined => {
  const [, query] = call.split('?')
  return query
    ? Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)]))
    : undefined
}

/**
 * Begins the reads that were asked for early, so that the page finds their answers when it is first drawn and draws no skeleton
 * before. Only those whose code is here; the others begin with their page.
 * @param isDrawn whether the page stands already and so has asked for what it shows
 * @returns when all of them have their answer or their error
 */
export const handOver = async (
  { dispatch }: Pick<AppStore, 'dispatch'>,
  isDrawn: () => boolean,
): Promise<void> => {
  const endpoints = baseApi.endpoints as Record<string, Startable>
  await Promise.all(
    [...waiting].map(async ([url, asked]) => {
      const read = endpoints[asked.endpoint]
      if (!read) return
      const { isError } = await dispatch(read.initiate(argOf(asked.call), { subscribe: false }))
      // A page asks again for what failed before it was there: it is told the same, and nobody is asked twice.
      if (isError && !isDrawn()) waiting.set(url, asked)
    }),
  )
}
