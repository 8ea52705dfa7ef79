import type { Locator, Page } from 'playwright-core'
import { addMonths, daysInMonth } from '@contract/domain/dateMath'
import { dateParts, isoDate } from '@contract/domain/dates'
import { aCycle } from '@test/support/builders'
import { expectFocus, look, opened, picture, WIDTHS } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { addPupils, enrol, openSchool, schoolDay, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let page: Page
let ids: number[]

const TODAY = schoolDay()

/** Ten months from last month on: of the coming ones whole months cost 5 % less until the 28th of their own month. */
const tenMonths = () => {
  const first = dateParts(addMonths(TODAY, -1))
  const from = isoDate(first.anio, first.mes, 1)
  const last = dateParts(addMonths(from, 9))
  return {
    nombre: 'CICLO DE PRUEBA',
    fecha_inicio: from,
    fecha_fin: isoDate(last.anio, last.mes, daysInMonth(last.anio, last.mes)),
    dia_limite: 1,
    pronto_pago: { tipo: 'PORCENTAJE', valor: 5, hasta_dia: 28 },
  }
}

const send = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
  const { status, body: answer } = await school.api.send('POST', path, body)
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return answer
}

/** A mother of three: the elder ones have a beca each, the youngest pays the whole price. A fourth pupil has a beca of 100 %. */
beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const cycleId = ((await send('/ciclo', aCycle(tenMonths())))['ciclo'] as { id: number }).id
  ids = await addPupils(school.api, ['ANA', 'BETO', 'ÍÑIGO', 'SOLA'])
  await enrol(school.api, cycleId, ids)
  for (const [at, porcentaje] of [
    [0, 50],
    [1, 20],
    [3, 100],
  ] as const)
    await send('/becas', {
      id_ciclo: cycleId,
      nombre: `BECA ${porcentaje}`,
      porcentaje,
      grado: 'PRIMARIA',
      alumnos: [{ id: ids[at] }],
    })
  const hijos = ids.slice(0, 3).map((id) => ({ id }))
  await send('/padres', { nombre: 'MARÍA DE LOS ÁNGELES MUÑOZ', telefono: '5512345678', hijos })
})
afterEach(() => school?.close())

const side = () => page.getByRole('complementary', { name: 'Por cobrar' })
const child = (at: number): Locator => page.locator('[data-child]').nth(at)
const taken = (folio: string) => page.getByRole('heading', { name: `Pago registrado con el folio ${folio}` })

/** What is owed of the first month of a child, as the server says it. */
const firstMonth = async (at: number) => {
  const { body } = await school.api.send('GET', `/caja/familia?alumnoId=${ids[at]}`, undefined)
  const { hijos } = body['familia'] as {
    hijos: { alumno: { id: number }; colegiaturas: Record<string, unknown>[] }[]
  }
  return hijos.find(({ alumno }) => alumno.id === ids[at])!.colegiaturas[0]!
}

/** Counts what a cashier presses. */
const keyboard = () => {
  const count = { keys: 0 }
  const press = async (key: string) => {
    count.keys++
    await page.keyboard.press(key)
  }
  const type = async (text: string) => {
    for (const letter of text) await press(letter)
  }
  return { count, press, type }
}

const openFamily = async ({ press, type }: ReturnType<typeof keyboard>) => {
  await expectFocus(page.getByRole('combobox', { name: 'Familia' }))
  await type('munoz')
  await page.getByRole('option', { name: /MARÍA DE LOS ÁNGELES/ }).waitFor()
  await press('Enter')
  await side().waitFor()
}

job('a mother of three with two becas pays a part of a month, and early', {
  'two children, a whole month and an abono, by two means and by keyboard alone': async () => {
    await signInTo(school.visitor, '/caja')
    const keys = keyboard()
    const { press, type } = keys
    await openFamily(keys)
    const { height } = (await page.locator('main').boundingBox())!
    process.stdout.write(`caja, tres hijos: ${Math.round(height)} px\n`)
    expect(height).toBeLessThanOrEqual(1400)
    await page.keyboard.press('n')
    await press('1')
    await press('h')
    await press('1')
    await press('a')
    await expectFocus(child(1).getByLabel(/^Abono a/))
    await type('1000')
    await child(1).getByText('resta $1,080.00').waitFor()
    await press('Enter')
    await expectFocus(side().getByLabel('Efectivo recibido'))
    await type('1300')
    await press('+')
    await expectFocus(side().getByLabel('Referencia'))
    await type('771')
    await looksRight(school.visitor, 'caja-abono')
    await side().getByLabel('Referencia').focus()
    await look(page)
    await press('Enter')
    await taken('000001').waitFor()
    process.stdout.write(`caja, un mes y un abono: ${keys.count.keys} teclas\n`)
    expect(keys.count.keys).toBeLessThanOrEqual(26)
    expect(await firstMonth(1)).toMatchObject({ estado: 'PARCIAL', abonado: 1000, saldo: 1080 })
    await page.keyboard.press('Escape')
  },
  'an amount for what is oldest: filled, shown, and taken in cash': async () => {
    const keys = keyboard()
    const { press, type } = keys
    await openFamily(keys)
    await press('r')
    await expectFocus(page.getByLabel('Cuánto entrega la familia'))
    await type('3000')
    await press('Enter')
    await expectFocus(side().getByLabel('Efectivo recibido'))
    await page.getByText(/^Paga \d conceptos? completos? y abona \$/).waitFor()
    await looksRight(school.visitor, 'caja-antiguo')
    await side().getByLabel('Efectivo recibido').focus()
    await type('3000')
    await side().getByRole('button', { name: 'Cobrar $3,000.00' }).waitFor()
    await look(page)
    await press('Enter')
    await taken('000002').waitFor()
    process.stdout.write(`caja, a cuenta de lo más antiguo: ${keys.count.keys} teclas\n`)
    expect(keys.count.keys).toBeLessThanOrEqual(20)
    await page.keyboard.press('Escape')
  },
  'a coming month costs less in time: the line, the total and what is taken say the same': async () => {
    await page.goto(`/caja?alumno=${ids[2]}`)
    await side().waitFor()
    await page.getByRole('button', { name: 'Ninguno' }).click()
    const early = child(2).locator('li').filter({ hasText: 'pronto pago −$130.00' }).first()
    await early.locator('.what').click()
    await side().getByText('Pronto pago −$130.00').waitFor()
    await side().getByRole('button', { name: 'Exacto' }).click()
    await looksRight(school.visitor, 'caja-pronto-pago')
    await look(page)
    await side().getByRole('button', { name: 'Cobrar $2,470.00' }).click()
    await taken('000003').waitFor()
  },
  'on a phone the sheet names the abono': async () => {
    await page.setViewportSize(WIDTHS.phone)
    await page.goto(`/caja?alumno=${ids[0]}`)
    await page.getByRole('button', { name: 'A cuenta de lo más antiguo' }).click()
    await page.getByLabel('Cuánto entrega la familia').fill('100')
    await page.getByRole('button', { name: 'Repartir' }).click()
    await picture(page, 'caja-antiguo-repartido-phone')
    await page.getByRole('button', { name: 'Cobrar $100.00…' }).click()
    const sheet = await opened(page.getByRole('dialog', { name: /MARÍA/ }))
    await sheet.getByText(/\(abono \$100\.00\)/).waitFor()
    await picture(page, 'caja-abono-hoja-phone')
    await page.keyboard.press('Escape')
    await page.setViewportSize(WIDTHS.laptop)
  },
  'the pages of tuition say what was paid of a month, and that a beca covers one': async () => {
    await page.goto(`/pago/colegiatura/${ids[1]}`)
    await page
      .getByText(/^Abonado \$1,000\.00 de \$2,080\.00|^Folio 000001/)
      .first()
      .waitFor()
    await looksRight(school.visitor, 'colegiatura-abonada')
    await page.goto(`/pago/colegiatura/${ids[3]}`)
    await page.getByText('Beca completa').first().waitFor()
    await looksRight(school.visitor, 'colegiatura-becada')
    expect(await page.getByRole('checkbox').count()).toBe(0)
  },
})
