import sharp from 'sharp'
import { dateParts } from '@contract/domain/dates'
import { joinName } from '@contract/domain/text'
import type { PreparedFile } from '@server/files/fileStore'
import { callOf, idOf, type At, type Books } from './books'
import { makeColleagues, POSTS } from './colleagues'
import type { DemoFamily, DemoPupil } from './people'
import { createRandom, type Random } from './random'

/** Side of a portrait, px: large enough for a page, quick to make. */
const SIDE = 480

const BACKGROUNDS = ['#cfe0e7', '#f3dcc4', '#d7e6d3', '#e4d9ea', '#f0e3b8', '#d5dcef'] as const

const SKINS = ['#f0c8a4', '#e0ac84', '#c98d63', '#a9714b', '#8a5a3a'] as const

const HAIRS = ['#2b211d', '#3c2a20', '#5a3b26', '#1d1b1f', '#7b4a2a', '#8d8a88'] as const

const CLOTHES = ['#0b5a75', '#b4500f', '#3f6b4f', '#6b4a7d', '#7a2f3b', '#3b4a63'] as const

const longHair = (hair: string) =>
  `<path d="M138 232c-8-112 38-168 102-168s110 56 102 168c-2 50 4 92 16 126H122c12-34 18-76 16-126Z" fill="${hair}"/>`

const fringe = (hair: string) =>
  `<path d="M160 200c4-62 34-94 80-94s76 32 80 94c-30-8-52-26-66-52-18 28-50 46-94 52Z" fill="${hair}"/>`

const shortHair = (hair: string) =>
  `<path d="M156 206c-8-82 28-130 84-130s92 48 84 130c-8-30-18-50-30-62-34 10-76 10-108 0-12 12-22 32-30 62Z" fill="${hair}"/>`

const glasses =
  '<g fill="none" stroke="#2a3640" stroke-width="6"><circle cx="208" cy="216" r="24"/><circle cx="272" cy="216" r="24"/><path d="M232 216h16"/></g>'

const beard = (hair: string) =>
  `<path d="M162 236c4 60 34 92 78 92s74-32 78-92c-12 22-30 30-46 28-20-6-44-6-64 0-16 2-34-6-46-28Z" fill="${hair}"/>`

const face = (skin: string) => `
  <path d="M208 296h64v62c0 18-14 32-32 32s-32-14-32-32Z" fill="${skin}"/>
  <ellipse cx="240" cy="216" rx="80" ry="98" fill="${skin}"/>
  <circle cx="208" cy="216" r="7" fill="#2a2320"/><circle cx="272" cy="216" r="7" fill="#2a2320"/>
  <path d="M208 262c20 18 44 18 64 0" fill="none" stroke="#7d3b34" stroke-width="7" stroke-linecap="round"/>`

/** A drawn face, as a jpeg: nobody's photo, so that the demo can be shown to anybody. */
export const portraitOf = (random: Random, woman: boolean): Promise<Buffer> => {
  const [background, skin, hair, clothes] = [BACKGROUNDS, SKINS, HAIRS, CLOTHES].map((colours) =>
    random.pick<string>(colours),
  ) as [string, string, string, string]
  const bearded = !woman && random.chance(0.35)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 480 480">
    <rect width="480" height="480" fill="${background}"/>
    ${woman ? longHair(hair) : ''}
    <path d="M76 480c4-86 62-122 164-122s160 36 164 122Z" fill="${clothes}"/>
    ${face(skin)}
    ${bearded ? beard(hair) : ''}
    ${bearded ? '<path d="M214 268c16 10 36 10 52 0" fill="none" stroke="#f2e6dc" stroke-width="6" stroke-linecap="round"/>' : ''}
    ${woman ? fringe(hair) : shortHair(hair)}
    ${random.chance(0.3) ? glasses : ''}
  </svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
}

/** An emblem of a department: its first letter on a field of its colour. */
export const emblemOf = (nombre: string, at: number): Promise<Buffer> => {
  const colour = CLOTHES[at % CLOTHES.length] as string
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">
    <rect width="640" height="360" fill="${colour}"/>
    <circle cx="${90 + ((at * 97) % 460)}" cy="40" r="170" fill="#ffffff" opacity="0.08"/>
    <circle cx="${560 - ((at * 61) % 460)}" cy="350" r="130" fill="#ffffff" opacity="0.08"/>
    <path d="M320 62 430 102v82c0 62-44 100-110 122-66-22-110-60-110-122v-82Z" fill="#ffffff" opacity="0.95"/>
    <text x="320" y="226" font-family="sans-serif" font-size="124" font-weight="700" text-anchor="middle" fill="${colour}">${nombre.normalize('NFD').charAt(0)}</text>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

export const registerCycles = async (books: Books, at: At, step: (label: string) => void): Promise<void> => {
  const call = callOf(books, 'subdireccion', at)
  for (const { index, body } of books.plan.cycles) {
    step('Ciclos escolares')
    books.cycleIds.set(index, (await books.services.cycles.create(call, body)).id)
  }
}

const healthJson = (texts: readonly string[]): string =>
  JSON.stringify(texts.map((descripcion, id) => ({ id, descripcion })))

const registerPupil = async (books: Books, pupil: DemoPupil, at: At) => {
  const { nombres, paterno, materno, curp, numero_control, fecha_nacimiento } = pupil
  const body = {
    nombre: joinName(nombres, paterno, materno),
    nombres,
    paterno,
    materno,
    curp,
    numero_control,
    fecha_nacimiento,
    alergias: healthJson(pupil.alergias),
    enfermedades: healthJson(pupil.enfermedades),
  }
  const { id } = await books.services.students.create(callOf(books, 'secretaria', at), body)
  books.pupilIds.set(pupil.index, id)
}

const registerParent = async (
  books: Books,
  { index, parent, pupils }: DemoFamily,
  at: At,
  password: string,
): Promise<void> => {
  if (!parent) return
  const { appUser, ...fields } = parent
  const hijos = pupils.map((pupil) => ({ id: idOf(books.pupilIds, pupil.index) }))
  const call = callOf(books, 'secretaria', at)
  const { id } = await books.services.parents.create(call, { ...fields, hijos })
  if (appUser)
    await books.services.parents.createUser(call, { id, username: `familia${index + 1}`, password })
}

/** Pupils and their parents, family by family. */
export const registerFamilies = async (
  books: Books,
  at: At,
  password: string,
  step: (label: string) => void,
): Promise<void> => {
  for (const family of books.plan.families) {
    for (const pupil of family.pupils) {
      step('Alumnos y padres')
      await registerPupil(books, pupil, at)
    }
    step('Alumnos y padres')
    await registerParent(books, family, at, password)
  }
}

/** Every third department has no logo: the default image is there to be seen. */
const hasLogo = (at: number): boolean => at % 3 !== 2

/** How many pieces of work `registerStaff` tells of. */
export const countStaff = (): number => POSTS.reduce((sum, [, posts]) => sum + 1 + posts.length, 0)

interface StaffOptions extends At {
  /** Takes a picture as an upload would. */
  receive: (content: Buffer) => Promise<PreparedFile>
  step: (label: string) => void
}

/** The departments of the school and who works in them, registered by the deputy head. */
export const registerStaff = async (books: Books, { receive, step, ...at }: StaffOptions): Promise<void> => {
  const { departments, roster } = books.services
  for (const [place, [nombre]] of POSTS.entries()) {
    step('Plantilla')
    const logo = hasLogo(place) ? [await receive(await emblemOf(nombre, place))] : []
    await departments.create(callOf(books, 'subdireccion', at, logo), { nombre })
  }
  const random = createRandom(POSTS.length)
  for (const { body, woman } of makeColleagues(dateParts(at.today).anio)) {
    step('Plantilla')
    const photo = await receive(await portraitOf(random, woman))
    await roster.create(callOf(books, 'subdireccion', at, [photo]), body)
  }
}
