import { emptyHistory, type History, type Stored } from '../support/history/history'
import { historyFaults } from '../support/history/historyFaults'

/** The proof that nothing is lost is worth what its checker finds: here it is shown each kind of loss. */

const call = (began: number, ended: number) => ({ began, ended, outcome: 'ACKNOWLEDGED' as const })
const unknown = (began: number) => ({ began, ended: Infinity, outcome: 'UNKNOWN' as const })
const refused = (began: number, ended: number) => ({ began, ended, outcome: 'REFUSED' as const })

/** Two payments of one charge, a third that nobody answered and a fourth that was refused; the second was cancelled; a month extended. */
const wellBehaved = (): { history: History; stored: Stored } => ({
  history: {
    payments: [
      { ...call(0, 10), charge: 1, centavos: 101, folio: 7 },
      { ...call(20, 30), charge: 1, centavos: 102, folio: 8 },
      { ...unknown(40), charge: 1, centavos: 103, folio: null },
      { ...refused(50, 60), charge: 1, centavos: 999, folio: null },
    ],
    cancellations: [{ ...call(70, 80), centavos: 102 }],
    extensions: [
      { ...call(0, 10), month: 5, until: '2026-12-01' },
      { ...call(20, 30), month: 5, until: '2026-12-02' },
    ],
    balances: [{ began: 61, ended: 62, charge: 1, centavos: 203 }],
    extensionReads: [{ began: 15, ended: 16, month: 5, until: '2026-12-01' }],
  },
  stored: {
    firstFolio: 7,
    payments: [
      { folio: 7, charge: 1, centavos: 101, cancelled: false },
      { folio: 8, charge: 1, centavos: 102, cancelled: true },
      { folio: 9, charge: 1, centavos: 103, cancelled: false },
    ],
    balances: new Map([[1, 204]]),
    extensions: new Map([[5, '2026-12-02']]),
  },
})

const faultsAfter = (change: (made: ReturnType<typeof wellBehaved>) => unknown): string[] => {
  const made = wellBehaved()
  change(made)
  return historyFaults(made.history, made.stored)
}

test('a school that keeps its word has none, whether what nobody answered happened or not', () => {
  expect(faultsAfter(() => undefined)).toEqual([])
  expect(
    faultsAfter(({ stored }) => {
      stored.payments.pop()
      stored.balances = new Map([[1, 101]])
    }),
  ).toEqual([])
  expect(
    historyFaults(emptyHistory(), {
      firstFolio: 1,
      payments: [],
      balances: new Map(),
      extensions: new Map(),
    }),
  ).toEqual([])
})

type Made = ReturnType<typeof wellBehaved>
const CASES: [string, string, (made: Made) => unknown][] = [
  [
    'an acknowledged payment is lost',
    'payment 101 was acknowledged and is lost',
    ({ stored }) => {
      stored.firstFolio = 8
      stored.payments.shift()
      stored.balances = new Map([[1, 103]])
    },
  ],
  [
    'a payment is there twice, with a folio each',
    'payment 103 is there 2 times',
    ({ stored }) => {
      stored.payments.push({ folio: 10, charge: 1, centavos: 103, cancelled: false })
      stored.balances = new Map([[1, 307]])
    },
  ],
  [
    'a refused payment is there',
    'payment 999 was refused and is there',
    ({ stored }) => {
      stored.payments.push({ folio: 10, charge: 1, centavos: 999, cancelled: false })
      stored.balances = new Map([[1, 1203]])
    },
  ],
  [
    'a payment that nobody sent',
    'nobody sent payment 555',
    ({ stored }) => stored.payments.push({ folio: 10, charge: 2, centavos: 555, cancelled: false }),
  ],
  [
    'another folio than on the receipt',
    'payment 101 was answered with folio 6 and has 7',
    ({ history }) => (history.payments[0]!.folio = 6),
  ],
  ['the wrong charge', 'payment 102 is of another charge', ({ stored }) => (stored.payments[1]!.charge = 2)],
  ['a gap', 'folio 10 is where 9 should be', ({ stored }) => (stored.payments[2]!.folio = 10)],
  ['two with one folio', 'folio 8 is where 9 should be', ({ stored }) => (stored.payments[2]!.folio = 8)],
  [
    'a later payment with an earlier folio',
    'folio 8 was given after folio 9',
    ({ history, stored }) => {
      history.payments.unshift({ ...call(11, 19), charge: 1, centavos: 103, folio: 9 })
      history.payments.splice(3, 1)
      stored.balances = new Map([[1, 204]])
      history.balances[0]!.centavos = 306
    },
  ],
  [
    'a lost cancellation',
    'the cancellation of 102 was acknowledged and is lost',
    ({ stored }) => {
      stored.payments[1]!.cancelled = false
      stored.balances = new Map([[1, 306]])
    },
  ],
  [
    'a cancellation acknowledged twice',
    'payment 102 was cancelled 2 times',
    ({ history }) => history.cancellations.push({ ...call(81, 82), centavos: 102 }),
  ],
  [
    'a cancellation that was refused, and is there',
    'nobody cancelled payment 101',
    ({ history, stored }) => {
      history.cancellations.push({ ...refused(70, 80), centavos: 101 })
      stored.payments[0]!.cancelled = true
      stored.balances = new Map([[1, 103]])
    },
  ],
  [
    'a balance without what was acknowledged before it was asked for',
    'charge 1 was read with 101, which is not between 203 and 306',
    ({ history }) => (history.balances[0]!.centavos = 101),
  ],
  [
    'a balance with what had not begun',
    'charge 1 was read with 203, which is not between 101 and 101',
    ({ history }) => (history.balances = [{ began: 11, ended: 12, charge: 1, centavos: 203 }]),
  ],
  [
    'a balance with what was never committed',
    'charge 1 was read with 306, which is not between 203 and 203',
    ({ history, stored }) => {
      history.balances[0]!.centavos = 306
      stored.payments.pop()
      stored.balances = new Map([[1, 101]])
    },
  ],
  [
    'a balance with what had been cancelled',
    'charge 1 was read with 306, which is not between 101 and 204',
    ({ history }) => (history.balances = [{ began: 81, ended: 82, charge: 1, centavos: 306 }]),
  ],
  [
    'a balance that is not its payments',
    'charge 1 has 205 paid, and its payments are 204',
    ({ stored }) => (stored.balances = new Map([[1, 205]])),
  ],
  [
    'a lost extension',
    'month 5 showed the extension 2026-12-01, which nobody gave, or which had been replaced',
    ({ stored }) => (stored.extensions = new Map([[5, '2026-12-01']])),
  ],
  [
    'an extension that was shown before it was given',
    'month 5 showed the extension 2026-12-02, which nobody gave, or which had been replaced',
    ({ history }) => (history.extensionReads[0]!.until = '2026-12-02'),
  ],
  [
    'none although one was acknowledged',
    'month 5 showed the extension null, which nobody gave, or which had been replaced',
    ({ history }) => (history.extensionReads[0]!.until = null),
  ],
  [
    'an extension that was refused',
    'month 5 showed the extension 2026-12-02, which nobody gave, or which had been replaced',
    ({ history }) => (history.extensions[1]!.outcome = 'REFUSED'),
  ],
]

test.each(CASES)('%s is found, and nothing else is said', (_name, said, change) => {
  expect(faultsAfter(change)).toEqual([said])
})

test('two that were under way at once may show in either order; what nobody answered may come last', () => {
  expect(
    faultsAfter(({ history, stored }) => {
      history.extensions[1]!.began = 5
      stored.extensions = new Map([[5, '2026-12-01']])
      history.extensionReads = [{ began: 15, ended: 40, month: 5, until: '2026-12-02' }]
    }),
  ).toEqual([])
  expect(
    faultsAfter(({ history, stored }) => {
      history.extensions.push({ ...unknown(12), month: 5, until: '2026-12-09' })
      stored.extensions = new Map([[5, '2026-12-09']])
    }),
  ).toEqual([])
})
