import { sortRows } from '@contract/domain/sortRows'

const rows = ['B10', 'Ñandú', '', 'b9', 'oso', 'Nube', 'ábaco'].map((name) => ({ name }))
const by = { name: ({ name }: { name: string }) => name }
const sorted = (descending: boolean) =>
  sortRows(rows, { key: 'name', descending }, by).map(({ name }) => name)

/** A page of the server and a list of the browser would else show other rows. */
test('text in Spanish order, numbers in it by value, and nothing last in either direction', () => {
  const wanted = ['ábaco', 'b9', 'B10', 'Nube', 'Ñandú', 'oso']
  expect(sorted(false)).toEqual([...wanted, ''])
  expect(sorted(true)).toEqual([...wanted].reverse().concat(''))
  expect(sortRows(rows, { key: 'other', descending: false }, by)).toBe(rows)
})
