import type { Locator, Page } from 'playwright-core'
import { addDays, addMonths } from '@contract/domain/dateMath'
import { expectValue, holdEnter, look, opened, picture, tabTo, WIDTHS } from '@test/support/browser/page'
import { addPerson, CASHIER, openVisitorOf } from '@test/support/browser/people'
import { addEnrolled, openSchool, schoolDay, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { sampled } from '@test/support/runs'
import { banorte } from '@test/support/fixtures/bankFiles'

/** Hurried presses take no money: four Enters, a held Enter and three taps move nothing on any screen (decisions/0052). */
let school: School
let page: Page
let parent: number
let pupil: number
let sibling: number

const TODAY = schoolDay()

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { cycle, pupils } = await addEnrolled(school.api, ['ANA', 'BETO'])
  ;[pupil, sibling] = pupils as [number, number]
  const family = { nombre: 'ROSA PEÑA', telefono: '5512345678', hijos: pupils.map((id) => ({ id })) }
  const { body } = await school.api.send('POST', '/padres', family)
  const padre = body['padre'] as { id: number; referencia: string }
  parent = padre.id
  await bringDeposit(padre.referencia)
  const charge = { idCicloEscolar: cycle, idAlumno: pupil, descripcion: 'UNIFORME', monto: 500 }
  await school.api.send('POST', '/cargos/new', { ...charge, fecha: addMonths(TODAY, -1) })
  // Something to give back, and money in the drawer to close a cut of.
  const left = { padreId: parent, lineas: [], medios: [{ metodo_pago: 'EFECTIVO', monto: 700 }] }
  const { status } = await school.api.send('POST', '/caja/cobro', { ...left, a_cuenta: true }, 'a-cuenta-1')
  expect(status).toBe(200)
  await addPerson(school.api, 'caja', 'CAJA', CASHIER)
})
afterEach(() => school?.close())

/** Names the family, and is 100 pesos short of a month: the proposal is PROBABLE. */
const bringDeposit = async (reference: string): Promise<void> => {
  const { body } = await school.api.send('POST', '/banco/cuentas', {
    nombre: 'Colegiaturas',
    banco: 'Banorte',
  })
  const day = addDays(TODAY, -3)
  const file = banorte([{ day, amount: 2500, concept: reference, payer: 'R PENA', key: 'MBAN0001' }])
  const { status } = await school.api.form(
    '/banco/archivos',
    { cuentaId: String((body['cuenta'] as { id: number }).id), simular: 'false' },
    { file: [new File([new Uint8Array(file)], 'movimientos.csv', { type: 'text/csv' })] },
  )
  expect(status).toBe(200)
}

/** All money that a wrong press could have moved. */
const moved = async () => {
  const read = async (path: string) => (await school.api.send('GET', path, undefined)).body
  const days = await read(`/pagos/by/fecha?desde=${TODAY}&hasta=${TODAY}`)
  const credit = await read(`/caja/saldo?padreId=${parent}`)
  const cut = await read('/cortes/actual')
  const charges = await read('/cargos/pendientes/all')
  const deposits = await read('/banco/movimientos?estado=PENDIENTE')
  return {
    depositos: deposits['total'],
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

const deposit = () => page.locator('.row-action:not(.more)').first()
const depositDialog = () => page.getByRole('dialog', { name: 'Confirmar $2,500.00' })

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
  'a deposit that is only probable': async () => {
    await page.goto('/banco')
    await deposit().waitFor()
    await tabTo(page, deposit())
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

job('money moves only on purpose', {
  'four Enters, 150, 250 and 450 ms apart, move nothing, wherever they begin': async () => {
    await signInTo(school.visitor, '/caja')
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
    for (const name of sampled('Enter is held on', Object.keys(places).slice(3), 3)) {
      await places[name]!()
      await look(page)
      await held()
      expect([name, await moved()]).toEqual([name, before])
    }
  },
  'nor does a double click on a probable deposit, and Escape, Back and reload leave it as it was':
    async () => {
      const before = await moved()
      const leave = {
        Escape: () => page.keyboard.press('Escape'),
        Back: () => page.goBack(),
        reload: () => page.reload(),
      }
      for (const [name, by] of Object.entries(leave)) {
        await page.goto('/cargos/pendientes')
        await page.goto('/banco')
        await deposit().dblclick()
        await opened(depositDialog())
        await fourEnters()
        await by()
        await depositDialog().waitFor({ state: 'detached' })
        expect([name, await moved()]).toEqual([name, before])
      }
    },
  'Back and reload at the desk ask about typed cash, and it is still there': async () => {
    const before = await moved()
    await page.goto('/caja')
    await page.getByRole('combobox', { name: 'Familia' }).focus()
    await page.keyboard.type('rosa pena')
    await page.getByRole('option', { name: /ROSA PEÑA/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/caja?padre=${parent}`)
    const received = page.getByRole('complementary', { name: 'Por cobrar' }).getByLabel('Efectivo recibido')
    await tabTo(page, received)
    await page.keyboard.type('500')
    await page.evaluate(() => history.back())
    const question = page.getByRole('alertdialog', { name: 'Este cobro no se ha registrado' })
    await question.getByRole('button', { name: 'Seguir aquí' }).click()
    await question.waitFor({ state: 'detached' })
    await expectValue(received, '500.00')
    const asked = page.waitForEvent('dialog')
    // Answered by the browser's own question, so nothing waits for the page to load.
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const own = await asked
    expect(own.type()).toBe('beforeunload')
    await own.dismiss()
    await expectValue(received, '500.00')
    expect(await moved()).toEqual(before)
    // Empty again: the pages after this one open unasked.
    await received.fill('')
  },
  'nor on a phone, by Enter or by three taps on one place': async () => {
    const phone = await openVisitorOf(school, 'caja', { phone: true })
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
    page = school.visitor.page
    expect(phone.trouble).toEqual([])
  },
  'nor from the home of a cashier': async () => {
    const cashier = await openVisitorOf(school, 'caja')
    page = cashier.page
    await fromHome(fourEnters)
    await fromHome(held)
    await cashier.context.close()
    page = school.visitor.page
    expect(cashier.trouble).toEqual([])
  },
  'the button that takes the money is in the window without scrolling, however much the family owes':
    async () => {
      const { body } = await school.api.send('GET', '/ciclo/actual')
      const cycle = (body['ciclo'] as { id: number }).id
      for (const nombre of ['Comedor', 'Transporte', 'Tareas']) {
        const service = { cicloEscolarId: cycle, nombre, mensualidad: 700 }
        const made = await school.api.send('POST', '/servicios', service)
        const { id } = made.body['servicio'] as { id: number }
        const alumnos = [{ id: pupil }, { id: sibling }]
        const desde = TODAY.slice(0, 7)
        const taken = await school.api.send(
          'POST',
          `/servicios/${id}/alumnos`,
          { alumnos, desde },
          `servicio ${nombre}`,
        )
        expect(taken.status).toBe(200)
      }
      for (let at = 1; at <= 6; at++) {
        const charge = {
          idCicloEscolar: cycle,
          idAlumno: at % 2 ? pupil : sibling,
          monto: 100 + at,
          fecha: TODAY,
        }
        await school.api.send('POST', '/cargos/new', { ...charge, descripcion: `SALIDA ${at}` })
      }
      await page.goto(`/caja?padre=${parent}`)
      const side = page.getByRole('complementary', { name: 'Por cobrar' })
      const last = side.locator('button[type=submit]')
      await last.waitFor()
      const inSight = async (when: string) => {
        await look(page)
        const { y, height } = (await last.boundingBox())!
        const view = page.viewportSize()!
        expect([when, view, y >= 0, y + height <= view.height]).toEqual([when, WIDTHS.laptop, true, true])
      }
      await inSight('as it opens')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.getByRole('button', { name: 'Todo', exact: true }).click()
      await inSight('with all picked')
      await side.getByRole('button', { name: 'Otro método' }).click()
      await inSight('with a second means')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await inSight('at the end of the page')
      await picture(page, 'caja-muchos-renglones')
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
