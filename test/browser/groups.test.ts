import type { Page } from 'playwright-core'
import { enter, enterMore, expectFocus, opened, tabTo } from '@test/support/browser/desk'
import { looksRight } from '@test/support/browser/looks'
import { addEnrolled, openSchool, signInTo, type School } from '@test/support/browser/school'
import { thread } from '@test/support/browser/thread'

let school: School
let page: Page

beforeEach(async () => {
  school = await openSchool()
  page = school.desk.page
  const { api } = school
  const { cycle } = await addEnrolled(api, ['BEGOÑA', 'IÑAKI', 'MARÍA DE LOS ÁNGELES GUADALUPE'])
  await api.send('POST', '/grupos', { cicloEscolarId: cycle, nombre: '1° B', grado: 'PRIMARIA' })
}, 300_000)
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = (text: string) => page.getByText(text).first()
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const looks = (name: string) => looksRight(school.desk, name)

thread('a group, with the keyboard alone', {
  'a new group in a dialog': async () => {
    await signInTo(school.desk, '/grupos')
    await notice('Primaria: 3 sin grupo').waitFor()
    await looks('grupos')
    await enter(page, button('Registrar grupo'))
    const dialog = await opened(page.getByRole('dialog', { name: 'Registrar grupo' }))
    await page.keyboard.type('1° ñ')
    await tabTo(page, dialog.getByLabel('Grado'))
    await page.keyboard.type('Prim')
    await looks('grupo-nuevo')
    await page.keyboard.press('Enter')
    await notice('El Grupo fue Registrado Exitosamente').waitFor()
    await rowOf('1° Ñ').waitFor()
  },
  'pupils of its grade enter the group; their list is for paper': async () => {
    await enterMore(page, rowOf('1° Ñ'), 'Agregar')
    await heading('Agregar alumnos al grupo 1° Ñ').waitFor()
    for (const pupil of ['BEGOÑA', 'MARÍA']) {
      await enter(page, rowOf(pupil).getByRole('button', { name: 'Agregar' }))
      await rowOf(pupil).getByRole('button', { name: 'Agregado' }).waitFor()
    }
    await looks('grupo-agregar')
    await enter(page, button('Agregar 2 alumnos'))
    await notice('Los Alumnos fueron Agregados Exitosamente al Grupo').waitFor()
    await heading('Grupo 1° Ñ').waitFor()
    await rowOf('MARÍA').waitFor()
    await looks('grupo')
    await button('Papeles').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.locator('body > .ui-print-sheet').getByText('2 alumnos').waitFor()
    await page.getByRole('main').waitFor({ state: 'hidden' })
    await page.emulateMedia({ media: 'screen' })
  },
  'a pupil moves to the other group of the grade, and the focus goes on in the list': async () => {
    await enterMore(page, rowOf('BEGOÑA'), 'Mover')
    const dialog = await opened(page.getByRole('dialog', { name: /^¿A qué grupo se mueve BEGOÑA/ }))
    await tabTo(page, dialog.getByLabel('Grupo nuevo'))
    // No «°»: it would arrive as inserted text, which Chromium gives to the last text box and not to the select.
    await page.keyboard.type('1')
    await looks('grupo-mover')
    await page.keyboard.press('Enter')
    await notice('BEGOÑA GARCÍA NÚÑEZ pasó al grupo 1° B').waitFor()
    await rowOf('BEGOÑA').waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('main').getByRole('searchbox'))
    await page.goto('/grupos')
    await rowOf('1° B').getByText('1', { exact: true }).waitFor()
  },
})
