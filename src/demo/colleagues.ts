import { isoDate, type IsoDate } from '@contract/domain/dates'
import { rfcProblem, rfcWarning } from '@contract/domain/rfc'
import { nssProblem } from '@contract/domain/nss'
import { joinName } from '@contract/domain/names'
import { curpOf } from './curps'
import { FATHERS, MOTHERS, STREETS, SURNAMES } from './names'
import { birthIn } from './people'
import { createRandom, type Random } from './random'
import { POSTS } from './texts'

interface DemoColleague {
  body: Record<'nombre' | 'puesto' | 'ingreso' | 'fechaNacimiento' | 'telefono' | 'direccion', string> &
    Record<'correo' | 'rfc' | 'curp' | 'nss' | 'escolaridad' | 'departamento' | 'sueldo', string>
  woman: boolean
}

const withEnding = (body: string, endings: string, fits: (whole: string) => boolean): string =>
  body + ([...endings].find((ending) => fits(body + ending)) ?? endings.charAt(0))

const rfcOf = (random: Random, curp: string): string =>
  withEnding(
    `${curp.slice(0, 10)}${random.pick([...'ABCDEFGH123456'])}${random.pick([...'JKLMNPQR789'])}`,
    '0123456789A',
    (rfc) => rfcProblem(rfc) === null && rfcWarning(rfc) === null,
  )

const nssOf = (random: Random, birth: IsoDate): string =>
  withEnding(
    `${random.between(10, 97)}${random.between(10, 24)}${birth.slice(2, 4)}${random.between(1000, 9999)}`,
    '0123456789',
    (nss) => nssProblem(nss) === null,
  )

/** True for a title in the feminine form; for others by chance. */
const isWoman = (random: Random, puesto: string): boolean =>
  /^(SUBDIRECTORA|DIRECTORA|CONTADORA|SECRETARIA|EDUCADORA|PSICÓLOGA)/.test(puesto) || random.chance(0.5)

const colleague = (
  random: Random,
  departamento: string,
  [puesto, escolaridad, sueldo]: readonly [string, string, string],
  year: number,
): DemoColleague => {
  const woman = isWoman(random, puesto)
  const names = {
    nombres: random.pick(woman ? MOTHERS : FATHERS),
    paterno: random.pick(SURNAMES),
    materno: random.pick(SURNAMES),
  }
  const birth = birthIn(random, year - random.between(25, 61))
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
      sueldo,
    },
  }
}

/** Fixed, so that every machine makes the same staff. */
const STAFF_SEED = 15_2026

export const makeColleagues = (year: number): DemoColleague[] => {
  const random = createRandom(STAFF_SEED)
  return POSTS.flatMap(({ departamento, posts }) =>
    posts.map((post) => colleague(random, departamento, post, year)),
  )
}
