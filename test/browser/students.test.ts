import type { Page } from 'playwright-core'
import { addDays } from '@contract/domain/dateMath'
import { enter, expectCount, opened, tabTo } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import {
  addCycleOfThisYear,
  addPupils,
  enrol,
  openSchool,
  schoolDay,
  signInTo,
  type School,
} from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { readPdf } from '@test/support/pdf/textOf'

let school: School
let page: Page
let pupil: number

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  const send = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const answer = await api.send(method, path, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const cycle = await addCycleOfThisYear(api)
  const ids = (await addPupils(api, ['MARÍA DE LOS ÁNGELES GUADALUPE', 'ÍÑIGO'])) as [number, number]
  ;[pupil] = ids
  await enrol(api, cycle, ids)
  await send('POST', '/padres', {
    nombre: 'MARÍA FERNANDA DE LA PEÑA IBÁÑEZ',
    telefono: '5512345678',
    correo: 'mf@correo.mx',
    hijos: ids.map((id) => ({ id })),
  })
  const medicine = {
    nombre: 'EPINEFRINA EN AUTOINYECTOR PEDIÁTRICO',
    dosis: '0.15 mg',
    horario: 'Ante una reacción grave',
  }
  const health = {
    alergias: JSON.stringify([{ id: 1, descripcion: 'CACAHUATE Y NUEZ' }]),
    medicamentos: JSON.stringify([medicine, { nombre: 'LORATADINA', dosis: '5 ml' }]),
    tipo_sangre: 'O-',
    servicio_medico: 'IMSS 45 12 34 5678 9',
    indicaciones: 'Epinefrina en el muslo, por encima de la ropa.\nLlamar al 911 y después a casa.',
  }
  await send('PATCH', `/alumnos/${pupil}`, health)
  // More than fits a line of the sheet: it is cut, and stays one page.
  for (let at = 1; at <= 14; at++)
    await send('POST', '/cargos/new', {
      idCicloEscolar: cycle,
      idAlumno: pupil,
      descripcion: `EXCURSIÓN ${at}`,
      fecha: addDays(schoolDay(), at - 30),
      monto: 100.5,
    })
}, 300_000)
afterEach(() => school?.close())

const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const panel = (name: string) => page.getByRole('tabpanel', { name })
const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name })
const looks = (name: string) => looksRight(school.visitor, name)
/** From the tab that is open to the next ones, and opens the last. */
const go = async (steps: number) => {
  await tabTo(page, page.getByRole('tab', { selected: true }))
  for (let at = 0; at < steps; at++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

job('a pupil’s whole file, with the keyboard alone', {
  'the head says who it is, what nobody may overlook and what is owed': async () => {
    await signInTo(school.visitor, `/alumno/${pupil}`)
    const main = page.getByRole('main')
    await main.getByText('Alergias: CACAHUATE Y NUEZ').waitFor()
    await main.getByRole('link', { name: '55 1234 5678' }).waitFor()
    await main.getByText(/^Total (del|de todos los) ciclos?/).waitFor()
    await looks('alumno')
  },
  'each tab has an address of its own': async () => {
    await go(1)
    await panel('Familia')
      .getByRole('link', { name: /^ÍÑIGO/ })
      .waitFor()
    await go(1)
    await panel('Salud').getByText('CACAHUATE Y NUEZ').waitFor()
    await looks('alumno-salud')
    await enter(page, panel('Salud').getByRole('button', { name: 'Editar salud' }))
    const dialog = page.getByRole('dialog', { name: 'Editar salud' })
    await enter(page, dialog.getByRole('button', { name: 'Agregar medicamento' }))
    await page.keyboard.type('paracetamol')
    await looks('alumno-salud-editar')
    await enter(page, dialog.getByRole('button', { name: 'Guardar' }))
    await panel('Salud')
      .getByRole('row', { name: /PARACETAMOL/ })
      .waitFor()
    await tab('Salud').focus()
    await go(1)
    await panel('Expediente').getByText('ACTA DE NACIMIENTO').first().waitFor()
    await go(1)
    await panel('Inscripciones').getByRole('table', { name: 'Inscripciones' }).waitFor()
    await looks('alumno-inscripciones')
    await go(1)
    await panel('Colegiaturas').getByRole('heading', { name: 'Colegiaturas' }).waitFor()
    await looks('alumno-colegiaturas')
    await go(1)
    await panel('Cargos y pagos').getByText('EXCURSIÓN 14').waitFor()
    await looks('alumno-cargos')
    await go(1)
    await panel('Estado de cuenta').getByRole('table', { name: 'Movimientos' }).waitFor()
    expect(new URL(page.url()).search).toBe('?ver=estado')
    await looks('alumno-estado')
    await page.goBack()
    await panel('Cargos y pagos').waitFor()
    await page.reload()
    await panel('Cargos y pagos').getByText('EXCURSIÓN 14').waitFor()
    expect(await tab('Cargos y pagos').getAttribute('aria-selected')).toBe('true')
  },
  'the same debt is the same number on the page, the statement and the desk': async () => {
    const { body } = await school.api.send('GET', `/estados/alumno/${pupil}`)
    const { saldo, vencido } = (body['estado'] as { total: { saldo: number; vencido: number } }).total
    expect(saldo).toBeGreaterThan(vencido)
    const [late, open] = [vencido, saldo].map(
      (pesos) => `$${pesos.toLocaleString('es-MX', { minimumFractionDigits: 2 })}`,
    ) as [string, string]
    const main = page.getByRole('main')
    const leads = async () => {
      await main.getByText(late, { exact: true }).first().waitFor()
      await main.getByText(`Total del ciclo ${open}`, { exact: true }).first().waitFor()
    }
    await leads()
    await page.goto(`/estado-de-cuenta/${pupil}`)
    await heading(/^MARÍA/).waitFor()
    await leads()
    await enter(page, page.getByRole('link', { name: 'De la familia' }))
    const child = page
      .getByRole('table', { name: 'Lo que debe cada hijo' })
      .getByRole('row', { name: /MARÍA/ })
    await child.getByText(late, { exact: true }).waitFor()
    await child.getByText(open, { exact: true }).waitFor()
    await looks('estado-de-cuenta-familia')
    await page.goto(`/caja?alumno=${pupil}`)
    const ofChild = main.locator('header').filter({ has: page.getByRole('heading', { name: /^MARÍA/ }) })
    await ofChild.getByText(late, { exact: true }).waitFor()
  },
  'the file is one page of paper, A4 and letter, without a button': async () => {
    await page.goto(`/alumno/${pupil}?ver=salud`)
    const main = page.getByRole('main')
    await main.getByText(/^Total (del|de todos los) ciclos?/).waitFor()
    // The parent comes by a call of its own, with the brothers and sisters.
    await main.getByRole('link', { name: '55 1234 5678' }).waitFor()
    const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' }
    for (const format of ['A4', 'Letter']) {
      const { pages } = await readPdf(await page.pdf({ format, margin }))
      expect(pages).toHaveLength(1)
      for (const text of [
        'Ficha del alumno',
        'CACAHUATE Y NUEZ',
        '55 1234 5678',
        'ÍÑIGO',
        'EXCURSIÓN 1',
        'más',
      ])
        expect(pages[0]).toContain(text)
      for (const button of ['Cobrar', 'Editar', 'Imprimir']) expect(pages[0]).not.toContain(button)
    }
  },
  'what is not done every day is in the menu; editing gives the focus back': async () => {
    await enter(page, page.getByRole('button', { name: 'Más acciones' }))
    await page.getByRole('menuitem', { name: 'Imprimir ficha' }).waitFor()
    await looks('alumno-acciones')
    await page.keyboard.press('Escape')
    await enter(page, page.getByRole('button', { name: 'Editar', exact: true }))
    await opened(page.getByRole('dialog', { name: 'Editar alumno' }))
    await page.keyboard.press('Escape')
    await expectCount(page.getByRole('dialog'), 0)
  },
  'without a network the page stays and says so': async () => {
    await school.visitor.context.setOffline(true)
    await go(1)
    await page.getByText('Sin conexión').first().waitFor()
    await page.getByRole('heading', { level: 1, name: /^MARÍA/ }).waitFor()
    await school.visitor.context.setOffline(false)
  },
})
