import { broughtText, cancellationProblems, rejectionProblem } from '@contract/invoices/stamped.rules'

test.each([
  [{ motivo: '01' as const }, ['sustituye']],
  [{ motivo: '01' as const, sustituye: 12 }, []],
  [{ motivo: '02' as const, sustituye: 12 }, ['sustituye']],
  [{ motivo: '03' as const, sustituye: null }, []],
])('only motive 01 names what replaces the invoice: %j', (said, wrong) => {
  expect(Object.keys(cancellationProblems(said))).toEqual(wrong)
})

test('a refusal needs its reason', () => {
  expect([undefined, ' ', 'EL NOMBRE'].map((each) => rejectionProblem(each) === null)).toEqual([
    ...[false, false, true],
  ])
})

test.each([
  [{ timbradas: 1, iguales: 0, anotadas: 0, no_coinciden: 0 }, 'Se timbró 1 factura.'],
  [
    { timbradas: 0, iguales: 1, anotadas: 1, no_coinciden: 2 },
    'Se timbraron 0 facturas, 1 ya estaba, 1 es de un pago que ya no vale y 2 no coinciden.',
  ],
  [
    { timbradas: 3, iguales: 2, anotadas: 2, no_coinciden: 1 },
    /2 son de pagos que ya no valen y 1 no coincide\.$/,
  ],
])('%j is told', (counts, text) => {
  expect(broughtText(counts)).toMatch(text)
})
