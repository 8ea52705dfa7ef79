import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { daysInMonth, weekdayOf } from '@contract/domain/dateMath'
import { isoDate } from '@contract/domain/dates'

/** Drawn: no photo of a child is in the demo. */
export const svg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)

export const jpgOf = (drawn: Buffer): Promise<Buffer> =>
  sharp(drawn).flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer()

const WIDTH = 1280
const HEIGHT = 960

const SCENES = {
  dia: ['#5fb4d8', '#d9f0f7', '#7cb36b', '#4f8f57', '#fff3b8'],
  feria: ['#f2936a', '#fde2b3', '#b9785f', '#8b4f4a', '#fff0c9'],
  noche: ['#1b2450', '#5d3f7a', '#2d2a57', '#1d1c3f', '#f7efc4'],
  patria: ['#2f8f6a', '#e9f3e4', '#b8474a', '#8c2f36', '#ffffff'],
} as const
export type SceneKind = keyof typeof SCENES

const PAPERS = ['#e4572e', '#f3a712', '#3bb273', '#2d7dd2', '#d1495b', '#7768ae'] as const
export const paper = (at: number): string => PAPERS[at % PAPERS.length] as string
const drawMany = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

const sky = (kind: SceneKind, seed: number): string => {
  const [top, bottom, far, near, light] = SCENES[kind]
  return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#s)"/><circle cx="${240 + ((seed * 173) % 800)}" cy="330" r="110" fill="${light}" opacity=".9"/>
    <path d="M0 640c220-120 420-120 640-20s440 60 640-40v380H0Z" fill="${far}"/><path d="M0 760c260-80 520-20 760-40s360-60 520 0v240H0Z" fill="${near}"/>`
}

const flags = (seed: number): string =>
  drawMany(11, (at) => {
    const hang = 40 + Math.sin((at / 10) * Math.PI) * 70
    return `<path d="M${at * 124 - 20} ${hang}h96v84l-16 18-16-18-16 18-16-18-16 18-16-18Z" fill="${paper(at + seed)}"/>`
  })

const balloons = (seed: number): string =>
  drawMany(9, (at) => {
    const [x, y] = [(at * 151 + seed * 67) % WIDTH, HEIGHT - ((at * 211 + seed * 97) % 700)]
    return `<path d="M${x} ${y + 56}c-6 40 8 60-4 110" stroke="#fff" stroke-width="3" fill="none"/><ellipse cx="${x}" cy="${y}" rx="42" ry="54" fill="${paper(at + seed + 2)}"/>`
  })

const crowd = (seed: number): string =>
  drawMany(15, (at) => {
    const [x, y] = [at * 92 + ((seed * 31 + at * 17) % 40), HEIGHT - 130 - ((at * 53 + seed * 29) % 90)]
    return `<g fill="${['#22313c', '#33283f', '#3b2f2a'][at % 3]}"><circle cx="${x}" cy="${y}" r="34"/><path d="M${x - 56} ${HEIGHT}V${y + 90}c0-70 112-70 112 0V${HEIGHT}Z"/></g>`
  })

export const scenePicture = (kind: SceneKind, seed: number): Promise<Buffer> =>
  jpgOf(svg(WIDTH, HEIGHT, sky(kind, seed) + balloons(seed) + crowd(seed) + flags(seed)))

const MOTIFS = {
  medal:
    '<path d="M-90-300h70L0-120l20-180h70L40-60h-80Z" fill="#fff"/><circle cy="70" r="150" fill="#f3c34b"/><path d="M0-20 26 42l66 5-51 43 16 65L0 120l-57 35 16-65-51-43 66-5Z" fill="#c98b12"/>',
  trophy:
    '<path d="M-150-190h300c0 190-60 300-150 300s-150-110-150-300Z" fill="#f3c34b"/><path d="M-150-160h-90c0 120 50 180 120 190M150-160h90c0 120-50 180-120 190" fill="none" stroke="#f3c34b" stroke-width="30"/><path d="M-30 100h60v80h-60Z" fill="#d9a32a"/><path d="M-120 180h240v60h-240Z" fill="#fff"/>',
  book: '<path d="M0-130c-80-60-180-60-270-40v300c90-20 190-20 270 40Z" fill="#fff"/><path d="M0-130c80-60 180-60 270-40v300c-90-20-190-20-270 40Z" fill="#eef3f6"/>',
  ball: '<circle r="190" fill="#fff"/><path d="M0-76 72-23 44 62h-88l-28-85Z" fill="#33454f"/><path d="M0-76v-114M72-23l108-36M44 62l68 92M-44 62l-68 92M-72-23l-108-36" stroke="#33454f" stroke-width="12"/>',
} as const
export type Motif = keyof typeof MOTIFS

export const mentionPicture = (motif: Motif, seed: number): Promise<Buffer> => {
  const kind = (['noche', 'patria', 'dia', 'feria'] as const)[seed % 4] as SceneKind
  const middle = `<circle cx="640" cy="470" r="350" fill="#fff" opacity=".22"/><g transform="translate(640 460)">${MOTIFS[motif]}</g>`
  return jpgOf(svg(WIDTH, HEIGHT, sky(kind, seed) + flags(seed) + middle))
}

export interface MonthOfYear {
  anio: number
  mes: number
}

/** Digits as strokes, for machines without fonts. */
const STROKES =
  'M0 0H2V4H0Z,M1 0V4,M0 0H2V2H0V4H2,M0 0H2V4H0M0 2H2,M0 0V2H2M2 0V4,M2 0H0V2H2V4H0,M2 0H0V4H2V2H0,M0 0H2V4,M0 0H2V4H0ZM0 2H2,M2 2H0V0H2V4H0'.split(
    ',',
  )

export const monthPicture = ({ anio, mes }: MonthOfYear): Promise<Buffer> => {
  const first = weekdayOf(isoDate(anio, mes, 1))
  const day = (at: number): string => {
    const [column, row] = [(first + at) % 7, Math.floor((first + at) / 7)]
    const [x, y] = [65 + column * 154, 175 + row * 111]
    const [isFree, isMarked] = [column > 4, ((at + 1) * 7 + mes * 3 + anio) % 11 === 0]
    const [fill, ink] = isFree
      ? ['#e9eef1', '#8595a0']
      : isMarked
        ? [paper(mes), '#fff']
        : ['#fff', '#33454f']
    const digits = [...String(at + 1)].map(
      (digit, place) =>
        `<path d="${STROKES[Number(digit)]}" transform="translate(${x + 19 + place * 24} ${y + 19}) scale(6.5)" stroke="${ink}" stroke-width=".55" fill="none"/>`,
    )
    return `<rect x="${x}" y="${y}" width="144" height="101" rx="12" fill="${fill}"/>${digits.join('')}`
  }
  const leaf = `<rect width="1200" height="900" fill="#f6f8f9"/><rect width="1200" height="140" fill="${paper(mes)}"/>`
  return jpgOf(svg(1200, 900, leaf + drawMany(daysInMonth(anio, mes), day)))
}

export const monthPdf = async (month: MonthOfYear): Promise<Buffer> => {
  const page = new PDFDocument({ size: 'LETTER', layout: 'landscape', margin: 36 })
  page.image(await monthPicture(month), { fit: [720, 540] }).end()
  return buffer(page)
}

const SHIELDS = ['#0b5a75', '#b4500f', '#3f6b4f', '#6b4a7d', '#7a2f3b', '#3b4a63'] as const

export const emblemOf = (nombre: string, at: number): Promise<Buffer> => {
  const colour = SHIELDS[at % SHIELDS.length] as string
  const shield = '<path d="M320 62 430 102v82c0 62-44 100-110 122-66-22-110-60-110-122v-82Z" fill="#fff"/>'
  const letter = nombre.normalize('NFD').charAt(0)
  const text = `<text x="320" y="226" font-family="sans-serif" font-size="124" font-weight="700" text-anchor="middle" fill="${colour}">${letter}</text>`
  return jpgOf(svg(640, 360, `<rect width="640" height="360" fill="${colour}"/>${shield}${text}`))
}
