import type { Locator, Page } from 'playwright-core'
import { aStudent } from '@test/support/builders'
import { enter, enterSurely, expectCount, expectValue, tabTo } from '@test/support/browser/page'
import { byKeyboard, countPresses } from '@test/support/browser/hands'
import { looksRight } from '@test/support/browser/looks'
import { addPupils, enrol, openSchool, schoolYear, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let page: Page

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
}, 300_000)
afterEach(() => school?.close())

const year = schoolYear()
const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })
const field = (label: string, within: Page | Locator = page) => within.getByLabel(label, { exact: true })
const group = (name: string) => page.getByRole('group', { name })
const notice = (text: string | RegExp) => page.getByText(text).first()
const looks = (name: string) => looksRight(school.visitor, name)

/** Fills in everything that a school can decide about a cycle, by keyboard. */
const fillCycle = async (): Promise<void> => {
  const { write, choose, press } = byKeyboard(page)
  await write(field('Nombre'), `${year}`)
  await write(field('Fecha de inicio'), `0101${year}`)
  await write(field('Fecha de fin'), `3112${year}`)
  await choose(field('Si el día límite es inhábil'), 'P')
  await write(field('Costo de inscripción'), '1850')
  await write(field('Costo de material'), '900')
  await write(field('Mensualidad preescolar'), '2350')
  await write(field('Mensualidad primaria'), '2600')
  await press(button('Un grado paga otro precio'))
  await write(field('Mensualidad', group('Precios de 6° Primaria')), '3100')
  await write(field('Descuento por pago anual'), '6')
  await write(field('Pago anual hasta el día'), `3101${year}`)
  await choose(field('Descuento por pronto pago'), 'P')
  await write(field('Descuento de cada colegiatura'), '5')
  await press(button('Dar descuento a hermanos'))
  await write(field('Segundo hijo y siguientes'), '10')
  await press(button('Otro descuento para el hijo siguiente'))
  await write(field('Tercer hijo y siguientes'), '20')
  await choose(field('Con dos becas se aplica'), 'U')
  await choose(field('Recargo por atraso'), 'P')
  await write(field('Porcentaje por mes iniciado'), '10')
  await write(field('Días de gracia'), '3')
  await write(field('Tope de los recargos de un mes'), '30')
}

job('the terms of a cycle, from the form to a family of three', {
  'a cycle with everything a school can decide, by keyboard': async () => {
    await signInTo(school.visitor, '/registro/ciclo-escolar')
    await field('Nombre').waitFor()
    const pressed = await countPresses(page)
    await fillCycle()
    await notice(
      'Un alumno de 6° Primaria paga $1,850.00 de inscripción, $900.00 de material y $3,100.00 al mes',
    ).waitFor()
    await notice(/Una familia con dos hijos en primaria paga \$4,940\.00 en octubre/).waitFor()
    await looks('ciclo-registro')
    await enter(page, button('Registrar ciclo'))
    await notice('Ciclo Escolar Registrado Exitosamente').waitFor()
    await notice('6° Primaria: mensualidad $3,100.00').waitFor()
    await looks('ciclo-condiciones')
    const { keys } = await pressed()
    // Under four minutes, also for a person: a typist makes 150 keys in one.
    expect(keys).toBeLessThan(600)
  },
  'a price that changes says whom it does not touch before it is saved': async () => {
    const { body } = await school.api.send('GET', '/ciclo/actual', undefined)
    const cycleId = (body['ciclo'] as { id: number }).id
    const ids = await addPupils(school.api, ['ANA', 'BETO', 'ÍÑIGO'])
    await enrol(school.api, cycleId, ids)
    const hijos = ids.map((id) => ({ id }))
    await school.api.send('POST', '/padres', { nombre: 'MARÍA MUÑOZ', telefono: '5512345678', hijos })
    await page.goto('/ciclo-escolar/actual')
    await enter(page, button('Editar'))
    await expectValue(field('Mensualidad primaria'), '2,600.00')
    await byKeyboard(page).write(field('Mensualidad primaria'), '2700')
    await page.keyboard.press('Enter')
    const asked = page.getByRole('alertdialog')
    await asked.getByText(/3 alumnos inscritos conservan los precios/).waitFor()
    await looks('ciclo-efecto')
    await enter(page, button('Guardar cambios', asked))
    await notice('Ciclo escolar actualizado').waitFor()
  },
  'the two younger children get what the rule gives them in one press': async () => {
    await page.goto('/becas/hermanos')
    await notice('2 alumnos por ajustar').waitFor()
    await looks('hermanos')
    await enter(page, button('Ajustar descuentos'))
    const asked = page.getByRole('alertdialog')
    await enterSurely(page, button('Ajustar descuentos', asked))
    await notice('Nada por ajustar').waitFor()
  },
  'a concept and a service, charged to the school in one press after a count': async () => {
    await page.goto('/conceptos')
    await notice('Todavía no hay conceptos').waitFor()
    await looks('conceptos-ninguno')
    await page.goto('/servicios')
    await notice('Todavía no hay servicios en este ciclo').waitFor()
    await enter(page, button('Registrar servicio').first())
    const dialog = page.getByRole('dialog')
    const { write } = byKeyboard(page)
    await write(field('Nombre', dialog), 'transporte ruta ñ')
    await write(field('Precio por mes', dialog), '950')
    await page.keyboard.press('Enter')
    await notice('Servicio registrado').waitFor()
    await page.getByRole('link', { name: 'TRANSPORTE RUTA Ñ' }).first().waitFor()
    await looks('servicios')
    await enter(page, page.getByRole('link', { name: 'TRANSPORTE RUTA Ñ' }).first())
    await notice('Nadie tiene este servicio').waitFor()
    await enter(page, page.getByRole('link', { name: 'Cobrar a alumnos' }).first())
    for (const _ of ['ANA', 'BETO', 'ÍÑIGO']) await enter(page, button('Agregar').first())
    await enter(page, button('Contar antes de registrar'))
    await notice(/cargos?\b/).waitFor()
    await looks('servicio-contado')
  },
})

test('a pupil enrolled in a grade with another price is told so, line by line', async () => {
  await school.api.send('POST', '/ciclo', {
    nombre: `${year}`,
    fecha_inicio: `${year}-01-01`,
    fecha_fin: `${year}-12-31`,
    costo_inscripcion: 1850,
    costo_material: 900,
    mensualidad_preescolar: 2350,
    mensualidad_primaria: 2600,
    precios: [{ grado: 'PRIMARIA', gradoNumero: 6, mensualidad: 3100 }],
  })
  await school.api.form('/alumnos', aStudent(1, { nombre: 'MARÍA PEÑA LUNA', nombres: 'MARÍA' }))
  await signInTo(school.visitor, '/registro/inscripciones/primaria')
  await enter(page, button('Agregar').first())
  await tabTo(page, field('Grado'))
  await page.keyboard.type('6')
  const quote = page.locator('details').filter({ hasText: 'Cada mes $3,100.00' })
  await enter(page, quote.locator('summary'))
  await quote.getByText('Precio de 6° Primaria').waitFor()
  await expectCount(quote.getByText('Precio del ciclo'), 2)
  await looks('inscripcion-desglose')
}, 300_000)
