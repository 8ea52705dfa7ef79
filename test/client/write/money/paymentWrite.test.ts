import type { ApiError } from '@client/state/core/errors'
import type { Outcome } from '@client/state/core/writes'
import { paymentOutcome } from '@client/write/money/paymentWrite'

const refused = (status: ApiError['status'], campos?: ApiError['campos']): Outcome<never> => ({
  done: false,
  why: 'refused',
  error: { status, message: 'No', ...(campos ? { campos } : {}) },
})

test('a payment that was taken gives its answer', () => {
  expect(paymentOutcome({ done: true, answer: 41 })).toEqual({ how: 'taken', answer: 41 })
})

test.each(['referencia', 'medios'])('a used reference is a question: %s', (campo) => {
  const campos = { [campo]: 'La referencia 771 ya está en el folio 12.' }
  expect(paymentOutcome(refused(409, campos))).toEqual({ how: 'referenceUsed', text: campos[campo], campos })
})

test.each([
  [409, undefined, 'outdated'],
  [404, undefined, 'outdated'],
  [409, { lineas: 'x' }, 'outdated'],
  [400, { referencia: 'Escribe la referencia' }, 'kept'],
  [403, undefined, 'kept'],
  [500, undefined, 'kept'],
] as const)('%s %j ends as %s', (status, campos, how) => {
  expect(paymentOutcome(refused(status, campos))).toEqual({ how, campos: campos ?? {} })
})

test('a lost answer reads nothing again, because the same payment is sent again as it was', () => {
  const lost = { status: 'SIN_CONEXION', message: 'x' } as const
  expect(paymentOutcome({ done: false, why: 'unknown', error: lost })).toEqual({ how: 'kept', campos: {} })
  expect(paymentOutcome({ done: false, why: 'stopped' })).toEqual({ how: 'kept', campos: {} })
})
