import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureClientBuilt } from '@server/build/clientBuild'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { findChromium } from '../browser/chromium'
import { WIDTHS } from '../browser/desk'
import { contactSheet } from './contactSheet'
import { atRest, openSchool, openWindow } from './demoSchool'
import { addressesOf } from './routes'

const ROOT = path.resolve(__dirname, '../../..')
const README_PICTURES = path.join(ROOT, 'src/decisions/pictures')

interface ReadmePicture {
  name: string
  /** A screen's path; a parameter becomes one of the demo's. */
  route: string
  /** The first link of this name on it leads to what is shown. */
  link?: string
  size?: keyof typeof WIDTHS
  dark?: true
}

const PICTURES: readonly ReadmePicture[] = [
  { name: 'inicio', route: '/' },
  { name: 'cargos', route: '/cargos/pendientes' },
  { name: 'caja', route: '/morosos', link: 'Cobrar' },
  { name: 'eventos', route: '/eventos' },
  { name: 'inscripciones', route: '/registro/inscripciones/:grado' },
  { name: 'ficha-oscura', route: '/alumno/:alumno', dark: true },
]

const takeReadmePictures = async (page: Page, addresses: ReadonlyMap<string, string>): Promise<void> => {
  for (const { name, route, link, size = 'laptop', dark } of PICTURES) {
    await page.setViewportSize(WIDTHS[size])
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await page.goto(addresses.get(route) ?? route)
    await atRest(page)
    if (link) {
      await page.getByRole('link', { name: link }).first().click()
      await atRest(page)
    }
    await page.screenshot({ path: path.join(README_PICTURES, `${name}.png`) })
    console.log(`${name}.png`)
  }
}

const HELP = `npm run pictures                    the README's pictures anew, from a demo school of its own
npm run pictures -- --all FOLDER    every page at three widths, light and dark, with what is wrong on each
  --at ADDRESS                      of a demo that runs already`

const main = async (): Promise<void> => {
  const options = { all: { type: 'string' }, at: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  if (values.help) return console.log(HELP)
  if (!values.at) await ensureClientBuilt(ROOT, console.log)
  const school = values.at ? { address: values.at, stop: async () => undefined } : await openSchool()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await openWindow(browser, school.address)
    const addresses = await addressesOf(page)
    if (!values.all) await takeReadmePictures(page, addresses)
    else if (!(await contactSheet(page, addresses, path.resolve(values.all)))) process.exitCode = 1
  } finally {
    await browser.close()
    await school.stop()
  }
}

void main()
