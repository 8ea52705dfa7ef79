import { isApiError, isUnknown, toApiError } from '@client/state/core/errors'

test.each([
  ['a refusal of the server', { status: 409, message: 'No' }, true],
  ['a broken line', { status: 'SIN_CONEXION', message: 'No' }, true],
  ['an error of the program', new Error('roto'), false],
  ['a status without a sentence', { status: 409 }, false],
  ['an object of something else', {}, false],
  ['nothing', null, false],
  ['a text', 'status message', false],
])('%s', (_, error, expected) => {
  expect(isApiError(error)).toBe(expected)
})

test.each([
  [
    { status: 409, data: { message: 'Ya', campos: { folio: 'Ya' } } },
    { status: 409, message: 'Ya', campos: { folio: 'Ya' } },
  ],
  [
    { status: 409, data: { message: 'Ya', campos: { folio: 7 } } },
    { status: 409, message: 'Ya' },
  ],
  [
    { status: 502, data: null },
    { status: 502, message: '' },
  ],
  [{ status: 'TIMEOUT_ERROR' }, { status: 'SIN_CONEXION', message: expect.stringContaining('tardó') }],
  [{ status: 'FETCH_ERROR' }, { status: 'SIN_CONEXION', message: expect.stringContaining('conexión') }],
  [
    { status: 'PARSING_ERROR' },
    { status: 'RESPUESTA_INVALIDA', message: expect.stringContaining('no se entiende') },
  ],
])('%j is told as an error of ours', (raw, expected) => {
  expect(toApiError(raw)).toEqual(expected)
})

/** A payment that may have been taken must be sent again with its key, never as a new one. */
test.each([
  ['SIN_CONEXION', true],
  ['RESPUESTA_INVALIDA', true],
  [499, false],
  [500, true],
  [409, false],
] as const)('after %s a write may have been done: %s', (status, expected) => {
  expect(isUnknown({ status, message: '' })).toBe(expected)
})
