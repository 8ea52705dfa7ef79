import fc from 'fast-check'

/** A mistake of a visit, apart from lines that changed meanwhile. */
export type Slip =
  | 'none'
  | 'gone'
  | 'strange'
  | 'above'
  | 'centavo off'
  | 'too much credit'
  | 'credit and account'
  | 'cash of another day'
  | 'tomorrow'
  | 'too long ago'
  | 'waiver of another'
  | 'waiver without reason'
  | 'twice'
  | 'abono of nothing'
  | 'abono above'
export const METHODS = ['CHEQUE', 'DEPOSITO', 'EFECTIVO', 'TARJETA', 'TRANSFERENCIA'] as const
export type Method = (typeof METHODS)[number]

export interface Visit {
  do: 'collect' | 'collect twice'
  charges: { at: number; percent: number }[]
  /** A part of each, or all of it: percent of what the whole month costs that day. */
  months: { at: number; percent: number | null }[]
  /** Which child pays a year at once. */
  year: number | null
  kinds: Method[]
  /** Percent of the credit that is used. */
  credit: number
  /** Centavos left on account. */
  extra: number
  /** Days since the money arrived. */
  back: number
  waive: 'nothing' | 'first' | 'all'
  slip: Slip
}
export type FamilyCommand =
  Visit | { do: 'refund'; percent: number; method: Method } | { do: 'cancel refund'; at: number }

const method = fc.constantFrom<Method[]>(...METHODS)
const SLIPS: Slip[] = [
  ...['gone', 'strange', 'above', 'centavo off', 'too much credit', 'credit and account'],
  ...[
    'cash of another day',
    'tomorrow',
    'too long ago',
    'waiver of another',
    'waiver without reason',
    'twice',
    'abono of nothing',
    'abono above',
  ],
] as Slip[]

export const familyArbitrary: fc.Arbitrary<FamilyCommand> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom('collect' as const, 'collect' as const, 'collect twice' as const),
      charges: fc.array(fc.record({ at: fc.nat(60), percent: fc.constantFrom(100, 100, 1, 37, 99) }), {
        maxLength: 2,
      }),
      months: fc.array(
        fc.record({ at: fc.nat(29), percent: fc.constantFrom(null, null, 1, 10, 37, 60, 99, 100) }),
        { maxLength: 3 },
      ),
      year: fc.constantFrom(null, null, null, null, null, 0, 1, 2),
      kinds: fc.array(method, { minLength: 1, maxLength: 3 }),
      credit: fc.constantFrom(0, 0, 50, 100),
      extra: fc.constantFrom(0, 0, 1, 50_000, 123_456),
      back: fc.constantFrom(0, 0, 1, 6, 30, 60),
      waive: fc.constantFrom('nothing' as const, 'nothing' as const, 'first' as const, 'all' as const),
      slip: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Slip>('none') },
        { weight: 1, arbitrary: fc.constantFrom(...SLIPS) },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      percent: fc.constantFrom(0, 1, 50, 100, 101),
      method,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel refund' as const), at: fc.nat(30) }) },
)
