import type { Locator, Page } from 'playwright-core'
import { enter, enterMore, expectFocus, opened, tabTo } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { paperFrom } from '@test/support/browser/paper'
import { addEnrolled, openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let page: Page

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  const { cycle } = await addEnrolled(api, ['BEGOÑA', 'IÑAKI', 'MARÍA DE LOS ÁNGELES GUADALUPE'])
  await api.send('POST', '/grupos', { cicloEscolarId: cycle, nombre: '1° B', grado: 'PRIMARIA' })
}, 300_000)
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = (text: string) => page.getByText(text).first()
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const looks = (name: string) => looksRight(school.visitor, name)

job('a group, with the keyboard alone', {
  'a new group in a dialog': async () => {
    await signInTo(school.visitor, '/grupos')
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
  'from anywhere to the emergency sheet of the group: four presses, with the keyboard too': async () => {
    let clicks = 0
    const click = async (button: Locator) => {
      clicks++
      await button.click()
    }
    await page.goto('/')
    await click(page.getByRole('link', { name: 'Grupos', exact: true }))
    await click(rowOf('1° Ñ').getByRole('link', { name: '1° Ñ' }))
    await click(button('Papeles'))
    await page.getByRole('menu').waitFor()
    await looks('grupo-papeles')
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
    const sheet = await paperFrom(school.visitor, () => click(item('Hoja de emergencia')))
    process.stdout.write(`hoja de emergencia de un grupo: ${clicks} clics\n`)
    expect(clicks).toBe(4)
    for (const words of ['HOJA DE EMERGENCIA', 'BEGOÑA GARCÍA NÚÑEZ', 'Sin datos de salud registrados.'])
      expect(sheet.words).toContain(words)
    await enter(page, button('Papeles'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const takers = await paperFrom(school.visitor, () => page.keyboard.press('Enter'))
    expect(takers.words).toContain('QUIÉN PUEDE RECOGER')
  },
  'the attendance list asks its month; a card of one pupil opens from their page': async () => {
    await enter(page, button('Papeles'))
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Enter')
    const dialog = await opened(page.getByRole('dialog', { name: 'Lista de asistencia del grupo 1° Ñ' }))
    await tabTo(page, dialog.getByLabel('Mes'))
    await looks('grupo-lista-mes')
    const list = await paperFrom(school.visitor, () => page.keyboard.press('Enter'))
    expect(list.words).toContain('LISTA DE ASISTENCIA')
    await dialog.waitFor({ state: 'hidden' })
    await rowOf('BEGOÑA').getByRole('link', { name: 'Ver' }).click()
    await heading('BEGOÑA GARCÍA NÚÑEZ').waitFor()
    await enter(page, page.getByRole('button', { name: 'Más acciones', exact: true }))
    const card = await paperFrom(school.visitor, () =>
      page.getByRole('menuitem', { name: 'Credencial' }).click(),
    )
    expect(card.name).toMatch(/^credencial-\d+\.pdf$/)
    expect(card.words).toContain('CREDENCIAL DE ALUMNO')
  },
  'a pupil moves to the other group of the grade, and the focus goes on in the list': async () => {
    await page.goto('/grupos')
    await rowOf('1° Ñ').getByRole('link', { name: '1° Ñ' }).click()
    await heading('Grupo 1° Ñ').waitFor()
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
