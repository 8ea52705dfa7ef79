import { screen, waitFor } from '@testing-library/react'
import { alertSays } from '@test/support/pages/alerts'
import { failure } from '@test/support/state/fakeNetwork'
import { signedIn } from '@test/support/state/rows'
import { bodyOf, closed, LIST, openUsers, more, press, ROLES, STRONG, users } from './users.support'

const OWN = '/usuarios?q=directora'
const name = () => screen.getByRole('textbox', { name: 'Nombre de usuario' })
const role = () => screen.getByRole('combobox', { name: 'Rol' })
const secret = () => screen.getByLabelText('Contraseña nueva')

describe('editing', () => {
  const PATCH = 'PATCH /auth/user/8'
  const openEdit = async (options?: Parameters<typeof openUsers>[0]) => {
    const opened = await openUsers(options)
    await press(opened, 'Editar')
    await screen.findByRole('dialog', { name: 'Editar a José Ángel Muñoz' })
    return opened
  }

  test('nothing unchanged or missing is sent; a refusal loses nothing; name and role travel, and the list shows them', async () => {
    const reason = 'No se puede: ya nadie podría administrar los usuarios y los roles.'
    const opened = await openEdit({ answers: { [PATCH]: failure(409, reason) } })
    expect(name()).toHaveValue('José Ángel Muñoz')
    await waitFor(() => expect(role()).toHaveDisplayValue('CAJA'))
    await press(opened, 'Guardar')
    await closed()

    await press(opened, 'Editar')
    await opened.user.clear(name())
    await press(opened, 'Guardar')
    await alertSays('No Puedes dejar el Nombre del Usuario vacio')
    expect(name()).toHaveFocus()
    await opened.user.type(name(), 'José Ángel Muñoz x')
    await opened.user.selectOptions(role(), 'Selecciona un rol')
    await press(opened, 'Guardar')
    await alertSays('UPS!!Debes Llenar todos los Datos')
    expect(bodyOf(opened, 'PATCH')).toEqual([])

    await opened.user.selectOptions(role(), 'CAJA')
    await press(opened, 'Guardar')
    await alertSays(`Ocurrio un Error al actualizar la informacion del Usuario${reason}`)
    expect(name()).toHaveValue('José Ángel Muñoz x')

    opened.network.on(PATCH, {
      ok: true,
      message: 'El Usuario fue Actualizado Exitosamente',
      user: users[1],
    })
    opened.network.on(LIST, { ok: true, users: [{ ...users[1], name: 'jose luis' }] })
    await opened.user.clear(name())
    await opened.user.type(name(), 'jose luis')
    await opened.user.selectOptions(role(), 'ADMINISTRADOR')
    await press(opened, 'Guardar')
    expect(await screen.findByText('El Usuario fue Actualizado Exitosamente')).toBeInTheDocument()
    await closed()
    expect(bodyOf(opened, 'PATCH')).toEqual([
      ['/auth/user/8', { name: 'José Ángel Muñoz x', roleId: 2 }],
      ['/auth/user/8', { name: 'jose luis', roleId: 1 }],
    ])
    expect(await screen.findByRole('rowheader', { name: 'jose luis' })).toBeInTheDocument()
    expect(opened.network.count('GET /auth/verify')).toBe(0)
  })

  test('the role can be kept although the list of roles did not come', async () => {
    const opened = await openEdit({
      answers: { [ROLES]: failure(503, 'x'), [PATCH]: { ok: true, user: users[1] } },
    })
    await screen.findByText('No se pudieron cargar los roles. x')
    await opened.user.type(name(), ' x')
    await press(opened, 'Guardar')
    await closed()
    expect(bodyOf(opened, 'PATCH')).toEqual([['/auth/user/8', { name: 'José Ángel Muñoz x', roleId: 2 }]])
  })
})

test('a change of oneself shows at once: the session is asked for anew', async () => {
  const opened = await openUsers(
    {
      answers: {
        'PATCH /auth/user/7': { ok: true, user: users[0] },
        'GET /auth/verify': signedIn('ficha-2', { name: 'directora nueva', permissions: [] }),
      },
    },
    OWN,
  )
  await press(opened, 'Editar')
  await opened.user.type(name(), ' nueva')
  await press(opened, 'Guardar')
  await waitFor(() => expect(opened.store.getState().session.user?.name).toBe('directora nueva'))
  expect(opened.store.getState().session.permissions).toEqual([])
})

describe('a new password', () => {
  test('a weak one and a refusal in the customer’s words; it travels alone, and the sessions it ends are told before', async () => {
    const PATCH = 'PATCH /auth/password/8'
    const opened = await openUsers({ answers: { [PATCH]: failure(404, 'No existe.') } })
    await more(opened, 'Contraseña')
    expect(screen.getByText(/^Se cerrarán las sesiones abiertas de José Ángel Muñoz/)).toBeInTheDocument()
    expect(secret()).toHaveFocus()
    await opened.user.type(secret(), 'sinmayuscula#1')
    await press(opened, 'Cambiar contraseña')
    await alertSays('CONTRASEÑA INVALIDALa contraseña no cumple con los requisitos.')
    expect(bodyOf(opened, 'PATCH')).toEqual([])

    await opened.user.clear(secret())
    await opened.user.type(secret(), `${STRONG}{Enter}`)
    await alertSays('Ocurrio un Error al Actualizar la ContraseñaNo existe.')
    expect(secret()).toHaveValue(STRONG)

    opened.network.on(PATCH, {
      ok: true,
      message: 'La Contraseña fue Actualizada Exitosamente',
      user: users[1],
    })
    await press(opened, 'Cambiar contraseña')
    expect(await screen.findByText('La Contraseña fue Actualizada Exitosamente')).toBeInTheDocument()
    await closed()
    expect(bodyOf(opened, 'PATCH')).toEqual(Array(2).fill(['/auth/password/8', { password: STRONG }]))
    expect(opened.store.getState().session.token).toBe('ficha-1')
  })

  test('of oneself leads back to the login', async () => {
    const opened = await openUsers(
      {
        answers: {
          'PATCH /auth/password/7': { ok: true, user: users[0] },
          'POST /auth/logout': failure(401, 'x'),
        },
      },
      OWN,
    )
    await more(opened, 'Contraseña')
    expect(screen.getByText(/^Se cerrarán todas tus sesiones, también esta/)).toBeInTheDocument()
    await opened.user.type(secret(), `${STRONG}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'Ingreso' })).toBeInTheDocument()
  })
})

describe('deleting', () => {
  const DELETE = 'DELETE /auth/user/8'
  const openDelete = async (answers = {}) => {
    const opened = await openUsers({ answers })
    await more(opened, 'Eliminar')
    return opened
  }

  test('says what will happen and to whom; Cancelar deletes nobody; then it is done', async () => {
    const opened = await openDelete({ [DELETE]: { ok: true, user: users[1] } })
    await press(opened, 'Cancelar')
    await closed('alertdialog')
    expect(bodyOf(opened, 'DELETE')).toEqual([])
    await more(opened, 'Eliminar')
    expect(screen.getByRole('alertdialog', { name: '¿Eliminar a José Ángel Muñoz?' })).toHaveTextContent(
      'José Ángel Muñoz (CAJA) ya no podrá entrar y sus sesiones abiertas se cierran. ' +
        'Su nombre se queda en los recibos y movimientos que registró.',
    )
    opened.network.on(LIST, { ok: true, users: users.slice(0, 1) })
    await press(opened, 'Eliminar')
    expect(await screen.findByText('Eliminacion Exitosa')).toBeInTheDocument()
    await closed('alertdialog')
    expect(opened.network.count(DELETE)).toBe(1)
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^José/ })).not.toBeInTheDocument())
    // The row disappeared with the focused button, so the search box gets the focus.
    await waitFor(() => expect(screen.getByRole('searchbox', { name: /^Buscar usuarios/ })).toHaveFocus())
  })

  test('a refusal: the customer’s title over the reason, and the user stays', async () => {
    const opened = await openDelete({ [DELETE]: failure(409, 'Es la última administradora.') })
    await press(opened, 'Eliminar')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ocurrio un Error al intentar Eliminar el UsurioEs la última administradora.',
    )
    expect(screen.getByRole('rowheader', { name: /^José/ })).toBeInTheDocument()
  })
})
