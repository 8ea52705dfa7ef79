import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright-core'
import sharp from 'sharp'
import { ensureClientBuilt } from '@server/build/clientBuild'
import { findChromium } from '../browser/chromium'
import { WIDTHS } from '../browser/page'
import { contactSheet } from './contactSheet'
import { atRest, CASHIER, FIRST, openSchool, openWindow, type School } from './demoSchool'
import { addressesOf } from './routes'
import { GUIDE_SHOTS, README_SHOTS, type Seat, type Shot } from './shots'

const ROOT = path.resolve(__dirname, '../../..')
const README_PICTURES = path.join(ROOT, 'src/decisions/pictures')

const GUIDE_PICTURES = path.join(ROOT, 'src/guias/imagenes')

/** Wide enough for a list with its buttons; the guide shows it at three quarters. */
const GUIDE_WINDOW = { width: 1240, height: 700 }

/** A quarter of a whole picture's bytes: these pages have few colours. */
const save = async (picture: Buffer, file: string): Promise<void> => {
  const { size } = await sharp(picture).png({ palette: true, colours: 48, effort: 10 }).toFile(file)
  console.log(`${path.relative(ROOT, file)} ${Math.round(size / 1024)} KB`)
}

const openShot = async (
  page: Page,
  { route, press }: Shot,
  addresses: ReadonlyMap<string, string>,
): Promise<void> => {
  await page.goto(addresses.get(route) ?? route)
  await atRest(page)
  await press?.(page)
}

const takeReadmePictures = async (
  page: Page,
  addresses: ReadonlyMap<string, string>,
  shots: readonly Shot[],
): Promise<void> => {
  await page.setViewportSize(WIDTHS.laptop)
  for (const shot of shots)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await openShot(page, shot, addresses)
      const file = `${shot.name}${scheme === 'dark' ? '-oscura' : ''}.png`
      await save(await page.screenshot(), path.join(README_PICTURES, file))
    }
}

/** A dialog covers the page, so it is taken whole; else bar and menu stay out. */
const takeGuidePicture = async (page: Page, name: string): Promise<void> => {
  const box = (await page.locator('main').boundingBox()) ?? { x: 0, y: 0 }
  const top = Math.max(
    box.y,
    await page
      .locator('header')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().bottom),
  )
  const clip = { x: box.x, y: top, width: GUIDE_WINDOW.width - box.x, height: GUIDE_WINDOW.height - top }
  await save(await page.screenshot({ clip }), path.join(GUIDE_PICTURES, `${name}.png`))
}

type Windows = (seat: Seat) => Promise<Page>

const takeGuidePictures = async (
  windowOf: Windows,
  addresses: ReadonlyMap<string, string>,
  shots: readonly Shot[],
): Promise<void> => {
  for (const shot of shots) {
    const page = await windowOf(shot.seat ?? 'direccion')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(GUIDE_WINDOW)
    await openShot(page, shot, addresses)
    await takeGuidePicture(page, shot.name)
  }
}

const HELP = `npm run pictures                    the pictures of README and guides anew, from a demo school of its own
npm run pictures -- NAME…           those alone
npm run pictures -- --all FOLDER    every page at three widths, light and dark, with what is wrong on each
  --at ADDRESS                      of a demo that runs already`

const takePictures = async (
  browser: Browser,
  page: Page,
  address: string,
  names: readonly string[],
): Promise<void> => {
  const wanted = ({ name }: Shot) => names.length === 0 || names.includes(name)
  const addresses = await addressesOf(page)
  await takeReadmePictures(page, addresses, README_SHOTS.filter(wanted))
  const opened: Partial<Record<Seat, Page>> = { direccion: page }
  let empty: School | undefined
  const openSeat = async (seat: Seat): Promise<Page> => {
    if (seat !== 'new') return openWindow(browser, address, CASHIER)
    empty = await openSchool('src/server/main.ts')
    return openWindow(browser, empty.address, FIRST)
  }
  try {
    const windowOf = async (seat: Seat) => (opened[seat] ??= await openSeat(seat))
    await takeGuidePictures(windowOf, addresses, GUIDE_SHOTS.filter(wanted))
  } finally {
    await empty?.stop()
  }
}

const main = async (): Promise<void> => {
  const options = { all: { type: 'string' }, at: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return console.log(HELP)
  if (!values.at) await ensureClientBuilt(ROOT, console.log)
  const school = values.at ? { address: values.at, stop: async () => undefined } : await openSchool()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await openWindow(browser, school.address)
    if (!values.all) await takePictures(browser, page, school.address, positionals)
    else if (!(await contactSheet(page, await addressesOf(page), path.resolve(values.all))))
      process.exitCode = 1
  } finally {
    await browser.close()
    await school.stop()
  }
}

void main()
