import type { Page } from 'playwright-core'
import { IMPORT_COLUMNS } from '@contract/imports/imports.rules'
import { aCurp, aCycle } from '@test/support/builders'
import {
  enter,
  enterMore,
  expectFocus,
  expectFocusKept,
  look,
  opened,
  tabTo,
  write,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import {
  addCycleOfThisYear,
  openSchool,
  schoolYear,
  signInTo,
  type School,
} from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let page: Page

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  await addCycleOfThisYear(api)
  const year = schoolYear() + 1
  const dates = { nombre: `${year}`, fecha_inicio: `${year}-01-01`, fecha_fin: `${year}-12-31` }
  const { body } = await api.send('POST', '/ciclo', aCycle(dates))
  const cicloEscolarId = (body['ciclo'] as { id: number }).id
  await api.send('POST', '/grupos', { cicloEscolarId, nombre: '3° B', grado: 'PRIMARIA', gradoNumero: 3 })
})
afterEach(() => school?.close())

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const said = (text: string | RegExp) => page.getByText(text).first()
const rowOf = (name: RegExp) => page.getByRole('row', { name })
const looks = (name: string) => looksRight(school.visitor, name)
/** Adds a pupil to the list of chosen ones. */
const pick = async (name: RegExp) => {
  await enter(page, rowOf(name).getByRole('button', { name: 'Agregar' }))
  await rowOf(name).getByRole('button', { name: 'Agregado' }).waitFor()
}

/** On a phone, for each checkbox: whether its name and explanation are beside it, however many lines they take. */
const besideTheirBoxes = async (): Promise<boolean[]> => {
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: size.height })
  const beside = await page.locator('tbody th:has(> input)').evaluateAll((names) =>
    names.map((name) => {
      const lines = document.createRange()
      lines.selectNodeContents(name)
      lines.setStartAfter(name.querySelector('input')!)
      const { right } = name.querySelector('input')!.getBoundingClientRect()
      return [...lines.getClientRects()].every(({ left }) => left >= right)
    }),
  )
  await page.setViewportSize(size)
  return beside
}

/** A school's list as Excel saves it in Mexico: semicolons, Windows-1252. One row lacks its surname, three their year. */
const listOfSchool = (): Buffer => {
  const rows = ['BEGOÑA', 'IÑAKI', 'ZOE', 'NICOLÁS', 'MARÍA DE LOS ÁNGELES GUADALUPE'].map((nombre, at) => [
    ...[nombre, at === 3 ? '' : 'MUÑOZ', 'PEÑA', aCurp(at + 1).toLowerCase(), `A-${at + 1}`, '15/03/2018'],
    ...[
      'PRIMARIA',
      at < 2 ? '2' : '',
      `FAMILIA ${at < 2 ? 'PRIMERA' : at}`,
      `555555000${at < 2 ? 0 : at}`,
      '',
      '',
    ],
  ])
  const lines = [[...IMPORT_COLUMNS], ...rows].map((cells) => cells.join(';'))
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

job('a school year, from the list in Excel to the next cycle', {
  'the list is looked at row by row, and what is right comes in': async () => {
    await signInTo(school.visitor, '/importar')
    await heading('Importar alumnos').waitFor()
    await looks('importar')
    const file = { name: 'alumnos.csv', mimeType: 'text/csv', buffer: listOfSchool() }
    await page.locator('input[type=file]').setInputFiles(file)
    await said('El archivo trae 5 alumnos.').waitFor()
    await enter(page, button('Revisar sin guardar'))
    await rowOf(/NICOLÁS|Apellido paterno/)
      .first()
      .waitFor()
    await expectFocusKept(page)
    await looks('importar-revision')
    await enter(page, button('Importar 4 nuevos'))
    await said('La importación terminó').waitFor()
    await looks('importar-hecho')
  },
  'they are enrolled, and each gets a year with one key': async () => {
    await page.goto('/registro/inscripciones/primaria')
    for (const name of [/BEGOÑA/, /IÑAKI/, /ZOE/, /MARÍA/]) await pick(name)
    const years = page.getByRole('combobox', { name: 'Grado', exact: true })
    expect(await years.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value))).toEqual([
      ...['2', '2', '', ''],
    ])
    await enter(page, button('Inscribir 4 alumnos'))
    await said('4 alumnos inscritos').waitFor()
    await page.goto('/inscripciones/sin-grado')
    const first = page.locator('[data-line]').first()
    await first.waitFor()
    await tabTo(page, first)
    await looks('sin-grado')
    await page.keyboard.press('2')
    await said('1 alumno sin grado').waitFor()
    await page.keyboard.press('2')
    await said('Todos tienen grado').waitFor()
  },
  'they get a group of their year': async () => {
    await page.goto('/grupos')
    await enter(page, button('Registrar grupo').first())
    const dialog = await opened(page.getByRole('dialog', { name: 'Registrar grupo' }))
    await page.keyboard.type('2° B')
    await tabTo(page, dialog.getByLabel('Grado'))
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await rowOf(/2° B/).waitFor()
    // A single page has no pager.
    expect(await page.locator('.ui-pager').isVisible()).toBe(false)
    await enterMore(page, rowOf(/2° B/), 'Agregar')
    await heading('Agregar alumnos al grupo 2° B').waitFor()
    for (const name of [/BEGOÑA/, /IÑAKI/, /ZOE/, /MARÍA/]) await pick(name)
    await enter(page, button('Agregar 4 alumnos'))
    await heading(/^Grupo 2° B$/).waitFor()
    await rowOf(/ZOE/).waitFor()
  },
  'a family pays at the desk': async () => {
    await page.goto('/caja')
    const finder = page.getByRole('combobox', { name: 'Familia' })
    await expectFocus(finder)
    await page.keyboard.type('zoe')
    await page.getByRole('option', { name: /FAMILIA 2/ }).waitFor()
    await page.keyboard.press('Enter')
    const side = page.getByRole('complementary', { name: 'Por cobrar' })
    await side.waitFor()
    await page.keyboard.press('m')
    await page.keyboard.press('Enter')
    await expectFocus(side.getByLabel('Efectivo recibido'))
    await page.keyboard.type('20000')
    await look(page)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Pago registrado con el folio 000001' }).waitFor()
  },
  'one leaves: what is owed and what not stands there before the press': async () => {
    await page.goto('/alumnos/inscritos?q=iñaki')
    await page.getByText('1 de 4 alumnos').waitFor()
    await enter(page, rowOf(/IÑAKI/).getByRole('link', { name: /IÑAKI/ }).first())
    await heading(/IÑAKI/).waitFor()
    await enter(page, button('Más acciones'))
    await page.getByRole('menuitem', { name: 'Dar de baja' }).press('Enter')
    const dialog = await opened(page.getByRole('dialog', { name: /^Dar de baja: IÑAKI/ }))
    await dialog.getByText('Ya no se debe').waitFor()
    await dialog.getByText('grupo 2° B').waitFor()
    await tabTo(page, dialog.getByLabel('Motivo'))
    await page.keyboard.type('Cambio de ciudad')
    await look(page)
    await looks('baja')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.goto('/bajas')
    await rowOf(/IÑAKI.*Cambio de ciudad/i).waitFor()
    await looks('bajas')
  },
  'the rest goes on into the next cycle with one press; pressed again nothing changes': async () => {
    await page.goto('/reinscripciones')
    await button('Reinscribir a 3 alumnos').waitFor()
    await rowOf(/IÑAKI/).getByText('Baja').waitFor()
    const group = page.getByRole('combobox', { name: /^Grupo de .*ZOE/ })
    expect(await group.evaluate((each) => (each as HTMLSelectElement).selectedOptions[0]?.text)).toBe('3° B')
    await looks('reinscripciones')
    expect(await besideTheirBoxes()).toEqual([true, true, true, true])
    await enter(page, button('Reinscribir a 3 alumnos'))
    const dialog = await opened(page.getByRole('alertdialog', { name: /^¿Reinscribir a 3 alumnos/ }))
    await enter(page, dialog.getByRole('button', { name: 'Reinscribir', exact: true }))
    await said(/^3 alumnos reinscritos en/).waitFor()
    await looks('reinscripciones-resultado')
    await enter(page, button('Volver al plan'))
    await button('Nadie marcado').waitFor()
    await rowOf(/ZOE/).getByText('Ya inscrito').waitFor()
  },
  'a new family comes in one place': async () => {
    await page.goto('/nueva-familia')
    await heading('Alta de familia').waitFor()
    await write(page, 'Nombre(s)', 'dalia')
    await write(page, 'Apellido paterno', 'muñoz')
    await write(page, 'Apellido materno', 'peña')
    await write(page, 'CURP', aCurp(9))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2, name: '2. Padre o tutor' }).waitFor()
    await looks('nueva-familia-padre')
    await tabTo(page, page.getByLabel(/^Ya está registrado/))
    await page.keyboard.type('zoe')
    await page.getByRole('option', { name: /FAMILIA 2/ }).waitFor()
    await page.keyboard.press('Enter')
    const grade = page.getByLabel(/^Grado/)
    await tabTo(page, grade)
    await page.keyboard.type('2')
    await said(/^Se cobrará: inscripción/).waitFor()
    await enter(page, button('Inscribir'))
    const groups = page.getByRole('combobox', { name: /^Grupo/ })
    await groups.waitFor()
    await expectFocusKept(page)
    await tabTo(page, groups)
    await page.keyboard.type('2')
    await enter(page, button('Agregar al grupo'))
    // The link is always shown; after the last step it gets the focus.
    await expectFocus(page.getByRole('link', { name: 'Cobrar' }))
    await looks('nueva-familia-hecha')
    await enter(page, page.getByRole('link', { name: 'Cobrar' }))
    await page.getByRole('complementary', { name: 'Por cobrar' }).waitFor()
    await page
      .getByRole('list', { name: /^Lo que debe DALIA/ })
      .getByRole('checkbox')
      .first()
      .waitFor()
  },
})
