import { screen, waitFor, within } from '@testing-library/react'
import { MODULE_NAMES } from '@contract/domain/permissions'
import { pairsOfGrants, READY_ROLES } from '@contract/roles/readyRoles'
import { alertSays } from '@test/support/pages/alerts'
import { address } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import {
  bodyOf,
  box,
  cashier,
  everywhere,
  moduleButton,
  openScreen,
  press,
  wholeModule,
} from './roles.support'

const POST = 'POST /auth/rol'
const openNew = (options?: Parameters<typeof openScreen>[2]) =>
  openScreen('/registro/rol', 'Registrar rol', options)
const name = () => screen.getByRole('textbox', { name: 'Nombre del rol' })
const count = () => screen.getByText(/^\d+ de 52 permisos$/).textContent
const submit = (opened: Awaited<ReturnType<typeof openNew>>) => press(opened, 'Registrar rol')

test('13 modules, closed until pressed; «todos» of a module, of an action and of everything, halfway as halfway; the matrix is the same choice', async () => {
  const opened = await openNew()
  const { user } = opened
  const buttons = MODULE_NAMES.map(moduleButton)
  expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(Array(13).fill('false'))
  expect(screen.queryByRole('checkbox', { name: 'Crear' })).not.toBeInTheDocument()
  await user.click(moduleButton('CARGOS'))
  expect(moduleButton('CARGOS')).toHaveAttribute('aria-expanded', 'true')
  for (const action of ['Crear', 'Ver', 'Actualizar', 'Eliminar'])
    expect(box('CARGOS', action)).not.toBeChecked()
  await user.keyboard('{Enter}')
  expect(moduleButton('CARGOS')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('checkbox', { name: 'Crear' })).not.toBeInTheDocument()

  await user.click(wholeModule('BECAS'))
  expect(count()).toBe('4 de 52 permisos')
  expect(moduleButton('BECAS')).toHaveAccessibleName('BECAS Todos')
  expect(everywhere('Ver')).toBePartiallyChecked()
  await user.click(everywhere('Ver'))
  expect(count()).toBe('16 de 52 permisos')
  expect(everywhere('Ver')).toBeChecked()
  expect(wholeModule('CARGOS')).toBePartiallyChecked()
  await user.click(everywhere('Ver'))
  expect(count()).toBe('3 de 52 permisos')
  expect(wholeModule('BECAS')).toBePartiallyChecked()
  await user.click(wholeModule('BECAS'))
  expect(wholeModule('BECAS')).toBeChecked()
  await user.click(wholeModule('BECAS'))
  expect(count()).toBe('0 de 52 permisos')
  await user.click(everywhere('Todos'))
  expect(count()).toBe('52 de 52 permisos')

  await user.click(everywhere('Todos'))
  expect(count()).toBe('0 de 52 permisos')
  await opened.user.click(wholeModule('BECAS'))
  await press(opened, 'Matriz')
  expect(screen.getByRole('button', { name: 'Matriz' })).toHaveAttribute('aria-pressed', 'true')
  const table = screen.getByRole('table', { name: 'Permisos' })
  expect(table.querySelectorAll('tbody tr')).toHaveLength(13)
  expect(table.querySelectorAll('input')).toHaveLength(52)
  expect(table.querySelectorAll('input:checked')).toHaveLength(4)
  await opened.user.click(screen.getByRole('checkbox', { name: 'Eliminar en BECAS' }))
  await press(opened, 'Por módulo')
  expect(moduleButton('BECAS')).toHaveAccessibleName('BECAS Crear, Ver, Actualizar')
})

test('the name in capitals and the chosen pairs travel; the list follows', async () => {
  const opened = await openNew({
    answers: { [POST]: { ok: true, message: 'El Rol fue Creado Exitosamente', rol: cashier } },
  })
  expect(name()).toHaveFocus()
  await opened.user.type(name(), ' cajá  ñu ')
  expect(name()).toHaveValue(' CAJÁ  ÑU ')
  await opened.user.click(moduleButton('CARGOS'))
  await opened.user.click(box('CARGOS', 'Actualizar'))
  await opened.user.click(box('CARGOS', 'Ver'))
  await opened.user.click(box('CARGOS', 'Eliminar'))
  await opened.user.click(box('CARGOS', 'Eliminar'))
  expect(count()).toBe('2 de 52 permisos')
  expect(moduleButton('CARGOS')).toHaveAccessibleName('CARGOS Ver, Actualizar')
  await submit(opened)
  expect(await screen.findByText('El Rol fue Creado Exitosamente')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/roles'))
  const permissions = [
    { moduleId: 6, permissionId: 2 },
    { moduleId: 6, permissionId: 3 },
  ]
  expect(bodyOf(opened, 'POST')).toEqual([['/auth/rol', { nameRol: 'CAJÁ ÑU', permissions }]])
})

test('without permissions or a name the customer’s words and the focus; a refusal under its title, and nothing chosen is lost', async () => {
  const reason = 'Ya existe el rol CAJA.'
  const opened = await openNew({ answers: { [POST]: failure(409, reason, { nameRol: reason }) } })
  await opened.user.type(name(), 'caja')
  await submit(opened)
  await alertSays('UPS!!No puedes registrar un rol sin Permisos')
  expect(screen.getByRole('group', { name: 'En todos los módulos' })).toHaveAccessibleDescription(
    'No puedes registrar un rol sin Permisos',
  )
  expect(everywhere('Crear')).toHaveFocus()

  await opened.user.click(everywhere('Ver'))
  await opened.user.clear(name())
  await submit(opened)
  await alertSays('No puedes dejar el nombre del rol vacio')
  expect(name()).toHaveFocus()
  expect(bodyOf(opened, 'POST')).toEqual([])

  await opened.user.type(name(), 'caja')
  await submit(opened)
  await alertSays(`Ocurrio un Problema al Registrar el Rol${reason}`)
  expect(name()).toHaveAccessibleDescription(reason)
  expect(count()).toBe('13 de 52 permisos')
  expect(address()).toBe('/registro/rol')
})

test('what one does not hold cannot be given, and the page says so', async () => {
  const { user } = await openNew({ except: ['CARGOS DELETE', 'EVENTOS CREATE'] })
  expect(screen.getByText('Los permisos que tú no tienes no los puedes dar.')).toBeInTheDocument()
  await user.click(everywhere('Todos'))
  expect(count()).toBe('50 de 52 permisos')
  await user.click(moduleButton('CARGOS'))
  expect(box('CARGOS', 'Eliminar')).toBeDisabled()
  expect(box('CARGOS', 'Eliminar')).not.toBeChecked()
  await user.click(wholeModule('CARGOS'))
  expect(count()).toBe('47 de 52 permisos')
})

test('a ready role fills the form; one that the school has leads to it', async () => {
  const opened = await openNew({ answers: { [POST]: { ok: true, rol: cashier } } })
  const ready = within(screen.getByRole('list', { name: 'Empezar con un rol listo' }))
  expect(await ready.findByRole('link', { name: 'Ya existe' })).toHaveAttribute('href', '/rol/2')
  expect(ready.queryByRole('button', { name: 'Usar CAJA' })).toBeNull()
  await opened.user.click(ready.getByRole('button', { name: 'Usar SECRETARÍA' }))
  const permissions = pairsOfGrants(READY_ROLES.SECRETARIA.grants)
  expect(name()).toHaveValue('SECRETARÍA')
  expect(count()).toBe(`${permissions.length} de 52 permisos`)
  await submit(opened)
  await waitFor(() => expect(bodyOf(opened, 'POST')).toHaveLength(1))
  expect(bodyOf(opened, 'POST')).toEqual([
    ['/auth/rol', { nameRol: 'SECRETARÍA', permissions: expect.arrayContaining(permissions) as unknown }],
  ])
})

test('leaving with something chosen asks', async () => {
  const opened = await openNew()
  await opened.user.click(everywhere('Ver'))
  await opened.user.click(screen.getByRole('link', { name: 'Cancelar' }))
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  expect(address()).toBe('/registro/rol')
})
