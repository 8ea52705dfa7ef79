import type { Locator, Page } from 'playwright-core'
import { enter, enterMore, expectCount, expectValue, opened, tabTo, write } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import {
  addCycleOfThisYear,
  addPupils,
  enrol,
  openSchool,
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
  const cycle = await addCycleOfThisYear(api)
  const [first, second] = await addPupils(api, ['BEGOÑA', 'IÑAKI', 'MARÍA DE LOS ÁNGELES GUADALUPE'])
  await enrol(api, cycle, [first!, second!])
}, 300_000)
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = (text: string) => page.getByText(text).first()
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const pick = async (pupil: string) => {
  await enter(page, rowOf(pupil).getByRole('button', { name: 'Agregar' }))
  await rowOf(pupil).getByRole('button', { name: 'Agregado' }).waitFor()
}
const looks = (name: string) => looksRight(school.visitor, name)
const fill = (label: string, text: string, within: Locator | Page = page) => write(page, label, text, within)

job('a parent, with the keyboard alone', {
  'registers a parent with a child; the phone is formatted': async () => {
    await signInTo(school.visitor, '/registro/padre')
    await heading('Registrar padre').waitFor()
    await enter(page, button('Registrar padre'))
    await notice('Debes Llenar todos los Datos').waitFor()
    await fill('Nombre completo', 'rosa muñoz peña')
    await fill('Teléfono', '7221234567')
    await pick('BEGOÑA')
    await expectValue(page.getByLabel('Teléfono'), '722 123 4567')
    await enter(page, button('Registrar padre'))
    await notice('Padre de Familia Registrado Exitosamente').waitFor()
    await heading('ROSA MUÑOZ PEÑA').waitFor()
    await page.getByRole('link', { name: 'BEGOÑA GARCÍA NÚÑEZ' }).waitFor()
  },
  'another with the same phone is pointed out before saving': async () => {
    await page.goto('/registro/padre')
    await heading('Registrar padre').waitFor()
    await fill('Nombre completo', 'juan peña')
    await fill('Teléfono', '7221234567')
    await notice('Ya hay un padre con este teléfono o correo:').waitFor()
    await looks('padre-parecido')
    await enter(page, button('Registrar padre'))
    await heading('JUAN PEÑA').waitFor()
  },
  'gives a user of the app, which can be done once, and sends a notice': async () => {
    await page.goto('/historial/padres?q=rosa')
    await enter(page, rowOf('ROSA').getByRole('link', { name: 'Ver' }))
    await heading('ROSA MUÑOZ PEÑA').waitFor()
    await enter(page, button('Crear usuario'))
    const user = await opened(page.getByRole('dialog', { name: 'Crear usuario' }))
    await fill('Usuario', 'rosa.munoz', user)
    await fill('Contraseña', 'Familia', user)
    await looks('padre-usuario')
    await page.keyboard.type('#2026')
    await page.keyboard.press('Enter')
    await notice('El Usuario fue Creado Exitosamente').waitFor()
    await user.waitFor({ state: 'hidden' })
    await button('Cambiar contraseña').waitFor()
    await expectCount(button('Crear usuario'), 0)

    await tabTo(page, page.getByRole('tab', { selected: true }))
    for (let tab = 0; tab < 5; tab++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('Todavía no se le ha enviado ningún aviso.').waitFor()
    await enter(page, button('Enviar aviso'))
    const dialog = await opened(page.getByRole('dialog', { name: 'Enviar aviso' }))
    await fill('Título', 'junta de ñandúes', dialog)
    await fill('Mensaje', 'mañana a las ocho', dialog)
    await looks('padre-aviso')
    await enter(page, dialog.getByRole('button', { name: 'Enviar aviso' }))
    await notice('El Aviso fue enviado Exitosamente al Padre').waitFor()
    await page.getByText('JUNTA DE ÑANDÚES').waitFor()
    await looks('padre-avisos')
    await page.goBack()
    await page.getByRole('table', { name: 'Hijos' }).waitFor()
    await looks('padre')
  },
  'adds a child among the pupils without a parent': async () => {
    await enter(page, page.getByRole('link', { name: 'Agregar hijos' }))
    await heading('Agregar hijos').waitFor()
    await rowOf('IÑAKI').waitFor()
    await expectCount(rowOf('BEGOÑA'), 0)
    await pick('IÑAKI')
    await looks('padre-hijos')
    await enter(page, button('Agregar hijos'))
    await notice('Los Hijos fueron Agregados Exitosamente').waitFor()
    await heading('ROSA MUÑOZ PEÑA').waitFor()
    await page.getByRole('link', { name: 'IÑAKI GARCÍA NÚÑEZ' }).waitFor()
  },
  'the history offers no second user; the enrolled list shows the children': async () => {
    await page.goto('/historial/padres')
    await enter(page, rowOf('ROSA').getByRole('button', { name: /^Más acciones de / }))
    await page.getByRole('menuitem', { name: 'Editar' }).waitFor()
    await expectCount(page.getByRole('menuitem', { name: 'Crear usuario' }), 0)
    await page.keyboard.press('Escape')
    await enter(page, rowOf('JUAN').getByRole('button', { name: /^Más acciones de / }))
    await page.getByRole('menuitem', { name: 'Crear usuario' }).waitFor()
    await page.keyboard.press('Escape')
    await expectCount(page.getByRole('menu'), 0)
    await looks('padres')
    await page.goto('/padres/inscritos')
    await heading('Padres con inscritos').waitFor()
    await rowOf('ROSA').waitFor()
    await expectCount(rowOf('JUAN'), 0)
    await looks('padres-inscritos')
    await enterMore(page, rowOf('ROSA'), 'Hijos')
    const children = await opened(page.getByRole('dialog', { name: /Hijos de ROSA/ }))
    await children.getByText(/IÑAKI/).waitFor()
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first())
    await looks('padre-dialogo-hijos')
  },
})
