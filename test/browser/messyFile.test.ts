import type { Page } from 'playwright-core'
import {
  chooseFile,
  enter,
  enterSurely,
  expectFocusKept,
  look,
  opened,
  tabTo,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { addCycleOfThisYear, openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { messyWorkbook } from '@test/support/messyWorkbook'

let school: School
let page: Page

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  await addCycleOfThisYear(school.api)
})
afterEach(() => school?.close())

const FILE = {
  name: 'lista de la escuela.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: messyWorkbook(),
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const said = (text: string | RegExp) => page.getByText(text).first()
const looks = (name: string) => looksRight(school.visitor, name)
const choose = async (label: string) => {
  const input = page.getByLabel(label)
  await input.waitFor()
  await chooseFile(page, () => enter(page, input), FILE)
}
const answer = async (label: string, keys: string) => {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(keys)
}
const answerAll = async () => {
  await answer('Cómo están escritos los nombres completos', 'Primero los dos')
  await answer('De qué nivel son los alumnos', 'Primaria')
  await enter(page, button('Revisar con estas respuestas'))
  await page.getByText('El archivo no lo dice', { exact: false }).first().waitFor({ state: 'detached' })
}

job('a workbook with a sheet for each group, with the keyboard alone', {
  'its sheets, one left out and taken back': async () => {
    await signInTo(school.visitor, '/apertura')
    await choose('Archivo de la apertura')
    await said('El archivo trae 120 alumnos.').waitFor()
    await tabTo(page, page.getByRole('checkbox', { name: '3A', exact: true }))
    await page.keyboard.press('Space')
    await said('El archivo trae 105 alumnos.').waitFor()
    await expectFocusKept(page)
    await page.keyboard.press('Space')
    await said('El archivo trae 120 alumnos.').waitFor()
    await looks('hojas-columnas')
  },
  'each question once': async () => {
    await enter(page, button('Revisar sin guardar'))
    await said('Preguntas sobre el archivo').waitFor()
    await looks('hojas-preguntas')
    await answerAll()
    await tabTo(page, page.getByRole('checkbox', { name: 'Dejar fuera «OBSERVACIONES»' }))
    await page.keyboard.press('Space')
    await said('120 alumnos por inscribir').waitFor()
    await tabTo(page, page.getByRole('checkbox', { name: /^Así está bien/ }))
    await page.keyboard.press('Space')
  },
  'written and undone': async () => {
    await enter(page, button('Registrar apertura'))
    await opened(page.getByRole('alertdialog', { name: /^¿Registrar la apertura/ }))
    await enterSurely(page, page.getByRole('alertdialog').getByRole('button', { name: 'Registrar apertura' }))
    await said(/^Apertura registrada: 120 alumnos en /).waitFor()
    await expectFocusKept(page)
    await enter(page, page.getByRole('main').getByRole('button', { name: 'Deshacer' }).first())
    const asked = await opened(page.getByRole('dialog', { name: /^¿Deshacer la apertura/ }))
    await tabTo(page, asked.getByLabel('Motivo para deshacerla'))
    await page.keyboard.type('Era una prueba')
    await look(page)
    await page.keyboard.press('Enter')
    await page.getByRole('row', { name: /Deshecha/ }).waitFor()
  },
})

job('the same list as pupils and parents only', {
  'asked and brought in': async () => {
    await signInTo(school.visitor, '/importar')
    await choose('Archivo de alumnos')
    await said('El archivo trae 120 alumnos.').waitFor()
    await looks('hojas-importar')
    await enter(page, button('Revisar sin guardar'))
    await said('Preguntas sobre el archivo').waitFor()
    await answerAll()
    await enter(page, button('Dejar fuera todas'))
    await enter(page, button('Importar 120 nuevos'))
    await said('La importación terminó.').waitFor()
  },
})
