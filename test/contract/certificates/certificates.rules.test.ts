import {
  DEFAULT_TEXTS,
  fillText,
  keptText,
  TEXT_FIELDS,
  textProblems,
} from '@contract/certificates/certificateTexts.rules'
import {
  CERTIFICATE_KINDS,
  certificateFilename,
  certificateKindLabel,
  certificateName,
  keptAddressee,
  kindsSeenBy,
} from '@contract/certificates/certificates.rules'
import { dayInWords, longDay } from '@contract/domain/dayInWords'

const VALUES = Object.fromEntries(Object.keys(TEXT_FIELDS).map((name) => [name, `<${name}>`])) as Record<
  keyof typeof TEXT_FIELDS,
  string
>

test('names of kinds and files', () => {
  expect(certificateName('NO_ADEUDO')).toBe('Constancia de no adeudo')
  expect(certificateKindLabel('INSCRIPCION')).toBe('Inscripción')
  expect(certificateFilename(7)).toBe('constancia-000007.pdf')
})

test('kinds about money are for COLEGIATURAS', () => {
  expect(kindsSeenBy([{ module: 'COLEGIATURAS', action: 'READ' }])).toEqual(CERTIFICATE_KINDS)
  expect(kindsSeenBy([{ module: 'ALUMNOS', action: 'UPDATE' }])).toEqual(CERTIFICATE_KINDS.slice(0, 4))
})

test('the addressee stands on one line; nobody is everybody', () => {
  expect(keptAddressee('  SEP\tdel  Estado ')).toBe('SEP del Estado')
  for (const none of [undefined, null, '', '   ']) expect(keptAddressee(none)).toBe('A QUIEN CORRESPONDA')
})

test('the texts of the product hold known fields alone, and all are filled', () => {
  for (const kind of CERTIFICATE_KINDS) {
    const text = DEFAULT_TEXTS[kind]
    expect(textProblems(text)).toEqual({})
    expect(keptText(text)).toEqual(text)
    expect(fillText(text.cuerpo, VALUES)).not.toMatch(/[{}]/)
  }
})

test('a value with braces or dollars is not filled again', () => {
  expect(fillText('{alumno} y {curp}', { ...VALUES, alumno: '{curp} $& $1' })).toBe('{curp} $& $1 y <curp>')
})

test('an unknown field is named, also one of every object', () => {
  for (const name of ['{nombre}', '{Alumno}', '{ alumno }', '{}', '{constructor}'])
    expect(textProblems({ cuerpo: `Que ${name} estudia` })['cuerpo']).toContain(`${name} no es un campo`)
  for (const broken of ['{alumno', 'alumno}', '{{alumno}}'])
    expect(textProblems({ titulo: broken })).toHaveProperty('titulo')
})

test('days as letters write them', () => {
  expect(longDay('2026-09-01')).toBe('1 de septiembre de 2026')
  expect(dayInWords('2026-09-01')).toBe('primero de septiembre de dos mil veintiséis')
  expect(dayInWords('2021-01-21')).toBe('veintiuno de enero de dos mil veintiuno')
  expect(dayInWords('2031-12-31')).toBe('treinta y uno de diciembre de dos mil treinta y uno')
  expect(dayInWords('1999-03-16')).toBe('dieciséis de marzo de mil novecientos noventa y nueve')
})
