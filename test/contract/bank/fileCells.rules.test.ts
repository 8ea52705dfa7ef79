import { dayFormatOf, readBankAmount, readBankDay } from '@contract/bank/fileCells.rules'

describe('amounts', () => {
  test.each([
    ['$5,127.17', 512717],
    ["'5127.17'", 512717],
    ["'0005127.17'", 512717],
    ['2350', 235000],
    ['1,234,567.8', 123456780],
    ['-350.00', -35000],
    ['($350.00)', -35000],
    ['0.00', 0],
    ['-', null],
    ['$-', null],
    ['', null],
    ['  ', null],
  ])('%p is %p centavos', (cell, value) => expect(readBankAmount(cell)).toEqual({ value }))

  test.each(['5.127,17', '127,50', '1,5', "'2350,00'"])('%p has a decimal comma', (cell) =>
    expect(readBankAmount(cell)).toEqual({ problem: expect.stringContaining('coma decimal') }),
  )
  test.each(['=1+1', 'mil', '12.345', '1,23,456.00', '1e5', '99999999999.00'])('%p is refused', (cell) =>
    expect(readBankAmount(cell)).toEqual({ problem: expect.any(String) }),
  )
})

describe('days', () => {
  const today = '2026-11-24'
  test.each([
    ['05/10/2026', 'dd/mm/aaaa', '2026-10-05'],
    ['05-10-2026', 'dd/mm/aaaa', '2026-10-05'],
    ['05-10-26', 'dd-mm-aa', '2026-10-05'],
    ["'05102026'", 'ddmmaaaa', '2026-10-05'],
    ['2026-10-05', 'aaaa-mm-dd', '2026-10-05'],
    ['2026-10-05T00:00:00.000', 'aaaa-mm-dd', '2026-10-05'],
    ['05/10/2026 12:30', 'dd/mm/aaaa', '2026-10-05'],
  ])('%p is %s: %s', (cell, format, value) => {
    expect(dayFormatOf(cell)).toBe(format)
    expect(readBankDay(cell, today)).toEqual({ value })
  })
  test.each(['31/02/2026', '13/13/2026', '', 'ayer', '25/11/2026', '45962'])('%p is refused', (cell) =>
    expect(readBankDay(cell, today)).toEqual({ problem: expect.any(String) }),
  )
})
