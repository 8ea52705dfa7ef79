import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { scenePicture } from '@demo/pictures'
import {
  axeFindings,
  enter,
  expectFocus,
  expectFocusKept,
  expectValue,
  opened,
  picture,
  tabTo,
  WIDTHS,
  write,
  type Visitor,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'

let school: School
let visitor: Visitor
let page: Page
/** Answers with a part of a file. */
let parts = 0

const photo = (seed: number): Promise<Buffer> => scenePicture('feria', seed)

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
  parts = 0
  page.on('response', (response) => {
    if (response.status() === 206 && response.url().includes('/files/')) parts++
  })
})
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = (text: string) => page.getByText(text).first()

const settled = (name: string) => looksRight(visitor, name)

/** An event straight into the server, with so many pictures. */
const addEvent = async (titulo: string, fecha: string, pictures: number) => {
  const fields = { titulo, descripcion: 'En el jardín', fecha }
  const files: File[] = []
  for (let place = 0; place < pictures; place++)
    files.push(new File([new Uint8Array(await photo(place))], 'foto.jpg'))
  expect(await school.api.form('/eventos', fields, { files })).toMatchObject({ status: 200 })
}

job('an event with its film, from the empty page to another cover', {
  'nothing yet says what this is for': async () => {
    await signInTo(visitor, '/eventos')
    await page.getByText('Todavía no hay eventos').waitFor()
    await settled('eventos-ninguno')
  },
  'registers an event by keyboard; while its film travels one sees how far it is, and may stop it':
    async () => {
      await enter(page, page.getByRole('link', { name: 'Registrar evento' }).last())
      await heading('Registrar evento').waitFor()
      await write(page, 'Título', 'festival de otoño')
      await write(page, 'Fecha', '20112026')
      await write(page, 'Descripción', 'bailes y cantos en el patio')
      const pictures = [await photo(1), await photo(2)]
      const files = [
        {
          name: 'festival.webm',
          mimeType: 'video/webm',
          buffer: await readFile('src/demo/media/festival.webm'),
        },
        ...pictures.map((buffer, at) => ({ name: `foto ${at + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
      ]
      await page.locator('input[type=file]').setInputFiles(files)
      await enter(page, button('Usar de portada foto 2.jpg'))
      await page.getByText('foto 2.jpg quedó en el lugar 1 de 3').waitFor()
      await settled('evento-registro')

      // So slow that the upload takes more than a minute and can be stopped.
      const line = await visitor.context.newCDPSession(page)
      const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 5_000 }
      await line.send('Network.enable')
      await line.send('Network.emulateNetworkConditions', slow)
      await enter(page, button('Registrar evento'))
      const overlay = page.getByRole('alertdialog', { name: 'Cargando....' })
      await overlay.getByText(/^[1-9]\d? % · /).waitFor()
      await picture(page, 'evento-cargando')
      expect(await axeFindings(page)).toEqual([])
      await enter(page, button('Detener el envío'))
      await notice('Se detuvo el envío').waitFor()
      await expectValue(page.getByLabel('Título'), 'FESTIVAL DE OTOÑO')

      await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
      await enter(page, button('Registrar evento'))
      await notice('El Evento se registro correctamente').waitFor()
      await heading('FESTIVAL DE OTOÑO').waitFor()
      await expectFocusKept(page)
      await page.getByRole('list', { name: 'Fotos y video' }).getByRole('button').nth(2).waitFor()
      await settled('evento-detalle')
    },
  'the viewer goes by keyboard, and the focus comes back': async () => {
    const opener = button('Ver Foto 1 de FESTIVAL DE OTOÑO')
    await enter(page, opener)
    const viewer = page.getByRole('dialog', { name: 'FESTIVAL DE OTOÑO' })
    const place = (text: string) => viewer.getByText(text, { exact: true }).waitFor()
    await opened(viewer)
    await place('1 de 3')
    await settled('visor-foto')
    await page.keyboard.press('ArrowRight')
    await place('2 de 3')
    await page.keyboard.press('Home')
    await place('1 de 3')
    await page.keyboard.press('End')
    await place('3 de 3')
    await page.keyboard.press('ArrowLeft')
    await place('2 de 3')
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    await expectFocus(opener)
  },
  'the film plays, and is jumped about in by ranges': async () => {
    await enter(page, button('Ver Video de FESTIVAL DE OTOÑO'))
    const video = page.locator('.track video')
    await video.waitFor()
    const state = await video.evaluate(async (element: HTMLVideoElement) => {
      const until = (name: string) =>
        new Promise((resolve) => element.addEventListener(name, resolve, { once: true }))
      if (element.readyState < 1) await until('loadedmetadata')
      element.muted = true
      const seeked = until('seeked')
      element.currentTime = 2
      await seeked
      const moved = until('timeupdate')
      await element.play()
      await moved
      return { duration: element.duration, width: element.videoWidth, at: element.currentTime }
    })
    expect(state).toMatchObject({ duration: 4, width: 640 })
    expect(state.at).toBeGreaterThanOrEqual(2)
    await eventually(() => expect(parts).toBeGreaterThan(0))
    await settled('visor-video')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
  'pictures are kept, added and taken away': async () => {
    await enter(page, button('Cambiar fotos'))
    const dialog = page.getByRole('dialog', { name: 'Fotos y video' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles([{ name: 'nueva.jpg', mimeType: 'image/jpeg', buffer: await photo(9) }])
    await settled('evento-fotos')
    await enter(page, button('Quitar Foto 1 de FESTIVAL DE OTOÑO'))
    await tabTo(page, button('Usar de portada nueva.jpg'))
    await page.keyboard.press('Enter')
    await enter(page, dialog.getByRole('button', { name: 'Guardar' }))
    await notice('Las Fotos del Evento se actualizaron correctamente').waitFor()
    await dialog.waitFor({ state: 'hidden' })
  },
})

job('many events, by keyboard and by finger', {
  'many: nine cards a page; arrows go from card to card, buttons turn': async () => {
    await addEvent('Festival de otoño', '2026-11-20', 3)
    for (const [at, pictures] of [1, 3, 1, 2, 1, 1, 1, 4, 1, 6].entries())
      await addEvent(`Convivio ${at + 1}`, `2026-05-${10 + at}`, pictures)
    await signInTo(visitor, '/eventos')
    await page.getByText('11 eventos').waitFor()
    await page.getByText('página 1 de 2').waitFor()
    await settled('eventos-muchos')
    const card = (name: string) => page.getByRole('link', { name, exact: true })
    await tabTo(page, card('FESTIVAL DE OTOÑO'))
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
    await expectFocus(card('CONVIVIO 8'))
    await eventually(async () => {
      const inSight = await card('CONVIVIO 8').evaluate(
        (each) => each.getBoundingClientRect().right < innerWidth,
      )
      expect(inSight).toBe(true)
    })
    await page.keyboard.press('Home')
    // All nine cards of a page are visible, so the carousel has no buttons of its own.
    expect(await page.getByRole('group', { name: 'Eventos' }).getByRole('article').count()).toBe(9)
    expect(await button('Ver los siguientes').count()).toBe(0)
    await write(page, 'Buscar por título', 'otono festival')
    await page.getByText('1 de 11 eventos').waitFor()
  },
  'on a phone a finger turns the cards and the pictures': async () => {
    const context = await school.browser.newContext({
      baseURL: school.product.address,
      viewport: WIDTHS.phone,
      hasTouch: true,
      isMobile: true,
      locale: 'es-MX',
      storageState: await visitor.context.storageState(),
    })
    const phone = await context.newPage()
    const line = await context.newCDPSession(phone)
    const swipe = async (y: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
        line.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
      await touch('touchStart', 300)
      for (let x = 290; x >= 40; x -= 10) await touch('touchMove', x)
      await touch('touchEnd', 40)
    }
    await phone.bringToFront()
    await phone.goto('/eventos')
    const strip = phone.getByRole('group', { name: 'Eventos' }).getByRole('list')
    await strip.getByRole('article').first().waitFor()
    const box = (await strip.boundingBox())!
    await swipe(Math.round(box.y) + 120)
    await phone.waitForFunction(
      () => (document.querySelector('[aria-roledescription] ul')?.scrollLeft ?? 0) > 100,
    )
    // The carousel stops with a card at the edge, not between two.
    await phone.waitForFunction(() => {
      const list = document.querySelector('[aria-roledescription] ul')!
      const { left } = list.getBoundingClientRect()
      return [...list.children].some((item) => Math.abs(item.getBoundingClientRect().left - left) < 8)
    })
    await phone.getByRole('link', { name: 'CONVIVIO 10', exact: true }).click()
    await phone.getByRole('button', { name: 'Ver Foto 1 de CONVIVIO 10' }).tap()
    await phone.getByText('1 de 6', { exact: true }).waitFor()
    await swipe(300)
    await phone.getByText('2 de 6', { exact: true }).waitFor()
    await phone.getByRole('button', { name: 'Cerrar' }).tap()
    await context.close()
  },
})
