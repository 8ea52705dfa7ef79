import { screen, within } from '@testing-library/react'
import {
  ACTION_LABELS,
  ACTIONS,
  MODULES,
  type ActionName,
  type ModuleName,
} from '@contract/domain/permissions'
import type { Role } from '@contract/roles/roles.schemas'
import { ALL_PERMISSIONS, renderScreen, type PermissionName } from '@test/support/pages/screen'

export const LIST = 'GET /auth/roles'

export const aRole = (
  id: number,
  name: string,
  held: readonly PermissionName[],
  usuarios: readonly string[] = [],
): Role => ({
  id,
  name,
  permissions: held.map((permission) => {
    const at = permission.lastIndexOf(' ')
    const module = permission.slice(0, at) as ModuleName
    const action = permission.slice(at + 1) as ActionName
    return {
      moduleId: MODULES[module],
      module: { nameModule: module },
      permission: { id: ACTIONS[action], nameRol: ACTION_LABELS[action] },
    }
  }),
  usuarios: usuarios.map((user, index) => ({ id: 50 + index, name: user })),
})

export const admin = aRole(1, 'ADMINISTRADOR', ALL_PERMISSIONS, ['directora'])
export const cashier = aRole(2, 'CAJA', ['CARGOS READ', 'CARGOS UPDATE'], ['ana', 'José Ñáñez'])
export const idle = aRole(3, 'MEDIOS', ['MENCIONES READ'])

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

export const openScreen = async (path: string, heading: string, { answers, ...options }: Options = {}) => {
  const opened = await renderScreen(path, {
    ...options,
    answers: {
      [LIST]: { ok: true, roles: [admin, cashier, idle] },
      'GET /auth/rol/1': { ok: true, rol: admin },
      'GET /auth/rol/2': { ok: true, rol: cashier },
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: heading })
  return opened
}
export type Opened = Awaited<ReturnType<typeof openScreen>>

export const press = ({ user }: Opened, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))
// Roles over a page of seventy checkboxes take seconds to find: names are looked up first, what carries them is checked.
export const moduleButton = (module: string) =>
  screen.getByText(module, { selector: 'h3 > button .name' }).closest('button')!
/** The checkbox of an action inside an open module. */
export const box = (module: string, action: string) => {
  const panel = document.getElementById(moduleButton(module).getAttribute('aria-controls') ?? '')!
  expect(panel).toHaveAttribute('aria-label', module)
  return within(panel).getByRole('checkbox', { name: action })
}
export const everywhere = (action: string) => screen.getByLabelText(`${action} en todos los módulos`)
export const wholeModule = (module: string) => screen.getByLabelText(`Todos los permisos de ${module}`)
export const bodyOf = ({ network }: Opened, method: string) =>
  network.sent.filter((call) => call.method === method).map(({ path, body }) => [path, body])
