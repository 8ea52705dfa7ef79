import { viewOf } from '@client/state/statements/statements.selectors'
import { anAccount } from '../../features/statements/statements.support'

test('a statement of all cycles keeps its balances; one cycle has its own', () => {
  const view = (cycle: number | null) => viewOf(anAccount(), cycle)
  const last = (cycle: number | null) => [view(cycle).lines.at(-1)?.saldo, view(cycle).totals.saldo]
  expect([last(null), last(1), last(7), last(99)]).toEqual([
    [4920.25, 4920.25],
    [4420, 4420],
    [500.25, 500.25],
    [4920.25, 4920.25],
  ])
  expect([view(7).cycle?.name, view(99).cycle]).toEqual(['2025-2026', null])
})
