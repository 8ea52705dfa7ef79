import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expectFocus, type Visitor } from '@test/support/browser/page'
import { byKeyboard, byMouse, countPresses, type Hands, type Pressed } from '@test/support/browser/hands'
import { looksRight } from '@test/support/browser/looks'
import { addPerson, openVisitorOf } from '@test/support/browser/people'
import { openSchool, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { aCurp } from '@test/support/builders'
import { PRODUCT_ADMIN } from '@test/support/product/spawnProduct'

let school: School
let visitor: Visitor
let page: Page
let hands: Hands
let pressed: () => Promise<Pressed>

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
  pressed = await countPresses(page)
}, 300_000)
afterEach(() => school?.close())

const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
const field = (label: string | RegExp) => page.getByLabel(label).first()

const looked = new Set<string>()
/** Both jobs pass by the same pages: the first one looks at them. */
const looks = async (name: string) => {
  if (looked.has(name)) return
  looked.add(name)
  await looksRight(visitor, name)
}

const signIn = async () => {
  await page.goto('/')
  await expectFocus(field('Usuario'))
  await hands.write(field('Usuario'), PRODUCT_ADMIN.user)
  await hands.write(field('Contraseña'), PRODUCT_ADMIN.password)
  await hands.send(button('Entrar'))
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
}

const theSchool = async () => {
  await step('Arranque de la escuela').waitFor()
  await looks('inicio-arranque')
  await hands.press(link('Empezar'))
  await expectFocus(field('Nombre de la escuela'))
  await looks('arranque-escuela')
  await hands.write(field('Nombre de la escuela'), 'Colegio Niños Héroes')
  await hands.write(field('Folio del primer recibo'), '4213')
  await page.getByText('Folio 004213').waitFor()
  await hands.send(button('Guardar y seguir'))
}

/** Its dates are proposed: only the prices are typed. */
const theCycle = async () => {
  await step('El ciclo y sus precios').waitFor()
  await field('Costo de inscripción').waitFor()
  await looks('arranque-ciclo')
  for (const [label, price] of [
    ['Costo de inscripción', '1850'],
    ['Costo de material', '900'],
    ['Mensualidad preescolar', '2100'],
    ['Mensualidad primaria', '2350'],
  ] as const)
    await hands.write(field(label), price)
  await hands.send(button('Registrar ciclo'))
}

/** The password is proposed and shown once. */
const theCashier = async () => {
  await step('Quiénes trabajan aquí').waitFor()
  await hands.press(button('Agregar a CAJA'))
  await expectFocus(field('Nombre de usuario'))
  await page.keyboard.type('rosa')
  await hands.send(button('Registrar'))
  await page.getByText(/^Usuario: rosa/).waitFor()
  await looks('arranque-personas')
}

/** A code of the phone is proposed: this director has none at hand. */
const withoutPhone = async () => {
  await hands.tick(page.getByRole('checkbox', { name: /^Pedir un código del teléfono/ }))
  await hands.press(link('Seguir'))
}

/** This one sets it up on the way; the role requires it from then on and the set-up goes on. */
const withPhone = async () => {
  await hands.press(button('Configurar mi teléfono y seguir'))
  await hands.write(page.getByRole('dialog').getByLabel('Tu contraseña'), PRODUCT_ADMIN.password)
  await page.keyboard.press('Enter')
  const secret = (await field('Clave para escribirla a mano').textContent()) ?? ''
  const phone = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  await hands.write(field('Los seis dígitos que muestra'), phone.generate())
  await page.keyboard.press('Enter')
  await hands.press(button('Cerrar'))
}

const aFamily = async () => {
  await step('Los alumnos').waitFor()
  await looks('arranque-alumnos')
  await hands.press(link(/^Una familia a mano/))
  await hands.write(field('Nombre(s)'), 'dalia')
  await hands.write(field('Apellido paterno'), 'muñoz')
  await hands.write(field('Apellido materno'), 'peña')
  await hands.write(field('CURP'), aCurp(9))
  await hands.send(button('Registrar alumno'))
  await button('Registrar padre').waitFor()
  await hands.write(field('Nombre completo'), 'ana peña')
  await hands.write(field('Teléfono'), '5512345678')
  await hands.send(button('Registrar padre'))
  await hands.choose(field(/^Grado/), '2')
  await hands.press(button('Inscribir'))
  await page.locator('#paso-inscripcion').getByText('Hecho', { exact: true }).waitFor()
}

const itsReceipt = async () => {
  await hands.press(link('Cobrar'))
  const bill = page.getByRole('complementary', { name: 'Por cobrar' })
  await bill.waitFor()
  await hands.payCash(bill)
  await page
    .getByText(/004213/)
    .first()
    .waitFor()
}

const counted = async (how: string): Promise<Pressed> => {
  const count = await pressed()
  const { keys, clicks, minutes } = count
  process.stdout.write(
    `Primer recibo ${how}: ${keys} teclas, ${clicks} clics, ${minutes} minutos de máquina\n`,
  )
  return count
}

const theSchoolAsItIs = async () => {
  await page.goto('/escuela')
  await step('Nombre y contacto').waitFor()
  await looks('escuela')
}

/** The same for a person who may only read it, whose home says nothing of the set-up. */
const theSchoolToRead = async () => {
  await addPerson(school.api, 'lector', 'LECTURA', { 'CICLO ESCOLAR': ['READ'] })
  const reader = await openVisitorOf(school, 'lector')
  expect(await reader.page.getByRole('link', { name: /^(Empezar|Seguir)$/ }).count()).toBe(0)
  await reader.page.goto('/escuela')
  await reader.page.getByText('Folio del primer recibo').waitFor()
  expect(await reader.page.getByRole('textbox', { name: 'Nombre de la escuela' }).count()).toBe(0)
  await looksRight(reader, 'escuela-lectura')
}

const setUpIsOver = async () => {
  await page.goto('/arranque')
  await step('La escuela ya da recibos').waitFor()
  await page.goto('/')
  await page.getByText('Entró hoy').waitFor()
  expect(await step('Arranque de la escuela').count()).toBe(0)
}

/** The steps of both jobs, in their order. */
const toTheFirstReceipt = (by: (page: Page) => Hands, goOn: () => Promise<void>) => ({
  'signs in': async () => {
    hands = by(page)
    await signIn()
  },
  'the home leads to the set-up, and the school comes first': theSchool,
  'its cycle': theCycle,
  'the cashier': theCashier,
  'and on, with a code of the phone or without': goOn,
  'a family by hand': aFamily,
  'its first receipt': itsReceipt,
})

job('from an empty product to the first receipt, with the keyboard alone', {
  ...toTheFirstReceipt(byKeyboard, withoutPhone),
  'no click, and few keys': async () => {
    const { keys, clicks } = await counted('con el teclado')
    expect(clicks).toBe(0)
    expect(keys).toBeLessThan(250)
  },
  'the set-up is over: the home no longer speaks of it': setUpIsOver,
})

job('the same with the mouse', {
  ...toTheFirstReceipt(byMouse, withPhone),
  'few clicks; the keys are those of what is typed': async () => {
    const { keys, clicks } = await counted('con el ratón')
    expect(clicks).toBeLessThan(45)
    expect(keys).toBeLessThan(200)
  },
  'the page of the school': theSchoolAsItIs,
  'and for a role that only reads it': theSchoolToRead,
})
