/** @jest-environment ./test/support/pages/environment.ts */
import { waitFor } from '@testing-library/react'
import { useCurrentCycle, useCycles } from '@client/state/cycles/cycles.selectors'
import { startClient } from '@test/support/state/client'
import { failure } from '@test/support/state/fakeNetwork'
import { hookIn, idsOf } from '@test/support/state/hook'
import { aCycleRow } from '@test/support/state/rows'

test('cycles in the order of the server, newest first', async () => {
  const { network, store } = startClient()
  network.on('GET /ciclo/all', { ok: true, ciclos: [aCycleRow({ id: 2 }), aCycleRow({ id: 1 })] })
  const { result } = hookIn(store, () => useCycles())
  await waitFor(() => expect(idsOf(result.current.rows)).toEqual([2, 1]))
})

test('the current cycle, with whether the user may register one', async () => {
  const { network, store, signIn } = startClient()
  await signIn('ficha-1', { permissions: [{ module: 'CICLO ESCOLAR', action: 'CREATE' }] })
  network.on('GET /ciclo/actual', { ok: true, ciclo: aCycleRow({ id: 4 }) })
  const { result } = hookIn(store, () => useCurrentCycle())
  expect(result.current).toMatchObject({ cycle: null, isLoading: true, canRegister: true })
  await waitFor(() => expect(result.current).toMatchObject({ cycle: { id: 4 }, isLoading: false }))
})

test('why there is none to show', async () => {
  const { network, store } = startClient()
  network.on('GET /ciclo/actual', failure(503, 'Sin base de datos'))
  const { result } = hookIn(store, () => useCurrentCycle())
  await waitFor(() =>
    expect(result.current).toMatchObject({ cycle: null, error: 'Sin base de datos', canRegister: false }),
  )
})
