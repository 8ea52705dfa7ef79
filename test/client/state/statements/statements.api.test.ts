import { viewOf } from '@client/state/statements/statements.api'
import { anAccount } from '../../features/statements/statements.support'

const view = (ciclo: string) => viewOf(anAccount(), ciclo)
const last = (ciclo: string) => [view(ciclo).lines.at(-1)?.saldo, view(ciclo).totals.saldo]

test('it opens with the latest cycle, which goes on from what the others left: its last balance is all that is owed', () => {
  expect([view('').cycle?.name, view('').before, view('').lines.length]).toEqual(['2026-2027', 500.25, 4])
  expect(last('')).toEqual([4920.25, 4920.25])
})

test('a statement of all cycles keeps its balances; one cycle has its own', () => {
  expect(['todos', '1', '7', '99'].map(last)).toEqual([
    [4920.25, 4920.25],
    [4420, 4420],
    [500.25, 500.25],
    [4920.25, 4920.25],
  ])
  expect([view('7').cycle?.name, view('7').before, view('99').cycle]).toEqual(['2025-2026', null, null])
})
