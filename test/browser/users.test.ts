import type { Locator, Page } from 'playwright-core'
import { enter, enterMore, expectCount, opened, tabTo, write, type Visitor } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'

let school: School
let visitor: Visitor
let page: Page

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
}, 300_000)
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = (text: string) => page.getByText(text).first()

/** Exactly so many parts of the password rule are ticked. */
const expectMet = async (dialog: Locator, parts: number) => {
  await expectCount(dialog.getByText('(cumplido)'), parts)
}
/** At three widths, so low that the dialog begins where notices come, the notice covers neither the title nor a button of the dialog. */
const expectUncovered = async (dialog: Locator) => {
  const size = page.viewportSize()
  for (const [width, height] of [
    [1366, 480],
    [768, 480],
    [360, 520],
  ] as const) {
    await page.setViewportSize({ width, height })
    await opened(dialog)
    const covered = () =>
      page.evaluate(() => {
        const boxes = (of: string) =>
          [...document.querySelectorAll(of)].map((element) => element.getBoundingClientRect())
        const kept = boxes('.MuiDialogTitle-root, .MuiDialogActions-root > *')
        const notices = boxes('#avisos [role=alert]')
        if (notices.length === 0) return 'no notice'
        const isOver = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        return kept.filter((box) => notices.some((each) => isOver(each, box))).length
      })
    await eventually(async () => {
      expect(await covered()).toBe(0)
    })
  }
  if (size) await page.setViewportSize(size)
}
const settled = (name: string) => looksRight(visitor, name)

job('roles and users, with the keyboard alone', {
  'registers a role: modules open on Enter, permissions are ticked with Space': async () => {
    await signInTo(visitor, '/roles')
    await page.getByText('1 rol', { exact: true }).waitFor()
    await settled('roles')
    await enter(page, page.getByRole('link', { name: 'Registrar rol' }))
    await heading('Registrar rol').waitFor()
    await write(page, 'Nombre del rol', 'ventanilla ñu')
    await page.keyboard.press('Enter')
    await notice('No puedes registrar un rol sin Permisos').waitFor()
    await enter(page, page.getByRole('button', { name: /^CARGOS/ }))
    const cargos = page.getByRole('group', { name: 'CARGOS' })
    for (const action of ['Crear', 'Ver', 'Actualizar']) {
      await tabTo(page, cargos.getByRole('checkbox', { name: action, exact: true }))
      await page.keyboard.press('Space')
    }
    await page.getByText('3 de 52 permisos').waitFor()
    await settled('rol-modulos')
    await tabTo(page, button('Por módulo'))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('table', { name: 'Permisos' }).waitFor()
    await settled('rol-matriz')
    await enter(page, button('Registrar rol'))
    await notice('El Rol fue Creado Exitosamente').waitFor()
    await page.getByRole('rowheader', { name: 'VENTANILLA ÑU' }).waitFor()
  },
  'registers a user; the parts of the password rule are ticked': async () => {
    await page.goto('/usuarios')
    await page.getByText('1 usuario', { exact: true }).waitFor()
    await settled('usuarios')
    await enter(page, button('Registrar usuario'))
    const dialog = page.getByRole('dialog', { name: 'Registrar usuario' })
    await opened(dialog)
    await dialog.getByRole('option', { name: 'VENTANILLA ÑU' }).waitFor({ state: 'attached' })
    await page.keyboard.type('Begoña Peña')
    await tabTo(page, dialog.getByLabel('Contraseña', { exact: true }))
    await page.keyboard.type('Venta')
    await expectMet(dialog, 3)
    await page.keyboard.press('Enter')
    await notice('Debes Llenar todos los Datos').waitFor()
    await settled('usuario-falta')
    await expectUncovered(dialog)
    await tabTo(page, dialog.getByLabel('Contraseña', { exact: true }))
    await page.keyboard.press('End')
    await page.keyboard.type('nilla#1')
    await expectMet(dialog, 6)
    await tabTo(page, dialog.getByRole('combobox', { name: 'Rol' }))
    await page.keyboard.type('VENT')
    await page.keyboard.press('Enter')
    await notice('El Usuario fue Creado Exitosamente').waitFor()
    await page.getByRole('rowheader', { name: 'Begoña Peña' }).waitFor()
  },
  'a role that somebody holds says who, and is not deleted': async () => {
    await page.goto('/roles?q=ventanilla')
    await enterMore(page, page, 'Eliminar')
    const question = page.getByRole('alertdialog')
    await question.getByText('Lo tiene: Begoña Peña.').waitFor()
    await tabTo(page, question.getByRole('button', { name: 'Eliminar' }))
    await page.keyboard.press('Enter')
    await notice('Ocurrio un error al Eliminar el Rol').waitFor()
    await enter(page, page.getByRole('link', { name: 'Editar' }))
    await page.getByRole('region', { name: 'Quién tiene este rol' }).getByText('Begoña Peña').waitFor()
  },
  'a user is deleted after a question that says what stays': async () => {
    await page.goto('/usuarios?q=begona')
    await enterMore(page, page, 'Eliminar')
    const question = page.getByRole('alertdialog', { name: '¿Eliminar a Begoña Peña?' })
    await question.getByText('Su nombre se queda en los recibos').waitFor()
    await tabTo(page, question.getByRole('button', { name: 'Eliminar' }))
    await page.keyboard.press('Enter')
    await notice('Eliminacion Exitosa').waitFor()
    await page.getByText('Nada coincide con «begona»').waitFor()
  },
})
