import { spreadTexts, type PupilTexts } from '@contract/imports/combined.rules'
import { createNameReader } from '@contract/imports/wholeNames.rules'

const NAME_UNCLEAR =
  'La CURP no dice dónde terminan los apellidos; escribe nombres y apellidos en columnas aparte'
const LEVEL_DIFFERS = 'Dice otro nivel que el grado'

const ANA = { nombres: 'ANA', paterno: 'GARCÍA', materno: 'LÓPEZ' }
const CURP = 'GALA180315MDFRPNA1'
const spread = (texts: PupilTexts, stored: typeof ANA | null = null) =>
  spreadTexts(texts, createNameReader([]), stored)

test('a whole name goes into its three columns by the CURP; a column of its own wins', () => {
  expect(spread({ nombre_completo: 'García López Ana', curp: CURP.toLowerCase() }).texts).toMatchObject({
    nombres: 'Ana',
    paterno: 'García',
    materno: 'López',
  })
  const both = spread({ nombre_completo: 'García López Ana', nombres: 'Ana', paterno: 'Garza', curp: CURP })
  expect([both.texts.paterno, both.campos]).toEqual(['Garza', {}])
})

test('what the CURP does not part is a problem of its cell, unless the registered pupil has the same words', () => {
  const unclear = { nombre_completo: 'Ruiz Sosa Eva', curp: CURP }
  expect(spread(unclear).campos).toEqual({ nombre_completo: NAME_UNCLEAR })
  expect(spread({ apellidos: 'Ruiz Sosa', nombres: 'Eva', curp: CURP }).campos).toEqual({
    apellidos: NAME_UNCLEAR,
  })
  const known = spread({ nombre_completo: 'LOPEZ, ANA GARCIA' }, ANA)
  expect(known).toEqual({ texts: { nombre_completo: 'LOPEZ, ANA GARCIA' }, campos: {} })
  expect(spread({ apellidos: 'Garcia Lopez' }, ANA).campos).toEqual({})
  expect(spread({ nombre_completo: 'Eva Ruiz' }, ANA).campos).toEqual({ nombre_completo: NAME_UNCLEAR })
})

test('both surnames of one column', () => {
  const { texts } = spread({ apellidos: 'García López', nombres: 'Ana', curp: CURP })
  expect(texts).toMatchObject({ nombres: 'Ana', paterno: 'García', materno: 'López' })
})

test('level, year and group out of one cell; the level also out of a year that only one level has', () => {
  expect(spread({ grado_grupo: '2° B Primaria' }).texts).toMatchObject({
    grado: 'PRIMARIA',
    gradoNumero: '2',
    grupo: 'B',
  })
  expect(spread({ grado: 'Primaria', grado_grupo: '3A' }).texts).toMatchObject({
    grado: 'Primaria',
    gradoNumero: '3',
    grupo: 'A',
  })
  expect(spread({ gradoNumero: 'K2' }).texts.grado).toBe('PREESCOLAR')
  expect(spread({ gradoNumero: '5' }).texts.grado).toBe('PRIMARIA')
  expect(spread({ gradoNumero: '2' }).texts.grado).toBeUndefined()
})

test('what two cells say differently is a problem', () => {
  expect(spread({ grado_grupo: 'Maternal' }).campos).toEqual({
    grado_grupo: 'No se entiende; escríbelo como 2° B Primaria',
  })
  expect(spread({ gradoNumero: '2', grado_grupo: '3A' }).campos).toEqual({
    grado_grupo: 'Dice otro grado que la otra columna',
  })
  expect(spread({ grado: 'Primaria', gradoNumero: 'K2' }).campos).toEqual({ grado: LEVEL_DIFFERS })
  expect(spread({ grado: 'Preescolar', grado_grupo: '2 B Primaria' }).campos).toEqual({
    grado: LEVEL_DIFFERS,
  })
})
