import type { Page } from 'playwright-core'
import { atRest } from './demoSchool'

/** Which school a picture shows, and who is signed in. */
export type Seat = 'direccion' | 'caja' | 'new'

export interface Shot {
  /** File name without its ending. */
  name: string
  /** A screen's path; a parameter becomes one of the demo's. */
  route: string
  seat?: Seat
  /** What is pressed before the picture is taken. */
  press?: (page: Page) => Promise<void>
}

const link = (name: string) => async (page: Page) => {
  await page.getByRole('link', { name }).first().click()
  await atRest(page)
}

const button = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
  await atRest(page)
}

/** Each is taken light and dark, into `src/decisions/pictures`. */
export const README_SHOTS: readonly Shot[] = [
  { name: 'inicio', route: '/' },
  { name: 'caja', route: '/morosos', press: link('Cobrar') },
  { name: 'banco', route: '/banco' },
  { name: 'morosos', route: '/morosos' },
  { name: 'reinscripciones', route: '/reinscripciones' },
  { name: 'ficha', route: '/alumno/:alumno' },
]

const typeName = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Familia' }).fill('garcia')
  await page.getByRole('option').first().waitFor()
  await atRest(page)
}

const inCash = async (page: Page) => {
  await link('Cobrar')(page)
  await page.getByRole('button', { name: 'Exacto' }).click()
  await atRest(page)
}

const remind = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Más acciones|^Acciones/ })
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: 'Recordar' }).click()
  await page.getByRole('dialog').waitFor()
  await atRest(page)
}

/** The page without bar and menu, light, into `src/guias/imagenes`. */
export const GUIDE_SHOTS: readonly Shot[] = [
  { name: 'arranque', route: '/arranque', seat: 'new' },
  { name: 'caja-buscar', route: '/caja', seat: 'caja', press: typeName },
  { name: 'caja-cobro', route: '/morosos', press: inCash },
  { name: 'caja-corte', route: '/cortes', seat: 'caja' },
  { name: 'cobranza-morosos', route: '/morosos' },
  { name: 'cobranza-recordar', route: '/morosos', press: remind },
  { name: 'banco-depositos', route: '/banco' },
  { name: 'banco-confirmar', route: '/banco', press: button(/^Confirmar$/) },
  { name: 'facturas', route: '/facturas' },
  { name: 'reinscripciones', route: '/reinscripciones' },
  { name: 'pagos-del-ano', route: '/facturas', press: button('Pagos del año') },
  { name: 'archivo', route: '/archivo' },
  { name: 'ayuda', route: '/ayuda#usuario', seat: 'caja' },
  { name: 'bitacora', route: '/bitacora' },
]
