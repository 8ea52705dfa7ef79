import { screen, waitFor } from '@testing-library/react'
import { alertSays } from '@test/support/pages/alerts'
import { atRest } from '@test/support/pages/atRest'
import { chooseMore } from '@test/support/pages/rowMenu'
import { failure } from '@test/support/state/fakeNetwork'
import { ALL, closed, field, openParents, press, rosa, rowOf, writes, juan } from './parents.support'

const PATCH = 'PATCH /padres/update/5'

const openEdit = async (options?: Parameters<typeof openParents>[1]) => {
  const opened = await openParents('/historial/padres', options)
  await chooseMore(opened.user, await rowOf('ROSA'), 'Editar')
  await screen.findByRole('dialog', { name: 'Editar a ROSA MUÑOZ PEÑA' })
  return opened
}

test('nothing unchanged is sent; a parent is not like themselves, and is like who has the phone now written', async () => {
  const opened = await openEdit()
  expect(screen.queryByText(/^Ya hay/)).not.toBeInTheDocument()
  await press(opened, 'Guardar')
  await closed()
  expect(writes(opened)).toEqual([])
  await chooseMore(opened.user, await rowOf('ROSA'), 'Editar')
  await opened.user.clear(field('Teléfono'))
  await opened.user.type(field('Teléfono'), '55 1234 5678')
  expect(screen.getByText('Ya hay un padre con este teléfono o correo:')).toBeInTheDocument()
  expect(screen.getByText('JUAN LÓPEZ · 55 1234 5678')).toBeInTheDocument()
})

test('a refusal stands beside its field and loses nothing; then all travels uppercased and without masks, and the list shows it', async () => {
  const reason = 'El correo debe tener la forma nombre@dominio.mx'
  const opened = await openEdit({
    answers: { [PATCH]: failure(400, 'Revisa los datos', { correo: reason }) },
  })
  expect(field('Nombre completo')).toHaveFocus()
  expect(field('Teléfono')).toHaveValue('722 123 4567')
  await opened.user.type(field('Nombre completo'), ' de  ñuñoa ')
  await opened.user.type(field('Correo'), 'x')
  await press(opened, 'Guardar')
  await alertSays('Ocurrio un Error al Actualizar la Informacion del PadreRevisa los datos')
  expect(field('Correo')).toHaveAccessibleDescription(reason)
  expect(field('Correo')).toHaveValue('rosa@correo.mxx')

  const message = 'La Informacion del Padre fue Actualizada Exitosamente'
  opened.network.on(PATCH, { ok: true, message, padre: rosa })
  opened.network.on(ALL, { ok: true, padres: [{ ...rosa, nombre: 'ROSA MUÑOZ PEÑA DE ÑUÑOA' }, juan] })
  await opened.user.clear(field('Correo'))
  await press(opened, 'Guardar')
  expect(await screen.findByText(message)).toBeInTheDocument()
  await closed()
  const body = {
    nombre: 'ROSA MUÑOZ PEÑA DE ÑUÑOA',
    telefono: '7221234567',
    correo: null,
    direccion: 'Calle Ñandú 8',
  }
  expect(writes(opened)[1]).toEqual({ call: PATCH, body, key: expect.stringMatching(/.{32}/) })
  expect(await rowOf('ROSA MUÑOZ PEÑA DE ÑUÑOA')).toBeTruthy()
})

test('the same again after a lost answer carries the same key; something else a new one', async () => {
  const lost = () => Promise.reject(new TypeError('fetch failed'))
  const opened = await openEdit({ answers: { [PATCH]: lost } })
  for (const [at, more] of ['2', '', '3'].entries()) {
    if (more) await opened.user.type(field('Correo'), more)
    await press(opened, 'Guardar')
    await waitFor(() => expect(writes(opened)).toHaveLength(at + 1))
    await atRest()
  }
  const [first, second, third] = writes(opened).map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
