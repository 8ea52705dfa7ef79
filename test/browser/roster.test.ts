import type { Page } from 'playwright-core'
import {
  enter,
  enterMore,
  expectFocus,
  expectValue,
  opened,
  tabTo,
  write,
  type Visitor,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'
import { aJpeg } from '@test/support/fixtures/pictures'

let school: School
let visitor: Visitor
let page: Page

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
})
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = (text: string) => page.getByText(text).first()

/** Whether every picture on the page has arrived, none of them broken. */
const picturesShow = () =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main img')].every(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    ),
  )

const settled = (name: string) => looksRight(visitor, name)

job('a department and its people, with the keyboard alone', {
  'a department is registered; without a logo it has the default image': async () => {
    await signInTo(visitor, '/registro/departamentos')
    await page.getByText('Todavía no hay departamentos').waitFor()
    await enter(page, button('Registrar departamento').first())
    const dialog = page.getByRole('dialog', { name: 'Registrar departamento' })
    await opened(dialog)
    await page.keyboard.press('Enter')
    await notice('No puedes enviar datos vacios').waitFor()
    await settled('departamento-falta')
    await tabTo(page, dialog.getByLabel('Nombre del departamento'))
    await page.keyboard.type('inglés y diseño')
    await page.keyboard.press('Enter')
    await notice('El Departamento se Registro Exitosamente').waitFor()
    await page.getByRole('rowheader', { name: 'INGLÉS Y DISEÑO' }).waitFor()
    await picturesShow()
    await settled('departamentos-lista')
  },
  'a collaborator is registered with a photo; a number that does not add up warns and does not stop':
    async () => {
      await page.goto('/registro/empleado')
      await heading('Registrar colaborador').waitFor()
      await page.getByRole('option', { name: 'INGLÉS Y DISEÑO' }).waitFor({ state: 'attached' })
      await write(page, 'Nombre completo', 'begoña muñoz ñáñez')
      await write(page, 'Fecha de nacimiento', '31121956')
      await write(page, 'Teléfono', '7221234567')
      await write(page, 'Correo', 'bego@escuela.mx')
      await write(page, 'Dirección', 'Calle Ñandú 8')
      // A chooser is the browser's own window: what it would hand over is put into the field.
      const buffer = await aJpeg(640, 480, '#b4500f')
      await page.getByLabel('Foto').setInputFiles({ name: 'niña.jpg', mimeType: 'image/jpeg', buffer })
      await write(page, 'Puesto', 'maestra de inglés')
      await tabTo(page, page.getByRole('combobox', { name: 'Departamento' }))
      await page.keyboard.type('INGL')
      await write(page, 'Fecha de ingreso', '16082021')
      await write(page, 'Escolaridad', 'Licenciatura')
      await write(page, 'Sueldo', '18500.5')
      await write(page, 'RFC', 'gode561231gr8')
      await write(page, 'CURP', 'gode561231mhgmzm07')
      await write(page, 'NSS', '84966311215')
      await page.getByText('El último dígito del NSS no corresponde a los demás; revísalo').waitFor()
      await picturesShow()
      await settled('empleado-registro')
      await page.keyboard.press('Enter')
      await notice('El Colaborador se Registro Exitosamente').waitFor()
      await heading('BEGOÑA MUÑOZ ÑÁÑEZ').waitFor()
      await picturesShow()
      await settled('empleado-ficha')
    },
  'edited: the day of entry is shown as it was written, the change is on the page': async () => {
    await enter(page, button('Editar'))
    const dialog = page.getByRole('dialog', { name: 'Editar colaborador' })
    await opened(dialog)
    await expectValue(dialog.getByLabel('Fecha de ingreso', { exact: true }), '16/08/2021')
    await settled('empleado-editar')
    await tabTo(page, dialog.getByLabel('Puesto'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('coordinadora')
    await page.keyboard.press('Enter')
    await notice('La Informacion del Colaborador se Actualizo Exitosamente').waitFor()
    await page.getByText('COORDINADORA · INGLÉS Y DISEÑO').waitFor()
    // The focus is back where the dialog was opened from.
    await expectFocus(button('Editar'))
  },
  'opened anew, the menu shows where one is': async () => {
    await page.reload()
    const menu = page.getByRole('navigation', { name: 'Menú principal' })
    const entry = menu.getByRole('link', { name: 'Personal', exact: true })
    await eventually(async () => {
      expect(await entry.getAttribute('aria-current')).toBe('true')
      const inSight = await entry.evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
      expect(inSight).toBe(true)
    })
  },
  'lists and cards show the photo': async () => {
    await page.goto('/plantilla?q=munoz')
    await page.getByRole('rowheader', { name: /BEGOÑA/ }).waitFor()
    await picturesShow()
    await settled('plantilla')
    await page.goto('/departamentos')
    await enter(page, page.getByRole('link', { name: /^INGLÉS Y DISEÑO/ }))
    await heading('INGLÉS Y DISEÑO').waitFor()
    await page.getByRole('listitem').getByText('BEGOÑA MUÑOZ ÑÁÑEZ').waitFor()
    await picturesShow()
    await settled('departamento')
  },
  'a department with somebody is not deleted; who leaves is asked about first': async () => {
    await page.goto('/registro/departamentos')
    await enterMore(page, page, 'Eliminar')
    await opened(page.getByRole('dialog', { name: 'INGLÉS Y DISEÑO tiene colaboradores' }))
    await page.keyboard.press('Escape')
    await page.goto('/plantilla')
    await enterMore(page, page, 'Eliminar')
    const question = page.getByRole('alertdialog', { name: '¿Eliminar a BEGOÑA MUÑOZ ÑÁÑEZ?' })
    await question.waitFor()
    await settled('empleado-eliminar')
    await tabTo(page, question.getByRole('button', { name: 'Eliminar' }))
    await page.keyboard.press('Enter')
    await notice('Eliminacion Exitosa').waitFor()
    await page.getByText('Todavía no hay colaboradores').waitFor()
  },
})
