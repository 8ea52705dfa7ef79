import { parentKey, readDay, readYes } from '@contract/imports/imports.rules'

test('days as people and spreadsheets write them', () => {
  for (const text of ['15/03/2018', '15-3-2018', '2018-03-15', '2018/3/15', '15.03.2018 00:00:00'])
    expect(readDay(text, null)).toBe('2018-03-15')
  expect(readDay('43174', '1900')).toBe('2018-03-15')
  expect(readDay('41712', '1904')).toBe('2018-03-15')
  for (const text of ['43174', '31/02/2018', 'marzo', '', '03/2018']) expect(readDay(text, null)).toBeNull()
})

test('siblings share a parent by telephone and name, accents and case aside', () => {
  expect(parentKey('5512345678', 'Laura  García')).toBe(parentKey('5512345678', 'LAURA GARCIA'))
  expect(parentKey('5512345678', 'Laura')).not.toBe(parentKey('5512345679', 'Laura'))
})

it.each([
  ['SÍ', true],
  [' si ', true],
  ['x', true],
  ['1', true],
  ['No', false],
  ['0', false],
  ['tal vez', null],
] as const)('%j is read as %p', (text, is) => {
  expect(readYes(text)).toBe(is)
})
