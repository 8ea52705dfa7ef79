import { statementsApi } from '@client/state/statements/statements.api'
import { makeSelectAccount, selectDebtors } from '@client/state/statements/statements.selectors'
import { aDebtor, anAccount, DEBTORS, debtorsAnswer, GET } from '../../features/statements/statements.support'
import { startClient } from '../../../support/state/client'

test('a statement of all cycles keeps its balances; one cycle has its own', async () => {
  const { network, store } = startClient()
  network.on(GET, { ok: true, estado: anAccount() })
  expect(makeSelectAccount(5, null)(store.getState())).toBeNull()
  await store.dispatch(statementsApi.endpoints.getAccount.initiate({ id: 5 }))
  const view = (cycle: number | null) => makeSelectAccount(5, cycle)(store.getState())!
  const last = (cycle: number | null) => [view(cycle).lines.at(-1)?.saldo, view(cycle).totals.saldo]
  expect([last(null), last(1), last(7), last(99)]).toEqual([
    [4920.25, 4920.25],
    [4420, 4420],
    [500.25, 500.25],
    [4920.25, 4920.25],
  ])
  expect([view(7).cycle?.name, view(99).cycle]).toEqual(['2025-2026', null])
  expect(makeSelectAccount(6, null)(store.getState())).toBeNull()
})

test('debtors in the order of the server; none until they are here, always the same none', async () => {
  const { network, store } = startClient()
  network.on(DEBTORS, debtorsAnswer([aDebtor(2), aDebtor(1)]))
  const none = selectDebtors(store.getState())
  expect(none).toEqual([])
  expect(selectDebtors(store.getState())).toBe(none)
  await store.dispatch(statementsApi.endpoints.listDebtors.initiate())
  expect(selectDebtors(store.getState()).map(({ id }) => id)).toEqual(['padre-2', 'padre-1'])
})
