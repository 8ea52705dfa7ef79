import { joinName } from '@contract/domain/names'
import type { GuardiansContract } from '@contract/guardians/guardians.schemas'
import { callOf, idOf, type At, type Books } from './books'
import type { FaceKind, Faces } from './faces'
import { FATHERS, MOTHERS, SURNAMES } from './names'
import type { DemoFamily } from './people'
import { createRandom, type Random } from './random'

type Adult = GuardiansContract['create']['body']

/** A generator of its own, so that the rest of the demo does not change. */
const SEED = 4_075

const phone = (random: Random): string => `55${random.between(10_000_000, 99_999_999)}`

const otherAdult = (random: Random, surname: string): Adult => {
  const [parentesco, isWoman] = random.pick([
    ['ABUELA', true],
    ['ABUELO', false],
    ['TÍA', true],
    ['TÍO', false],
    ['NIÑERA', true],
  ] as const)
  const nombre = joinName(random.pick(isWoman ? MOTHERS : FATHERS), surname, random.pick(SURNAMES))
  const picksUp = random.chance(0.7)
  return { nombre, parentesco, telefono: phone(random), puede_recoger: picksUp, emergencia: 3 }
}

const makeAdults = (random: Random, { parent, pupils }: DemoFamily): Adult[] => {
  const [pupil] = pupils
  if (!parent || !pupil || random.chance(0.08)) return []
  const isMother = isWoman(parent)
  const { nombre, telefono, correo } = parent
  const marks = { vive_con: true, puede_recoger: true }
  const first = {
    nombre,
    telefono,
    correo,
    parentesco: isMother ? 'MADRE' : 'PADRE',
    emergencia: 1,
    ...marks,
  }
  const surname = isMother ? pupil.paterno : (pupil.materno ?? pupil.paterno)
  const second = {
    nombre: joinName(random.pick(isMother ? FATHERS : MOTHERS), surname, random.pick(SURNAMES)),
    parentesco: isMother ? 'PADRE' : 'MADRE',
    telefono: phone(random),
    emergencia: 2,
    vive_con: random.chance(0.8),
    puede_recoger: true,
  }
  const count = random.weighted([
    [1, 25],
    [2, 50],
    [3, 25],
  ])
  return [first, second, otherAdult(random, pupil.paterno)].slice(0, count)
}

const isWoman = ({ nombre }: Pick<Adult, 'nombre'>): boolean =>
  MOTHERS.some((name) => nombre.startsWith(`${name} `))

const faceOf = (adult: Adult): FaceKind => {
  if (adult.parentesco.startsWith('ABUEL')) return isWoman(adult) ? 'grandmother' : 'grandfather'
  return isWoman(adult) ? 'woman' : 'man'
}

const forbiddenAdult = (random: Random, surname: string): Adult => ({
  nombre: joinName(random.pick(FATHERS), surname, random.pick(SURNAMES)),
  parentesco: 'PADRE',
  telefono: phone(random),
  no_entregar: true,
  nota: 'Resolución del juzgado familiar del 4 de marzo. Si se presenta, avisar a la dirección y a la madre.',
})

const isWatched = ({ parent, pupils }: DemoFamily): boolean =>
  parent !== null && isWoman(parent) && pupils.every(({ cycles }) => cycles.includes(2))

export const registerAdults = async (books: Books, at: At, faces: Faces): Promise<void> => {
  const random = createRandom(SEED)
  const { guardians } = books.services
  const call = callOf(books, 'secretaria', at)
  const watched = books.plan.families.find(isWatched)
  for (const family of books.plan.families) {
    const [pupil] = family.pupils
    const adults = makeAdults(random, family)
    if (!pupil) continue
    const own = family === watched ? [...adults.slice(0, 1), forbiddenAdult(random, pupil.paterno)] : adults
    const pupilId = idOf(books.pupilIds, pupil.index)
    for (const adult of own) {
      const { responsable } = await guardians.create(call, pupilId, adult)
      const photo = faces(faceOf(adult))
      if (photo.length > 0)
        await guardians.replaceFile(callOf(books, 'secretaria', at, photo), responsable.id, 'foto')
    }
    if (family.pupils.length > 1) await guardians.copyAll(call, pupilId)
  }
}
