import type { Page } from 'playwright-core'
import type { DeliveryFile } from '@contract/invoices/delivery.schemas'
import { bytesOf, enter, expectFocus, expectValue, look, opened, tabTo } from '@test/support/browser/page'
import { countPresses } from '@test/support/browser/hands'
import { looksRight } from '@test/support/browser/looks'
import { addEnrolled, openSchool, schoolDay, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'
import { unzip } from '@test/support/unzip'

let school: School
let page: Page
let pressed: Awaited<ReturnType<typeof countPresses>>
/** Two families: one has fiscal data, the other brings its paper today. */
let parents: number[]

const TODAY = schoolDay()
const SCHOOL = {
  razon_social: 'COLEGIO DEL LAGO',
  rfc: 'CLA900101AB1',
  regimen_fiscal: '603',
  codigo_postal: '58000',
  niveles: [{ grado: 'PRIMARIA', cct: '16PPR1234A', clave_producto: '86121503' }],
}
const MARIA = {
  rfc: 'PEGM800101AB1',
  nombre: 'MARÍA PEÑA',
  regimen_fiscal: '605',
  codigo_postal: '58010',
  uso_cfdi: 'D10',
}

const send = async (
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
): Promise<Record<string, { id: number }>> => {
  const { status, body: answer } = await school.api.send(method, path, body)
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return answer as Record<string, { id: number }>
}

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { pupils } = await addEnrolled(school.api, ['SOFÍA ÑANDÚ', 'BETO'])
  parents = []
  for (const id of pupils) {
    const { padre } = await send('POST', '/padres', {
      nombre: `MADRE DE ${id} MUÑOZ`,
      telefono: '5512345678',
      hijos: [{ id }],
    })
    parents.push(padre!.id)
  }
  await send('PATCH', '/escuela', SCHOOL)
  await send('POST', `/padres/${parents[0]}/fiscales`, MARIA)
})
afterEach(() => school?.close())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const method = (name: string) => page.getByRole('radio', { name, exact: true })
const paid = () => page.getByRole('heading', { name: /^Pago registrado con el folio/ }).waitFor()
const atDesk = async (padre: number) => {
  await page.goto(`/caja?padre=${padre}`)
  await expectFocus(page.locator('.pick').first())
}
/** Of the child in focus the first month alone. */
const oneMonth = async () => {
  await page.keyboard.type('n1')
  await page.getByText('1 concepto elegido').waitFor()
}
/** Keys and clicks of a piece of work. */
const counted = async (what: string, work: () => Promise<void>, most: number) => {
  const before = await pressed()
  await work()
  const after = await pressed()
  const [keys, clicks] = [after.keys - before.keys, after.clicks - before.clicks]
  process.stdout.write(`${what}: ${keys} teclas, ${clicks} clics\n`)
  expect(keys + clicks).toBeLessThanOrEqual(most)
}
const amounts = async (): Promise<number[]> => {
  const { body } = await school.api.send('GET', `/pagos/by/fecha?desde=${TODAY}&hasta=${TODAY}`, undefined)
  return (body['pagos'] as { monto: number }[]).map(({ monto }) => monto)
}
const invoiceTo = () => page.getByLabel('Factura a')
const chosen = async () => invoiceTo().evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text)

job('invoices, from the desk to the file that is handed over', {
  'a family with fiscal data: one key for the invoice, one for the debit card': async () => {
    await signInTo(school.visitor, '/')
    pressed = await countPresses(page)
    await atDesk(parents[0]!)
    await counted(
      'un mes con tarjeta de débito y factura',
      async () => {
        await oneMonth()
        await page.keyboard.press('f')
        await eventually(async () => expect(await chosen()).toBe('MARÍA PEÑA, PEGM800101AB1'))
        await page.keyboard.press('Enter')
        await tabTo(page, method('Efectivo'), 'Shift+Tab')
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('ArrowRight')
        await expectFocus(method('Tarjeta'))
        await page.keyboard.press('d')
        await eventually(async () => expect(await method('Débito').isChecked()).toBe(true))
        await tabTo(page, page.getByLabel('Autorización'))
        await page.keyboard.type('4412')
        await look(page)
        await page.keyboard.press('Enter')
        await paid()
      },
      20,
    )
    await button('Factura: PEGM800101AB1').waitFor()
  },
  'a family that brings its paper: the data are entered without leaving the desk': async () => {
    await atDesk(parents[1]!)
    await oneMonth()
    await page.keyboard.press('f')
    const dialog = page.getByRole('dialog', { name: 'Agregar datos de facturación' })
    await opened(dialog)
    await expectFocus(dialog.getByLabel('RFC'))
    await page.keyboard.type('peaj790214hk1')
    await page.keyboard.press('Tab')
    await page.keyboard.type('58020')
    await page.keyboard.press('Tab')
    await page.keyboard.type('juan peña')
    await page.keyboard.press('Tab')
    await page.keyboard.type('626')
    await dialog.getByText(/no acepta el uso D10 con el régimen 626/).waitFor()
    await looksRight(school.visitor, 'datos-de-facturacion')
    await enter(page, dialog.getByRole('button', { name: 'Usar S01' }))
    await expectValue(dialog.getByLabel('Uso del CFDI'), 'S01')
    await tabTo(page, dialog.getByLabel('Correo para la factura'))
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(async () => expect(await chosen()).toBe('JUAN PEÑA, PEAJ790214HK1'))
    await looksRight(school.visitor, 'caja-factura')
    await page.locator('.pick:checked').first().focus()
    await page.keyboard.press('Enter')
    await tabTo(page, method('Efectivo'), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, page.getByLabel('Autorización'))
    await page.keyboard.type('4413')
    await look(page)
    await page.keyboard.press('Enter')
    await paid()
  },
  'a card of unknown kind: its reason leads to a letter, and the row leaves the list by itself': async () => {
    await page.goto('/facturas?estado=FALTA')
    const reason = page.getByRole('link', { name: /Falta decir si la tarjeta/ })
    await reason.waitFor()
    await looksRight(school.visitor, 'facturas-falta')
    // A word a line made a row higher than the window.
    expect((await reason.boundingBox())!.width).toBeGreaterThan(120)
    await counted(
      'decir que fue de crédito',
      async () => {
        await reason.click()
        await expectFocus(page.getByRole('dialog').getByRole('radio', { name: 'Crédito' }))
        await page.keyboard.press('c')
        await page.getByText('Todo quedó aclarado').waitFor()
        await page.keyboard.press('Escape')
        await reason.waitFor({ state: 'hidden' })
      },
      3,
    )
  },
  'Enter in a hurry hands over nothing; after number and sum it does once, and the file’s total is right':
    async () => {
      await page.goto('/facturas')
      const deliver = button('Entregar 2 listas')
      await deliver.waitFor()
      const files: Buffer[] = []
      page.on('download', (download) => {
        void bytesOf(download).then((bytes) => files.push(bytes))
      })
      const question = page.getByRole('alertdialog', { name: '¿Entregar las 2 facturas listas?' })
      const delivered = async () => {
        const { body } = await school.api.send('GET', '/facturas?por_pagina=100', undefined)
        return (body['facturas'] as { estado: string }[]).filter(({ estado }) => estado === 'ENTREGADA')
          .length
      }
      await deliver.focus()
      for (const pause of [150, 250, 450, 700]) {
        await page.keyboard.press('Enter')
        await page.waitForTimeout(pause)
      }
      await question.waitFor({ state: 'hidden' })
      await deliver.dblclick()
      await question.waitFor()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'hidden' })
      await deliver.click()
      await question.getByText(/^Son 2 pagos por \$/).waitFor()
      await page.reload()
      await deliver.click()
      expect([files, await delivered()]).toEqual([[], 0])
      await enter(page, question.getByRole('button', { name: 'Entregar 2 listas' }))
      await page.getByText('Ninguna factura está lista').waitFor()
      await eventually(async () => expect(files).toHaveLength(1))
      const zip = unzip(files[0]!)
      const { facturas, sumas } = JSON.parse(zip.get('facturas.json')!) as DeliveryFile
      const total = (await amounts()).reduce((sum, each) => sum + each, 0)
      expect(sumas).toEqual({ facturas: 2, total })
      expect(facturas.map(({ receptor, forma_pago }) => [receptor.rfc, forma_pago]).sort()).toEqual([
        ['PEAJ790214HK1', '04'],
        ['PEGM800101AB1', '28'],
      ])
      const xmls = [...zip.keys()].filter((name) => name.endsWith('.xml'))
      expect(xmls).toEqual(['000001-1.xml', '000002-1.xml', 'cfdi/A-1.xml', 'cfdi/A-2.xml'])
      await page.waitForTimeout(500)
      expect(files).toHaveLength(1)
      await looksRight(school.visitor, 'facturas')
    },
  'the delivery is downloaded again from a row, the same': async () => {
    const row = page.getByRole('row').filter({ hasText: 'MARÍA PEÑA' })
    const download = page.waitForEvent('download')
    await row.getByRole('button', { name: /Descargar su entrega/ }).click()
    const zip = unzip(await bytesOf(await download))
    expect((JSON.parse(zip.get('facturas.json')!) as DeliveryFile).sumas.facturas).toBe(2)
  },
})
