import { createNameReader, readSurnames } from '@contract/imports/wholeNames.rules'
import type { NameParts } from '@contract/domain/curpLetters'
import { curpOf } from '@demo/curps'
import { createRandom } from '@demo/random'

const random = createRandom(1)
const curp = (names: NameParts): string => curpOf(random, names, '2017-05-02', 'M')

const PEOPLE: NameParts[] = [
  { nombres: 'ANA', paterno: 'GARCÍA', materno: 'LÓPEZ' },
  { nombres: 'MARÍA JOSÉ', paterno: 'MUÑOZ', materno: 'ÑÁÑEZ' },
  { nombres: 'MARÍA DE LOS ÁNGELES', paterno: 'DE LA CRUZ', materno: 'DEL RÍO' },
  { nombres: 'JOSÉ LUIS', paterno: 'HERNÁNDEZ', materno: 'HERNÁNDEZ' },
  { nombres: 'SOFÍA VALENTINA', paterno: 'PONCE DE LEÓN', materno: 'RUIZ' },
  { nombres: 'EMILIO', paterno: 'DÍAZ', materno: '' },
]
const surnamesOf = ({ paterno, materno }: NameParts): string => [paterno, materno].filter(Boolean).join(' ')

describe.each([
  ['APELLIDOS NOMBRES', (names: NameParts) => `${surnamesOf(names)} ${names.nombres}`],
  ['APELLIDOS, NOMBRES', (names: NameParts) => `${surnamesOf(names)}, ${names.nombres}`],
  ['NOMBRES APELLIDOS', (names: NameParts) => `${names.nombres} ${surnamesOf(names)}`],
])('whole names as %s', (_, write) => {
  it.each(PEOPLE)('$nombres / $paterno / $materno', (names) => {
    const rows = PEOPLE.map((each) => ({ whole: write(each), curp: curp(each) }))
    expect(createNameReader(rows).read(write(names), curp(names))).toEqual(names)
  })
})

test('nothing is guessed: without a CURP, with the CURP of another, where the letters allow two readings', () => {
  const { read } = createNameReader([])
  expect(read('GARCÍA LÓPEZ ANA', '')).toBeNull()
  expect(read('GARCÍA LÓPEZ ANA', curp(PEOPLE[3] as NameParts))).toBeNull()
  const laura = { nombres: 'LAURA LORENA', paterno: 'GARCÍA', materno: 'LÓPEZ' }
  expect(read('GARCÍA LÓPEZ LAURA LORENA', curp(laura))).toBeNull()
  expect(read('GARCÍA LÓPEZ, LAURA LORENA', curp(laura))).toEqual(laura)
  expect(read('GARCÍA, LÓPEZ, LAURA', curp(laura))).toBeNull()
  expect(read('ANA', curp(laura))).toBeNull()
})

test('a name that could be read from both ends takes the order of the others', () => {
  const both = { nombres: 'GARY', paterno: 'GARCÍA', materno: 'GARZA' }
  const other = { nombres: 'GARCÍA', paterno: 'GARY', materno: 'GARZA' }
  const rows = PEOPLE.map((each) => ({ whole: `${surnamesOf(each)} ${each.nombres}`, curp: curp(each) }))
  const text = 'GARCÍA GARZA GARY'
  expect(createNameReader(rows).read(text, curp(both))).toEqual(both)
  expect(createNameReader([]).read(text, curp(other))).toBeNull()
})

test('both surnames in one column, with the given names in another', () => {
  for (const names of PEOPLE) {
    const { nombres, paterno, materno } = names
    expect(readSurnames(surnamesOf(names), nombres, curp(names))).toEqual({ paterno, materno })
  }
  expect(readSurnames('GARCÍA LÓPEZ', 'ANA', '')).toBeNull()
})

test('a cell of a thousand words is no name, and 5,000 long names take a moment', () => {
  const start = performance.now()
  const long = 'Gar '.repeat(1200)
  const rows = Array.from({ length: 5000 }, () => ({ whole: long, curp: curp(PEOPLE[0] as NameParts) }))
  expect(createNameReader(rows).read(long, curp(PEOPLE[0] as NameParts))).toBeNull()
  expect(readSurnames(long, 'Ana', curp(PEOPLE[0] as NameParts))).toBeNull()
  expect(performance.now() - start).toBeLessThan(2_000)
})
