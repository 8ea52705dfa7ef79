import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { AppStore } from '@client/state/store'

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
