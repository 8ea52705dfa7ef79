import { createNameReader } from '@contract/imports/wholeNames.rules'
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
    expect(createNameReader([]).surnames(surnamesOf(names), nombres, curp(names))).toEqual({
      paterno,
      materno,
    })
  }
  expect(createNameReader([]).surnames('GARCÍA LÓPEZ', 'ANA', '')).toBeNull()
})

test('a cell of a thousand words is no name, and 5,000 long names take a moment', () => {
  const start = performance.now()
  const long = 'Gar '.repeat(1200)
  const rows = Array.from({ length: 5000 }, () => ({ whole: long, curp: curp(PEOPLE[0] as NameParts) }))
  expect(createNameReader(rows).read(long, curp(PEOPLE[0] as NameParts))).toBeNull()
  expect(createNameReader([]).surnames(long, 'Ana', curp(PEOPLE[0] as NameParts))).toBeNull()
  // Far less where nothing else runs; what grows with the square of the words would take minutes.
  expect(performance.now() - start).toBeLessThan(20_000)
})

describe('a column that no CURP parts is read as a person says', () => {
  const CURP = 'GALA180315MDFRPNA1'
  it.each([
    ['García López Ana María', 'PATERNO_MATERNO_NOMBRES', ['Ana María', 'García', 'López']],
    ['De la Cruz Ponce Ana', 'PATERNO_MATERNO_NOMBRES', ['Ana', 'De la Cruz', 'Ponce']],
    ['García Ana María', 'PATERNO_NOMBRES', ['Ana María', 'García', '']],
    ['Ana María García López', 'NOMBRES_PATERNO_MATERNO', ['Ana María', 'García', 'López']],
    ['Ana María García', 'NOMBRES_PATERNO', ['Ana María', 'García', '']],
    ['García Ana', 'PATERNO_MATERNO_NOMBRES', ['Ana', 'García', '']],
    ['García López, Ana María', 'NOMBRES_PATERNO', ['Ana María', 'García López', '']],
  ] as const)('%s as %s', (whole, order, [nombres, paterno, materno]) => {
    expect(createNameReader([], order).read(whole, '')).toEqual({ nombres, paterno, materno })
    expect(createNameReader([]).read(whole, '')).toBeNull()
  })

  it('what a CURP tells wins over it, and one word is no name', () => {
    expect(createNameReader([], 'NOMBRES_PATERNO_MATERNO').read('García López Ana', CURP)).toEqual({
      nombres: 'Ana',
      paterno: 'García',
      materno: 'López',
    })
    expect(createNameReader([], 'PATERNO_NOMBRES').read('Ana', '')).toBeNull()
    expect(createNameReader([], 'PATERNO_MATERNO_NOMBRES').surnames('De la O Ruiz', 'Eva', '')).toEqual({
      paterno: 'De la O',
      materno: 'Ruiz',
    })
  })
})
