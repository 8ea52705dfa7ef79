import { configure, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { AppStore } from '@client/state/store'

// As pages have it (pages/setup.ts): the library's one second is too little for a busy machine.
configure({ asyncUtilTimeout: 20_000 })

/** Uses a hook of state as a page does, in a store. */
export const hookIn = <Props, Result>(
  store: AppStore,
  useIt: (props: Props) => Result,
  initialProps?: Props,
) => {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return renderHook(useIt, initialProps === undefined ? { wrapper } : { wrapper, initialProps })
}

export const idsOf = (rows: readonly { id: number }[] | undefined) => rows?.map(({ id }) => id)
