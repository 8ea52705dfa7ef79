import type { PreparedFile } from '@server/files/fileStore'
import { jpgOf, paper, svg } from './pictures'
import { createRandom, type Random } from './random'

const HAIRS = ['#2b211d', '#3c2a20', '#5a3b26', '#1d1b1f', '#7b4a2a', '#8d8a88'] as const
const DARK = HAIRS.slice(0, -1)
const GREY = ['#8d8a88', '#b5b2af', '#6f6a67'] as const
const SKINS = ['#f0c8a4', '#e0ac84', '#c98d63', '#a9714b', '#8a5a3a'] as const
const CLOTHES = ['#0b5a75', '#b4500f', '#3f6b4f', '#6b4a7d', '#7a2f3b', '#3b4a63'] as const

const LONG_HAIR =
  'M138 232c-8-112 38-168 102-168s110 56 102 168c-2 50 4 92 16 126H122c12-34 18-76 16-126Z' as const
const PARTED = 'M160 200c4-62 34-94 80-94s76 32 80 94c-30-8-52-26-66-52-18 28-50 46-94 52Z'
const SHORT =
  'M156 206c-8-82 28-130 84-130s92 48 84 130c-8-30-18-50-30-62-34 10-76 10-108 0-12 12-22 32-30 62Z'
const GLASSES =
  '<g fill="none" stroke="#2a3640" stroke-width="6"><circle cx="208" cy="216" r="24"/><circle cx="272" cy="216" r="24"/><path d="M232 216h16"/></g>'

export const portraitOf = (
  random: Random,
  woman: boolean,
  hairs: readonly string[] = HAIRS,
): Promise<Buffer> => {
  const [hair, skin, clothes] = [random.pick(hairs), random.pick(SKINS), random.pick(CLOTHES)]
  return jpgOf(
    svg(
      480,
      480,
      `<rect width="480" height="480" fill="${paper(random.between(0, 5))}" opacity=".35"/>${woman ? `<path d="${LONG_HAIR}" fill="${hair}"/>` : ''}
      <path d="M76 480c4-86 62-122 164-122s160 36 164 122Z" fill="${clothes}"/><path d="M208 296h64v62c0 18-14 32-32 32s-32-14-32-32Z" fill="${skin}"/>
      <ellipse cx="240" cy="216" rx="80" ry="98" fill="${skin}"/><circle cx="208" cy="216" r="7"/><circle cx="272" cy="216" r="7"/>
      <path d="M208 262c20 18 44 18 64 0" fill="none" stroke="#7d3b34" stroke-width="7"/><path d="${woman ? PARTED : SHORT}" fill="${hair}"/>${random.chance(0.3) ? GLASSES : ''}`,
    ),
  )
}

const PIGTAILS = '<ellipse cx="128" cy="262" rx="34" ry="62"/><ellipse cx="352" cy="262" rx="34" ry="62"/>'
const FRINGES = {
  girl: 'M146 214c2-84 42-124 94-124s92 40 94 124c-22-4-40-18-50-40-34 26-92 34-138 40Z',
  boy: 'M146 218c-10-92 40-134 94-134s104 42 94 134c-6-24-12-38-22-48-40 22-104 20-136-6-14 12-24 30-30 54Z',
} as const

const pupilPortrait = (random: Random, girl: boolean): Promise<Buffer> => {
  const [hair, skin] = [random.pick(DARK), random.pick(SKINS)]
  const [hasPigtails, hasGlasses] = [random.chance(0.5), random.chance(0.12)]
  const behind = !girl ? '' : hasPigtails ? PIGTAILS : `<path d="${LONG_HAIR}"/>`
  const cheeks =
    '<g fill="#d9534f" opacity=".22"><circle cx="180" cy="266" r="18"/><circle cx="300" cy="266" r="18"/></g>'
  return jpgOf(
    svg(
      480,
      480,
      `<rect width="480" height="480" fill="${paper(random.between(0, 5))}" opacity=".25"/><g fill="${hair}">${behind}</g>
      <path d="M104 480c4-76 50-112 136-112s132 36 136 112Z" fill="#0b5a75"/><path d="M180 380l60 50 60-50-22-16h-76Z" fill="#fff"/>
      <path d="M212 306h56v60c0 16-12 30-28 30s-28-14-28-30Z" fill="${skin}"/><ellipse cx="240" cy="226" rx="94" ry="100" fill="${skin}"/>
      <circle cx="204" cy="234" r="10"/><circle cx="276" cy="234" r="10"/>${cheeks}<path d="M210 276c18 ${random.between(14, 24)} 42 ${random.between(14, 24)} 60 0" fill="none" stroke="#7d3b34" stroke-width="7"/>
      <path d="${girl ? FRINGES.girl : FRINGES.boy}" fill="${hair}"/>${hasGlasses ? `<g transform="translate(-2 18)">${GLASSES}</g>` : ''}`,
    ),
  )
}

const DRAWN = {
  girl: (random: Random) => pupilPortrait(random, true),
  boy: (random: Random) => pupilPortrait(random, false),
  woman: (random: Random) => portraitOf(random, true, DARK),
  man: (random: Random) => portraitOf(random, false, DARK),
  grandmother: (random: Random) => portraitOf(random, true, GREY),
  grandfather: (random: Random) => portraitOf(random, false, GREY),
} as const
export type FaceKind = keyof typeof DRAWN

/** Faces drawn of a kind: few enough to be drawn in seconds, enough that a group has hardly two alike. */
const EACH: Readonly<Record<FaceKind, number>> = {
  girl: 24,
  boy: 24,
  woman: 18,
  man: 18,
  grandmother: 6,
  grandfather: 6,
}
const SEED = 48_054

/** Returns none now and then: photos are missing in every school. */
export type Faces = (kind: FaceKind) => PreparedFile[]

export const drawFaces = async (receive: (content: Buffer) => Promise<PreparedFile>): Promise<Faces> => {
  const random = createRandom(SEED)
  const drawn = {} as Record<FaceKind, PreparedFile[]>
  for (const kind of Object.keys(DRAWN) as FaceKind[]) {
    const pictures = await Promise.all(Array.from({ length: EACH[kind] }, () => DRAWN[kind](random)))
    drawn[kind] = await Promise.all(pictures.map(receive))
  }
  return (kind) => (random.chance(0.88) ? [random.pick(drawn[kind])] : [])
}
