import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { ConfigError } from '@server/config'
import { drawHead } from '@server/pdf/school'
import { readLogo } from '@server/pdf/logo'
import { drawMark } from '@server/pdf/shapes'
import { numberPages } from '@server/pdf/pageNumbers'
import { BOTTOM, createPaper, INNER, MARGIN, PAGE, toPdf } from '@server/pdf/paper'
import { drawTable } from '@server/pdf/table'
import { writeFitted } from '@server/pdf/text'
import { readPdf } from '@test/support/pdf/textOf'
import { aLetterhead } from '@test/support/fixtures/letterhead'

const paper = () =>
  createPaper({ title: 'Prueba 1', author: 'Colegio', now: new Date('2026-09-15T16:00:00Z') })
const SCHOOL = aLetterhead({ name: 'Colegio Łódź de Şırnak y Őrség', lines: ['Av. Niños Héroes 5'] })

describe('the paper', () => {
  it('is in Spanish of Mexico, carries its title and writes every Latin name', async () => {
    const doc = paper()
    drawHead(doc, SCHOOL, { title: 'RECIBO DE PAGO', subtitle: 'Folio 000123' })
    drawMark(doc, 'REIMPRESIÓN', { x: 0, y: 0, width: PAGE.width, height: PAGE.height })
    const { pages, title, lang } = await readPdf(await toPdf(doc))
    expect({ title, lang }).toEqual({ title: 'Prueba 1', lang: 'es-MX' })
    expect(pages).toHaveLength(1)
    for (const words of [SCHOOL.name, ...SCHOOL.lines, 'RECIBO DE PAGO', 'Folio 000123', 'REIMPRESIÓN'])
      expect(pages[0]).toContain(words)
    expect(pages[0]).not.toContain('Página')
  })

  it('is read the same when it is not the first of its process', async () => {
    const write = async (): Promise<string> => {
      const doc = paper()
      writeFitted(
        doc,
        'Ñoño 1 de fin: Págìna, acción, fila',
        { x: MARGIN, y: 60, width: INNER },
        { size: 10 },
      )
      return (await readPdf(await toPdf(doc))).pages[0] ?? ''
    }
    const first = await write()
    expect(first).toContain('Ñoño 1 de fin: Págìna, acción, fila')
    expect(await write()).toBe(first)
  })

  it('goes on over pages with the head of the table repeated, every row once and the pages counted', async () => {
    const doc = paper()
    const rows = Array.from({ length: 90 }, (_, at) => `fila-${at}-fin ${at % 9 ? '' : 'larga '.repeat(40)}`)
    const columns = [
      { title: 'CONCEPTO', width: INNER - 90, text: (row: string) => row },
      { title: 'IMPORTE', width: 90, align: 'right' as const, text: () => '$1,234.50' },
    ]
    const below = drawTable(doc, { columns, rows, y: 100, continueAt: () => 60 })
    expect(below).toBeLessThanOrEqual(BOTTOM)
    numberPages(doc, 'Colegio')
    const { pages } = await readPdf(await toPdf(doc))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, at) => {
      expect(page.match(/CONCEPTO IMPORTE/g)).toHaveLength(1)
      expect(page).toContain(`Página ${at + 1} de ${pages.length}`)
    })
    const seen = pages.join(' ').match(/fila-\d+-fin/g)
    expect(seen).toEqual(rows.map((_, at) => `fila-${at}-fin`))
    expect(pages.join(' ').match(/\$1,234\.50/g)).toHaveLength(90)
  })

  it.each([
    ['short enough', 'ANA'],
    ['a little too long for one line', 'MARÍA GUADALUPE DE LA LUZ HERNÁNDEZ'],
    ['far too long', 'MARÍA GUADALUPE DE LA LUZ HERNÁNDEZ Y FERNÁNDEZ DE CÓRDOBA VILLASEÑOR'],
    ['one word without end', 'A'.repeat(120)],
  ])('writes a name whole: %s', async (_, name) => {
    const doc = paper()
    const below = writeFitted(doc, name, { x: MARGIN, y: 100, width: 180 }, { size: 10 })
    expect(below).toBeGreaterThan(105)
    const [page] = (await readPdf(await toPdf(doc))).pages
    expect(page?.replace(/\s/g, '')).toBe(name.replace(/\s/g, ''))
  })
})

describe('the logo', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'logo-'))
  const file = (name: string) => path.join(folder, name)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('becomes a png that fits every paper', async () => {
    await sharp({ create: { width: 900, height: 300, channels: 4, background: '#0a580080' } })
      .webp()
      .toFile(file('logo.webp'))
    await sharp(file('logo.webp')).png().toFile(file('logo.png'))
    const { format, width, height, hasAlpha } = await sharp(await readLogo(file('logo.png'))).metadata()
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      width: 360,
      height: 120,
      hasAlpha: false,
    })
    const doc = paper()
    drawHead(doc, { ...SCHOOL, logo: await readLogo(file('logo.png')) }, { title: 'CORTE' })
    expect((await toPdf(doc)).toString('latin1')).toContain('/Image')
  })

  it.each(['logo.webp', 'nothing.png', 'text.png'])('%s stops the start with one sentence', async (name) => {
    writeFileSync(file('text.png'), 'no picture')
    const reading = readLogo(file(name))
    await expect(reading).rejects.toThrow(ConfigError)
    await expect(reading).rejects.toThrow(/^SCHOOL_LOGO [^\n]*\.$/)
  })
})
