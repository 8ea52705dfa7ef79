import type { Page } from 'playwright-core'
import { addMonths } from '@contract/domain/dateMath'
import { enter, enterMore, expectFocus, look, opened, tabTo } from '@test/support/browser/page'
import { countPresses } from '@test/support/browser/hands'
import { looksRight } from '@test/support/browser/looks'
import { paperFrom } from '@test/support/browser/paper'
import {
  addEnrolled,
  openSchool,
  schoolDay,
  schoolYear,
  signInTo,
  type School,
} from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let page: Page
let pupil: number

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { cycle, pupils } = await addEnrolled(school.api, ['SOFÍA ÑANDÚ', 'BEATRIZ'])
  pupil = pupils[0] as number
  const late = { idCicloEscolar: cycle, idAlumno: pupil, descripcion: 'Feria', monto: 90 }
  const fecha = addMonths(schoolDay(), -1)
  expect((await school.api.send('POST', '/cargos/new', { ...late, fecha })).status).toBe(200)
  const firma = { nombre: 'Mtra. Íñiga Peña', cargo: 'Directora' }
  expect((await school.api.send('PATCH', '/escuela', { firma })).status).toBe(200)
})
afterEach(() => school?.close())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const settled = (name: string) => looksRight(school.visitor, name)
const paper = (press: () => Promise<void>) => paperFrom(school.visitor, press)
/** Until the sample is there, a person has nothing to read. */
const sample = (words: RegExp) => dialog('Constancia').getByText(words).waitFor()

let address = ''

job('constancias, from the pupil to whoever checks them', {
  'from the pupil’s page in three clicks, with the paper in sight': async () => {
    await signInTo(school.visitor, `/alumno/${pupil}`)
    await button('Constancia').waitFor()
    const pressed = await countPresses(page)
    await page.reload()
    await button('Constancia').click()
    await opened(dialog('Constancia'))
    await sample(/^Por medio de la presente.*SOFÍA ÑANDÚ/)
    await settled('constancia-dialogo')
    // A click on the list and one on its line are one: the browser draws the list outside of the page.
    await dialog('Constancia').getByLabel('Tipo').selectOption('CONDUCTA')
    await sample(/buena conducta/)
    const { name, words } = await paper(() => button('Imprimir').click())
    expect(name).toBe('constancia-000001.pdf')
    for (const each of ['CONSTANCIA DE BUENA CONDUCTA', 'SOFÍA ÑANDÚ', 'Mtra. Íñiga Peña', 'Folio 000001'])
      expect(words).toContain(each)
    address = /https?:\/\/\S+\/constancia\/[0-9A-Z]{10}/.exec(words)![0]
    await dialog('Constancia').waitFor({ state: 'hidden' })
    const { clicks } = await pressed()
    process.stdout.write(`constancia: ${clicks + 1} clics desde la ficha\n`)
    expect(clicks + 1).toBeLessThanOrEqual(3)
  },
  'by keyboard from the pupil’s page in ten keys': async () => {
    await page.goto(`/alumno/${pupil}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // Where a page that is opened inside the product leaves it; a reload leaves it to the browser.
    await page.getByRole('heading', { level: 1 }).focus()
    await button('Constancia').waitFor()
    const pressed = await countPresses(page)
    const before = (await pressed()).keys
    await tabTo(page, button('Constancia'))
    await page.keyboard.press('Enter')
    await expectFocus(dialog('Constancia').getByLabel('Tipo'))
    await page.keyboard.press('i')
    await sample(/quedó inscrito/)
    const { words } = await paper(() => page.keyboard.press('Enter'))
    expect(words).toContain('CONSTANCIA DE INSCRIPCIÓN')
    const { keys } = await pressed()
    process.stdout.write(`constancia: ${keys - before} teclas desde la ficha\n`)
    expect(keys - before).toBeLessThanOrEqual(10)
  },
  'Ctrl+K takes it in words': async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: /^Buen[ao]s / }).waitFor()
    await page.keyboard.press('Control+k')
    await expectFocus(page.getByRole('combobox', { name: 'Buscar en la escuela' }))
    await page.keyboard.type('constancia de estudios para beatriz')
    await page.getByRole('option', { name: /^Constancia de estudios para BEATRIZ/ }).waitFor()
    await page.keyboard.press('Enter')
    await expectFocus(dialog('Constancia').getByLabel('Tipo'))
    await sample(/^Por medio de la presente.*BEATRIZ/)
    const { words } = await paper(() => page.keyboard.press('Enter'))
    expect(words).toContain('CONSTANCIA DE ESTUDIOS')
    await dialog('Constancia').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).search).toBe('')
  },
  'what is owed stands in the way of one kind alone, and is said': async () => {
    await page.goto(`/alumno/${pupil}`)
    await enter(page, button('Constancia'))
    await opened(dialog('Constancia'))
    await dialog('Constancia').getByLabel('Tipo').selectOption('NO_ADEUDO')
    await dialog('Constancia')
      .getByText(/tiene un adeudo vencido de \$/)
      .waitFor()
    await settled('constancia-con-adeudo')
    await page.keyboard.press('Escape')
  },
  'whoever holds the paper checks it; the register cancels it': async () => {
    const stranger = await school.visitor.context
      .browser()!
      .newContext({ locale: 'es-MX', reducedMotion: 'reduce' })
    const phone = await stranger.newPage()
    await phone.goto(address)
    await phone.getByText('VÁLIDA', { exact: true }).waitFor()
    await phone.getByText('Constancia de conducta', { exact: true }).waitFor()
    expect(await phone.content()).not.toMatch(/SOFÍA/)

    await page.goto('/constancias')
    const row = page.getByRole('row', { name: /000001/ })
    await row.waitFor()
    await settled('constancias')
    await enterMore(page, row, 'Cancelar')
    const cancel = await opened(dialog('¿Cancelar la constancia 000001?'))
    await page.keyboard.type('Nombre mal escrito')
    await look(page)
    await page.keyboard.press('Enter')
    await cancel.waitFor({ state: 'hidden' })
    await row.getByText('Cancelada', { exact: true }).waitFor()

    await phone.reload()
    await phone.getByText('CANCELADA', { exact: true }).waitFor()
    await stranger.close()
  },
  'the school writes its own text, and sees it with a pupil': async () => {
    await page.goto('/constancias/textos')
    await page.getByLabel('Ver con un alumno').fill('sofía')
    await page.getByRole('option', { name: /SOFÍA ÑANDÚ/ }).click()
    await page
      .getByRole('article')
      .getByText(/SOFÍA ÑANDÚ/)
      .waitFor()
    await settled('constancias-textos')
    const text = page.getByLabel(/^Texto/)
    await text.fill('Que {alumno} estudia aquí desde el ')
    await page.getByRole('button', { name: '{fecha_inscripcion}' }).click()
    await expectFocus(text)
    await page
      .getByRole('article')
      .getByText(new RegExp(`desde el .* de ${schoolYear()}`))
      .waitFor()
    await button('Guardar texto').click()
    await page.getByText('El texto se guardó').waitFor()
  },
})
