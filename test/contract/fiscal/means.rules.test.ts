import fc from 'fast-check'
import {
  deductibleOf,
  largestMeans,
  meansKindProblem,
  moneyOfLines,
  satMeans,
  type MoneyPart,
  type SatMeans,
} from '@contract/fiscal/means.rules'

const CODES: readonly (SatMeans | null)[] = ['01', '02', '03', '04', '28', null]
const sum = (parts: readonly MoneyPart[]): number => parts.reduce((all, { centavos }) => all + centavos, 0)

describe('means in the codes of the SAT', () => {
  it.each([
    [{ metodo_pago: 'EFECTIVO' }, '01'],
    [{ metodo_pago: 'CHEQUE' }, '02'],
    [{ metodo_pago: 'TRANSFERENCIA' }, '03'],
    [{ metodo_pago: 'TARJETA', tarjeta: 'CREDITO' }, '04'],
    [{ metodo_pago: 'TARJETA', tarjeta: 'DEBITO' }, '28'],
    [{ metodo_pago: 'TARJETA' }, null],
    [{ metodo_pago: 'DEPOSITO', deposito: 'EFECTIVO' }, '01'],
    [{ metodo_pago: 'DEPOSITO', deposito: 'CHEQUE' }, '02'],
    [{ metodo_pago: 'DEPOSITO' }, null],
  ] as const)('%j is %s', (means, code) => {
    expect(satMeans(means)).toBe(code)
  })

  it('a kind belongs to its means alone', () => {
    expect(meansKindProblem({ metodo_pago: 'EFECTIVO', tarjeta: 'DEBITO' })).toMatch(/tarjeta/)
    expect(meansKindProblem({ metodo_pago: 'TARJETA', deposito: 'CHEQUE' })).toMatch(/depósito/)
    expect(meansKindProblem({ metodo_pago: 'TARJETA', tarjeta: 'DEBITO' })).toBeNull()
  })

  it('the largest sum names an invoice, whichever order the means came in', () => {
    expect(
      largestMeans([
        { codigo: '01', centavos: 40_000 },
        { codigo: '04', centavos: 30_000 },
        { codigo: '04', centavos: 20_000 },
      ]),
    ).toBe('04')
    expect(largestMeans([])).toBeNull()
  })
})

describe('what of a tuition is deductible', () => {
  it('cash counts against other lines first', () => {
    // 235.00 of recargo and 2,350.00 of tuition; 1,000.00 in cash, the rest by transfer.
    const [fee, month] = moneyOfLines(
      [
        { isTuition: false, centavos: 23_500 },
        { isTuition: true, centavos: 235_000 },
      ],
      [
        { codigo: '03', centavos: 158_500 },
        { codigo: '01', centavos: 100_000 },
      ],
    )
    expect(fee).toEqual([{ codigo: '01', centavos: 23_500 }])
    expect(deductibleOf(month!)).toBe(158_500)
  })

  it('no centavo is lost or taken twice, and deductible is tuition less the cash that other lines left', () => {
    const lines = fc.array(
      fc.record({ isTuition: fc.boolean(), centavos: fc.integer({ min: 1, max: 500_000 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.constantFrom(...CODES), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (wanted, codes, cut) => {
          const total = wanted.reduce((all, { centavos }) => all + centavos, 0)
          const first = cut % (total + 1)
          const parts = codes.map((codigo, at) => ({
            codigo,
            centavos: at === 0 ? first : at === 1 ? total - first : 0,
          }))
          if (codes.length === 1) parts[0]!.centavos = total
          const given = moneyOfLines(wanted, parts)
          expect(given.map(sum)).toEqual(wanted.map(({ centavos }) => centavos))
          for (const code of CODES)
            expect(sum(given.flat().filter(({ codigo }) => codigo === code))).toBe(
              sum(parts.filter(({ codigo }) => codigo === code)),
            )
          const tuition = wanted.reduce((all, line) => all + (line.isTuition ? line.centavos : 0), 0)
          const of = (code: SatMeans | null) => sum(parts.filter(({ codigo }) => codigo === code))
          const shy = Math.max(0, of('01') + of(null) - (total - tuition))
          const deductible = given.reduce(
            (all, line, at) => all + (wanted[at]!.isTuition ? deductibleOf(line) : 0),
            0,
          )
          expect(deductible).toBe(tuition - shy)
        },
      ),
    )
  })
})
