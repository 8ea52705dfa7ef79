import fc from 'fast-check'
import { VISIT_COUNT } from './days'
import {
  placeArbitrary,
  pricesArbitrary,
  termsArbitrary,
  type Place,
  type PriceRow,
  type Terms,
} from './plan'

export type Total = 'right' | 'wrong' | 'none'
/** The months whose recargo is waived; 'every' and 'first' name their months, 'another' one that is not paid here. */
export type Waive = 'nothing' | 'all' | 'every' | 'first' | 'another' | 'without reason'
export type TuitionCommand =
  | { do: 'pay months'; at: number; many: number; total: Total; waive: Waive; back: number }
  | { do: 'pay year'; at: number; total: Total; waive: Waive; back: number }
  | { do: 'extend'; at: number; until: number | null }
/** What the school itself decides: becas, prices, rules, places of its pupils. */
export type SchoolCommand =
  | { do: 'beca'; at: number; percent: number }
  | { do: 'drop beca' | 'change beca'; at: number; which: number; percent: number }
  | { do: 'siblings' }
  | { do: 'terms'; change: Partial<Terms> }
  | { do: 'prices'; precios: PriceRow[] }
  | { do: 'place'; at: number; place: Place }
  | { do: 'service'; at: number; from: number; off: boolean; twice: boolean }

const total = fc.constantFrom<Total[]>('right', 'none', 'wrong')
const waive = fc.constantFrom<Waive[]>(
  ...(['nothing', 'nothing', 'all', 'all', 'every', 'first', 'first', 'another', 'without reason'] as const),
)
const back = fc.constantFrom(0, 0, 0, 1, 6, 60)
/** One of the three children, with one of its ten months where the move is about a month. */
const month = fc.nat(29)
const child = fc.nat(2)
const percent = fc.constantFrom(5, 10, 15, 25, 50, 80, 100)

export const tuitionArbitrary: fc.Arbitrary<TuitionCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay months' as const),
      at: month,
      many: fc.integer({ min: 1, max: 3 }),
      total,
      waive,
      back,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pay year' as const), at: child, total, waive, back }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('extend' as const),
      at: month,
      until: fc.option(fc.integer({ min: 0, max: VISIT_COUNT - 1 })),
    }),
  },
)

export const schoolArbitrary: fc.Arbitrary<SchoolCommand> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('beca' as const), at: child, percent }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('drop beca' as const, 'change beca' as const),
      at: child,
      which: fc.nat(1),
      percent,
    }),
  },
  { weight: 1, arbitrary: fc.constant<SchoolCommand>({ do: 'siblings' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('terms' as const),
      change: fc
        .tuple(
          termsArbitrary,
          fc.constantFrom<(keyof Terms)[][]>(
            ['recargo'],
            ['recargo'],
            ['acumulacion'],
            ['pronto_pago', 'anual_hasta'],
            ['hermanos', 'descuento_anual'],
          ),
        )
        .map(([terms, names]) => Object.fromEntries(names.map((name) => [name, terms[name]]))),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('prices' as const), precios: pricesArbitrary }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('place' as const), at: child, place: placeArbitrary }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('service' as const),
      at: child,
      from: fc.nat(9),
      off: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
)
