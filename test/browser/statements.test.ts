import type { Page } from 'playwright-core'
import { addMonths } from '@contract/domain/dateMath'
import { bytesOf, enter, enterMore, expectCount, opened, tabTo } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
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

const PUPILS = ['SOFÍA DE LOS ÁNGELES', 'MATEO', 'ÍÑIGO']
const TODAY = schoolDay()

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  const send = async (method: 'POST', path: string, body: object) => {
    const answer = await api.send(method, path, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body as { ciclo: { id: number } }
  }
  const { ciclo } = await send('POST', '/ciclo', aFarCycle())
  const [sofia, mateo, inigo] = (await addPupils(api, PUPILS)) as [number, number, number]
  await enrol(api, ciclo.id, [sofia, mateo, inigo])
  const charge = (idAlumno: number, months: number, monto: number) =>
    send('POST', '/cargos/new', {
      idCicloEscolar: ciclo.id,
      idAlumno,
      descripcion: `EXCURSIÓN ${months}`,
      fecha: addMonths(TODAY, -months),
      monto,
    })
  await charge(sofia, 3, 1234.56)
  await charge(mateo, 1, 500)
  await charge(inigo, 2, 99.01)
  await send('POST', '/padres', {
    nombre: 'MARÍA FERNANDA DE LA PEÑA IBÁÑEZ',
    telefono: '5512345678',
    direccion: 'CALLE 1',
    hijos: [{ id: sofia }, { id: mateo }],
  })
})
afterEach(() => school?.close())

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const family = (name: RegExp) => page.getByRole('row', { name })

job('families that owe, and their statements', {
  'families by lateness, who owes most first': async () => {
    await signInTo(school.visitor, '/morosos')
    await page.getByText(/^Adeudos vencidos al/).waitFor()
    await family(/MARÍA FERNANDA.*3 meses o más.*\$1,734\.56/s).waitFor()
    await family(/Sin padre registrado.*2 meses.*\$99\.01/s).waitFor()
    await expectCount(page.getByText('$1,833.57'), 1)
    await looksRight(school.visitor, 'morosos')
  },
  'the reminder is written, copied, and goes to WhatsApp': async () => {
    await school.visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enterMore(page, family(/MARÍA FERNANDA/), 'Recordar')
    const dialog = await opened(
      page.getByRole('dialog', { name: 'Recordatorio a María Fernanda de la Peña Ibáñez' }),
    )
    await looksRight(school.visitor, 'morosos-recordatorio')
    const link = await dialog.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')
    expect(link).toMatch(/^https:\/\/wa\.me\/525512345678\?text=Buen%20d%C3%ADa/)
    await enter(page, dialog.getByRole('button', { name: 'Copiar mensaje' }))
    await page.getByText('Mensaje copiado').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Total: $1,734.56')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  },
  'without a phone it can only be copied': async () => {
    await enterMore(page, family(/Sin padre registrado/), 'Recordar')
    const dialog = page.getByRole('dialog', { name: /Íñigo/ })
    await dialog.getByText(/No hay un teléfono/).waitFor()
    await opened(dialog)
    await expectCount(dialog.getByRole('link'), 0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  },
  'the file holds what the filters leave': async () => {
    await page.getByLabel('Atraso', { exact: true }).selectOption({ label: '2 meses' })
    await family(/MARÍA FERNANDA/).waitFor({ state: 'hidden' })
    await tabTo(page, button('CSV'))
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^Morosos .*\.csv$/)
    const rows = (await bytesOf(download)).toString().trim().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain('EXCURSIÓN 2')
    await enter(page, button('Quitar filtros'))
  },
  'from a debt to the statement of the pupil, and to its paper': async () => {
    await enter(page, page.getByRole('link', { name: /^SOFÍA/ }))
    await heading(/^SOFÍA/).waitFor()
    await page
      .getByRole('row', { name: /EXCURSIÓN 3/ })
      .first()
      .waitFor()
    await looksRight(school.visitor, 'estado-de-cuenta')
    const link = page.getByRole('link', { name: 'Abrir PDF' })
    const answer = await page.request.get((await link.getAttribute('href')) as string)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  },
  'another pupil is typed and opened': async () => {
    await enter(
      page,
      page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Estado de cuenta' }),
    )
    await page.getByText('3 alumnos', { exact: true }).waitFor()
    await looksRight(school.visitor, 'estado-de-cuenta-alumnos')
    await page.keyboard.press('/')
    await page.keyboard.type('nunez mateo')
    await page.getByText('1 de 3 alumnos').waitFor()
    await enter(page, page.getByRole('link', { name: 'Ver estado de cuenta' }))
    await heading(/^MATEO/).waitFor()
    expect(school.visitor.trouble).toEqual([])
  },
})
