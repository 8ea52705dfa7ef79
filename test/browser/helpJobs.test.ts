import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { JOBS } from '@client/app/help/jobs'
import { look, openBrowser } from '@test/support/browser/page'
import { atRest, DEMO, openSchool, openWindow, type School } from '@test/support/pictures/demoSchool'

let school: School
let browser: Browser
let page: Page

beforeAll(async () => {
  // Few pupils are enough: each job is done once.
  school = await openSchool(DEMO, 100)
  browser = await openBrowser()
  page = await openWindow(browser, school.address)
  page.setDefaultTimeout(60_000)
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await school?.stop()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const either = (name: string | RegExp) => button(name).or(page.getByRole('link', { name }).first()).first()
const on = async (address: string) => {
  await page.goto(address)
  await atRest(page)
}
const at = (address: string, name: string | RegExp) => async () => {
  await on(address)
  return either(name)
}
/** In the "⋯" of the first row or of the page. */
const more = (address: string, name: string) => async () => {
  await on(address)
  await button(/^Más acciones/).click()
  return page.getByRole('menuitem', { name, exact: true })
}
const debtor = async () => {
  await on('/morosos')
  await page.getByRole('link', { name: 'Cobrar' }).first().click()
  await button(/^Exacto/).waitFor()
}
const atDesk = (name: string | RegExp) => async () => {
  await debtor()
  return either(name)
}
const inFile = (tab: string, name: string | RegExp) => async () => {
  await on('/alumnos/inscritos')
  await page.getByRole('rowheader').first().getByRole('link').first().click()
  await page.getByRole('tab', { name: tab }).click()
  return either(name)
}
const inGroup = async () => {
  await on('/grupos')
  await page.getByRole('link', { name: 'Ver' }).first().click()
  await page.getByRole('heading', { level: 1, name: /^Grupo / }).waitFor()
}

/** How one comes to each button that a job names, in a school where the job can be done. */
const WAYS: Record<string, () => Promise<Locator>> = {
  Exacto: atDesk(/^Exacto/),
  'Otro método': atDesk('Otro método'),
  'Factura a': atDesk(/^Factura a/),
  Prórroga: atDesk('Prórroga'),
  Cobrar: async () => {
    await debtor()
    await button(/^Exacto/).click()
    // A press right after a page has moved is not heard (decisions/0052).
    await look(page)
    return button(/^Cobrar \$/)
  },
  // The receipt of the press before.
  Facturar: () => Promise.resolve(either(/^Facturar/)),
  'Cerrar corte': at('/cortes', 'Cerrar corte'),
  'Traer archivo del banco': at('/banco', 'Traer archivo del banco'),
  'Confirmar las … seguras': at('/banco', /^Confirmar las \d+ seguras$/),
  'Falta algo': async () => {
    await on('/facturas')
    return page.locator('a', { hasText: /\$/ }).first()
  },
  'Aclarar tarjeta o depósito': at('/facturas', /^Aclarar tarjeta o depósito/),
  'Entregar … listas': at('/facturas', /^Entregar \d+ listas$/),
  'Entregar la global': at('/facturas', 'Entregar la global'),
  'Traer timbradas': at('/facturas', 'Traer timbradas'),
  Cancelar: more('/pagos', 'Cancelar'),
  Recordar: more('/morosos', 'Recordar'),
  Contactos: more('/morosos', 'Contactos'),
  Constancia: inFile('Datos', 'Constancia'),
  'Dar de baja': async () => {
    await inFile('Datos', '')()
    await button(/^Más acciones/).click()
    return page.getByRole('menuitem', { name: 'Dar de baja' })
  },
  'Agregar responsable': inFile('Familia', 'Agregar responsable'),
  'Agregar archivo': inFile('Expediente', /^Agregar archivo/),
  'Entregado en papel': inFile('Expediente', /^Entregado en papel/),
  'Avisar a …': at('/expedientes', /^Avisar a/),
  'Reinscribir a …': async () => {
    await on('/reinscripciones')
    await button(/^K2/).click()
    return button(/^Reinscribir a \d+ alumnos$/)
  },
  'Registrar grupo': at('/grupos', 'Registrar grupo'),
  Papeles: async () => {
    await inGroup()
    return button(/^Papeles/)
  },
  'Agregar alumnos': async () => {
    await inGroup()
    return either('Agregar alumnos')
  },
  'No recordarle por un tiempo': async () => {
    await on('/historial/padres')
    await page.getByRole('rowheader').first().getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Familia' }).waitFor()
    await button(/^Más acciones/).click()
    return page.getByRole('menuitem', { name: 'No recordarle por un tiempo' })
  },
  'Registrar usuario': at('/usuarios', 'Registrar usuario'),
  Contraseña: more('/usuarios', 'Contraseña'),
  'Mi cuenta': async () => {
    await on('/')
    await button(/direccion/).click()
    return page.getByRole('menuitem', { name: 'Mi cuenta' })
  },
  Configurar: at('/mi-cuenta', 'Configurar'),
  Accesos: at('/bitacora', 'Accesos'),
  'Cambiar mi contraseña': async () => {
    await on('/')
    await button(/direccion/).click()
    return page.getByRole('menuitem', { name: 'Cambiar mi contraseña' })
  },
}

/** Pressed in the journey of another test, since they need a file, a school that begins or a second group of a grade. */
const ELSEWHERE: Record<string, string> = {
  'Condonar recargo de …': 'test/client/features/desk/forgive.test.tsx',
  'Devolver saldo': 'test/browser/desk.test.ts',
  'Revisar sin guardar': 'test/browser/openings.test.ts',
  'Registrar apertura': 'test/browser/openings.test.ts',
  Deshacer: 'test/browser/openings.test.ts',
  'Terminar las demás': 'test/client/features/account/account.test.tsx',
  'Hacer códigos nuevos': 'test/client/features/account/account.test.tsx',
  'Quitar segundo factor': 'test/client/features/users/userAccount.test.tsx',
  Agrupar: 'test/client/features/groups/groupMany.test.tsx',
  Mover: 'test/browser/groups.test.ts',
  'Dejar para después': 'test/client/app/setup/setupPage.test.tsx',
  'Enviar a …': 'test/browser/avisos.test.ts',
  'Enviar prueba': 'test/client/features/mail/mailPage.test.tsx',
  Encender: 'test/client/features/reminders/remindersPage.test.tsx',
  'Página de la familia': 'test/client/write/familyLink.test.tsx',
  'Hacer liga': 'test/client/write/familyLink.test.tsx',
  WhatsApp: 'test/client/write/familyLink.test.tsx',
  'Terminar todas': 'test/client/write/familyLink.test.tsx',
  'Guardar la llave': 'test/client/features/backups/backupsPage.test.tsx',
  'Ya la guardé': 'test/client/features/backups/backupsPage.test.tsx',
  'La rechazó el PAC': 'test/client/features/invoices/stampedInvoices.test.tsx',
  'Regresar a la lista': 'test/client/features/invoices/stampedInvoices.test.tsx',
  'Decir el motivo ante el SAT': 'test/client/features/invoices/stampedInvoices.test.tsx',
  'Motivo ante el SAT': 'test/client/features/tuition/cancelPayment.test.tsx',
  Aceptar: 'test/client/features/corrections/corrections.test.tsx',
  Rechazar: 'test/client/features/corrections/corrections.test.tsx',
}
/** Names a mark of a month, which nothing presses. */
const MARKS = ['Saldado antes']

const named = [
  ...new Set(
    JOBS.flatMap(({ title, steps }) => [title, ...steps.map(({ text }) => text)]).flatMap((text) =>
      [...text.matchAll(/«([^»]+)»/g)].map(([, label = '']) => label),
    ),
  ),
]

test('each named button has its way or its test', () => {
  expect(named.filter((label) => !(label in WAYS || label in ELSEWHERE || MARKS.includes(label)))).toEqual([])
  const root = path.resolve(__dirname, '../..')
  const lost = Object.entries(ELSEWHERE).filter(
    ([label, file]) => !readFileSync(path.join(root, file), 'utf8').includes(label.replace(/ …$/, '')),
  )
  expect(lost).toEqual([])
})

test('each of them is there and is pressed', async () => {
  const missing: string[] = []
  for (const [label, way] of Object.entries(WAYS)) {
    try {
      await (await way()).click()
    } catch (error) {
      missing.push(`${label}: ${String(error).split('\n')[0]}`)
    }
  }
  expect(missing).toEqual([])
}, 900_000)
