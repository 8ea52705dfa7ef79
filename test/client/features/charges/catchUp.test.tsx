import { useListPendingChargesQuery } from '@client/state/charges/charges.api'
import { useCatchUp } from '@client/state/core/useCatchUp'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { startClient } from '@test/support/state/client'

test('a refusal that arrives when its page was left makes the next visit ask again', async () => {
  const { network, store, signIn } = startClient()
  await signIn('ficha-1')
  network.sent.length = 0
  network.on('GET /cargos/pendientes/all', { ok: true, cargos: [] })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const visit = () =>
    renderHook(
      () => {
        const { isSuccess, isFetching } = useListPendingChargesQuery()
        return { catchUp: useCatchUp(), isSettled: isSuccess && !isFetching }
      },
      { wrapper },
    )
  const page = visit()
  await waitFor(() => expect(page.result.current.isSettled).toBe(true))
  page.unmount()
  page.result.current.catchUp('Charge')
  const again = visit()
  await waitFor(() => expect(network.sent).toHaveLength(2))
  await waitFor(() => expect(again.result.current.isSettled).toBe(true))
})
