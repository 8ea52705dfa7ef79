import { mayBeOf, slipProblems } from '@contract/depositSlips/depositSlips.rules'

const TODAY = '2026-09-15'

test.each([
  [{ fecha: '2026-09-15', monto: '2,500.00' }, {}],
  [{ fecha: '2026-09-16', monto: '1' }, { fecha: 'El día del depósito no puede ser después de hoy' }],
  [{ fecha: '2026-05-17', monto: '1' }, { fecha: 'Ese depósito es muy antiguo: pregunta en la escuela' }],
  [{ fecha: '2026-02-30', monto: '1' }, { fecha: expect.any(String) }],
  [{ fecha: TODAY, monto: '0' }, { monto: expect.any(String) }],
  [{ fecha: TODAY, monto: '-5' }, { monto: expect.any(String) }],
  [{}, { fecha: expect.any(String), monto: expect.any(String) }],
])('%j: %j', (form, expected) => {
  expect(slipProblems(form, TODAY)).toEqual(expected)
})

test('stands beside deposits of its amount, and those thought to be of its family', () => {
  const slip = { padre: { id: 5 }, monto: 2500 }
  expect(mayBeOf(slip, { monto: 2500, propuesta: null })).toBe(true)
  expect(mayBeOf(slip, { monto: 100, propuesta: { padreId: 5 } })).toBe(true)
  expect(mayBeOf(slip, { monto: 100, propuesta: { padreId: 6 } })).toBe(false)
})
