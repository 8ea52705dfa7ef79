import type { Browser } from 'playwright-core'
import { addMonths, daysInMonth } from '@contract/domain/dateMath'
import { dateParts, isoDate, todayIn } from '@contract/domain/dates'
import { aCycle, aStudent } from '../builders'
import { apiClient, type ApiClient } from '../product/client'
import { PRODUCT_ADMIN, type Product } from '../product/spawnProduct'
import { expectFocus, openVisitor, type Visitor } from './page'
import { hostSchool, sharedBrowser } from './hosted'

/** The product with its own data, and somebody at a desk in front of it. */
export interface School {
  product: Pick<Product, 'address'>
  browser: Browser
  visitor: Visitor
  api: ApiClient
  /** Makes everybody's last proof of who they are eleven minutes old. */
  age(): Promise<unknown>
  close(): Promise<void>
}

/** Opens a school and a window of the browser. */
export const openSchool = async (): Promise<School> => {
  const product = await hostSchool()
  let browser: Browser | undefined
  const close = async () => {
    await browser?.close()
    await product.close()
  }
  try {
    browser = await sharedBrowser()
    const visitor = await openVisitor(browser, product.address)
    return { product, browser, visitor, api: await apiClient(product), age: product.age, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Signs in with the keyboard on the way to a page. */
export const signInTo = async ({ page }: Visitor, path: string): Promise<void> => {
  await page.goto(path)
  await expectFocus(page.getByLabel('Usuario'))
  await page.keyboard.type(PRODUCT_ADMIN.user)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PRODUCT_ADMIN.password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
}

const row = async <Row>(
  answer: Promise<{ status: number; body: Record<string, unknown> }>,
  key: string,
): Promise<Row> => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body[key] as Row
}

/** Today and its year where the school is: the machine, in a zone of its own, may be in the next one already. */
export const schoolDay = () => todayIn('America/Mexico_City', new Date())
export const schoolYear = (): number => dateParts(schoolDay()).anio

/** A cycle whose only tuition is due nine months from now: only charges of the test are late. */
export const aFarCycle = () => {
  const { anio, mes } = dateParts(schoolDay())
  const end = dateParts(addMonths(isoDate(anio, mes, 1), 9))
  return aCycle({
    nombre: 'CICLO DE PRUEBA',
    fecha_inicio: isoDate(anio, mes, 1),
    fecha_fin: isoDate(end.anio, end.mes, daysInMonth(end.anio, end.mes)),
    meses: [{ anio: end.anio, mes: end.mes, parcialidad: 1 }],
  })
}

/** The cycle of this calendar year. */
export const addCycleOfThisYear = async (api: ApiClient): Promise<number> => {
  const year = schoolYear()
  const dates = { nombre: `${year}`, fecha_inicio: `${year}-01-01`, fecha_fin: `${year}-12-31` }
  return (await row<{ id: number }>(api.send('POST', '/ciclo', aCycle(dates)), 'ciclo')).id
}

/** Pupils with long names and ñ; the ids in their order. */
export const addPupils = async (api: ApiClient, nombres: readonly string[]): Promise<number[]> => {
  const ids: number[] = []
  for (const [index, name] of nombres.entries()) {
    const fields = aStudent(index + 1, { nombre: `${name} GARCÍA NÚÑEZ`, nombres: name })
    ids.push((await row<{ id: number }>(api.form('/alumnos', fields), 'alumno')).id)
  }
  return ids
}

/** Enrols them in Primaria at the prices of `aCycle`. */
export const enrol = (api: ApiClient, idCiclo: number, ids: readonly number[]) =>
  row(
    api.send('POST', '/inscripciones', {
      alumnos: ids.map((id) => ({ id })),
      idCiclo,
      grado: 'PRIMARIA',
      costo_inscripcion: 1850,
      mensualidad: 2600,
      costo_material: 900,
    }),
    'inscripciones',
  )

/** Pupils of this year's cycle, enrolled in Primaria. */
export const addEnrolled = async (
  api: ApiClient,
  nombres: readonly string[],
): Promise<{ cycle: number; pupils: number[] }> => {
  const cycle = await addCycleOfThisYear(api)
  const pupils = await addPupils(api, nombres)
  await enrol(api, cycle, pupils)
  return { cycle, pupils }
}
