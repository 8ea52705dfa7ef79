import fc from 'fast-check'
import {
  centavosOf,
  centavosOrZero,
  formatPesos,
  MAX_CENTAVOS,
  parsePesos,
  percentOf,
  subtractPesos,
  sumPesos,
  toCentavos,
  toPesos,
  wholePesoDiscount,
} from '@contract/domain/money'

const centavos = () => fc.integer({ min: 0, max: MAX_CENTAVOS })
const signed = () => fc.integer({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS })
const pesos = (amount: number): number => toCentavos(amount) as number

/** Half up by BigInt alone, as an independent check. */
const roundedShare = (amount: number, hundredths: number, divisor: bigint): bigint =>
  (2n * BigInt(amount) * BigInt(hundredths) + divisor) / (2n * divisor)

describe('toCentavos', () => {
  test.each([
    [0, 0],
    [0.07, 7],
    [1.1, 110],
    [1234.56, 123456],
    [-0.01, -1],
    [9_999_999_999.99, 999_999_999_999],
    [-9_999_999_999.99, -999_999_999_999],
  ])('%p pesos are %p centavos', (amount, expected) => {
    expect(toCentavos(amount)).toBe(expected)
  })

  test.each([0.001, 1.005, 1234.567, 0.1 + 0.2, 10_000_000_000, -10_000_000_000, NaN, Infinity, -Infinity])(
    '%p is no amount',
    (amount) => {
      expect(toCentavos(amount)).toBeNull()
    },
  )

  it('has no negative zero', () => {
    expect(Object.is(toCentavos(-0), 0)).toBe(true)
  })

  it('takes back every amount that toPesos gives', () => {
    fc.assert(fc.property(signed(), (amount) => toCentavos(toPesos(amount)) === amount))
  })

  it('takes exactly what two decimals can write', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.integer({ min: 0, max: 9 }),
        (amount, last) => {
          const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}${last}`
          expect(toCentavos(Number(text))).toBe(last === 0 ? amount : null)
        },
      ),
    )
  })
})

describe('centavosOf and centavosOrZero', () => {
  test.each([
    [1.1, 110, 110],
    [-1234.56, -123456, -123456],
    [0.1 + 0.2, 30, 0],
    [1.005, 100, 0],
    [-0, 0, 0],
    [NaN, NaN, 0],
    [Infinity, Infinity, 0],
  ])('%p is %p, while it is typed %p', (amount, nearest, typed) => {
    expect(centavosOf(amount)).toBe(nearest)
    expect(centavosOrZero(amount)).toBe(typed)
  })

  it('are toCentavos where that has an answer', () => {
    fc.assert(
      fc.property(signed(), (amount) => {
        expect(centavosOf(toPesos(amount))).toBe(amount)
        expect(centavosOrZero(toPesos(amount))).toBe(amount)
      }),
    )
  })
})

describe('percentOf', () => {
  test.each([
    [1999.99, 15, 300],
    [93_650, 6, 5619],
    [100, 0, 0],
    [100, 100, 100],
    [0.02, 25, 0.01],
    [0.01, 49, 0],
    [1850, 12.25, 226.63],
    // 1.15 × 100 is 114.99… in floats.
    [10_000, 1.15, 115],
  ])('of %p pesos, %p %% is %p', (amount, percent, expected) => {
    expect(percentOf(pesos(amount), percent)).toBe(pesos(expected))
  })

  it('takes the beca off each month and never off the total', () => {
    const month = pesos(1999.99) - percentOf(pesos(1999.99), 15)
    expect(toPesos(month)).toBe(1699.99)
    expect(toPesos(10 * month)).toBe(16_999.9)
  })

  it('takes the yearly discount off ten months at once', () => {
    const year = 10 * pesos(9365)
    expect(toPesos(year - percentOf(year, 6))).toBe(88_031)
  })

  it('rounds half up, exactly, for any amount and percent', () => {
    fc.assert(
      fc.property(centavos(), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        expect(BigInt(percentOf(amount, hundredths / 100))).toBe(roundedShare(amount, hundredths, 10_000n))
      }),
    )
  })
})

describe('wholePesoDiscount', () => {
  test.each([
    [3501, 25, 875],
    [3502, 25, 876],
    [3499, 35, 1225],
    [1850, 35, 648],
    [1850, 25, 463],
    [1850, 0, 0],
    [2450.5, 25, 613],
    // 0.497: rounding to centavos on the way would make it 0.50 and then 1.
    [1.42, 35, 0],
  ])('of %p pesos, %p %% is %p', (amount, percent, expected) => {
    expect(wholePesoDiscount(pesos(amount), percent)).toBe(pesos(expected))
  })

  it('leaves what is to pay', () => {
    expect(toPesos(pesos(2450.5) - wholePesoDiscount(pesos(2450.5), 25))).toBe(1837.5)
    expect(
      [35, 25, 0].map((percent) => toPesos(pesos(1850) - wholePesoDiscount(pesos(1850), percent))),
    ).toEqual([1202, 1387, 1850])
  })

  it('rounds half up, exactly, for any amount', () => {
    fc.assert(
      fc.property(centavos(), fc.constantFrom(0, 25, 35), (amount, percent) => {
        expect(BigInt(wholePesoDiscount(amount, percent))).toBe(
          100n * roundedShare(amount, percent * 100, 1_000_000n),
        )
      }),
    )
  })
})

describe('sums in pesos', () => {
  it('does not drift', () => {
    expect(subtractPesos(1234.56, 1000.01)).toBe(234.55)
    expect(subtractPesos(0.3, 0.1)).toBe(0.2)
    expect(subtractPesos(1, 1.5)).toBe(-0.5)
    expect(sumPesos([0.1, 0.2, 0.3])).toBe(0.6)
    expect(sumPesos([])).toBe(0)
  })

  it('agrees with centavos for any amounts', () => {
    fc.assert(
      fc.property(fc.array(signed(), { maxLength: 100 }), (amounts) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        expect(sumPesos(amounts.map(toPesos))).toBe(toPesos(total))
      }),
    )
    fc.assert(
      fc.property(signed(), signed(), (a, b) => {
        expect(subtractPesos(toPesos(a), toPesos(b))).toBe(toPesos(a - b))
      }),
    )
  })
})

describe('formatPesos', () => {
  test.each([
    [1234.5, '$1,234.50'],
    [0, '$0.00'],
    [0.05, '$0.05'],
    [999.99, '$999.99'],
    [1000, '$1,000.00'],
    [1_234_567.89, '$1,234,567.89'],
    [9_999_999_999.99, '$9,999,999,999.99'],
    [-1234.5, '-$1,234.50'],
    [-0.05, '-$0.05'],
    [-0.001, '$0.00'],
    [0.1 + 0.2, '$0.30'],
    [NaN, ''],
    [Infinity, ''],
  ])('%p is shown as %p', (amount, expected) => {
    expect(formatPesos(amount)).toBe(expected)
  })
})

describe('parsePesos', () => {
  test.each([
    ['1,234.5', 1234.5],
    ['$ 1 234.50', 1234.5],
    ['$1,234,567.89', 1_234_567.89],
    [' 1500 ', 1500],
    ['1500.', 1500],
    ['.5', 0.5],
    ['0', 0],
    ['007', 7],
    ['1\u00a0234', 1234],
    ['123  456', 123_456],
    ['9999999999.99', 9_999_999_999.99],
  ])('reads %p', (text, expected) => {
    expect(parsePesos(text)).toBe(expected)
  })

  test.each([
    ...[
      '',
      ' ',
      '$',
      '.',
      ',',
      '1.234',
      '1.500',
      '1,23',
      '1234,50',
      '1234,567',
      '1234 567',
      '1,234 567',
      ',123',
      '1,,234',
      '1.2.3',
    ],
    ...['-5', '+5', 'abc', '12a', '1e3', '0x10', '10000000000', 'Infinity', '$$5', '１２'],
  ])('does not read %p', (text) => {
    expect(parsePesos(text)).toBeNull()
  })

  it('reads whatever formatPesos shows', () => {
    fc.assert(
      fc.property(centavos(), (amount) => parsePesos(formatPesos(toPesos(amount))) === toPesos(amount)),
    )
  })
})
