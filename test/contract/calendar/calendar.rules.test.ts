import { entryProblems, NO_FILE } from '@contract/calendar/calendar.rules'
import { REQUIRED } from '@contract/domain/campos'

test('a month and a file are required', () => {
  expect(entryProblems({ mes: 'MAYO', files: ['x'] })).toEqual({})
  expect(entryProblems({ mes: '', files: [] })).toEqual({ mes: REQUIRED, file: NO_FILE })
})

test.each(['mayo', 'MAY', 'MARZO ', 'TODOS'])('%p is no month', (mes) => {
  expect(entryProblems({ mes, files: ['x'] })).toEqual({ mes: REQUIRED })
})

test('the sentence begins as the customer’s', () => {
  expect(NO_FILE).toMatch(/^Debes Seleccionar una Imagen\b/)
})
