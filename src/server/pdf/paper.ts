import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Fontkit from 'fontkit'
import type PDFDocument from 'pdfkit'

export type Paper = PDFKit.PDFDocument

const load = createRequire(__filename)
/** Loaded with the first paper, as pdfkit is a tenth of the time in which the server's modules load. */
const pdfkit = () => load('pdfkit') as typeof PDFDocument
const fontkit = () => load('fontkit') as typeof Fontkit

export const REGULAR = 'Regular'
export const BOLD = 'Bold'

const packageFolder = path.dirname(load.resolve('@expo-google-fonts/source-sans-3/package.json'))
const FILES = {
  [REGULAR]: path.join(packageFolder, '400Regular/SourceSans3_400Regular.ttf'),
  [BOLD]: path.join(packageFolder, '700Bold/SourceSans3_700Bold.ttf'),
}

type Font = ReturnType<ReturnType<typeof fontkit>['openSync']>

/** Kept, as parsing a font takes eight times as long as writing a receipt with it. */
const fonts = new Map<string, Font>()

const fontOf = (file: string): Font => {
  const font = fonts.get(file) ?? fontkit().openSync(file)
  fonts.set(file, font)
  // The previous paper cached parts of letters (the n of an ñ) as glyphs without a letter, which text copied from this one would lack.
  font._glyphs = {}
  return font
}

/** A pdf's standard fonts lack Ł, Ş and Ő, which names may have. Source Sans 3 has figures of one width, so amounts align. */
const registerFonts = (doc: Paper): void => {
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, fontOf(file))
}

/** Letter, in points, 72 to the inch; y runs downwards. */
export const PAGE = { width: 612, height: 792 } as const
/** Points; printers in school offices reach this far. */
export const MARGIN = 40
export const INNER = PAGE.width - 2 * MARGIN
/** Page numbers are below it. */
export const BOTTOM = PAGE.height - MARGIN - 14

export const INK = '#16191d'
export const FAINT = '#5a6169'
export const RULE = '#b9bfc6'
export const WARNING = '#b3261e'

/** Points. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draw with the helpers of this folder, which alone (and `newPage`) break pages. */
export const createPaper = ({ title, author, now }: { title: string; author: string; now: Date }): Paper => {
  const Document = pdfkit()
  const doc = new Document({
    size: 'LETTER',
    // The helpers have their own margins: with one, pdfkit would break a page within a cell.
    margin: 0,
    lang: 'es-MX',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
  })
  registerFonts(doc)
  return doc.font(REGULAR).fillColor(INK)
}

export const newPage = (doc: Paper): void => {
  doc.addPage().font(REGULAR).fillColor(INK)
}

/** Ends the paper: nothing may be drawn afterwards. */
export const toPdf = (doc: Paper): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    doc.end()
  })
