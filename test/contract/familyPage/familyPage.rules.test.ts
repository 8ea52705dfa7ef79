import { opensFromHome } from '@contract/familyPage/familyPage.rules'

test.each([
  ['https://escuela.mx', true],
  ['https://colegio-robles.trycloudflare.com', true],
  ['http://201.140.3.9', true],
  ['https://[2806:10a6::1]', true],
  [null, false],
  ['http://localhost:3000', false],
  ['http://servidor:3000', false],
  ['http://caja.local', false],
  ['http://escuela.lan', false],
  ['http://192.168.1.20:3000', false],
  ['http://10.0.0.4', false],
  ['http://172.20.1.1', false],
  ['http://172.32.1.1', true],
  ['http://100.64.0.9', false],
  ['http://[::1]:3000', false],
  ['http://[fd12::4]', false],
])('%s opens from home: %s', (base, expected) => {
  expect(opensFromHome(base)).toBe(expected)
})
