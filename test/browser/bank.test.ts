import type { Locator, Page } from 'playwright-core'
import { addDays } from '@contract/domain/dateMath'
import {
  chooseFile,
  enter,
  enterSurely,
  expectCount,
  expectFocus,
  look,
  openVisitor,
  opened,
  payCash,
  tabTo,
  type Visitor,
} from '@test/support/browser/page'
import { countPresses } from '@test/support/browser/hands'
import { looksRight } from '@test/support/browser/looks'
import { addEnrolled, openSchool, schoolDay, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'
import { banorte, type Moved } from '@test/support/fixtures/bankFiles'

let school: School
let page: Page
let cashier: Visitor
let file: Buffer

/** Of each the file has two months. */
const EXACT = 26
/** They pay 100 pesos too little. */
const SHORT = 4
/** They write nothing by which they are known. */
const UNKNOWN = 4
const DEPOSITS = 2 * EXACT + SHORT + UNKNOWN
const MONTH = 2600

const send = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
  const { status, body: answer } = await school.api.send('POST', path, body)
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return answer
}

/** Names that share no word, so that a few letters find one family. */
const NAMES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}UNI`)
const mothers = Array.from(
  { length: EXACT + SHORT + UNKNOWN + 1 },
  (_, at) => `${NAMES[at % NAMES.length]}${'ABC'[Math.floor(at / NAMES.length)]}`,
)

/** Mothers of one pupil each; the last one is not in the bank's file. */
beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { pupils } = await addEnrolled(
    school.api,
    mothers.map((_, at) => `NIÑO${at}`),
  )
  const references: string[] = []
  for (const [at, nombre] of mothers.entries()) {
    const body = { nombre: `${nombre} PEÑA`, telefono: '5512345678', hijos: [{ id: pupils[at] }] }
    references.push(((await send('/padres', body))['padre'] as { referencia: string }).referencia)
  }
  await send('/banco/cuentas', { nombre: 'Colegiaturas', banco: 'Banorte' })
  const moved = (at: number, day: number, amount: number, concept: string): Moved => ({
    day: addDays(schoolDay(), -day),
    amount,
    concept,
    payer: `PAGADOR ${at}`,
    key: `MBAN${String(at).padStart(4, '0')}${day}`,
  })
  file = banorte([
    ...references.slice(0, EXACT).map((reference, at) => moved(at, 9, MONTH, reference)),
    ...references
      .slice(EXACT, EXACT + SHORT)
      .map((reference, at) => moved(100 + at, 8, MONTH - 100, reference)),
    ...Array.from({ length: UNKNOWN }, (_, at) => moved(200 + at, 7, 777 + at, 'GRACIAS')),
    ...references.slice(0, EXACT).map((reference, at) => moved(at, 2, MONTH, reference)),
  ])
  cashier = await openVisitor(school.browser, school.product.address)
})
afterEach(() => school?.close())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const rows = () => page.locator('.row-action:not(.more)')
const notice = (text: string) => page.getByText(text, { exact: true }).first()

const total = async (estado: string): Promise<unknown> =>
  (await school.api.send('GET', `/banco/movimientos?estado=${estado}`)).body['total']

/** So many rows are left, and one of them has the focus by itself. */
const expectRow = async (at: number, left: number): Promise<void> => {
  await expectCount(rows(), left)
  await expectFocus(rows().nth(at))
}

const cashierPays = async (): Promise<void> => {
  const { page: desk } = cashier
  await desk.keyboard.type(mothers.at(-1)!.toLowerCase())
  await desk.getByRole('option').first().waitFor()
  await desk.keyboard.press('Enter')
  const side = desk.getByRole('complementary', { name: 'Por cobrar' })
  await tabTo(desk, desk.getByRole('checkbox').first())
  if ((await desk.locator('.pick:checked').count()) === 0) await desk.keyboard.press('Space')
  await desk.keyboard.press('Enter')
  await payCash(desk, side)
  await desk.getByRole('heading', { name: /^Pago registrado con el folio/ }).waitFor()
}

/** All that are sure, after their number and sum. @param paid how many are paid then */
const confirmSure = async (question: Locator, paid: number): Promise<void> => {
  await enter(page, button(`Confirmar las ${EXACT} seguras`))
  await opened(question)
  await question.getByText('$67,600.00').waitFor()
  await enterSurely(page, question.getByRole('button', { name: 'Confirmar' }))
  await notice(`${EXACT} depósitos confirmados.`).waitFor()
  // The notice may still be the one before.
  await eventually(async () => expect(await total('COBRADO')).toBe(paid))
  await question.waitFor({ state: 'hidden' })
}

let pressed: Awaited<ReturnType<typeof countPresses>>

job('a file of 60 deposits until the last is confirmed, with the keyboard alone', {
  'it is brought, and shown as it will be read': async () => {
    await signInTo(cashier, '/caja')
    await signInTo(school.visitor, '/banco')
    await button('Traer archivo del banco').first().waitFor()
    pressed = await countPresses(page)
    await page.reload()
    await button('Traer archivo del banco').first().waitFor()
    await enter(page, button('Traer archivo del banco').first())
    const bring = await opened(dialog('Traer archivo del banco'))
    await tabTo(page, bring.getByLabel(/^Archivo de movimientos/))
    await chooseFile(page, () => page.keyboard.press('Space'), {
      name: 'movimientos.csv',
      mimeType: 'text/csv',
      buffer: file,
    })
    await bring.getByText(`Nuevos: ${DEPOSITS} · Ya estaban: 0 · Retiros: 0 · Rechazados: 0`).waitFor()
    await looksRight(school.visitor, 'banco-archivo')
    await enter(page, bring.getByRole('button', { name: `Guardar ${DEPOSITS} depósitos nuevos` }))
    await notice(`${DEPOSITS} depósitos nuevos`).waitFor()
    await rows().first().waitFor()
  },
  'the sure ones are confirmed together, while the cashier takes a payment; then those that have become sure':
    async () => {
      await button(`Confirmar las ${EXACT} seguras`).waitFor()
      await looksRight(school.visitor, 'banco')
      const question = page.getByRole('alertdialog')
      await Promise.all([confirmSure(question, EXACT), cashierPays()])
      await button(`Confirmar las ${EXACT} seguras`).waitFor()
      await confirmSure(question, 2 * EXACT)
    },
  'the short ones one by one: Enter opens on the family, the arrow leads to the button': async () => {
    await expectCount(rows(), SHORT + UNKNOWN)
    // The bulk confirmation left the focus on a row, not on the heading.
    await expectFocus(rows().first())
    // Newest first: the unknown ones are above.
    for (let at = 0; at < UNKNOWN; at++) await page.keyboard.press('ArrowDown')
    await expectFocus(rows().nth(UNKNOWN))
    for (let left = SHORT; left > 0; left--) {
      await page.keyboard.press('Enter')
      const one = await opened(dialog('Confirmar $2,500.00'))
      await one.getByText(/el importe no es exacto/).waitFor()
      if (left === SHORT) await looksRight(school.visitor, 'banco-confirmar')
      await expectFocus(one.getByText(/^[A-Z]+ PEÑA$/))
      await page.keyboard.press('ArrowDown')
      await expectFocus(one.getByRole('button', { name: 'Confirmar' }))
      await look(page)
      await page.keyboard.press('Enter')
      await one.waitFor({ state: 'hidden' })
      await expectRow(Math.min(UNKNOWN, UNKNOWN + left - 2), UNKNOWN + left - 1)
    }
  },
  'the unknown ones by a letter, which searches the family': async () => {
    for (let left = UNKNOWN; left > 0; left--) {
      await expectRow(left - 1, left)
      await page.keyboard.type(mothers[EXACT + SHORT + left - 1]!.toLowerCase())
      const one = await opened(dialog(/^Confirmar \$7[78]/))
      await one.getByRole('option').first().waitFor()
      if (left === UNKNOWN) await looksRight(school.visitor, 'banco-buscar')
      await page.keyboard.press('Enter')
      await expectFocus(one.getByRole('button', { name: 'Confirmar', exact: true }))
      await look(page)
      await page.keyboard.press('Enter')
      await one.waitFor({ state: 'hidden' })
    }
    const { keys, clicks, minutes } = await pressed()
    process.stdout.write(
      `banco: ${DEPOSITS} depósitos, ${keys} teclas, ${clicks} clics, ${minutes} minutos\n`,
    )
    expect(clicks).toBe(0)
    expect(keys).toBeLessThanOrEqual(75)
    await eventually(async () =>
      expect([await total('COBRADO'), await total('PENDIENTE')]).toEqual([DEPOSITS, 0]),
    )
    expect(cashier.trouble).toEqual([])
  },
  'accounts with their files, and what never arrived': async () => {
    await page.goto('/banco/cuentas')
    await page.getByText('Colegiaturas').first().waitFor()
    await looksRight(school.visitor, 'banco-cuentas')
    await page.goto('/banco/sin-deposito')
    await page.getByText('Todo lo registrado llegó').waitFor()
    await looksRight(school.visitor, 'banco-sin-deposito')
  },
})
