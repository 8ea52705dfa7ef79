import type { Page } from 'playwright-core'
import { aCurp } from '@test/support/builders'
import {
  chooseMethod,
  enter,
  expectFocus,
  look,
  opened,
  payCash,
  tabTo,
  write,
  type Visitor,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { openSchool, schoolYear, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { PRODUCT_ADMIN } from '@test/support/product/spawnProduct'

let school: School
let visitor: Visitor
let page: Page

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
}, 300_000)
afterEach(() => school?.close())

const settled = (name: string) => looksRight(visitor, name)
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const notice = (text: string | RegExp) => page.getByText(text).first()
const menu = (name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true })
const view = (name: string) =>
  page.getByRole('navigation', { name: /^Vistas de / }).getByRole('link', { name, exact: true })
const year = schoolYear()

const PUPILS = [
  ['Sofía', 'García', 'Núñez'],
  ['Mateo', 'Peña', 'Ibáñez'],
  ['Íñigo', 'Zúñiga', 'De la Cruz'],
  ['María José', 'Hernández', 'Castañeda'],
] as const

job('the first day of a school, with the keyboard alone', {
  'signs in': async () => {
    await page.goto('/cargos/pendientes')
    await heading('Ingreso').waitFor()
    await settled('ingreso')
    await expectFocus(page.getByLabel('Usuario'))
    await page.keyboard.press('Enter')
    await notice('DEBES LLENAR TODOS LOS CAMPOS').waitFor()
    await page.keyboard.type(PRODUCT_ADMIN.user)
    await page.keyboard.press('Tab')
    await page.keyboard.type('equivocada')
    await page.keyboard.press('Enter')
    await notice('REVISA TUS CREDENCIALES').waitFor()
    await settled('ingreso-rechazado')
    await expectFocus(page.getByLabel('Contraseña', { exact: true }))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(PRODUCT_ADMIN.password)
    await page.keyboard.press('Enter')
    // The login leads back to where the user was going.
    await heading('Cargos pendientes').waitFor()
  },
  'registers the school cycle': async () => {
    await enter(page, menu('Inicio'))
    await page.getByText('NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO').waitFor()
    await settled('inicio-sin-ciclo')
    await enter(page, menu('Ciclo escolar'))
    await enter(page, page.getByRole('link', { name: 'Registrar ciclo escolar' }).first())
    await heading('Registrar ciclo escolar').waitFor()
    await enter(page, page.getByRole('button', { name: 'Registrar ciclo' }))
    await notice('Debes Llenar todos los Datos').waitFor()
    await write(page, 'Nombre', `${year}-${year + 1}`)
    await write(page, 'Fecha de inicio', `0101${year}`)
    await write(page, 'Fecha de fin', `3112${year}`)
    await write(page, 'Costo de inscripción', '1850')
    await write(page, 'Costo de material', '900')
    await write(page, 'Mensualidad preescolar', '2350')
    await write(page, 'Mensualidad primaria', '2600')
    await page.keyboard.press('Enter')
    await notice('Ciclo Escolar Registrado Exitosamente').waitFor()
    await heading(`Ciclo ${year}-${year + 1}`).waitFor()
  },
  'registers four pupils': async () => {
    await enter(page, menu('Alumnos'))
    await heading('Alumnos inscritos').waitFor()
    await enter(page, page.getByRole('link', { name: 'Registrar alumno' }).first())
    await heading('Registrar alumno').waitFor()
    for (const [index, [nombres, paterno, materno]] of PUPILS.entries()) {
      await write(page, 'Nombre(s)', nombres)
      await write(page, 'Apellido paterno', paterno)
      await write(page, 'Apellido materno', materno)
      await write(page, 'CURP', aCurp(index + 1))
      await write(page, 'Número de control', `a00${index + 1}`)
      await page.keyboard.press('Enter')
      await notice('El Alumno se Registro Exitosamente').waitFor()
      await page.getByText(index === 0 ? '1 alumno registrado' : `${index + 1} alumnos registrados`).waitFor()
    }
    await settled('alumno-registrado')
  },
  'enrols them with 35 %, 25 % and no discount': async () => {
    await enter(page, menu('Inscripciones'))
    await heading('Inscripciones').waitFor()
    await settled('inscripciones-menu')
    await enter(page, page.getByRole('link', { name: /Primaria/ }))
    await heading('Inscripciones a Primaria').waitFor()
    for (const pupil of ['GARCÍA', 'PEÑA', 'ZÚÑIGA']) {
      const row = page.getByRole('row', { name: new RegExp(pupil) })
      await enter(page, row.getByRole('button', { name: 'Agregar' }))
      await page.getByRole('form').getByText(new RegExp(pupil)).waitFor()
    }
    const chosen = (pupil: RegExp) => page.getByRole('form').getByRole('listitem').filter({ hasText: pupil })
    for (const [pupil, percent, motive] of [
      [/GARCÍA/, '3', 'Hermanos'],
      [/PEÑA/, '2', 'Convenio'],
    ] as const) {
      await tabTo(page, chosen(pupil).getByLabel('Descuento').first())
      await page.keyboard.type(percent)
      await tabTo(page, chosen(pupil).getByLabel(/Motivo/))
      await page.keyboard.type(motive)
    }
    for (const amount of ['$1,202.00', '$1,387.00', '$1,850.00', '$4,439.00'])
      await page.getByRole('form').getByText(amount).first().waitFor()
    await settled('inscripcion')
    await enter(page, page.getByRole('button', { name: 'Inscribir 3 alumnos' }))
    await notice('3 alumnos inscritos').waitFor()
    await settled('inscripcion-hecha')
  },
  'takes the first payment and a partial one': async () => {
    await enter(page, menu('Cargos'))
    await enter(page, view('Cargos de inscripción'))
    await heading('Cargos de inscripción pendientes').waitFor()
    await page.getByText('$1,202.00').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('garcia sofia')
    await page.getByText('$1,387.00').first().waitFor({ state: 'hidden' })
    await enter(page, page.getByRole('row', { name: /GARCÍA/ }).getByRole('button', { name: 'Pagar' }))
    const dialog = await opened(page.getByRole('dialog', { name: 'Pagar cargo' }))
    await payCash(page, dialog)
    await notice('Pago registrado con el folio 000001').waitFor()
    // The result has the focus on its paper.
    await expectFocus(page.getByRole('dialog').getByRole('button', { name: 'Imprimir recibo' }))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await enter(page, menu('Cargos'))
    await heading('Cargos pendientes').waitFor()
    await enter(
      page,
      page.getByRole('row', { name: /PEÑA.*MATERIAL/ }).getByRole('button', { name: 'Pagar' }),
    )
    await opened(dialog)
    await chooseMethod(page, dialog, 'Transferencia')
    await tabTo(page, dialog.getByLabel(/Referencia/))
    await page.keyboard.type('SPEI 0099')
    await tabTo(page, dialog.getByLabel('Pago parcial'))
    await page.keyboard.press('Space')
    await write(page, 'Abono', '250.5', dialog)
    await dialog.getByText('$649.50').waitFor()
    await settled('pago-parcial')
    await look(page)
    await page.keyboard.press('Enter')
    await notice('Pago registrado con el folio 000002').waitFor()
    await expectFocus(page.getByRole('dialog').getByRole('button', { name: 'Imprimir recibo' }))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('row', { name: /PEÑA.*MATERIAL.*\$649\.50/ }).waitFor()
  },
  'finds the pupil and sees what was charged, then leaves': async () => {
    await page.keyboard.press('Control+K')
    const field = page.getByRole('combobox', { name: 'Buscar en la escuela' })
    await field.waitFor()
    await expectFocus(field)
    await page.keyboard.type('pena')
    await page.getByRole('option', { name: /PEÑA/ }).first().waitFor()
    await page.keyboard.press('Enter')
    await heading(/PEÑA/).waitFor()
    await tabTo(page, page.getByRole('tab', { selected: true }))
    for (let at = 0; at < 6; at++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const charges = page.getByRole('tabpanel', { name: 'Cargos y pagos' })
    await charges.getByText('$649.50').first().waitFor()
    await enter(page, menu('Alumnos'))
    await heading('Alumnos inscritos').waitFor()
    await settled('inscritos')
    await enter(page, menu('Ciclo escolar'))
    await enter(page, view('Ciclos escolares'))
    await heading('Historial de ciclos escolares').waitFor()
    await settled('ciclos')
    await page.goto('/no/existe')
    await heading('Página no encontrada').waitFor()
    await settled('no-encontrada')
    await enter(page, page.getByRole('navigation').getByRole('button', { name: 'Salir' }))
    await heading('Ingreso').waitFor()
  },
})
