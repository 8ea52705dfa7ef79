import type { Range } from '@e965/xlsx'
import { curpOf } from '@demo/curps'
import { createRandom } from '@demo/random'
import type { Grade } from '@contract/domain/grades'
import { csvOf, xlsxOf, type CellValue } from './sheets'

interface Child {
  nombres: string
  paterno: string
  materno: string
  birth: string
  grado: Grade
  year: number
  group: string
  parent: string
  phone: string
}

const child = (
  [nombres, paterno, materno]: [string, string, string],
  birth: string,
  [grado, year, group]: [Grade, number, string],
  [parent, phone]: [string, string],
): Child => ({ nombres, paterno, materno, birth, grado, year, group, parent, phone })

const CHILDREN: readonly Child[] = [
  child(
    ['María José', 'Muñoz', 'García'],
    '2019-03-15',
    ['PRIMARIA', 1, 'A'],
    ['Laura García Ruiz', '5512345678'],
  ),
  child(
    ['José Luis', 'Muñoz', 'García'],
    '2016-11-02',
    ['PRIMARIA', 4, 'B'],
    ['Laura García Ruiz', '5512345678'],
  ),
  child(
    ['Ximena', 'de la Cruz', 'Ponce de León'],
    '2021-07-09',
    ['PREESCOLAR', 2, 'A'],
    ['Raúl de la Cruz', '3312345678'],
  ),
  child(['Ángel', 'Núñez', 'Íñiguez'], '2015-01-30', ['PRIMARIA', 6, 'A'], ['Sofía Íñiguez', '8112345678']),
  child(
    ['Sofía Valentina', 'Hernández', 'Hernández'],
    '2018-05-21',
    ['PRIMARIA', 2, 'B'],
    ['Eva Hernández', '2221234567'],
  ),
  child(['Emilio', 'Díaz', ''], '2020-12-12', ['PREESCOLAR', 3, 'A'], ['Inés Díaz', '4421234567']),
  child(
    ['María de los Ángeles', 'López', 'del Río'],
    '2017-02-28',
    ['PRIMARIA', 3, 'A'],
    ['Juan López', '5598765432'],
  ),
  child(['Regina', 'Ávila', 'Sosa'], '2017-09-05', ['PRIMARIA', 3, 'B'], ['Mónica Sosa', '5587654321']),
]

/** What each school's file must become, by the columns of `students`. */
export interface SchoolFile {
  readonly school: string
  readonly name: string
  readonly content: Buffer
  /** Row number of the first pupil. */
  readonly first: number
  readonly pupils: readonly Record<string, unknown>[]
  /** Level, year and group of each pupil, for a file that says groups. */
  readonly places: readonly string[]
}

const random = createRandom(7)

interface Pupil extends Child {
  curp: string
  control: string
}

const pupilsOf = (school: number): Pupil[] =>
  CHILDREN.map((each, at) => {
    const names = {
      nombres: each.nombres.toUpperCase(),
      paterno: each.paterno.toUpperCase(),
      materno: each.materno.toUpperCase(),
    }
    return { ...each, curp: curpOf(random, names, each.birth, 'M'), control: `E${school}-${100 + at}` }
  })

const expected = (pupils: readonly Pupil[]): Record<string, unknown>[] =>
  pupils.map(({ nombres, paterno, materno, birth, grado, year, curp, control, parent, phone }) => ({
    nombres: nombres.toUpperCase(),
    paterno: paterno.toUpperCase(),
    materno: materno.toUpperCase() || null,
    curp,
    numero_control: control,
    fecha_nacimiento: birth,
    grado_previsto: grado,
    grado_previsto_numero: year,
    padre: parent.toUpperCase(),
    telefono: phone,
  }))

const placesOf = (pupils: readonly Pupil[]): string[] =>
  pupils.map(({ grado, year, group }) => `${grado} ${year} ${group}`)

const written = (day: string): string => day.split('-').reverse().join('/')
const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const across = (row: number, from: number, to: number): Range => ({
  s: { r: row, c: from },
  e: { r: row, c: to },
})
const level = (grado: Grade): string => (grado === 'PREESCOLAR' ? 'Preescolar' : 'Primaria')

/** Title rows above, "Nivel" beside "Grado" 1 to 6, days of Excel, telephones with +52, a row of totals below. */
const nandu = (): SchoolFile => {
  const pupils = pupilsOf(1)
  const head = [
    ...[
      'No.',
      'Matrícula',
      'CURP',
      'Apellido Paterno',
      'Apellido Materno',
      'Nombre(s)',
      'Fecha de Nacimiento',
    ],
    ...[
      'Edad',
      'Nivel',
      'Grado',
      'Grupo',
      'Mamá o papá',
      'Celular',
      'Beca %',
      'Debe desde',
      'Saldo anterior',
    ],
  ]
  const rows = pupils.map((each, at): CellValue[] => [
    ...[at + 1, each.control, each.curp, each.paterno, each.materno, each.nombres, dayOf(each.birth)],
    ...[
      8,
      level(each.grado),
      each.year,
      each.group,
      each.parent,
      `+52 ${each.phone.slice(0, 2)} ${each.phone.slice(2)}`,
    ],
    ...[at === 0 ? 25 : null, at % 2 ? 'octubre' : 'noviembre', at === 1 ? 1200 : null],
  ])
  const total = ['TOTAL', null, null, null, null, `${pupils.length} alumnos`]
  const title = [['COLEGIO ÑANDÚ, A.C.'], ['Lista de alumnos inscritos, ciclo 2026-2027'], []]
  const content = xlsxOf([...title, head, ...rows, [], total], {
    merges: [across(0, 0, 15), across(1, 0, 15)],
  })
  return {
    school: 'Ñandú',
    name: 'alumnos.xlsx',
    content,
    first: 5,
    pupils: expected(pupils),
    places: placesOf(pupils),
  }
}

/** Semicolons, Windows-1252, the whole name and "2° B Primaria" in one column. */
const juarez = (): SchoolFile => {
  const pupils = pupilsOf(2)
  const head = [
    ...['No.', 'Nombre completo', 'Sexo', 'CURP', 'No. de control', 'F. Nac.', 'Grado y grupo'],
    ...['Padre, madre o tutor', 'Tel. del tutor', 'Correo electrónico', 'Beca', 'Adeuda desde'],
  ]
  const rows = pupils.map((each, at) => [
    ...[
      at + 1,
      `${each.paterno} ${each.materno} ${each.nombres}`.replace('  ', ' '),
      'M',
      each.curp,
      each.control,
    ],
    ...[
      written(each.birth),
      each.grado === 'PREESCOLAR' ? `K${each.year} ${each.group}` : `${each.year}° ${each.group} Primaria`,
    ],
    ...[
      each.parent,
      `${each.phone.slice(0, 3)}-${each.phone.slice(3, 6)}-${each.phone.slice(6)}`,
      `familia${at >> 1}@correo.mx`,
    ],
    ...['', '2026-11'],
  ])
  const same = rows.map((row) =>
    row.map((cell, at) => (at === 9 && row[7] === 'Laura García Ruiz' ? 'laura@correo.mx' : cell)),
  )
  const content = Buffer.from(csvOf([['Instituto Benito Juárez'], head, ...same], ';'), 'latin1')
  return {
    school: 'Juárez',
    name: 'alumnos.csv',
    content,
    first: 3,
    pupils: expected(pupils),
    places: placesOf(pupils),
  }
}

/** Two rows of headings: groups of columns above, merged, and "Nombre" twice below. */
const montessori = (): SchoolFile => {
  const pupils = pupilsOf(3)
  const groups = [
    ...['No.', 'ALUMNO', null, null, null, null, null, 'ESCOLARIDAD', null, null],
    ...['PADRE, MADRE O TUTOR', null, null, 'ADEUDOS', null],
  ]
  const head = [
    ...[null, 'Matrícula', 'Paterno', 'Materno', 'Nombre', 'CURP', 'Nacimiento', 'Nivel', 'Grado', 'Grupo'],
    ...['Nombre', 'Teléfono', 'Correo', 'Saldo anterior', 'Saldo a favor'],
  ]
  const rows = pupils.map((each, at): CellValue[] => [
    ...[at + 1, each.control, each.paterno, each.materno, each.nombres, each.curp, written(each.birth)],
    ...[
      level(each.grado).toUpperCase(),
      `${each.year}°`,
      each.group,
      each.parent,
      Number(each.phone),
      null,
      null,
      at ? null : 350,
    ],
  ])
  const merges = [
    across(1, 1, 6),
    across(1, 7, 9),
    across(1, 10, 12),
    { s: { r: 1, c: 0 }, e: { r: 2, c: 0 } },
  ]
  const content = xlsxOf([['Centro Montessori del Valle'], groups, head, ...rows], { merges })
  return {
    school: 'Montessori',
    name: 'alumnos.xlsx',
    content,
    first: 4,
    pupils: expected(pupils),
    places: placesOf(pupils),
  }
}

/** An .xls of Excel 97: "Apellidos, Nombres", "3A" under "Grado", the headings again on the second page. */
const morelos = (): SchoolFile => {
  const pupils = pupilsOf(4)
  const head = [
    'Clave',
    'Alumno',
    'CURP',
    'Fecha nac.',
    'Sección',
    'Grado',
    'Nombre de la mamá',
    'WhatsApp',
    'Inscripción',
  ]
  const rows = pupils.map((each): CellValue[] => [
    ...[
      each.control,
      `${each.paterno} ${each.materno}, ${each.nombres}`.toUpperCase().replace(' ,', ','),
      each.curp,
    ],
    ...[dayOf(each.birth), each.grado === 'PREESCOLAR' ? 'Kínder' : 'Primaria', `${each.year}${each.group}`],
    ...[
      each.parent,
      `(${each.phone.slice(0, 2)}) ${each.phone.slice(2, 6)} ${each.phone.slice(6)}`,
      'PAGADA',
    ],
  ])
  const content = xlsxOf([head, ...rows.slice(0, 4), head, ...rows.slice(4)], { kind: 'biff8' })
  return {
    school: 'Morelos',
    name: 'alumnos.xls',
    content,
    first: 2,
    pupils: expected(pupils),
    places: placesOf(pupils),
  }
}

/** What a program writes as .xls in XML: both surnames in one column, the CURP and the mail known by their form. */
const hidalgo = (): SchoolFile => {
  const pupils = pupilsOf(5)
  const head = [
    ...[
      'Expediente',
      'Apellidos',
      'Nombres',
      'Dato oficial',
      'Fecha de nacimiento',
      'Nivel educativo',
      'Año',
    ],
    ...['Responsable de pago', 'Móvil', 'Avisos', 'Observaciones'],
  ]
  const rows = pupils.map((each): CellValue[] => [
    ...[
      each.control,
      `${each.paterno} ${each.materno}`.trim(),
      each.nombres,
      each.curp.toLowerCase(),
      dayOf(each.birth),
    ],
    ...[
      each.grado === 'PREESCOLAR' ? 'Jardín de niños' : 'Primaria',
      `${each.year}o`,
      each.parent,
      `044 ${each.phone}`.slice(4),
    ],
    ...[each.parent.includes('Laura') ? 'laura@correo.mx' : null, 'sin novedad'],
  ])
  const content = xlsxOf([head, ...rows], { kind: 'xlml' })
  return { school: 'Hidalgo', name: 'alumnos.xls', content, first: 2, pupils: expected(pupils), places: [] }
}

/** Files as five schools keep them; each has its own pupils. */
export const SCHOOLS: readonly (() => SchoolFile)[] = [nandu, juarez, montessori, morelos, hidalgo]
