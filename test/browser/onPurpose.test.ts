import type { Locator, Page } from 'playwright-core'
import { addMonths } from '@contract/domain/dateMath'
import { holdEnter, look, opened, tabTo } from '@test/support/browser/desk'
import { addPerson, CASHIER, openDeskOf } from '@test/support/browser/people'
import { addEnrolled, openSchool, schoolDay, signInTo, type School } from '@test/support/browser/school'
import { thread } from '@test/support/browser/thread'

/** Hurried presses take no money: four Enters, a held Enter and three taps move nothing on any screen (decisions/0052). */
let school: School
let page: Page
let parent: number
let pupil: number

const TODAY = schoolDay()

beforeEach(async () => {
  school = await openSchool()
  page = school.desk.page
  const { cycle, pupils } = await addEnrolled(school.api, ['ANA', 'BETO'])
  pupil = pupils[0] as number
  const family = { nombre: 'ROSA PEÑA', telefono: '5512345678', hijos: pupils.map((id) => ({ id })) }
  const { body } = await school.api.send('POST', '/padres', family)
  parent = (body['padre'] as { id: number }).id
  const charge = { idCicloEscolar: cycle, idAlumno: pupil, descripcion: 'UNIFORME', monto: 500 }
  await school.api.send('POST', '/cargos/new', { ...charge, fecha: addMonths(TODAY, -1) })
  // Something to give back, and money in the drawer to close a cut of.
  const left = { padreId: parent, lineas: [], medios: [{ metodo_pago: 'EFECTIVO', monto: 700 }] }
  const { status } = await school.api.send('POST', '/caja/cobro', { ...left, a_cuenta: true }, 'a-cuenta-1')
  expect(status).toBe(200)
  await addPerson(school.api, 'caja', 'CAJA', CASHIER)
}, 120_000)
afterEach(() => school?.close())

/** All money that a wrong press could have moved. */
const moved = async () => {
  const read = async (path: string) => (await school.api.send('GET', path, undefined)).body
  const days = await read(`/pagos/by/fecha?desde=${TODAY}&hasta=${TODAY}`)
  const credit = await read(`/caja/saldo?padreId=${parent}`)
  const cut = await read('/cortes/actual')
  const charges = await read('/cargos/pendientes/all')
  return {
    pagos: (days['pagos'] as { cancelado: boolean }[]).map(({ cancelado }) => cancelado),
    saldo: credit['saldo_favor'],
    devoluciones: (credit['devoluciones'] as unknown[]).length,
    porCerrar: (cut['actual'] as { movimientos: number }).movimientos,
    cargos: (charges['cargos'] as unknown[]).length,
  }
}

/** As an impatient hand does it, wherever the focus goes meanwhile. */
const fourEnters = async () => {
  for (const pause of [150, 250, 450, 700]) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(pause)
  }
}
const held = async () => {
  for (let repeats = 0; repeats < 30; repeats++) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(33)
  }
  await page.keyboard.up('Enter')
}
/** Three taps of a thumb on one place. */
const taps = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  for (const pause of [150, 300, 700]) {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForTimeout(pause)
  }
}

const rowOf = (name: RegExp) => page.getByRole('row', { name })
const last = () => page.getByRole('button', { name: /^(Cobrar|Escribe|Elige|Faltan)/ }).last()

/** Opens each place with its focus; every kind of press starts from a fresh opening. */
const places: Record<string, () => Promise<void>> = {
  'what the field of the home opens': async () => {
    await page.goto('/caja?q=rosa+pena')
    await page
      .getByRole('option', { name: /ROSA PEÑA/ })
      .or(page.locator('.pick'))
      .first()
      .waitFor()
  },
  'the field of the desk': async () => {
    await page.goto('/caja')
    await page.getByRole('combobox', { name: 'Familia' }).focus()
    await page.keyboard.type('rosa pena')
    await page.getByRole('option', { name: /ROSA PEÑA/ }).waitFor()
  },
  'the desk with everything picked': async () => {
    await page.goto(`/caja?padre=${parent}`)
    await page.getByRole('button', { name: 'Todo', exact: true }).click()
    await page.locator('.pick:enabled').first().focus()
  },
  'a charge': async () => {
    await page.goto('/cargos/pendientes')
    await tabTo(page, rowOf(/ANA.*UNIFORME/).getByRole('button', { name: 'Pagar' }))
  },
  "a pupil's months": async () => {
    await page.goto(`/pago/colegiatura/${pupil}`)
    await tabTo(page, page.getByRole('button', { name: /^Cobrar \$/ }))
  },
  'all of a year': async () => {
    await page.goto(`/colegiatura/pago/anual?alumno=${pupil}`)
    await tabTo(page, page.getByRole('button', { name: /^Cobrar \$/ }))
  },
  'credit to give back': async () => {
    await page.goto(`/caja?padre=${parent}`)
    await tabTo(page, page.getByRole('button', { name: 'Devolver saldo' }))
  },
  'a cut that is counted': async () => {
    await page.goto('/cortes')
    await page.getByLabel('Billetes de $500').fill('1')
    await page.getByLabel('Billetes de $200').fill('1')
    await tabTo(page, page.getByRole('button', { name: 'Cerrar corte' }))
  },
  'a payment to cancel': async () => {
    await page.goto('/pagos')
    await rowOf(/000001/)
      .getByRole('button', { name: /^Más acciones/ })
      .click()
    await page.getByRole('menuitem', { name: 'Cancelar', exact: true }).focus()
  },
}

/** From the home's field, which only a cashier has: before the family is found, and once it is. */
const fromHome = async (press: () => Promise<void>) => {
  const before = await moved()
  for (const isFound of [false, true]) {
    await page.goto('/')
    const field = page.getByRole('combobox', { name: 'Cobrar a' })
    await field.focus()
    await page.keyboard.type('rosa pena')
    if (isFound) await page.getByRole('option', { name: /ROSA PEÑA/ }).waitFor()
    await press()
    // The first press did open the family.
    await page.waitForURL(`**/caja?padre=${parent}`)
    expect([isFound, await moved()]).toEqual([isFound, before])
  }
}

thread('money moves only on purpose', {
  'four Enters, 150, 250 and 450 ms apart, move nothing, wherever they begin': async () => {
    await signInTo(school.desk, '/caja')
    const before = await moved()
    for (const [name, open] of Object.entries(places)) {
      await open()
      await fourEnters()
      expect([name, await moved()]).toEqual([name, before])
    }
  },
  'nor does one that is held': async () => {
    const before = await moved()
    // At the desk itself desk.test.ts holds the key on its way over every button.
    for (const [name, open] of Object.entries(places).slice(3)) {
      await open()
      await look(page)
      await held()
      expect([name, await moved()]).toEqual([name, before])
    }
  },
  'nor on a phone, by Enter or by three taps on one place': async () => {
    const phone = await openDeskOf(school, 'caja', { phone: true })
    page = phone.page
    const before = await moved()
    for (const name of ['the desk with everything picked', "a pupil's months"] as const) {
      await places[name]!()
      await fourEnters()
      expect([name, await moved()]).toEqual([name, before])
      await places[name]!()
      await look(page)
      await taps(last())
      expect([`${name}, tapped`, await moved()]).toEqual([`${name}, tapped`, before])
    }
    await fromHome(fourEnters)
    await fromHome(held)
    await phone.context.close()
    page = school.desk.page
    expect(phone.trouble).toEqual([])
  },
  'nor from the home of a cashier': async () => {
    const desk = await openDeskOf(school, 'caja')
    page = desk.page
    await fromHome(fourEnters)
    await fromHome(held)
    await desk.context.close()
    page = school.desk.page
    expect(desk.trouble).toEqual([])
  },
  'on purpose it is taken, once': async () => {
    const before = await moved()
    await places['a charge']!()
    await page.keyboard.press('Enter')
    const pay = await opened(page.getByRole('dialog', { name: 'Pagar cargo' }))
    await page.keyboard.type('500')
    await look(page)
    await holdEnter(page, pay.getByLabel('Efectivo recibido'))
    await page.getByRole('dialog', { name: /Pago registrado/ }).waitFor()
    expect(await moved()).toEqual({
      ...before,
      pagos: [false, false],
      porCerrar: 2,
      cargos: before.cargos - 1,
    })
  },
})
