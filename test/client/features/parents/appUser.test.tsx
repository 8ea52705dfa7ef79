import { screen, waitFor } from '@testing-library/react'
import { alertSays } from '@test/support/pages/alerts'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { failure } from '@test/support/state/fakeNetwork'
import { ALL, closed, field, juan, openParents, press, rosa, rowOf, writes } from './parents.support'

const PATCH = 'PATCH /padres/create/user'
const STRONG = 'Familia#2026'

const openCreate = async (options?: Parameters<typeof openParents>[1]) => {
  const opened = await openParents('/historial/padres', options)
  await chooseMore(opened.user, await rowOf('JUAN'), 'Crear usuario')
  await screen.findByRole('dialog', { name: 'Crear usuario' })
  return opened
}

test('both are needed, a weak password and a taken name are refused; then the user is made once, and the offer goes', async () => {
  const taken = 'Ya hay un usuario «juan».'
  const opened = await openCreate({ answers: { [PATCH]: failure(409, taken, { username: taken }) } })
  expect(screen.getByText(/^Con este usuario JUAN LÓPEZ entra a la aplicación/)).toBeInTheDocument()
  expect(field('Usuario')).toHaveFocus()
  await opened.user.type(field('Usuario'), ' juan ')
  await press(opened, 'Crear usuario')
  await alertSays('Debes Colocar un Usuario y contraseña')

  await opened.user.type(field('Contraseña'), 'Aa1')
  const parts = screen.getByRole('list', { name: 'La contraseña debe tener' })
  expect(parts).toHaveTextContent(/Una mayúscula/)
  expect(parts.querySelectorAll('.met')).toHaveLength(3)
  await press(opened, 'Crear usuario')
  await alertSays('CONTRASEÑA INVALIDALa contraseña no cumple con los requisitos.')
  expect(writes(opened)).toEqual([])

  await opened.user.clear(field('Contraseña'))
  await opened.user.type(field('Contraseña'), STRONG)
  await press(opened, 'Crear usuario')
  await alertSays(taken)
  expect(field('Usuario')).toHaveAccessibleDescription(taken)
  expect(screen.getByRole('dialog', { name: 'Crear usuario' })).toBeInTheDocument()

  const padre = { ...juan, userId: 40, usuario: { id: 40, name: 'juan.lopez' } }
  opened.network.on(PATCH, { ok: true, message: 'Usuario listo para la aplicación', padre })
  opened.network.on(ALL, { ok: true, padres: [rosa, padre] })
  await opened.user.clear(field('Usuario'))
  await opened.user.type(field('Usuario'), ' juan.lopez ')
  await press(opened, 'Crear usuario')
  expect(await screen.findByText('Usuario listo para la aplicación')).toBeInTheDocument()
  await closed()
  const key = expect.any(String)
  expect(writes(opened)).toEqual([
    { call: PATCH, body: { id: 6, username: 'juan', password: STRONG }, key },
    { call: PATCH, body: { id: 6, username: 'juan.lopez', password: STRONG }, key },
  ])
  await waitFor(async () =>
    expect(await moreActions(opened.user, await rowOf('JUAN'))).not.toContain('Crear usuario'),
  )
})

test('a forgotten password is changed on the page of a parent who has a user; a weak one is refused', async () => {
  const PASSWORD = 'PATCH /padres/password/user'
  const answer = { ok: true, message: 'La Contraseña fue Actualizada Exitosamente', padre: rosa }
  const opened = await openParents('/padre/5', { answers: { [PASSWORD]: answer } })
  await opened.user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }))
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' })
  await opened.user.type(field('Contraseña nueva'), 'corta')
  await press(opened, 'Cambiar contraseña')
  await alertSays('CONTRASEÑA INVALIDA')
  expect(writes(opened)).toEqual([])
  await opened.user.clear(field('Contraseña nueva'))
  await opened.user.type(field('Contraseña nueva'), `${STRONG}{Enter}`)
  expect(await screen.findByText('La Contraseña fue Actualizada Exitosamente')).toBeInTheDocument()
  await closed()
  expect(writes(opened)).toEqual([
    { call: PASSWORD, body: { id: 5, password: STRONG }, key: expect.any(String) },
  ])
})
