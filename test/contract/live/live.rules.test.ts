import { isOrigin, readOrigin, readTags } from '@contract/live/live.rules'

test('tags are read as far as this version knows them, and nothing from nonsense', () => {
  expect(readTags('{"tags":["Charge","DelFuturo",7,"Payment"]}')).toEqual(['Charge', 'Payment'])
  for (const data of ['', '{', 'null', '7', '[]', '{"tags":"Charge"}'])
    expect([data, readTags(data)]).toEqual([data, []])
})

test('an origin is a short word that fits a header', () => {
  expect(readOrigin('{"origen":"0b9d2a5e-5f0f-4a43-9d0d-3f3f0f6f8f10"}')).toBe(
    '0b9d2a5e-5f0f-4a43-9d0d-3f3f0f6f8f10',
  )
  for (const origen of ['', 'corto', 'x'.repeat(65), `${'x'.repeat(20)}\r\n`, 7, null])
    expect([origen, readOrigin(JSON.stringify({ origen }))]).toEqual([origen, null])
  expect(readOrigin('{')).toBeNull()
  expect([isOrigin(undefined), isOrigin(['a'.repeat(20)])]).toEqual([false, false])
})
