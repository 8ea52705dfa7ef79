import { confirmedText, confirmProblems } from '@contract/bank/bank.rules'

const PAID = { pago: { id: 1, folio: 7 } }

test.each([
  [1, [], '1 depósito confirmado.'],
  [37, [], '37 depósitos confirmados.'],
  [2, [{}], '2 depósitos confirmados. Queda 1 depósito sin confirmar.'],
  [0, [{}, {}, PAID], '1 depósito ya estaba confirmado. Quedan 2 depósitos sin confirmar.'],
  [1200, [PAID, PAID], '1,200 depósitos confirmados. 2 depósitos ya estaban confirmados.'],
])('%i confirmed and %j omitted', (confirmed, omitted, text) =>
  expect(confirmedText(confirmed, omitted)).toBe(text),
)

test('each confirmation names one family', () => {
  expect(confirmProblems([{ padreId: 1 }, {}, { padreId: 1, alumnoId: 2 }, { alumnoId: 2 }])).toEqual({
    'movimientos.1.padreId': expect.any(String),
    'movimientos.2.padreId': expect.any(String),
  })
})
