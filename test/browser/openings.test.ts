import type { Download, Page } from 'playwright-core'
import { bytesOf, chooseFile, expectFocusKept, look, opened } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import {
  addCycleOfThisYear,
  openSchool,
  schoolDay,
  signInTo,
  type School,
} from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { LIST_MISTAKES, LIST_PUPILS, openingList } from '@test/support/fixtures/openingList'

let school: School
let page: Page

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  await addCycleOfThisYear(school.api)
})
afterEach(() => school?.close())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const said = (text: string | RegExp) => page.getByText(text).first()
const looks = (name: string) => looksRight(school.visitor, name)
const list = () => page.getByRole('region', { name: 'Aperturas' })
const totals = () => page.getByRole('region', { name: 'Así quedarían las cuentas' })
const question = () => page.getByRole('alertdialog', { name: /^¿Registrar la apertura/ })
const aFile = (name: string, wrong: boolean) => ({
  name,
  mimeType: 'text/csv',
  buffer: openingList(schoolDay().slice(0, 7), { wrong }),
})
const sumsOf = async () => {
  const { body } = await school.api.send('GET', '/aperturas')
  return body['aperturas'] as { alumnos: number; adeudo: number; deshecha: object | null }[]
}
const pesos = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Waits for a file, reads it and gives its lines. */
const linesOf = async (download: Download): Promise<string[]> =>
  (await bytesOf(download)).toString().trim().split('\r\n')

const BLANKS = /sin «Debe desde»: ¿qué deben\?/
const confirmed = () => page.getByRole('checkbox', { name: /^Así está bien/ })
const leftOut = () => page.getByRole('checkbox', { name: 'Dejar fuera «Observaciones»' })
/** Of each file anew: an answer about another's words could be wrong of this one's. */
const answerFile = async () => {
  await leftOut().check()
  await page.getByLabel(BLANKS).selectOption('MES_DE_FECHA')
  await confirmed().check()
  await button('Registrar apertura').and(page.locator(':enabled')).waitFor()
}

job('a school comes in in the middle of a year, with the mouse', {
  'from Importar, where the choice is': async () => {
    await signInTo(school.visitor, '/importar')
    await page.getByRole('link', { name: /^Apertura de un ciclo en curso/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Apertura de un ciclo en curso' }).waitFor()
    await said('Todavía no hay aperturas').waitFor()
    await looks('apertura')
  },
  'its own list, whose columns are known without a hand': async () => {
    await page.locator('input[type=file]').setInputFiles(aFile('lista.csv', true))
    await said(`El archivo trae ${LIST_PUPILS} alumnos.`).waitFor()
    await said('No se usan: Observaciones.').waitFor()
    await button('Revisar sin guardar').click()
  },
  'thirty are wrong: they are on top, alone, and in a file': async () => {
    await said(`${LIST_MISTAKES} alumnos con error.`).waitFor()
    await expectFocusKept(page)
    await looks('apertura-revision')
    const rows = page.getByRole('table', { name: 'Renglones del archivo' }).getByRole('row')
    expect(await rows.nth(1).textContent()).toContain('Con error')
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('NUEVO')
    await page.getByText(`${LIST_PUPILS - LIST_MISTAKES} de ${LIST_PUPILS} renglones`).waitFor()
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('')
    const coming = page.waitForEvent('download')
    await button('Descargar con errores (CSV)').click()
    const lines = await linesOf(await coming)
    expect(lines).toHaveLength(LIST_MISTAKES + 1)
    expect(lines[0]).toMatch(/Matrícula,.*,Observaciones,motivos$/)
  },
  'a column that is not ours is left out on purpose': async () => {
    expect(await button('Registrar apertura').isDisabled()).toBe(true)
    await answerFile()
  },
  'corrected and chosen again it is checked at once': async () => {
    await chooseFile(page, () => button('Elegir el archivo corregido').click(), aFile('corregida.csv', false))
    await said(`${LIST_PUPILS} alumnos por inscribir`).waitFor()
    expect(await page.getByText('con error.').count()).toBe(0)
    expect(await totals().getByRole('row').count()).toBe(11)
    await answerFile()
  },
  'written after a look at the amounts': async () => {
    const [, before] = /deben (\S+) hasta el fin/.exec((await totals().textContent()) ?? '') ?? []
    await button('Registrar apertura').click()
    await opened(question())
    await looks('apertura-pregunta')
    await question().getByText(before!).waitFor()
    await look(page)
    await question().getByRole('button', { name: 'Registrar apertura' }).click()
    await said(/^Apertura registrada: 420 alumnos en /).waitFor()
    const [made] = await sumsOf()
    expect(made).toMatchObject({ alumnos: LIST_PUPILS, deshecha: null })
    expect(before).toBe(pesos(made!.adeudo))
    await list()
      .getByRole('row', { name: /Vigente/ })
      .waitFor()
    await looks('apertura-hecha')
  },
  'undone as a whole': async () => {
    await list().getByRole('button', { name: 'Deshacer' }).click()
    const asked = await opened(page.getByRole('dialog', { name: /^¿Deshacer la apertura/ }))
    await asked.getByLabel('Motivo para deshacerla').fill('Los saldos eran de octubre')
    await look(page)
    await asked.getByRole('button', { name: 'Deshacer', exact: true }).click()
    await list()
      .getByRole('row', { name: /Los saldos eran de octubre.*Deshecha/ })
      .waitFor()
    const [made] = await sumsOf()
    expect(made?.deshecha).not.toBeNull()
  },
})
