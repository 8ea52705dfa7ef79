import { debtsAfter, spend } from '@contract/bank/debts.rules'
import { ANA, LUZ, month } from '@test/support/bank/deposit'

const ids = ({ lineas }: { lineas: readonly { id: number }[] }) => lineas.map(({ id }) => id)

describe('what an amount pays', () => {
  const debts = [month(ANA, 9), month(ANA, 10), month(LUZ, 9), month(LUZ, 10)]
  test('exactly the oldest month of one, or of all', () => {
    expect(spend(235_000, debts, '2026-09-05')).toMatchObject({
      exactReason: 'COLEGIATURA 9 de ANA PEREZ GIL',
      onAccount: 0,
    })
    const both = spend(470_000, debts, '2026-09-05')
    expect([both.exactReason, ids(both)]).toEqual(['COLEGIATURA 9 de los dos', [109, 209]])
  })
  test('exactly all that is overdue, with its recargos or without', () => {
    const late = debts.map((debt) => ({ ...debt, recargo: debt.vence < '2026-10-20' ? 10_000 : 0 }))
    expect(spend(4 * 245_000, late, '2026-10-20').lineas.every(({ abono }) => abono === undefined)).toBe(true)
    expect(spend(4 * 235_000, late, '2026-10-20')).toMatchObject({
      onAccount: 0,
      lineas: Array(4).fill({ abono: 2350 }),
    })
    expect(spend(2 * 245_000, late, '2026-10-20').exactReason).toBe(
      'COLEGIATURA 9 de los dos con sus recargos',
    )
  })
  test('else the oldest first, and the rest on account', () => {
    const less = spend(300_000, debts, '2026-09-05')
    expect([less.exactReason, ids(less), less.lineas[1]!.abono]).toEqual([null, [109, 209], 650])
    expect(spend(1_000_000, debts, '2026-09-05')).toMatchObject({ onAccount: 60_000, exactReason: null })
    expect(spend(100, [], '2026-09-05')).toEqual({ lineas: [], onAccount: 100, exactReason: null })
  })
  test('what is paid is owed no more', () => {
    const left = debtsAfter(debts, [
      { tipo: 'COLEGIATURA', id: 109 },
      { tipo: 'COLEGIATURA', id: 209, abono: 650 },
    ])
    expect(left.map(({ id, saldo }) => [id, saldo])).toEqual([
      [110, 235_000],
      [209, 170_000],
      [210, 235_000],
    ])
  })
})
