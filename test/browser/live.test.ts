import type { Browser } from 'playwright-core'
import { aCycle, aStudent } from '@test/support/builders'
import { expectCount, expectFocus, openBrowser, openVisitor, type Visitor } from '@test/support/browser/page'
import { job } from '@test/support/browser/job'
import { apiClient } from '@test/support/product/client'
import { PRODUCT_ADMIN, spawnProduct, quickDataDir, type Product } from '@test/support/product/spawnProduct'

const PAYMENTS = 10

let folder: ReturnType<typeof quickDataDir>
let product: Product
let browser: Browser
let desks: Visitor[]

const name = (n: number) => `CONCEPTO ${String.fromCharCode(64 + n)}`

let addCharge: (n: number) => Promise<number>

/** A pupil, and how to charge that pupil something. */
const openSchool = async () => {
  const api = await apiClient(product)
  const span = { fecha_inicio: '2026-01-01', fecha_fin: '2027-12-31', meses: [] }
  const cycle = await api.send('POST', '/ciclo', aCycle(span))
  const student = await api.form('/alumnos', aStudent(1))
  const ids = {
    idCicloEscolar: (cycle.body['ciclo'] as { id: number }).id,
    idAlumno: (student.body['alumno'] as { id: number }).id,
  }
  return async (n: number) => {
    const body = { ...ids, descripcion: name(n), fecha: '2026-09-15', monto: 100 }
    const { body: made } = await api.send('POST', '/cargos/new', body)
    return (made['cargo'] as { id: number }).id
  }
}

beforeEach(async () => {
  folder = quickDataDir()
  product = await spawnProduct({ dataDir: folder.dataDir })
  addCharge = await openSchool()
  browser = await openBrowser()
  desks = [await openVisitor(browser, product.address), await openVisitor(browser, product.address)]
})
afterEach(async () => {
  await browser?.close()
  await product?.stop()
  await folder.remove()
})

const enter = async ({ page }: Visitor) => {
  await page.goto('/cargos/pendientes')
  await expectFocus(page.getByLabel('Usuario'))
  await page.keyboard.type(PRODUCT_ADMIN.user)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PRODUCT_ADMIN.password)
  await page.keyboard.press('Enter')
  await page.getByText(name(1), { exact: true }).first().waitFor()
}

job('two desks see each other’s work', {
  'what one desk pays leaves the other desk’s list': async () => {
    const charges: number[] = []
    // One page of the list.
    for (let n = 1; n <= PAYMENTS; n += 1) charges.push(await addCharge(n))
    const [one, other] = desks as [Visitor, Visitor]
    await enter(one)
    await enter(other)
    const times: number[] = []
    for (const [index, id] of charges.entries()) {
      // The call that the pay dialog makes, sent by the first desk's own page; its dialog has tests of its own.
      const paid = await one.page.evaluate(async (idCargo) => {
        const { token } = JSON.parse(localStorage.getItem('persist:session') ?? '{}') as { token: string }
        const response = await fetch('/api/cargos/pagar', {
          method: 'PATCH',
          headers: {
            authorization: `Bearer ${JSON.parse(token) as string}`,
            'content-type': 'application/json',
            'idempotency-key': `prueba-${idCargo}`,
          },
          body: JSON.stringify({ id: idCargo, metodo_pago: 'EFECTIVO' }),
        })
        return response.status
      }, id)
      const began = performance.now()
      expect(paid).toBe(200)
      await other.page
        .getByText(name(index + 1), { exact: true })
        .first()
        .waitFor({ state: 'detached' })
      times.push(Math.round(performance.now() - began))
    }
    process.stdout.write(`a payment left the other desk's list after ${times.join(', ')} ms\n`)
    expect(desks.map(({ trouble }) => trouble)).toEqual([[], []])
  },
  'a desk that nobody looks at catches up when it is seen again': async () => {
    const [, other] = desks as [Visitor, Visitor]
    const show = (state: 'hidden' | 'visible') =>
      other.page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    const fresh = other.page.getByText(name(PAYMENTS + 1), { exact: true }).first()
    await show('hidden')
    await addCharge(PAYMENTS + 1)
    await other.page.waitForTimeout(1_500)
    await expectCount(fresh, 0)
    await show('visible')
    await fresh.waitFor()
  },
  'the product ends by itself although desks are open': async () => {
    expect(await product.stop()).toBe(0)
  },
})
