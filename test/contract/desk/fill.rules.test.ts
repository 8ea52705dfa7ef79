import fc from 'fast-check'
import { fillOldest, type FillLine } from '@contract/desk/fill.rules'
import { wholeCost } from '@contract/tuition/abono.rules'

const line = (key: string, vence: string, over: Partial<FillLine> = {}): FillLine => ({
  key,
  vence,
  saldo: 200_000,
  recargo: 0,
  prontoPago: 0,
  ...over,
})

/** Two children: the lines of the first come first, as the family's page lists them. */
const LINES = [
  line('sep de ana', '2026-09-10', { recargo: 20_000 }),
  line('nov de ana', '2026-11-30', { prontoPago: 10_000 }),
  line('uniforme de beto', '2026-08-15', { saldo: 50_000 }),
  line('sep de beto', '2026-09-10'),
]
const ALL = 220_000 + 190_000 + 50_000 + 200_000

test('the oldest of all children first, the last in part', () => {
  expect(fillOldest(280_000, LINES)).toEqual({
    whole: ['uniforme de beto', 'sep de ana'],
    part: { key: 'sep de beto', abono: 10_000 },
    left: 0,
  })
})

test('the recargo of a month belongs to what it costs', () => {
  expect(fillOldest(269_999, LINES).part).toEqual({ key: 'sep de ana', abono: 219_999 })
  expect(fillOldest(270_000, LINES)).toMatchObject({ whole: ['uniforme de beto', 'sep de ana'], part: null })
})

test('a month is whole from its pronto pago price on; a part stays below it', () => {
  expect(fillOldest(ALL - 1, LINES).part).toEqual({ key: 'nov de ana', abono: 189_999 })
  expect(fillOldest(ALL, LINES)).toMatchObject({ part: null, left: 0 })
  expect(fillOldest(ALL, LINES).whole).toHaveLength(4)
})

test('what no line takes is left', () => {
  expect(fillOldest(ALL + 30_000, LINES)).toMatchObject({ part: null, left: 30_000 })
  expect(fillOldest(30_000, [])).toEqual({ whole: [], part: null, left: 30_000 })
})

test('every centavo goes somewhere, and nothing is paid before what is older', () => {
  const lines = fc.array(
    fc
      .record({
        vence: fc.constantFrom('2026-08-10', '2026-09-10', '2026-10-12'),
        saldo: fc.integer({ min: 1, max: 300_000 }),
        recargo: fc.integer({ min: 0, max: 30_000 }),
        early: fc.integer({ min: 0, max: 100 }),
      })
      .map(({ vence, saldo, recargo, early }) => ({
        vence,
        saldo,
        recargo,
        prontoPago: recargo > 0 ? 0 : Math.floor((saldo * early) / 100),
      })),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 3_000_000 }), (made, amount) => {
      const all = made.map((each, at): FillLine => ({ ...each, key: String(at) }))
      const { whole, part, left } = fillOldest(amount, all)
      const paid = all.filter(({ key }) => whole.includes(key))
      const spent = paid.reduce((sum, each) => sum + wholeCost(each), 0) + (part?.abono ?? 0)
      expect(spent + left).toBe(amount)
      const last = all.find(({ key }) => key === part?.key)
      if (part) expect(part.abono).toBeLessThan(wholeCost(last!))
      const unpaid = all.filter(({ key }) => !whole.includes(key) && key !== part?.key)
      const taken = last ? [...paid, last] : paid
      // Nothing is left while something is owed.
      if (unpaid.some((each) => wholeCost(each) > 0)) expect(left).toBe(0)
      for (const each of taken) for (const other of unpaid) expect(each.vence <= other.vence).toBe(true)
    }),
  )
})
