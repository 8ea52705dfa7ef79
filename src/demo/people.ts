import { daysInMonth } from '@contract/domain/dateMath'
import { isoDate, type IsoDate } from '@contract/domain/dates'
import { joinName } from '@contract/domain/names'
import type { StudentForm } from '@contract/students/students.rules'
import { curpOf } from './curps'
import { FIRST_LEVEL, isSchoolLevel, LAST_LEVEL, type Level } from './levels'
import { ALLERGIES, BOYS, FATHERS, GIRLS, ILLNESSES, MOTHERS, STREETS, SURNAMES } from './names'
import type { Random } from './random'

const CURRENT = 2

const STAYS: readonly (readonly [from: number, to: number, weight: number])[] = [
  [0, CURRENT, 80],
  [1, CURRENT, 8],
  [2, CURRENT, 8],
  [0, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
  [CURRENT + 1, CURRENT + 1, 1],
]

const attendanceOf = (random: Random, level: Level, year: number): { cycles: number[]; entered: number } => {
  const [from, to] = random.weighted(STAYS.map((stay) => [stay, stay[2]] as const))
  const cycles = [0, 1, 2].filter(
    (cycle) => cycle >= from && cycle <= to && isSchoolLevel(level - (CURRENT - cycle)),
  )
  const [first] = cycles
  if (first === undefined) return { cycles, entered: year }
  const levelThen = level - (CURRENT - first)
  const before = first === 0 ? random.between(0, levelThen - FIRST_LEVEL) : 0
  return { cycles, entered: year - (CURRENT - first) - before }
}

type DemoText = 'nombres' | 'paterno' | 'materno' | 'curp' | 'numero_control' | 'fecha_nacimiento'

export interface DemoPupil extends Pick<StudentForm, DemoText> {
  index: number
  alergias: string[]
  enfermedades: string[]
  cycles: number[]
}

export interface DemoFamily {
  index: number
  parent: { nombre: string; telefono: string; correo: string; direccion: string; appUser: boolean } | null
  /** Why it has a discount: a parent works at the school, or for a company with an agreement. */
  motive: 'HIJO DE PERSONAL' | 'CONVENIO CON EMPRESA' | null
  pupils: DemoPupil[]
}

const OLDEST = LAST_LEVEL + 2

const levelOfFirst = (random: Random): Level =>
  random.chance(0.05)
    ? random.between(LAST_LEVEL + 1, OLDEST)
    : random.weighted([3, 4, 5, 6, 7, 8, 9, 10, 11].map((level) => [level, level < 6 ? 9 : 10] as const))

const levelOfNext = (random: Random, elder: Level): Level => {
  const years = random.chance(0.03) ? 0 : random.pick([-4, -3, -2, -2, -1, 1, 2, 2, 3, 4])
  return isSchoolLevel(elder + years) ? elder + years : Math.max(FIRST_LEVEL, elder - Math.abs(years))
}

/** Ten surnames are shared by a third of the country. */
const surnameOf = (random: Random): string =>
  random.pick(random.chance(0.35) ? SURNAMES.slice(0, 10) : SURNAMES)

export const birthIn = (random: Random, year: number): IsoDate => {
  const mes = random.between(1, 12)
  return isoDate(year, mes, random.between(1, daysInMonth(year, mes)))
}

const pupilOf = (
  random: Random,
  index: number,
  [paterno, materno]: readonly [string, string],
  born: IsoDate,
  year: number,
): DemoPupil => {
  const girl = random.chance(0.5)
  const nombres = random.pick(girl ? GIRLS : BOYS)
  const names = { nombres, paterno, materno }
  const { cycles, entered } = attendanceOf(random, year - Number(born.slice(0, 4)), year)
  return {
    index,
    ...names,
    curp: curpOf(random, names, born, girl ? 'M' : 'H'),
    numero_control: `${String(entered % 100).padStart(2, '0')}${String(index + 1).padStart(4, '0')}`,
    fecha_nacimiento: born,
    alergias: random.chance(0.12) ? [random.pick(ALLERGIES)] : [],
    enfermedades: random.chance(0.08) ? [random.pick(ILLNESSES)] : [],
    cycles,
  }
}

const parentOf = (random: Random, [paterno, materno]: readonly [string, string], index: number) => {
  const mother = random.chance(0.7)
  const nombres = random.pick(mother ? MOTHERS : FATHERS)
  return {
    nombre: joinName(nombres, mother ? materno : paterno, surnameOf(random)),
    telefono: `55${random.between(10_000_000, 99_999_999)}`,
    correo: `familia${index + 1}@example.com`,
    direccion: `${random.pick(STREETS)} ${random.between(1, 480)}`,
    appUser: random.chance(0.05),
  }
}

const childrenOf = (
  random: Random,
  surnames: readonly [string, string],
  { first, count, year, taken }: { first: number; count: number; year: number; taken: Set<string> },
): DemoPupil[] => {
  const pupils: DemoPupil[] = []
  let level = levelOfFirst(random)
  while (pupils.length < count) {
    const bornIn = year - level
    const twin = pupils.find(({ fecha_nacimiento }) => fecha_nacimiento.startsWith(String(bornIn)))
    const born = twin?.fecha_nacimiento ?? birthIn(random, bornIn)
    const pupil = pupilOf(random, first + pupils.length, surnames, born, year)
    if (taken.has(pupil.curp) || pupils.some(({ nombres }) => nombres === pupil.nombres)) continue
    taken.add(pupil.curp)
    pupils.push(pupil)
    level = levelOfNext(random, level)
  }
  return pupils
}

/** @param year calendar year in which the current cycle begins: ages follow from it */
export const makeFamilies = (random: Random, count: number, year: number): DemoFamily[] => {
  const families: DemoFamily[] = []
  const taken = new Set<string>()
  for (let made = 0; made < count;) {
    const surnames = [surnameOf(random), surnameOf(random)] as const
    const wanted = random.weighted([
      [1, 52],
      [2, 35],
      [3, 13],
    ] as const)
    const pupils = childrenOf(random, surnames, {
      first: made,
      count: Math.min(count - made, wanted),
      year,
      taken,
    })
    made += pupils.length
    const index = families.length
    const parent = parentOf(random, surnames, index)
    families.push({
      index,
      parent: random.chance(0.06) ? null : parent,
      motive: random.weighted([
        [null, 90],
        ['HIJO DE PERSONAL', 5],
        ['CONVENIO CON EMPRESA', 5],
      ] as const),
      pupils,
    })
  }
  return families
}
