import { confirmedText } from '@contract/bank/bank.rules'
import { clabeText } from '@contract/bank/clabe.rules'

const PAID = { pago: { id: 1, folio: 7 } }

test.each([
  [1, [], '1 depósito confirmado.'],
  [37, [], '37 depósitos confirmados.'],
  [2, [{}], '2 depósitos confirmados. Queda 1 depósito sin confirmar.'],
  [0, [{}, {}, PAID], '0 depósitos confirmados. 1 ya estaba confirmado. Quedan 2 depósitos sin confirmar.'],
  [20, [PAID, PAID], '20 depósitos confirmados. 2 ya estaban confirmados.'],
])('%i confirmed and %j omitted', (confirmed, omitted, text) =>
  expect(confirmedText(confirmed, omitted)).toBe(text),
)

test('a CLABE is printed in its four parts', () => {
  expect(clabeText('032180000118359719')).toBe('032 180 00011835971 9')
})
