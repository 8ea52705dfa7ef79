import { ACTIONS, MODULES, type ActionName, type ModuleName } from '@contract/domain/permissions'
import type { ApiClient } from '../product/client'
import { openVisitor, type Visitor } from './page'
import type { School } from './school'

/** What a role may do of each module. */
export type Grants = Partial<Record<ModuleName, readonly ActionName[]>>

const PASSWORD = 'Escritorio#1'

export const CASHIER: Grants = {
  ALUMNOS: ['READ'],
  PADRES: ['READ'],
  INSCRIPCIONES: ['READ'],
  CARGOS: ['CREATE', 'READ', 'UPDATE'],
  COLEGIATURAS: ['READ', 'UPDATE'],
}

/** A user with a role of their own. */
export const addPerson = async (
  api: ApiClient,
  name: string,
  nameRol: string,
  grants: Grants,
): Promise<void> => {
  const permissions = Object.entries(grants).flatMap(([module, actions]) =>
    actions.map((action) => ({
      moduleId: MODULES[module as ModuleName],
      permissionId: ACTIONS[action],
    })),
  )
  const made = await api.send('POST', '/auth/rol', { nameRol, permissions })
  const roleId = (made.body['rol'] as { id: number }).id
  const { status } = await api.send('POST', '/auth/register', { name, password: PASSWORD, roleId })
  expect(status).toBe(200)
}

/** Such a user at a window of their own, at the home. */
export const openVisitorOf = async (
  { browser, product }: School,
  name: string,
  how: Parameters<typeof openVisitor>[2] = {},
): Promise<Visitor> => {
  const visitor = await openVisitor(browser, product.address, how)
  const { page } = visitor
  await page.goto('/')
  await page.getByLabel('Usuario').fill(name)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Buen[ao]s / }).waitFor()
  return visitor
}
