import { headingKey } from '@contract/imports/headings.rules'
import { isRequiredColumn, IMPORT_COLUMNS, REQUIRED_COLUMNS } from '@contract/imports/imports.rules'
import { PUPIL_COLUMNS } from '@contract/imports/pupilColumns.rules'
import { missingColumns, readMapping, recognizeColumns } from '@contract/imports/recognize.rules'

/** Headings with the values below each, one string a cell. */
type Sheet = Readonly<Record<string, readonly string[]>>

const read = (sheet: Sheet) => {
  const headings = Object.keys(sheet)
  const length = Math.max(0, ...Object.values(sheet).map((cells) => cells.length))
  const rows = Array.from({ length }, (_, at) => headings.map((heading) => sheet[heading]?.[at] ?? ''))
  const { found, doubts } = recognizeColumns(PUPIL_COLUMNS, headings, rows)
  return {
    columns: Object.fromEntries([...found].map(([column, { at }]) => [column, headings[at]])),
    reasons: Object.fromEntries([...found].map(([column, { por }]) => [column, por])),
    doubts: Object.fromEntries(
      [...doubts].map(([column, places]) => [column, places.map((at) => headings[at])]),
    ),
  }
}

const none = (...headings: string[]): Sheet => Object.fromEntries(headings.map((heading) => [heading, []]))

test('the columns of the template are known by their own names, also without rows', () => {
  const { columns, doubts } = read(none(...IMPORT_COLUMNS))
  expect(columns).toEqual(Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, column])))
  expect(doubts).toEqual({})
  expect(PUPIL_COLUMNS.filter(({ required }) => required).map(({ column }) => column)).toEqual([
    ...REQUIRED_COLUMNS,
  ])
  expect(IMPORT_COLUMNS.filter(isRequiredColumn)).toEqual([...REQUIRED_COLUMNS])
})

test('a heading says the same in any case, order and abbreviation', () => {
  const same = [
    'numero_control',
    'Núm. de Control',
    'No. CONTROL',
    'N° de control',
    'Control (número)'.replace(/[()]/g, ''),
  ]
  expect(new Set(same.map(headingKey)).size).toBe(1)
  expect(headingKey('Nombre(s) del alumno')).toBe(headingKey('nombres'))
  expect(headingKey('Fecha de nacimiento (dd/mm/aaaa)')).toBe(headingKey('fecha_nacimiento'))
  expect(headingKey('Alumno(a)')).toBe('alumno')
})

test.each([
  ['Núm. de control', 'numero_control'],
  ['Matrícula', 'numero_control'],
  ['APELLIDO PATERNO', 'paterno'],
  ['Primer Apellido', 'paterno'],
  ['Ap. Materno', 'materno'],
  ['Nombre(s)', 'nombres'],
  ['Nombre del alumno', 'nombres'],
  ['F. Nac.', 'fecha_nacimiento'],
  ['Fecha de Nacimiento', 'fecha_nacimiento'],
  ['Nivel', 'grado'],
  ['Grado escolar', 'gradoNumero'],
  ['Mamá o papá', 'padre'],
  ['Padre, madre o tutor', 'padre'],
  ['Nombre de la mamá', 'padre'],
  ['Tutor · Nombre', 'padre'],
  ['Celular', 'telefono'],
  ['Tel. del tutor', 'telefono'],
  ['Tutor · Celular', 'telefono'],
  ['E-mail', 'correo'],
  ['Correo electrónico del papá', 'correo'],
  ['CURP del alumno', 'curp'],
  ['Alumno · CURP', 'curp'],
  ['Datos · CURP', 'curp'],
  ['Nombre completo', 'nombre_completo'],
  ['Apellidos', 'apellidos'],
  ['Grado y grupo', 'grado_grupo'],
  ['GRADO Y GPO.', 'grado_grupo'],
  ['NOMBRE DEL ALUMNO', 'nombres'],
  ['PADRE O TUTOR', 'padre'],
  ['CEL. MAMÁ', 'telefono'],
  ['DATOS DEL PADRE O TUTOR · NOMBRE', 'padre'],
  ['DATOS DEL ALUMNO · F. NAC.', 'fecha_nacimiento'],
])('%s is %s by the heading alone', (heading, column) => {
  expect(read(none(heading))).toEqual({
    columns: { [column]: heading },
    reasons: { [column]: 'ENCABEZADO' },
    doubts: {},
  })
})

test.each([
  'No.',
  'Edad',
  'Sexo',
  'Tutor · CURP',
  'Teléfono de emergencia',
  'Escuela de procedencia',
  'Observaciones',
])('%s is no column of ours', (heading) => expect(read(none(heading)).columns).toEqual({}))

describe('the same heading by what stands below it', () => {
  it.each([
    ['Grado', ['1', '6', '3'], 'gradoNumero'],
    ['Grado', ['1°', '2°', 'K3'], 'gradoNumero'],
    ['Grado', ['PRIMARIA', 'Preescolar'], 'grado'],
    ['Grado', ['2° B', '3° A'], 'grado_grupo'],
    ['Grado', ['2° B Primaria', 'K3 A'], 'grado_grupo'],
    ['Grupo', ['2A', '3B'], 'grado_grupo'],
    ['Nivel', ['Primaria', 'Kínder'], 'grado'],
    ['Nivel', ['Primaria 2', '1° Kínder'], 'grado_grupo'],
    ['Sección', ['Primaria', 'Preescolar'], 'grado'],
    ['Clave', ['RALS190315MJCMPFA6', 'HEGD140922HDFRRGA5'], 'curp'],
    ['Clave', ['A-01', 'A-02'], 'numero_control'],
    ['Nombre', ['GARCÍA LÓPEZ ANA', 'RUIZ SOSA EVA MARÍA'], 'nombre_completo'],
    ['Alumno', ['García López, Ana', 'Ruiz, Eva'], 'nombre_completo'],
    ['Nombre', ['Ana', 'Eva María'], 'nombres'],
    ['Dato 7', ['RALS190315MJCMPFA6', ''], 'curp'],
    ['Contacto', ['a@b.mx', 'c@d.mx'], 'correo'],
  ])('%s over %j is %s', (heading, values, column) => {
    expect(read({ [heading]: values }).columns).toEqual({ [column]: heading })
  })

  it.each([
    ['Grupo', ['A', 'B']],
    ['Sección', ['A', 'B']],
    ['CURP del tutor', ['GODE561231MHGMZM07']],
    ['Correo institucional del alumno', ['a@b.mx']],
    ['Dato', ['5512345678']],
  ])('%s over %j is left alone', (heading, values) => {
    expect(read({ [heading]: values }).columns).toEqual({})
  })
})

test('"Nivel" beside "Grado" 1 to 6: the level and the year, and why', () => {
  const { columns, reasons } = read({ Grado: ['1', '6'], Nivel: ['Primaria', 'Primaria'] })
  expect(columns).toEqual({ gradoNumero: 'Grado', grado: 'Nivel' })
  expect(reasons).toEqual({ gradoNumero: 'CONTENIDO', grado: 'ENCABEZADO' })
})

test('"Nombre" over whole names beside columns of surnames is only the given names', () => {
  const { columns } = read({ Paterno: ['García'], Nombre: ['Ana de los Ángeles'] })
  expect(columns).toEqual({ paterno: 'Paterno', nombres: 'Nombre' })
})

test('a wrong value here and there changes nothing, and a column of our own name keeps it even where all are wrong', () => {
  expect(read({ Grado: ['1', 'x', '3', '2'] }).columns).toEqual({ gradoNumero: 'Grado' })
  expect(read({ grado: ['SECUNDARIA'], gradoNumero: ['9'] }).columns).toEqual({
    grado: 'grado',
    gradoNumero: 'gradoNumero',
  })
})

test('two headings that are a column equally well are a doubt; its own name decides, and so do values', () => {
  expect(read(none('Padre', 'Madre'))).toEqual({
    columns: {},
    reasons: {},
    doubts: { padre: ['Padre', 'Madre'] },
  })
  expect(read(none('Tel. papá', 'Tel. mamá')).doubts).toEqual({ telefono: ['Tel. papá', 'Tel. mamá'] })
  expect(read(none('Celular', 'Teléfono')).columns).toEqual({ telefono: 'Teléfono' })
  const { columns } = read({ Celular: ['no tiene', 'x'], Móvil: ['5512345678', '5587654321'] })
  expect(columns).toEqual({ telefono: 'Móvil' })
  expect(read({ uno: ['RALS190315MJCMPFA6'], dos: ['HEGD140922HDFRRGA5'] }).doubts).toEqual({
    curp: ['uno', 'dos'],
  })
})

test('required columns may stand together in one', () => {
  const has = (...columns: string[]) => missingColumns(PUPIL_COLUMNS, (column) => columns.includes(column))
  expect(has()).toEqual([...REQUIRED_COLUMNS])
  expect(has('nombre_completo', 'curp')).toEqual(['numero_control', 'fecha_nacimiento'])
  expect(has('apellidos', 'curp')).toEqual(['nombres', 'numero_control', 'fecha_nacimiento'])
})

test('what somebody matched by hand', () => {
  expect([...(readMapping(PUPIL_COLUMNS, '{"curp":"Clave"}') ?? [])]).toEqual([['curp', 'Clave']])
  for (const wrong of ['', 'null', '[]', '{"apodo":"x"}', '{"curp":1}'])
    expect(readMapping(PUPIL_COLUMNS, wrong)).toBeNull()
})
