import { screen, waitFor } from '@testing-library/react'
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

test('the user is made once, the message is the server’s, and the offer goes', async () => {
  const usuario = { id: 40, name: 'juan' }
  const padre = { ...juan, userId: 40, usuario }
  const opened = await openCreate({
    answers: { [PATCH]: { ok: true, message: 'Usuario listo para la aplicación', padre } },
  })
  expect(screen.getByText(/^Con este usuario JUAN LÓPEZ entra a la aplicación/)).toBeInTheDocument()
  expect(field('Usuario')).toHaveFocus()
  await opened.user.type(field('Usuario'), ' juan ')
  await opened.user.type(field('Contraseña'), STRONG)
  opened.network.on(ALL, { ok: true, padres: [rosa, padre] })
  await press(opened, 'Crear usuario')
  expect(await screen.findByText('Usuario listo para la aplicación')).toBeInTheDocument()
  await closed()
  expect(writes(opened)).toEqual([
    { call: PATCH, body: { id: 6, username: 'juan', password: STRONG }, key: expect.any(String) },
  ])
  await waitFor(async () =>
    expect(await moreActions(opened.user, await rowOf('JUAN'))).not.toContain('Crear usuario'),
  )
})

test('the password rule is ticked while typing', async () => {
  const opened = await openCreate()
  await opened.user.type(field('Contraseña'), 'Aa1')
  const parts = screen.getByRole('list', { name: 'La contraseña debe tener' })
  expect(parts).toHaveTextContent(/Una mayúscula/)
  expect(parts.querySelectorAll('.met')).toHaveLength(3)
})

test('user and password: both are needed', async () => {
  const opened = await openCreate()
  await opened.user.type(field('Usuario'), 'juan')
  await press(opened, 'Crear usuario')
  expect(await screen.findByRole('alert')).toHaveTextContent('Debes Colocar un Usuario y contraseña')
  expect(writes(opened)).toEqual([])
})

test('a weak password is refused with the customer’s words', async () => {
  const opened = await openCreate()
  await opened.user.type(field('Usuario'), 'juan')
  await opened.user.type(field('Contraseña'), 'familia2026')
  await press(opened, 'Crear usuario')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'CONTRASEÑA INVALIDALa contraseña no cumple con los requisitos.',
  )
  expect(writes(opened)).toEqual([])
})

test('a refusal is the server’s message, and the name may be changed', async () => {
  const taken = 'Ya hay un usuario «juan».'
  const opened = await openCreate({ answers: { [PATCH]: failure(409, taken, { username: taken }) } })
  await opened.user.type(field('Usuario'), 'juan')
  await opened.user.type(field('Contraseña'), STRONG)
  await press(opened, 'Crear usuario')
  expect(await screen.findByRole('alert')).toHaveTextContent(taken)
  expect(field('Usuario')).toHaveAccessibleDescription(taken)
  expect(field('Usuario')).toHaveValue('juan')
  expect(screen.getByRole('dialog', { name: 'Crear usuario' })).toBeInTheDocument()
})

describe('a forgotten password', () => {
  const PASSWORD = 'PATCH /padres/password/user'
  const openChange = async (options?: Parameters<typeof openParents>[1]) => {
    const opened = await openParents('/padre/5', options)
    await opened.user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }))
    await screen.findByRole('dialog', { name: 'Cambiar contraseña' })
    return opened
  }

  test('is changed on the page of a parent who has a user', async () => {
    const opened = await openChange({
      answers: {
        [PASSWORD]: { ok: true, message: 'La Contraseña fue Actualizada Exitosamente', padre: rosa },
      },
    })
    await opened.user.type(field('Contraseña nueva'), `${STRONG}{Enter}`)
    expect(await screen.findByText('La Contraseña fue Actualizada Exitosamente')).toBeInTheDocument()
    await closed()
    expect(writes(opened)).toEqual([
      { call: PASSWORD, body: { id: 5, password: STRONG }, key: expect.any(String) },
    ])
  })

  test('a weak one is refused with the customer’s words', async () => {
    const opened = await openChange()
    await opened.user.type(field('Contraseña nueva'), 'corta')
    await press(opened, 'Cambiar contraseña')
    expect(await screen.findByRole('alert')).toHaveTextContent('CONTRASEÑA INVALIDA')
    expect(writes(opened)).toEqual([])
  })
})
