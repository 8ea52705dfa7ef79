import type { Page } from 'playwright-core'
import { addMonths } from '@contract/domain/dateMath'
import { expectFocus, opened } from '@test/support/browser/page'
import { looksRight, paperLooksRight } from '@test/support/browser/looks'
import {
  addPupils,
  aFarCycle,
  enrol,
  openSchool,
  schoolDay,
  signInTo,
  type School,
} from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let page: Page
let families: number[]

const TODAY = schoolDay()
const FAMILIES = ['ROSA PEÑA', 'INÉS SOTO', 'LUZ GIL']

const send = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
  const { status, body: answer } = await school.api.send('POST', path, body)
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return answer
}

/** Three families that owe a charge of two months ago. */
beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { id: cycle } = (await send('/ciclo', aFarCycle()))['ciclo'] as { id: number }
  const pupils = await addPupils(school.api, ['ANA', 'BETO', 'ZOE'])
  await enrol(school.api, cycle, pupils)
  families = []
  for (const [at, nombre] of FAMILIES.entries()) {
    const pupil = pupils[at] as number
    const { padre } = await send('/padres', { nombre, telefono: `551234560${at}`, hijos: [{ id: pupil }] })
    families.push((padre as { id: number }).id)
    const charge = { idCicloEscolar: cycle, idAlumno: pupil, descripcion: 'EXCURSIÓN', monto: 500 }
    await send('/cargos/new', { ...charge, fecha: addMonths(TODAY, -2) })
  }
})
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

// What would be lost without it: who owes is written to by somebody without a mouse, and a press that was too fast can be undone.
job('those who owe are written to by WhatsApp, by keyboard alone', {
  'from the debtors to a text that each family would read as its own': async () => {
    await signInTo(school.visitor, '/morosos')
    await page.getByRole('link', { name: 'Escribir a los morosos' }).press('Enter')
    await page.getByLabel('Título').waitFor()
    await page.getByText('3 familias · 3 sin correo').waitFor()
    await page.getByLabel('Título').focus()
    await page.keyboard.type('Pago pendiente')
    await page.keyboard.press('Tab')
    await page.keyboard.type('De {alumnos} falta {por_pagar}.')
    await page.getByLabel('Correo').press('Space')
    await page.getByLabel('WhatsApp').press('Space')
    await page.getByText(/^De (Ana|Beto|Zoe) falta \$[\d,.]+\.$/).waitFor()
    await looksRight(school.visitor, 'aviso-nuevo')
  },
  'the press, and taking it back within twenty seconds: everything typed is there again': async () => {
    await button('Enviar a 3 familias').press('Enter')
    await heading('Pago pendiente').waitFor()
    await button('Cancelar lo que falta').press('Enter')
    await opened(page.getByRole('alertdialog'))
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    // Nothing by mail waits to leave: what goes by hand is taken back in the same way.
    await button('Cancelar lo que falta').press('Enter')
    await (
      await opened(page.getByRole('alertdialog'))
    )
      .getByRole('button', { name: 'Cancelar lo que falta' })
      .press('Enter')
    await page.getByText(/3 cancelados/).waitFor()
  },
  'sent again, each family by one Enter': async () => {
    await page.goto('/registro/aviso?tipo=ADEUDO')
    await page.getByLabel('Título').fill('Pago pendiente')
    await page.getByLabel('Texto').fill('De {alumnos} falta {por_pagar}.')
    await page.getByLabel('Correo').press('Space')
    await page.getByLabel('WhatsApp').press('Space')
    await button('Enviar a 3 familias').press('Enter')
    await heading('Pago pendiente').waitFor()
    await looksRight(school.visitor, 'aviso')
    await page.getByRole('link', { name: 'Enviar por WhatsApp' }).press('Enter')
    await heading('Enviar por WhatsApp').waitFor()
    await looksRight(school.visitor, 'aviso-whatsapp')
    // No other site is asked in a test: the new tab finds an empty page.
    await school.visitor.context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
    for (const name of [...FAMILIES].sort()) {
      await expectFocus(button(`Abrir WhatsApp de ${name}`))
      const tab = school.visitor.context.waitForEvent('page')
      await page.keyboard.press('Enter')
      await (await tab).waitForURL(/^https:\/\/wa\.me\/525512345\d{3}\?text=De%20/)
      await (await tab).close()
      await page.bringToFront()
    }
    await page.getByText('No queda nada por enviar por WhatsApp').waitFor()
    await page.goto('/avisos')
    await page.getByText('3 enviados').waitFor()
    await looksRight(school.visitor, 'avisos')
  },
  'the page that a family opens with its link, and a correction that it asks for': async () => {
    const { liga } = await send(`/padres/${families[0]}/liga`, undefined)
    await page.goto((liga as { url: string }).url)
    await heading('Tu familia').waitFor()
    await paperLooksRight(school.visitor, 'pagina-de-la-familia')
    await page.getByText('Cambió mi teléfono, correo o dirección').click()
    await page.getByLabel(/^Teléfono/).fill('55 9876 5432')
    await page.getByRole('button', { name: 'Pedir el cambio' }).press('Enter')
    await page.getByText(/^La escuela revisa tu cambio de teléfono/).waitFor()
    await page.goto('/correcciones')
    await page.getByText('ROSA PEÑA').waitFor()
    await looksRight(school.visitor, 'correcciones')
  },
})
