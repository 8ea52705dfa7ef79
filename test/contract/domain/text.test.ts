import fc from 'fast-check'
import {
  compareText,
  countText,
  listText,
  matchesSearch,
  pupilsText,
  searchKey,
  searchWords,
  upper,
  upperLines,
  withCommas,
} from '@contract/domain/text'
import { joinName } from '@contract/domain/names'

const LETTERS = [...'abcdefghijklmnñopqrstuvwxyzáéíóúüABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜ0123456789.-/']
const word = () => fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 12 })

describe('upper', () => {
  test.each([
    ['  josé   ángel  peña ', 'JOSÉ ÁNGEL PEÑA'],
    ['güemes\t\nnúñez', 'GÜEMES NÚÑEZ'],
    ['pen\u0303a', 'PEÑA'],
    ['', ''],
    ['   ', ''],
  ])('%p becomes %p', (text, expected) => {
    expect(upper(text)).toBe(expected)
  })

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => upper(upper(text)) === upper(text)))
  })
})

test.each([
  [0, '0 cargos', '0 alumnos', '0'],
  [1, '1 cargo', '1 alumno', '1'],
  [2, '2 cargos', '2 alumnos', '2'],
  [1_234_567, '1,234,567 cargos', '1234567 alumnos', '1,234,567'],
])('%i in words: one thing alone is singular', (count, charges, pupils, digits) => {
  expect(countText(count, 'cargo', 'cargos', withCommas)).toBe(charges)
  expect(pupilsText(count)).toBe(pupils)
  expect(withCommas(count)).toBe(digits)
})

test('names in a sentence', () => {
  expect(listText(['ANA', 'LUIS', 'PEDRO'])).toBe('ANA, LUIS y PEDRO')
  expect(listText(['ANA', 'INÉS'])).toBe('ANA e INÉS')
  expect(listText([])).toBe('')
})

describe('upperLines', () => {
  test.each([
    ['  junta   de padres \r\n mañana a las 8 ', 'JUNTA DE PADRES\nMAÑANA A LAS 8'],
    ['uno\rdos\ntres', 'UNO\nDOS\nTRES'],
    ['\n\n  pen\u0303a\t \n\n \n\n\n fin \n', 'PEÑA\n\nFIN'],
    ['una sola línea', 'UNA SOLA LÍNEA'],
    [' \n \n', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(upperLines(text)).toBe(expected)
  })

  it('changes nothing the second time', () => {
    const text = fc.array(fc.string({ unit: 'grapheme' })).map((lines) => lines.join('\n'))
    fc.assert(fc.property(text, (each) => upperLines(upperLines(each)) === upperLines(each)))
  })
})

describe('joinName', () => {
  test.each([
    ['JOSÉ LUIS', 'GARCÍA', 'PEÑA', 'JOSÉ LUIS GARCÍA PEÑA'],
    [' JOSÉ  LUIS ', ' GARCÍA ', '', 'JOSÉ LUIS GARCÍA'],
    ['JOSÉ', null, undefined, 'JOSÉ'],
    ['', '', '', ''],
  ])('%p %p %p is %p', (nombres, paterno, materno, expected) => {
    expect(joinName(nombres, paterno, materno)).toBe(expected)
  })
})

describe('search', () => {
  const matches = (name: string, query: string) => matchesSearch(searchKey(name), query)

  test.each([
    ['JOSÉ GARCÍA', 'garcia jose'],
    ['JOSÉ GARCÍA', 'JOSÉ'],
    ['JOSÉ GARCÍA', 'arc os'],
    ['MUÑOZ PEÑA', 'munoz'],
    ['MUÑOZ PEÑA', 'muñoz'],
    ['MUNOZ', 'Ñoz'],
    ['nandú ñoño', 'ÑANDU NONO'],
    ['pen\u0303a', 'peña'],
    ['GÜEMES', 'guemes'],
    ['ANA', ''],
    ['ANA', '   '],
    ['ANA\u00a0LUZ', 'luz ana'],
  ])('%p is found by %p', (name, query) => {
    expect(matches(name, query)).toBe(true)
  })

  test.each([
    ['JOSÉ GARCÍA', 'garcia maria'],
    ['JOSÉ GARCÍA', 'josegarcia'],
    ['ANA', 'ana b'],
    ['', 'a'],
  ])('%p is not found by %p', (name, query) => {
    expect(matches(name, query)).toBe(false)
  })

  it('takes the words already split', () => {
    const words = searchWords('  García  JOSÉ ')
    expect(words).toEqual(['garcia', 'jose'])
    expect(matchesSearch(searchKey('JOSÉ GARCÍA'), words)).toBe(true)
    expect(matchesSearch(searchKey('JOSÉ LÓPEZ'), words)).toBe(false)
  })

  it('finds any name by any of its words, in any order, case and with or without accents', () => {
    const style = fc.constantFrom(
      (text: string) => text.toLowerCase(),
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD'),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    )
    const asked = fc
      .array(word(), { minLength: 1, maxLength: 5 })
      .chain((words) =>
        fc.record({ name: fc.constant(words.join(' ')), query: fc.shuffledSubarray(words), style }),
      )
    fc.assert(fc.property(asked, ({ name, query, style }) => matches(name, style(query.join('  ')))))
  })
})

it('sorts in Spanish: Ñ after N, accents and case only break ties', () => {
  expect(['OSO', 'ÑU', 'NUBE', 'ÁVILA', 'AVILES', 'ZETA', 'Avila'].sort(compareText)).toEqual([
    ...['Avila', 'ÁVILA', 'AVILES', 'NUBE', 'ÑU', 'OSO', 'ZETA'],
  ])
})
