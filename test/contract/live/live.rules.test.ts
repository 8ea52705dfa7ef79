import { MAX_NAMED_ROWS, readIdList } from '@contract/http/namedRows'
import { isOrigin, readIds, readOrigin, readTags } from '@contract/live/live.rules'

test('tags are read as far as this version knows them, and nothing from nonsense', () => {
  expect(readTags('{"tags":["Charge","DelFuturo",7,"Payment"]}')).toEqual(['Charge', 'Payment'])
  for (const data of ['', '{', 'null', '7', '[]', '{"tags":"Charge"}'])
    expect([data, readTags(data)]).toEqual([data, []])
})

test('ids are read of tags whose rows have a table, and a list of them that is wrong or too long names no row', () => {
  const many = Array.from({ length: MAX_NAMED_ROWS + 1 }, (_, at) => at + 1)
  const read = (ids: unknown) => readIds(JSON.stringify({ tags: ['Charge'], ids }))
  expect(read({ Charge: [3, 17], Payment: [1], Student: many.slice(1) })).toEqual({
    Charge: [3, 17],
    Student: many.slice(1),
  })
  for (const Charge of [[], [0], ['3'], [1.5], [null], 3, null, many])
    expect([Charge, read({ Charge })]).toEqual([Charge, {}])
  for (const ids of [undefined, null, 7, [], 'Charge']) expect([ids, read(ids)]).toEqual([ids, {}])
})

test('a list of ids in an address is plain digits between commas', () => {
  expect(readIdList('3,17')).toEqual([3, 17])
  for (const text of ['', ',', '3,', '03', '3, 17', '-3', '3;17', 'x', '1e3', '0'])
    expect([text, readIdList(text)]).toEqual([text, null])
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
