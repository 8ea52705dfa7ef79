import { type IsoDate, dateParts, isoMonth } from '@contract/domain/dates'
import { demoCycles } from './cycles'
import { schoolYearOf } from './days'
import { CLASSROOM, groupName } from './enrolments'
import { gradeOf, isSchoolLevel, yearOf, type Level } from './levels'
import { makeFamilies, type DemoFamily, type DemoPupil } from './people'
import { createRandom, type Random } from './random'

type Cell = string | number | Date

/** Headings of a school's own list, not of our template. */
const HEADINGS = [
  ...['Matrícula', 'Apellido paterno', 'Apellido materno', 'Nombre(s)', 'CURP', 'Fecha de nacimiento'],
  ...['Nivel', 'Grado', 'Grupo', 'Mamá o papá', 'Celular', 'Correo', 'Alergias'],
  ...['Beca %', 'Debe desde', 'Inscripción', 'Material', 'Saldo anterior', 'Saldo a favor'],
] as const
type Heading = (typeof HEADINGS)[number]
type Row = Record<Heading, Cell>

/** Another seed than the demo's, for another school. */
const SEED = 22_1123

/** Months from the current one to the first still owed, with weights. A text is written as it is; blank means the current month. */
const OWED_FROM = [
  [1, 60],
  ['', 20],
  [-1, 9],
  [-2, 5],
  [-9, 2],
  [2, 2],
  ['Nada', 2],
] as const

const BECAS = [
  ['', 87],
  [10, 4],
  [15, 3],
  [25, 4],
  [50, 2],
] as const

const PAID_ONCE = [
  ['PAGADA', 90],
  ['', 3],
  ['DEBE', 3],
  [800, 2],
  [1_250.5, 2],
] as const

const owedFrom = (random: Random, today: IsoDate): string => {
  const months = demoCycles(today).at(-1)?.body.meses ?? []
  const { anio, mes } = dateParts(today)
  const now = months.findLastIndex((month) => month.anio * 12 + month.mes <= anio * 12 + mes)
  const from = random.weighted<number | string>(OWED_FROM)
  if (typeof from === 'string') return from
  if (now < 0) return ''
  const month = months[Math.min(Math.max(now + from, 0), months.length - 1)]
  return month ? isoMonth(month) : ''
}

const balancesOf = (random: Random, today: IsoDate) => {
  const [anterior, favor] = [random.chance(0.06), random.chance(0.04)]
  return {
    'Beca %': random.weighted<Cell>(BECAS),
    'Debe desde': owedFrom(random, today),
    Inscripción: random.weighted<Cell>(PAID_ONCE),
    Material: random.weighted<Cell>(PAID_ONCE),
    'Saldo anterior': anterior ? random.pick([1_200, 2_520, 2_830, 5_040, 418.5]) : '',
    'Saldo a favor': favor ? random.pick([500, 1_000, 2_690, 150.25]) : '',
  }
}

interface Enrolled {
  pupil: DemoPupil
  family: DemoFamily
  level: Level
}

const groupsOf = (pupils: readonly Enrolled[]): string[] => {
  const pupilsOf = (level: Level) => pupils.filter((each) => each.level === level).length
  const placed = new Map<Level, number>()
  return pupils.map(({ level }) => {
    const at = placed.get(level) ?? 0
    placed.set(level, at + 1)
    const rooms = Math.ceil(pupilsOf(level) / CLASSROOM)
    return groupName(level, at % rooms, rooms)
  })
}

const rowOf = ({ pupil, family: { parent }, level }: Enrolled) => ({
  Matrícula: pupil.numero_control,
  'Apellido paterno': pupil.paterno,
  'Apellido materno': pupil.materno ?? '',
  'Nombre(s)': pupil.nombres,
  CURP: pupil.curp,
  'Fecha de nacimiento': new Date(`${pupil.fecha_nacimiento}T00:00:00Z`),
  Nivel: gradeOf(level) === 'PREESCOLAR' ? 'Preescolar' : 'Primaria',
  Grado: yearOf(level),
  'Mamá o papá': parent?.nombre ?? '',
  Celular: parent?.telefono ?? '',
  Correo: parent?.correo ?? '',
  Alergias: pupil.alergias.join('; '),
})

const openingRows = (today: IsoDate, pupils: number): Row[] => {
  const random = createRandom(SEED)
  const year = schoolYearOf(today)
  const enrolled = makeFamilies(random, Math.ceil(pupils * 1.2), year)
    .flatMap((family) =>
      family.pupils.map((pupil) => ({
        pupil,
        family,
        level: year - Number(pupil.fecha_nacimiento.slice(0, 4)),
      })),
    )
    .filter(({ level }) => isSchoolLevel(level))
    .slice(0, pupils)
  const groups = groupsOf(enrolled)
  return enrolled.map((each, at) => ({
    ...rowOf(each),
    Grupo: groups[at] ?? '',
    ...balancesOf(random, today),
  }))
}

const mistakes = (today: IsoDate): readonly (readonly [number, Heading, Cell])[] => [
  [1, 'CURP', 'GARM180230HDFRRL0X'],
  [3, 'Beca %', 137],
  [5, 'Debe desde', `${schoolYearOf(today) + 2}-01`],
  [7, 'Saldo anterior', 'dos mil'],
  [9, 'Saldo anterior', -350],
  [11, 'Saldo a favor', 100.125],
  [13, 'Grado', 9],
  [15, 'Apellido paterno', ''],
  [16, 'Grupo', '4°B'],
  [17, 'Celular', '555 12'],
  [19, 'Inscripción', 'A medias'],
]

const MISTAKEN = 40

const withMistakes = (rows: readonly Row[], today: IsoDate): Row[] => {
  const few = rows.slice(0, MISTAKEN).map((row) => ({ ...row }))
  for (const [at, heading, value] of mistakes(today)) {
    const row = few[at]
    if (row) row[heading] = value
  }
  const [first] = few
  return first ? [...few, { ...first }] : few
}

const cellOf = (value: Cell) =>
  value instanceof Date
    ? { value, type: Date, format: 'dd/mm/yyyy' }
    : value === ''
      ? null
      : { value, type: typeof value === 'number' ? Number : String }

const workbook = async (rows: readonly Row[], title: string): Promise<Uint8Array> => {
  const { default: writeXlsx } = await import('write-excel-file/universal')
  const written = writeXlsx([
    {
      sheet: 'Control de pagos',
      columns: HEADINGS.map(() => ({ width: 18 })),
      // Schools put a title above their headings.
      data: [
        [title],
        [],
        [...HEADINGS],
        ...rows.map((row) => HEADINGS.map((heading) => cellOf(row[heading]))),
      ],
    },
  ])
  return new Uint8Array(await (await written.toBlob()).arrayBuffer())
}

const PUPILS = 420

export const openingFiles = async (today: IsoDate, pupils = PUPILS) => {
  const rows = openingRows(today, pupils)
  const year = schoolYearOf(today)
  const title = `CONTROL DE PAGOS ${year}-${year + 1}`
  return {
    whole: await workbook(rows, title),
    mistaken: await workbook(withMistakes(rows, today), title),
  }
}
