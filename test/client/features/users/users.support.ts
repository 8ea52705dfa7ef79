import { screen, waitFor, within } from '@testing-library/react'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { ACTIONS, MODULES, type ActionName, type ModuleName } from '@contract/domain/permissions'
import type { Role } from '@contract/roles/roles.schemas'
import type { User } from '@contract/users/users.schemas'
import { ALL_PERMISSIONS, renderScreen, type PermissionName } from '@test/support/pages/screen'
import { aUserRow } from '@test/support/state/rows'

export const LIST = 'GET /auth/users'
export const ROLES = 'GET /auth/roles'
export const STRONG = 'Direccion#2026'

export const split = (name: PermissionName) => {
  const at = name.lastIndexOf(' ')
  return { module: name.slice(0, at) as ModuleName, action: name.slice(at + 1) as ActionName }
}

export const aRole = (id: number, name: string, held: readonly PermissionName[], usuarios: string[] = []) =>
  ({
    id,
    name,
    permissions: held.map(split).map(({ module, action }) => ({
      moduleId: MODULES[module],
      module: { nameModule: module },
      permission: { id: ACTIONS[action], nameRol: action },
    })),
    usuarios: usuarios.map((user, index) => ({ id: index + 1, name: user })),
  }) satisfies Role

export const roles = [
  aRole(1, 'ADMINISTRADOR', ALL_PERMISSIONS, ['directora']),
  aRole(2, 'CAJA', ['CARGOS READ', 'CARGOS UPDATE'], ['ana']),
]

const cashier = { role: { id: 2, name: 'CAJA' }, permissions: [split('CARGOS READ'), split('CARGOS UPDATE')] }
/** The signed-in user has the id 7 (`aUserRow`). */
export const users: User[] = [
  aUserRow({ id: 7, name: 'directora', permissions: ALL_PERMISSIONS.map(split) }),
  aUserRow({ id: 8, name: 'José Ángel Muñoz', ...cashier }),
  ...Array.from({ length: 13 }, (_, index) =>
    aUserRow({ id: 20 + index, name: `auxiliar ${index}`, ...cashier }),
  ),
]

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

export const openUsers = async ({ answers, ...options }: Options = {}, path = '/usuarios?q=jose') => {
  const opened = await renderScreen(path, {
    ...options,
    answers: { [LIST]: { ok: true, users }, [ROLES]: { ok: true, roles }, ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Usuarios' })
  await screen.findAllByRole('rowheader')
  return opened
}
export type Opened = Awaited<ReturnType<typeof openUsers>>

export const rowOf = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr')!
export const buttonsOf = async ({ user }: Pick<Opened, 'user'>, name: RegExp) => {
  const row = within(rowOf(name))
  const main = row.queryAllByRole('button').flatMap(({ textContent }) => textContent || [])
  return [...main, ...(await moreActions(user, row))]
}
/** Chooses an action in the "⋯" menu of the only row. */
export const more = ({ user }: Opened, action: string) => chooseMore(user, screen, action)
export const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }))
export const closed = (role = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())
export const bodyOf = ({ network }: Opened, method: string) =>
  network.sent.filter((call) => call.method === method).map(({ path, body }) => [path, body])
