import type { Locator, Page } from 'playwright-core'
import { addMonths, daysInMonth } from '@contract/domain/dateMath'
import { dateParts, isoDate } from '@contract/domain/dates'
import { aCycle } from '@test/support/builders'
import {
  axeFindings,
  expectFocus,
  holdEnter,
  look,
  opened,
  picture,
  sidewaysScroll,
  tabTo,
  WIDTHS,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { addPupils, enrol, openSchool, schoolDay, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'

let school: School
let page: Page
/** A pupil without a parent. */
let alone: number

const TODAY = schoolDay()

/** Ten months from two months ago on, whenever the test runs: the first ones are late. */
const tenMonths = () => {
  const first = dateParts(addMonths(TODAY, -2))
  const from = isoDate(first.anio, first.mes, 1)
  const last = dateParts(addMonths(from, 9))
  const until = isoDate(last.anio, last.mes, daysInMonth(last.anio, last.mes))
  return {
    nombre: 'CICLO DE PRUEBA',
    fecha_inicio: from,
    fecha_fin: until,
    dia_limite: 1,
    descuento_anual: 6,
  }
}

const send = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
  const { status, body: answer } = await school.api.send('POST', path, body)
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return answer
}

/** Two mothers with two children each, enrolled this month; of each the elder owes an old charge too. */
beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const cycleId = ((await send('/ciclo', aCycle(tenMonths())))['ciclo'] as { id: number }).id
  const ids = await addPupils(school.api, ['ANA', 'BETO', 'ÍÑIGO', 'ZOE', 'SOLA'])
  alone = ids[4] as number
  await enrol(school.api, cycleId, ids)
  for (const [nombre, hijos] of [
    ['MARÍA DE LOS ÁNGELES MUÑOZ', ids.slice(0, 2)],
    ['ROSA PEÑA', ids.slice(2, 4)],
  ] as const) {
    await send('/padres', { nombre, telefono: '5512345678', hijos: hijos.map((id) => ({ id })) })
    const charge = { idCicloEscolar: cycleId, idAlumno: hijos[0], descripcion: 'UNIFORME', monto: 500 }
    await send('/cargos/new', { ...charge, fecha: addMonths(TODAY, -1) })
  }
})
afterEach(() => school?.close())

/** What was taken and given back at the desk so far. */
const moved = async () => {
  const days = await school.api.send('GET', `/pagos/by/fecha?desde=${TODAY}&hasta=${TODAY}`, undefined)
  const { body } = await school.api.send('GET', `/caja/saldo?alumnoId=${alone}`, undefined)
  return {
    pagos: (days.body['pagos'] as unknown[]).length,
    saldo: body['saldo_favor'],
    devoluciones: (body['devoluciones'] as unknown[]).length,
  }
}

const finder = () => page.getByRole('combobox', { name: 'Familia' })
const option = (name: RegExp): Locator => page.getByRole('option', { name })
const side = () => page.getByRole('complementary', { name: 'Por cobrar' })
const taken = (folio: string) => page.getByRole('heading', { name: `Pago registrado con el folio ${folio}` })
const printed = () => page.getByRole('link', { name: 'Abrir recibo' })

job('a mother with two children, one late, and two means', {
  'by keyboard alone, from the typed name to the printed receipt': async () => {
    await signInTo(school.visitor, '/caja')
    await expectFocus(finder())
    let keys = 0
    const press = async (key: string) => {
      keys++
      await page.keyboard.press(key)
    }
    const type = async (text: string) => {
      for (const letter of text) await press(letter)
    }
    await type('munoz')
    await option(/MARÍA DE LOS ÁNGELES/).waitFor()
    await press('Enter')
    // What is late is picked already; two months of each child.
    await expectFocus(page.getByRole('checkbox', { name: 'Uniforme' }))
    await press('2')
    await press('h')
    await press('2')
    expect(await page.locator('.pick:checked').count()).toBe(5)
    await press('Enter')
    await expectFocus(side().getByLabel('Efectivo recibido'))
    await type('2000')
    await press('+')
    await expectFocus(side().getByLabel('Referencia'))
    await type('771')
    // As a person looks at what was typed.
    await look(page)
    await press('Enter')
    await taken('000001').waitFor()
    await expectFocus(page.getByRole('button', { name: 'Imprimir recibo' }))
    await press('Enter')
    await printed().waitFor()
    process.stdout.write(`caja: ${keys} teclas\n`)
    expect(keys).toBeLessThanOrEqual(25)
    await looksRight(school.visitor, 'caja-cobrada')
    await page.keyboard.press('Escape')
    await expectFocus(finder())
  },
  'held Enter takes nothing': async () => {
    await page.keyboard.type('rosa')
    await option(/ROSA PEÑA/).waitFor()
    await holdEnter(page, finder())
    await side().waitFor()
    await holdEnter(page, page.getByRole('checkbox', { name: 'Uniforme' }))
    for (const width of ['laptop', 'phone'] as const) {
      await page.setViewportSize(WIDTHS[width])
      // At the end of the page the sticky button must not cover a line.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await picture(page, `caja-familia-${width}`)
      // A window as tall as the page, because a box half behind the top bar would be measured as too small.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ ...WIDTHS[width], height })
      // Crossing to a phone's width redraws the page's head: a moment later nothing is too wide.
      await eventually(async () =>
        expect([width, await axeFindings(page), await sidewaysScroll(page)]).toEqual([width, [], 0]),
      )
    }
    await page.setViewportSize(WIDTHS.laptop)
    const { body } = await school.api.send('GET', `/pagos/by/fecha?desde=${TODAY}&hasta=${TODAY}`, undefined)
    expect((body['pagos'] as unknown[]).length).toBe(1)
    await tabTo(page, side().getByLabel('Efectivo recibido'))
    await page.keyboard.press('Escape')
    await expectFocus(finder())
  },
  'a key held on its way over every button takes and gives back nothing': async () => {
    const families = { alumnoId: alone, lineas: [], medios: [{ metodo_pago: 'EFECTIVO', monto: 700 }] }
    const left = await school.api.send('POST', '/caja/cobro', { ...families, a_cuenta: true }, 'a-cuenta-1')
    expect(left.status).toBe(200)
    const before = await moved()
    // Pupils enrolled today have no late months, so the answer is changed to have a recargo to waive.
    await page.route('**/api/caja/familia*', async (route) => {
      const { 'if-none-match': _known, ...headers } = route.request().headers()
      const response = await route.fetch({ headers })
      const body = (await response.json()) as {
        familia: { hijos: { colegiaturas: { recargo: number }[] }[] }
      }
      for (const { colegiaturas } of body.familia.hijos)
        for (const month of colegiaturas.slice(0, 1)) month.recargo = 200
      await route.fulfill({ response, json: body })
    })
    await page.goto(`/caja?alumno=${alone}`)
    await side().waitFor()
    await page.getByRole('button', { name: 'Todo', exact: true }).click()
    await side().getByRole('button', { name: 'Exacto' }).click()
    const pressed = page.locator('form button:enabled, form input[type=checkbox]:enabled')
    const labels: string[] = []
    await page.locator('.pick:enabled').first().focus()
    // From a line it goes to the payment; from then on the key repeats itself wherever the focus is.
    await page.keyboard.down('Enter')
    for (let at = 0; at < (await pressed.count()); at++) {
      const target = pressed.nth(at)
      await target.focus()
      labels.push(await target.evaluate((element) => element.ariaLabel ?? element.textContent ?? ''))
      for (let repeats = 0; repeats < 10; repeats++) await page.keyboard.down('Enter')
    }
    await page.keyboard.up('Enter')
    const named = (name: RegExp) => labels.some((label) => name.test(label))
    expect(
      [/^Cobrar \$/, /^Devolver saldo/, /^Condonar recargo de/, /^Otro método/].filter(
        (each) => !named(each),
      ),
    ).toEqual([])
    expect([await page.getByRole('dialog').count(), await moved()]).toEqual([0, before])

    // The press that opens the giving back goes no further, however long it is held.
    const opener = page.getByRole('button', { name: 'Devolver saldo' })
    await holdEnter(page, opener)
    const dialog = await opened(page.getByRole('dialog', { name: 'Devolver saldo a favor' }))
    expect(await moved()).toEqual(before)
    await looksRight(school.visitor, 'caja-devolver')
    await dialog.getByLabel('Motivo de la devolución').fill('SE VA DE LA CIUDAD')
    await dialog.getByRole('radio', { name: 'Efectivo' }).check()
    await tabTo(page, dialog.getByRole('button', { name: 'Devolver', exact: true }))
    await look(page)
    await holdEnter(page, dialog.getByRole('button', { name: 'Devolver', exact: true }))
    const result = page.getByRole('dialog', { name: 'Devolución registrada con el folio D-000001' })
    await result.waitFor()
    expect(await moved()).toEqual({ ...before, saldo: 0, devoluciones: 1 })
    await looksRight(school.visitor, 'caja-devuelto')
    await page.keyboard.press('Escape')
    await opener.waitFor({ state: 'detached' })
    await picture(page, 'caja-condonar')
    expect(await axeFindings(page)).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
    await page.goto('/caja')
    await expectFocus(finder())
  },
  'the same by mouse': async () => {
    let clicks = 0
    const click = async (target: Locator) => {
      clicks++
      await target.click()
    }
    await click(finder())
    await page.keyboard.type('rosa')
    await click(option(/ROSA PEÑA/))
    const children = page.locator('[data-child]')
    await side().waitFor()
    const last = await side().locator('button[type=submit]').boundingBox()
    expect(last!.y + last!.height).toBeLessThanOrEqual(WIDTHS.laptop.height)
    for (const child of [children.nth(0), children.nth(1)]) {
      const months = child.locator('.what').filter({ hasText: /^\S+ 20\d\d$/ })
      for (const at of [0, 1]) await click(months.nth(at))
    }
    await click(side().getByLabel('Efectivo recibido'))
    await page.keyboard.type('2000')
    await click(side().getByRole('button', { name: 'Otro método' }))
    await expectFocus(side().getByLabel('Referencia'))
    await page.keyboard.type('772')
    await look(page)
    const pay = side().getByRole('button', { name: /^Cobrar/ })
    await click(pay)
    // On a busy machine what the family owes may be drawn anew just before the press, which then does not count: a person presses again.
    await taken('000003')
      .waitFor({ timeout: 10_000 })
      .catch(async () => {
        if (await pay.isVisible()) await click(pay)
      })
    await taken('000003').waitFor()
    await click(page.getByRole('button', { name: 'Imprimir recibo' }))
    await printed().waitFor()
    process.stdout.write(`caja: ${clicks} clics\n`)
    expect(clicks).toBeLessThanOrEqual(12)
  },
  'on a phone the money is taken in a sheet that names the family and what is paid': async () => {
    const before = await moved()
    await page.setViewportSize(WIDTHS.phone)
    await page.route('**/api/caja/familia*', async (route) => {
      const { 'if-none-match': _known, ...headers } = route.request().headers()
      const response = await route.fetch({ headers })
      const body = (await response.json()) as { familia: { hijos: { alumno: { nombre: string } }[] } }
      for (const { alumno } of body.familia.hijos) alumno.nombre += ' GUADALUPE DE LA CRUZ HERNÁNDEZ'
      await route.fulfill({ response, json: body })
    })
    await page.goto(`/caja?alumno=${alone}`)
    const bar = page.getByRole('button', { name: /^Cobrar \$/ })
    await bar.waitFor()
    // However long the name is, the bar fits the window.
    const { x, width } = (await bar.boundingBox())!
    expect([x >= 0, x + width <= WIDTHS.phone.width]).toEqual([true, true])
    expect(await page.getByRole('radio', { name: 'Efectivo' }).count()).toBe(0)
    await bar.click()
    const sheet = await opened(page.getByRole('dialog', { name: /SOLA/ }))
    await sheet.getByText(/SOLA.*: /).waitFor()
    // The guard ignores presses right after the button came to rest: the sheet slides up first, and a reader looks after that.
    await sheet.evaluate((element) =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => element.isConnected),
    )
    await look(page)
    await sheet.getByRole('button', { name: 'Escribe el efectivo' }).click()
    await expectFocus(sheet.getByLabel('Efectivo recibido'))
    await picture(page, 'caja-hoja-phone')
    expect([await axeFindings(page), await sidewaysScroll(page)]).toEqual([[], 0])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await bar.waitFor()
    expect(await moved()).toEqual(before)
    await page.unrouteAll({ behavior: 'wait' })
    await page.setViewportSize(WIDTHS.laptop)
  },
})
