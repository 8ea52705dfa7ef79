import fc from 'fast-check'
import { foundRows, rankedRows, searchRows } from '@contract/search/searchIndex'
import { matchesSearch, searchKey } from '@contract/domain/text'

interface Row {
  text: string
}
const searchText = ({ text }: Row) => text

/** Few letters, so that much is found; blanks, an accent and a capital. */
const letters = (max: number) =>
  fc.array(fc.constantFrom('a', 'á', 'B', 'b', 'ñ', '4', ' '), { maxLength: max }).map((all) => all.join(''))

test('typed on, taken back or pasted, in whatever order: what is found is what a walk over all rows finds', () =>
  fc.assert(
    fc.property(
      fc.array(letters(8), { maxLength: 30 }),
      fc.array(letters(5), { maxLength: 40 }),
      (texts, queries) => {
        const rows = texts.map((text) => ({ text }))
        for (const query of queries)
          expect(searchRows(rows, query, searchText)).toEqual(
            rows.filter(({ text }) => matchesSearch(searchKey(text), query)),
          )
      },
    ),
  ))

describe('of late queries', () => {
  let rows: Row[]
  beforeEach(() => {
    rows = ['ana', 'ana lópez', 'pedro', 'anabel'].map((text) => ({ text }))
  })

  test('the same words give the same rows, array and all', () => {
    const found = searchRows(rows, 'ana', searchText)
    searchRows(rows, 'ana l', searchText)
    expect(searchRows(rows, ' Aná ', searchText)).toBe(found)
  })

  test('a letter more looks only among what was found', () => {
    const narrowed = searchRows(rows, 'ana', searchText)
    const looked: string[] = []
    const walk = jest.spyOn(String.prototype, 'includes').mockImplementation(function (this: string, part) {
      looked.push(String(this))
      return String(this).indexOf(part) >= 0
    })
    const found = searchRows(rows, 'ana l', searchText)
    walk.mockRestore()
    expect(new Set(looked)).toEqual(new Set(narrowed.map(searchText).map(searchKey)))
    expect(found).toEqual([rows[1], rows[3]])
  })

  test('other words about the same rows are looked up in their own texts', () => {
    const backwards = ({ text }: Row) => [...text].reverse().join('')
    searchRows(rows, 'ana', searchText)
    expect(searchRows(rows, 'zepól', backwards)).toEqual([rows[1]])
    expect(searchRows(rows, 'pedro', searchText)).toEqual([rows[2]])
  })
})

test('who has the words in the order typed comes first, the others in the order they were', () => {
  const rows = ['KARLA CRUZ LÓPEZ A2', 'KARLA ANA LÓPEZ CRUZ A3', 'KARLA LÓPEZ CRUZ A1'].map((text) => ({
    text,
  }))
  const ranked = (query: string) => rankedRows(rows, query, searchText).map((row) => rows.indexOf(row))
  expect(ranked('karla lopez cruz')).toEqual([2, 1, 0])
  expect(ranked('karla')).toEqual([0, 1, 2])
  // A match in the middle of a word is found too, after matches at the beginning of words.
  expect(ranked('opez ruz')).toEqual([0, 1, 2])
})

describe('a list without a row that is written so', () => {
  const rows = ['RAÚL GONZÁLEZ MORA GOMR180315 A-1', 'XIMENA YÁÑEZ VALDEZ A-2', 'EVA TREVIÑO SADA A-3'].map(
    (text) => ({ text }),
  )
  const at = (query: string) => foundRows(rows, query, searchText, true).map((row) => rows.indexOf(row))

  test.each([
    ['gonsales', 0],
    ['gonzalos mora', 0],
    ['jimena llañes', 1],
    ['baldez', 1],
    ['trebinio', 2],
    ['sada eba', 2],
  ])('%s shows what sounds so or differs by a letter', (query, row) => expect(at(query)).toEqual([row]))

  test('a code, two wrong letters and words of two rows find nothing', () => {
    for (const query of ['A-9', 'monsalos', 'gonsales jimena']) expect(at(query)).toEqual([])
  })

  test('what is written so hides what is only similar', () => {
    const both = [...rows, { text: 'JIMENA LUNA A-4' }]
    expect(foundRows(both, 'jimena', searchText, false)).toEqual([both[3]])
    expect(foundRows(both, '', searchText, false)).toBe(both)
  })
})
