import { agoInWords, keyState } from '@contract/backups/backups.rules'

/** Without it the home would never ask again whether the page is in the safe, or ask every day. */
const DAY_MS = 86_400_000
const NOW = new Date('2026-11-22T09:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

test.each([
  ['on the server still', null, null, 'POR_GUARDAR'],
  ['taken away today', ago(0), ago(0), 'GUARDADA'],
  ['not looked at for 89 days', ago(200), ago(89), 'GUARDADA'],
  ['not looked at for 90', ago(200), ago(90), 'POR_CONFIRMAR'],
  ['never looked at since', ago(90), null, 'POR_CONFIRMAR'],
] as const)('a key %s', (_name, guardada, confirmada, state) => {
  expect(keyState({ guardada, confirmada }, NOW)).toBe(state)
})

test.each([
  [1, '1 minuto'],
  [59, '59 minutos'],
  [60, '1 hora'],
  [47 * 60, '47 horas'],
  [48 * 60, '2 días'],
])('%i minutes ago is «hace %s»', (minutes, said) => {
  expect(agoInWords(minutes)).toBe(said)
})
