import { daysInMonth } from '@contract/domain/dateMath'
import { isoDate, type IsoDate } from '@contract/domain/dates'
import { rfcProblem, rfcWarning } from '@contract/domain/rfc'
import { nssProblem } from '@contract/domain/nss'
import { joinName } from '@contract/domain/text'
import { curpOf } from './curps'
import { FATHERS, MOTHERS, STREETS, SURNAMES } from './names'
import { createRandom, type Random } from './random'

/** A member of the staff, as the registration form would send it. */
export interface DemoColleague {
  body: Record<'nombre' | 'puesto' | 'ingreso' | 'fechaNacimiento' | 'telefono' | 'direccion', string> &
    Record<'correo' | 'rfc' | 'curp' | 'nss' | 'escolaridad' | 'departamento' | 'sueldo', string>
  woman: boolean
}

/** Department, position, schooling and salary of each post. The last department has nobody. */
export const POSTS: readonly (readonly [
  departamento: string,
  posts: readonly (readonly [string, string, number])[],
])[] = [
  [
    'DIRECCIÓN',
    [
      ['DIRECTORA GENERAL', 'Maestría', 38_500],
      ['SUBDIRECTORA TÉCNICA', 'Maestría', 31_000],
    ],
  ],
  [
    'ADMINISTRACIÓN',
    [
      ['CONTADORA', 'Licenciatura', 19_800],
      ['CAJA', 'Técnico superior', 12_400],
      ['SECRETARIA', 'Bachillerato', 11_200],
    ],
  ],
  [
    'PREESCOLAR',
    [
      ['EDUCADORA DE 1°', 'Licenciatura', 14_200],
      ['EDUCADORA DE 2°', 'Licenciatura', 14_200],
      ['EDUCADORA DE 3°', 'Licenciatura', 14_600],
      ['AUXILIAR', 'Técnico superior', 9_800],
    ],
  ],
  [
    'PRIMARIA',
    [
      ['DOCENTE DE 1°', 'Licenciatura', 15_400],
      ['DOCENTE DE 2°', 'Licenciatura', 15_400],
      ['DOCENTE DE 3°', 'Maestría', 16_200],
      ['DOCENTE DE 4°', 'Licenciatura', 15_400],
      ['DOCENTE DE 5°', 'Licenciatura', 15_900],
      ['DOCENTE DE 6°', 'Maestría', 16_800],
    ],
  ],
  [
    'INGLÉS',
    [
      ['COORDINACIÓN DE INGLÉS', 'Maestría', 17_900],
      ['DOCENTE DE INGLÉS', 'Licenciatura', 14_900],
      ['DOCENTE DE INGLÉS', 'Licenciatura', 14_900],
    ],
  ],
  ['EDUCACIÓN FÍSICA', [['DOCENTE DE EDUCACIÓN FÍSICA', 'Licenciatura', 13_700]]],
  [
    'MÚSICA Y ARTES',
    [
      ['DOCENTE DE MÚSICA', 'Licenciatura', 13_100],
      ['DOCENTE DE ARTES', 'Licenciatura', 12_900],
    ],
  ],
  [
    'PSICOPEDAGOGÍA',
    [
      ['PSICÓLOGA ESCOLAR', 'Maestría', 17_200],
      ['ENFERMERÍA', 'Licenciatura', 13_300],
    ],
  ],
  [
    'INTENDENCIA Y MANTENIMIENTO',
    [
      ['INTENDENCIA', 'Secundaria', 8_900],
      ['MANTENIMIENTO', 'Bachillerato', 9_600],
      ['VIGILANCIA', 'Bachillerato', 9_900],
    ],
  ],
  ['SISTEMAS', []],
]

/** The last character that makes the others add up. */
const completed = (body: string, endings: string, fits: (whole: string) => boolean): string =>
  body + ([...endings].find((ending) => fits(body + ending)) ?? endings.charAt(0))

const rfcOf = (random: Random, curp: string): string =>
  completed(
    `${curp.slice(0, 10)}${random.pick([...'ABCDEFGH123456'])}${random.pick([...'JKLMNPQR789'])}`,
    '0123456789A',
    (rfc) => rfcProblem(rfc) === null && rfcWarning(rfc) === null,
  )

const nssOf = (random: Random, birth: IsoDate): string =>
  completed(
    `${random.between(10, 97)}${random.between(10, 24)}${birth.slice(2, 4)}${random.between(1000, 9999)}`,
    '0123456789',
    (nss) => nssProblem(nss) === null,
  )

const dayIn = (random: Random, year: number): IsoDate => {
  const mes = random.between(1, 12)
  return isoDate(year, mes, random.between(1, daysInMonth(year, mes)))
}

/** Some positions say who holds them. */
const isWoman = (random: Random, puesto: string): boolean =>
  /^(SUBDIRECTORA|DIRECTORA|CONTADORA|SECRETARIA|EDUCADORA|PSICÓLOGA)/.test(puesto) || random.chance(0.5)

const colleague = (
  random: Random,
  departamento: string,
  [puesto, escolaridad, sueldo]: readonly [string, string, number],
  year: number,
): DemoColleague => {
  const woman = isWoman(random, puesto)
  const names = {
    nombres: random.pick(woman ? MOTHERS : FATHERS),
    paterno: random.pick(SURNAMES),
    materno: random.pick(SURNAMES),
  }
  const birth = dayIn(random, year - random.between(25, 61))
  const entered = Math.max(Number(birth.slice(0, 4)) + 22, year - random.between(1, 18))
  const curp = curpOf(random, names, birth, woman ? 'M' : 'H')
  const user = `${names.nombres.charAt(0)}${names.paterno}`.normalize('NFD').replace(/[^A-Z]/g, '')
  return {
    woman,
    body: {
      nombre: joinName(names.nombres, names.paterno, names.materno),
      puesto,
      ingreso: isoDate(entered, random.pick([1, 8, 8, 8, 9]), random.between(1, 28)),
      fechaNacimiento: birth,
      telefono: `55${random.between(10_000_000, 99_999_999)}`,
      direccion: `${random.pick(STREETS)} ${random.between(1, 480)}, COL. CENTRO`,
      correo: `${user.toLowerCase()}@example.com`,
      rfc: rfcOf(random, curp),
      curp,
      nss: nssOf(random, birth),
      escolaridad,
      departamento,
      sueldo: String(sueldo),
    },
  }
}

/** Any number will do, as long as it stays: the same staff on every machine. */
const STAFF_SEED = 15_2026

/**
 * The staff of the demo school, in the order of the posts.
 * @param year calendar year of today: ages follow from it
 */
export const makeColleagues = (year: number): DemoColleague[] => {
  const random = createRandom(STAFF_SEED)
  return POSTS.flatMap(([departamento, posts]) =>
    posts.map((post) => colleague(random, departamento, post, year)),
  )
}
