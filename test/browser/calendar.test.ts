import type { Page } from 'playwright-core'
import {
  bytesOf,
  enter,
  enterMore,
  expectCount,
  expectFocus,
  opened,
  tabTo,
  write,
  type Visitor,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'
import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg, aPng } from '@test/support/fixtures/pictures'

let school: School
let visitor: Visitor
let page: Page

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
})
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = (text: string) => page.getByText(text).first()
/** Sets the file directly, because a headless browser has no file chooser. */
const choose = (label: string, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.getByLabel(label, { exact: false }).first().setInputFiles({ name, mimeType, buffer })

/** A row as another desk makes it. */
const add = async (path: string, fields: Record<string, string>, name: string, content: Buffer) => {
  const file = new File([new Uint8Array(content)], name)
  expect(await school.api.form(path, fields, { file: [file] })).toMatchObject({ status: 200 })
}

/** Violations of the page's policy when a frame opens the address, and then an address that must be forbidden. */
const forbidden = (address: string): Promise<string[]> =>
  page.evaluate(
    async ([src, foreign]) => {
      const found: string[] = []
      await new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          found.push(`${effectiveDirective} ${blockedURI}`)
          // Violations are reported in order: those of the first frame have been reported by now.
          if (blockedURI.startsWith(foreign)) resolve()
        })
        for (const each of [src, foreign]) {
          const frame = document.body.appendChild(document.createElement('iframe'))
          frame.src = each
        }
      })
      for (const frame of document.querySelectorAll('body > iframe')) frame.remove()
      return found
    },
    [address, 'https://otra.escuela.mx'] as const,
  )

job('the school calendar, with the keyboard alone', {
  'with no entries it says what it is for; the first is registered': async () => {
    await signInTo(visitor, '/calendario-escolar')
    await page.getByRole('heading', { name: 'Todavía no hay calendario' }).waitFor()
    await enter(page, page.getByRole('link', { name: 'Registrar actividad' }).last())
    await heading('Registrar actividad').waitFor()
    await enter(page, button('Registrar actividad'))
    await notice('Debes Llenar todos los Datos').waitFor()
    await looksRight(visitor, 'calendario-falta')
    await tabTo(page, page.getByRole('combobox', { name: /^Mes/ }))
    await page.keyboard.type('Sep')
    await choose('Imagen o PDF', 'septiembre.jpg', await aJpeg(1200, 900))
    await page.getByText('septiembre.jpg').waitFor()
    await enter(page, button('Registrar actividad'))
    await notice('La Actividad se registro correctamente').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Septiembre' }).waitFor()
  },
  'its picture opens large, goes on to another tab and to the disk, and closes with Escape': async () => {
    const picture = button('Ver el calendario de septiembre')
    await enter(page, picture)
    const dialog = page.getByRole('dialog', { name: 'Septiembre' })
    const image = dialog.getByRole('img', { name: 'Calendario de septiembre' })
    await eventually(async () => {
      const size = await image.evaluate((shown: HTMLImageElement) => [shown.complete, shown.naturalWidth])
      expect(size).toEqual([true, 1200])
    })
    await looksRight(visitor, 'calendario-ver')
    const opened = visitor.context.waitForEvent('page')
    await enter(page, dialog.getByRole('link', { name: /^Abrir en otra pestaña/ }))
    const tab = await opened
    await tab.waitForLoadState()
    expect(tab.url()).toMatch(/\/files\/\d+\/original\?/)
    await tab.close()
    const arriving = page.waitForEvent('download')
    await enter(page, dialog.getByRole('link', { name: /^Descargar/ }))
    const download = await arriving
    expect(download.suggestedFilename()).toMatch(/^calendario-septiembre\.jpe?g$/)
    expect((await bytesOf(download)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expectFocus(picture)
  },
  'replaced by a pdf: the page may frame it, another place may not be framed': async () => {
    await enter(page, page.getByRole('link', { name: 'Septiembre', exact: true }))
    await heading('Septiembre').waitFor()
    await enter(page, button('Cambiar archivo'))
    await opened(page.getByRole('dialog'))
    await choose('Imagen o PDF', 'septiembre.pdf', aPdf(), 'application/pdf')
    await looksRight(visitor, 'calendario-reemplazar')
    await enter(page, button('Reemplazar'))
    await notice('La Actividad se actualizo correctamente').waitFor()
    await page.getByText(/^PDF · /).waitFor()
    await looksRight(visitor, 'calendario-pdf')
    const link = await page.getByRole('link', { name: /^Descargar/ }).getAttribute('href')
    expect(await forbidden(link!)).toEqual([expect.stringMatching(/^frame-src https:\/\/otra\.escuela\.mx/)])
    // The browser also logs the violation that this test provokes.
    visitor.trouble.splice(0)
  },
  'many: ten a page; another month by keyboard; one goes': async () => {
    for (const mes of [
      'ENERO',
      'FEBRERO',
      'MARZO',
      'ABRIL',
      'MAYO',
      'JUNIO',
      'JULIO',
      'AGOSTO',
      'OCTUBRE',
      'NOVIEMBRE',
    ])
      await add('/actividades', { mes }, 'mes.png', await aPng(300, 420, `rgb(20, ${mes.length * 20}, 120)`))
    await page.goto('/calendario-escolar')
    await page.getByText('11 actividades').waitFor()
    await expectCount(page.getByRole('article'), 10)
    await looksRight(visitor, 'calendario-muchas')
    await enter(page, button('Siguiente'))
    const last = page.getByRole('article')
    await last.getByText('Noviembre').waitFor()
    await enter(page, last.getByRole('button', { name: 'Editar' }))
    const dialog = await opened(page.getByRole('dialog'))
    await page.keyboard.type('Dic')
    await page.keyboard.press('Enter')
    await notice('La Actividad se actualizo correctamente').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await last.getByRole('heading', { name: 'Diciembre' }).waitFor()
    await enterMore(page, last, 'Eliminar')
    const question = page.getByRole('alertdialog', { name: '¿Eliminar el calendario de diciembre?' })
    await question.waitFor()
    await enter(page, question.getByRole('button', { name: 'Eliminar' }))
    await notice('Eliminacion Exitosa').waitFor()
    await page.getByText('10 actividades').waitFor()
  },
})

job('mentions, with the keyboard alone', {
  'a mention is registered, read, enlarged and changed': async () => {
    await signInTo(visitor, '/menciones')
    await page.getByRole('heading', { name: 'Todavía no hay menciones' }).waitFor()
    await enter(page, page.getByRole('link', { name: 'Registrar mención' }).last())
    await heading('Registrar mención').waitFor()
    await write(page, 'Título', 'Olimpiada de español: begoña peña, la campeona más joven del estado')
    await write(page, 'Fecha', '15092026')
    await write(page, 'Descripción', 'Primer lugar:')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Begoña Peña')
    await choose('Imagen', 'foto.jpg', await aJpeg(1600, 900, '#8ac'))
    await looksRight(visitor, 'mencion-registro')
    await enter(page, button('Registrar mención'))
    await notice('La Mencion se registro correctamente').waitFor()
    // A single page has no pager.
    expect(await page.getByRole('navigation', { name: 'Páginas' }).count()).toBe(0)
    await enter(page, page.getByRole('link', { name: /^OLIMPIADA DE ESPAÑOL/ }))
    await page.getByText('La registró').waitFor()
    await looksRight(visitor, 'mencion')
    await enter(page, page.getByRole('button', { name: /^Ampliar la imagen/ }))
    const enlarged = await opened(page.getByRole('dialog'))
    await enlarged.getByRole('img').waitFor()
    await page.keyboard.press('Escape')
    await enlarged.waitFor({ state: 'hidden' })
    await enter(page, button('Editar'))
    await opened(page.getByRole('dialog'))
    await page.keyboard.press('End')
    await page.keyboard.type(' 2026')
    await page.keyboard.press('Enter')
    await notice('La Mencion se actualizo correctamente').waitFor()
    await page.getByRole('heading', { level: 1, name: /DEL ESTADO 2026$/ }).waitFor()
  },
  'many mentions: found by title': async () => {
    for (let number = 1; number <= 11; number++) {
      const text = { titulo: `Mención ${number}`, fecha: '2026-01-10', descripcion: 'Reconocimiento' }
      await add('/menciones', text, 'foto.png', await aPng(200 + number * 20, 200, '#a86'))
    }
    await page.goto('/menciones')
    await page.getByText('12 menciones').waitFor()
    await looksRight(visitor, 'menciones-muchas')
    await page.keyboard.press('/')
    await page.keyboard.type('espanol')
    await page.getByText('1 de 12 menciones').waitFor()
    await expectCount(page.getByRole('article'), 1)
  },
})
