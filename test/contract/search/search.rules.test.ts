import { folioIn, phoneIn, searchProblem } from '@contract/search/search.rules'
import { searchTerms } from '@contract/search/terms.rules'

test.each(['ab', '7', '41', ' ñu ', '5'.repeat(80)])('%j may be asked', (query) => {
  expect(searchProblem(query)).toBeNull()
})

test.each(['', ' ', 'a', ' a ', '-', 'x'.repeat(81), '5'.repeat(81)])('%j may not', (query) => {
  expect(searchProblem(query)).toBe('Escribe de 2 a 80 caracteres, o un número.')
})

test('words are folded, and one with signs in it is read in parts and as one', () => {
  expect(searchTerms(' García  JOSÉ ')).toEqual([[['garcia']], [['jose']]])
  expect(searchTerms('Peña-Núñez')).toEqual([[['pena', 'nunez'], ['penanunez']]])
  expect(searchTerms('A-12')).toEqual([[['a', '12'], ['a12']]])
  expect(searchTerms("' -- & |")).toEqual([])
})

test.each([
  ['5512345678', '5512345678'],
  ['55 1234-5678', '5512345678'],
  ['+52 (55) 1234 5678', '5512345678'],
  ['722', '722'],
])('%j is the telephone %s, or its beginning', (query, digits) => expect(phoneIn(query)).toBe(digits))

test.each(['55', 'a 5512345678', '55123456789', '++', ''])('%j is no telephone', (query) =>
  expect(phoneIn(query)).toBeNull(),
)

test.each([
  ['41', 41],
  ['000041', 41],
  [' 7 ', 7],
  ['0', null],
  ['00000041', null],
  ['4 1', null],
  ['A41', null],
])('%j as a folio is %j', (query, folio) => expect(folioIn(query)).toBe(folio))
