import type { Page } from 'playwright-core'
import { opened } from '@test/support/browser/page'
import {
  answered,
  exportLog,
  importLog,
  indexNow,
  jumpTo,
  openPanel,
  withDevtools,
} from '@test/support/browser/devtools'
import { addEnrolled, openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let page: Page
let fresh: Page
let pupil: number
let file: string

interface Mark {
  name: string
  index: number
  words: string[]
}
const marks: Mark[] = []

beforeAll(async () => {
  school = await openSchool()
  page = school.visitor.page
  await withDevtools(page.context())
  const { pupils } = await addEnrolled(school.api, ['SOFÍA', 'MATEO', 'RENATA'])
  pupil = pupils[0]!
})
afterAll(() => school?.close())

/** Of the recording's own bar. */
const BAR =
  /Esta ventana muestra una grabación: lo que hagas aquí no se guarda ni se envía\.|Volver a mi sesión/g

const wordsOf = async (shown: Page): Promise<string[]> => {
  const text = await shown.evaluate(() => document.body.innerText)
  return text.replace(BAR, ' ').split(/\s+/).filter(Boolean)
}

/** The words of a page once they no longer change. */
const settledWords = async (shown: Page): Promise<string[]> => {
  for (let before = ''; ;) {
    await shown.waitForTimeout(700)
    const words = await wordsOf(shown)
    if (words.join(' ') === before) return words
    before = words.join(' ')
  }
}

/** How many of these words are among those, each as often as it is there: 0 to 1. */
const shareOf = (these: readonly string[], those: readonly string[]): number => {
  const left = [...those]
  const found = these.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return found.length / these.length
}

const mark = async (name: string): Promise<void> => {
  await answered(page)
  const words = await settledWords(page)
  marks.push({ name, index: await indexNow(page), words })
}

/** As a link does, without loading the page anew. */
const goTo = async (path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForTimeout(500)
}

const MARKS: [name: string, there: () => Promise<void>][] = [
  ['the charges', () => goTo('/cargos/pendientes')],
  [
    'a filter of theirs',
    async () => {
      await page.getByRole('searchbox').first().fill('MATEO')
      await page.waitForURL(/q=MATEO/)
    },
  ],
  [
    'a dialog over them',
    async () => {
      await page.getByRole('button', { name: 'Pagar', exact: true }).nth(1).click()
      await opened(page.getByRole('dialog', { name: 'Pagar cargo' }))
    },
  ],
  [
    'the dialog closed, another order',
    async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Pagar cargo' }).waitFor({ state: 'detached' })
      await goTo('/cargos/pendientes?orden=-monto')
    },
  ],
  ['the home', () => goTo('/')],
  ['the pupils', () => goTo('/alumnos/inscritos')],
  ['one pupil', () => goTo(`/alumno/${pupil}`)],
  ['the debtors', () => goTo('/morosos')],
  ['the cycles', () => goTo('/historial/ciclos-escolares')],
  ['the users', () => goTo('/usuarios')],
  ['a form', () => goTo('/registro/alumno')],
]

job('a recording shows where its user was', {
  'eleven places: lists, a filter, a dialog, a pupil, a form': async () => {
    await signInTo(school.visitor, '/cargos/pendientes')
    await page.reload()
    await openPanel(page)
    await page.getByRole('row', { name: /SOFÍA/ }).first().waitFor()
    for (const [name, there] of MARKS) {
      await there()
      await mark(name)
    }
    expect(marks).toHaveLength(11)
    file = await exportLog(page)
  },
  'played in another window, each shows nine of ten of its words, and no others': async () => {
    fresh = await page.context().newPage()
    await fresh.goto('/roles')
    await openPanel(fresh)
    await answered(fresh)
    await importLog(fresh, file)
    await fresh.getByText('Esta ventana muestra una grabación').waitFor()
    const shares: [name: string, shown: number, ofShown: number][] = []
    for (const { name, index, words } of marks) {
      await jumpTo(fresh, index)
      const played = await settledWords(fresh)
      shares.push([name, shareOf(words, played), shareOf(played, words)])
    }
    expect(shares.filter(([, shown, ofShown]) => shown < 0.9 || ofShown < 0.9)).toEqual([])
    expect(school.visitor.trouble).toEqual([])
  },
})
