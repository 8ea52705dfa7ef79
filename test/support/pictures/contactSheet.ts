import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { sidewaysScroll, WIDTHS } from '../browser/page'
import { listTrouble } from '../browser/lists'
import { atRest, shiftOf } from './demoSchool'

const SCHEMES = ['light', 'dark'] as const
const MAX_SHIFT = 0.02

interface Shot {
  address: string
  width: number
  /** By scheme. */
  files: string[]
  sideways: number
  shift: number
  errors: string[]
  lists: string[]
}

const nameOf = (route: string): string => route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'inicio'

const isWrong = ({ sideways, shift, errors, lists }: Shot): boolean =>
  sideways > 0 || shift >= MAX_SHIFT || errors.length + lists.length > 0

const said = ({ sideways, shift, errors, lists }: Shot): string =>
  [`sideways ${sideways}`, `shift ${shift.toFixed(3)}`, ...errors, ...lists].join(' · ')

/** Waits until the colours of another scheme are drawn: on a busy machine a picture showed half of them. */
const schemeShown = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })

/** One page in one width: opened anew, so that what moves while it opens counts. */
const shoot = async (page: Page, route: string, address: string, width: number, folder: string) => {
  const errors: string[] = []
  const hear = (error: Error) => void errors.push(error.message)
  page.on('pageerror', hear)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(address)
  await atRest(page)
  const shot: Shot = {
    address,
    width,
    files: [],
    sideways: await sidewaysScroll(page),
    shift: await shiftOf(page),
    errors,
    lists: await listTrouble(page),
  }
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    await schemeShown(page)
    const file = `${nameOf(route)}-${width}-${scheme}.png`
    await page.screenshot({ path: path.join(folder, file) })
    shot.files.push(file)
  }
  page.off('pageerror', hear)
  return shot
}

const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const figure = (shot: Shot): string =>
  shot.files
    .map(
      (file) =>
        `<figure class="${isWrong(shot) ? 'wrong' : ''}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${shot.width} · ${escaped(said(shot))}</figcaption></figure>`,
    )
    .join('')

const pageOf = (routes: ReadonlyMap<string, readonly Shot[]>): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><title>Pantallas</title>
<style>body{font:14px sans-serif;margin:16px}section{display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start;margin-bottom:24px}
h2{flex-basis:100%;margin:0;font-size:16px}figure{margin:0}img{height:240px;border:1px solid #ccc}.wrong{color:#b3261e}</style>
${[...routes].map(([route, shots]) => `<section><h2>${escaped(route)}</h2>${shots.map(figure).join('')}</section>`).join('\n')}`

/**
 * Every page at three widths, light and dark, as files and as one page (`index.html`); prints what scrolls sideways, what moves
 * while it opens, and errors of scripts.
 * @returns whether nothing is wrong
 */
export const contactSheet = async (
  page: Page,
  addresses: ReadonlyMap<string, string>,
  folder: string,
): Promise<boolean> => {
  await mkdir(folder, { recursive: true })
  const routes = new Map<string, Shot[]>()
  for (const size of Object.values(WIDTHS)) {
    await page.setViewportSize(size)
    for (const [route, address] of addresses) {
      const shot = await shoot(page, route, address, size.width, folder)
      routes.set(route, [...(routes.get(route) ?? []), shot])
      console.log(`${isWrong(shot) ? 'WRONG' : 'right'} ${size.width} ${address}: ${said(shot)}`)
    }
  }
  await writeFile(path.join(folder, 'index.html'), pageOf(routes))
  const wrong = [...routes.values()].flat().filter(isWrong)
  for (const shot of wrong) console.log(`WRONG ${shot.width} ${shot.address}: ${said(shot)}`)
  console.log(`${routes.size} pages, ${wrong.length} pictures with something wrong; ${folder}/index.html`)
  return wrong.length === 0
}
