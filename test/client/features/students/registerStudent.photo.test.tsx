import { screen } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { CALL, field, fillIn, openForm, registered, sentForms, submit } from './registerStudent.support'

beforeAll(() => {
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => undefined
})

test('the photo travels as file and does not stay for the next pupil', async () => {
  const { user, network } = await openForm()
  await fillIn(user)
  await user.upload(field('Foto'), new window.File(['bytes'], 'niña.jpg', { type: 'image/jpeg' }))
  expect(screen.getByText('niña.jpg')).toBeInTheDocument()
  await submit(user)
  await screen.findByText('El Alumno se Registro Exitosamente')
  const file = sentForms(network)[0]?.fields['file'] as File
  expect(file.name).toBe('niña.jpg')
  expect(await file.text()).toBe('bytes')
  expect(screen.queryByText('niña.jpg')).not.toBeInTheDocument()
})

test('the same data with another photo is another registration', async () => {
  const { user, network } = await openForm(failure(415, 'Ese archivo no es una imagen'))
  await fillIn(user)
  await user.upload(field('Foto'), new window.File(['no'], 'a.jpg'))
  await submit(user)
  await screen.findByText('Ese archivo no es una imagen')
  network.on(CALL, registered(17))
  await user.upload(field('Foto'), new window.File(['sí'], 'b.jpg'))
  await submit(user)
  await screen.findByText('El Alumno se Registro Exitosamente')
  const [first, second] = sentForms(network)
  expect(second?.key).not.toBe(first?.key)
})
