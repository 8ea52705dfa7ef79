import { serverMessage } from '@client/state/otherServers/answers'

test.each<[string, unknown, string]>([
  ['one sentence, as a title', 'Servicio registrado.', 'Servicio registrado'],
  [
    'one that ends without a stop',
    'La Mencion se actualizo correctamente',
    'La Mencion se actualizo correctamente',
  ],
  ['two sentences', 'Se guardaron. Falta el puerto.', 'Se guardaron. Falta el puerto.'],
  ['none', undefined, 'Quedó hecho'],
  ['a blank one', ' ', 'Quedó hecho'],
  ['something else under the name', { texto: 'Hecho' }, 'Quedó hecho'],
])('a success says what the server says: %s', (_name, message, title) => {
  expect(serverMessage({ message })).toBe(title)
})
