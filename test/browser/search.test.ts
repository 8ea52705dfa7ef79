import type { Page } from 'playwright-core'
import { expectFocus, expectFocusKept } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { addEnrolled, openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let page: Page

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  await addEnrolled(school.api, ['BEGOÑA', 'IÑAKI', 'MARÍA DE LOS ÁNGELES GUADALUPE'])
}, 300_000)
afterEach(() => school?.close())

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const field = () => page.getByRole('combobox', { name: 'Buscar en la escuela' })
const option = (name: RegExp) => page.getByRole('option', { name })
const looks = (name: string) => looksRight(school.visitor, name)

job('one field for whoever is in the school, with the keyboard alone', {
  'Ctrl+K offers what one does': async () => {
    await signInTo(school.visitor, '/')
    await heading(/^Buen[ao]s /).waitFor()
    await page.keyboard.press('Control+k')
    await field().waitFor()
    await expectFocus(field())
    await option(/^Registrar alumno/).waitFor()
    await looks('buscar-vacio')
  },
  'a pupil by the beginnings of words, without accents': async () => {
    await page.keyboard.type('angel maria')
    await option(/MARÍA DE LOS ÁNGELES/).waitFor()
    await looks('buscar-alumno')
    await page.keyboard.press('Enter')
    await heading(/MARÍA DE LOS ÁNGELES/).waitFor()
    await expectFocusKept(page)
  },
  'who was opened is offered first; nobody is found by the middle of a word': async () => {
    await page.keyboard.press('Control+k')
    await option(/MARÍA DE LOS ÁNGELES/).waitFor()
    await expectFocus(field())
    await page.keyboard.type('goña')
    await option(/en todos los alumnos/).waitFor()
    await looks('buscar-nadie')
    await page.keyboard.press('Escape')
    await field().waitFor({ state: 'hidden' })
    await expectFocusKept(page)
  },
  'who wrote what, in words': async () => {
    await page.keyboard.press('Control+k')
    await expectFocus(field())
    await page.keyboard.type('bitácora')
    await option(/^Bitácora/).waitFor()
    await page.keyboard.press('Enter')
    await heading('Bitácora').waitFor()
    await expectFocusKept(page)
    await page.getByText('Registró 3 inscripciones').waitFor()
    // One sentence an act; what changed of each record is a press away.
    const act = page.getByRole('listitem').filter({ hasText: /Registró al alumno MARÍA DE LOS ÁNGELES/ })
    await act.getByText(/^Registró al alumno/).click()
    await act
      .getByRole('list', { name: 'Detalle del movimiento' })
      .getByText(/Número de control/i)
      .waitFor()
    await looks('bitacora')
  },
})
