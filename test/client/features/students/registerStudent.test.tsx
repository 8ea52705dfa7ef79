import { screen, waitFor } from '@testing-library/react'
import { alertSays } from '@test/support/pages/alerts'
import { atRest } from '@test/support/pages/atRest'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { CALL, field, fillIn, openForm, registered, sentForms, submit } from './registerStudent.support'

const REQUIRED = [
  'Nombre(s)',
  'Apellido paterno',
  'Apellido materno',
  'CURP',
  'Fecha de nacimiento',
  'Número de control',
]

test('what is missing is marked and sends nothing, a refusal loses nothing; Enter sends the pupil as the contract says, and the form waits for the next one', async () => {
  const message = 'Ya hay un alumno con ese número de control: ANA RUIZ (A-17).'
  const { user, network } = await openForm(failure(409, message, { numero_control: message }))
  await submit(user)
  await alertSays('UPS!!Debes Llenar todos los Datos')
  for (const name of REQUIRED) {
    expect(field(name)).toBeRequired()
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription('Value is required')
  }
  expect(field('Nombre(s)')).toHaveFocus()

  const missing = 'Número de control'
  await fillIn(user)
  await user.clear(field(missing))
  await submit(user)
  await waitFor(() => expect(field(missing)).toHaveFocus())
  expect(field(missing)).toHaveAccessibleDescription('Value is required')
  expect(network.count(CALL)).toBe(0)

  await user.type(field(missing), 'a-17')
  await submit(user)
  await alertSays(`Error${message}`)
  expect(field(missing)).toHaveAccessibleDescription(message)
  expect(field(missing)).toHaveFocus()
  expect(field('Apellido paterno')).toHaveValue('HERNÁNDEZ')

  network.on(CALL, registered(17))
  await user.type(field(missing), '{Enter}')
  expect(await screen.findByText('El Alumno se Registro Exitosamente')).toBeInTheDocument()
  expect(sentForms(network)[1]?.fields).toEqual({
    nombre: 'DENISSE HERNÁNDEZ GARCÍA',
    nombres: 'DENISSE',
    paterno: 'HERNÁNDEZ',
    materno: 'GARCÍA',
    curp: 'HEGD140922HDFRRGA5',
    numero_control: 'A-17',
    fecha_nacimiento: '2014-09-22',
    alergias: '[]',
    enfermedades: '[]',
  })
  for (const name of REQUIRED) {
    expect(field(name)).toHaveValue('')
    expect(field(name)).toBeValid()
  }
  expect(field('Nombre(s)')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Ver al alumno' })).toHaveAttribute('href', '/alumno/17')
  expect(screen.getByText('JOSÉ MUÑOZ PEÑA · A-17')).toBeInTheDocument()
})

test('two pupils in a row are two registrations, counted', async () => {
  const { user, network } = await openForm()
  await fillIn(user)
  await submit(user)
  await screen.findByText('1 alumno registrado')
  network.on(CALL, registered(18))
  await fillIn(user)
  await submit(user)
  await screen.findByText('2 alumnos registrados')
  expect(screen.getByRole('link', { name: 'Ver al alumno' })).toHaveAttribute('href', '/alumno/18')
  const [first, second] = sentForms(network)
  expect(second?.key).not.toBe(first?.key)
})

test('a pupil that was begun is not left without asking; a saved one is', async () => {
  const { user } = await openForm()
  await fillIn(user)
  await submit(user)
  const link = await screen.findByRole('link', { name: 'Ver al alumno' })
  await user.type(field('Nombre(s)'), 'luis')
  await user.click(link)
  await user.click(await screen.findByRole('button', { name: 'Seguir aquí' }))
  expect(address()).toBe('/registro/alumno')
  expect(field('Nombre(s)')).toHaveValue('LUIS')
  await user.clear(field('Nombre(s)'))
  await user.click(link)
  await waitFor(() => expect(address()).toBe('/alumno/17'))
})

test('who may not see pupils gets no link to one', async () => {
  const { user } = await openForm(registered(17), { permissions: ['ALUMNOS CREATE'] })
  await fillIn(user)
  await submit(user)
  expect(await screen.findByText('JOSÉ MUÑOZ PEÑA · A-17')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Ver al alumno' })).not.toBeInTheDocument()
})

test('a second press while the first travels sends nothing more', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openForm(reply)
  await fillIn(user)
  const button = screen.getByRole('button', { name: 'Registrar alumno' })
  await user.dblClick(button)
  await user.type(field('Nombre(s)'), '{Enter}')
  expect(button).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(network.count(CALL)).toBe(1))
  arrive(registered(17))
  await screen.findByText('El Alumno se Registro Exitosamente')
  expect(network.count(CALL)).toBe(1)
})

test('after a lost answer the same content goes again under the same key, other content under another', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const { user, network } = await openForm(lost)
  await fillIn(user)
  await submit(user)
  await screen.findByText(/^No hay conexión con el servidor\..*Presiona otra vez/)
  expect(field('Nombre(s)')).toHaveValue('DENISSE')
  await submit(user)
  await waitFor(() => expect(sentForms(network)).toHaveLength(2))
  await atRest()
  await user.type(field('Número de control'), '9')
  await submit(user)
  await waitFor(() => expect(sentForms(network)).toHaveLength(3))
  const [first, again, other] = sentForms(network).map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f-]{32,36}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('allergies and illnesses travel as JSON text, empty ones not, one left in the box too', async () => {
  const { user, network } = await openForm()
  await fillIn(user)
  await user.type(field('Alergia'), 'nuez{Enter}   {Enter}penicilina{Enter}')
  await user.type(field('Enfermedad'), 'asma')
  await submit(user)
  await screen.findByText('El Alumno se Registro Exitosamente')
  const [sent] = sentForms(network)
  expect(JSON.parse(sent?.fields['alergias'] as string)).toEqual([
    { id: 1, descripcion: 'NUEZ' },
    { id: 2, descripcion: 'PENICILINA' },
  ])
  expect(JSON.parse(sent?.fields['enfermedades'] as string)).toEqual([{ id: 1, descripcion: 'ASMA' }])
  expect(screen.queryByText('NUEZ')).not.toBeInTheDocument()
})

test('without the permission the form does not open', async () => {
  await renderScreen('/registro/alumno', { except: ['ALUMNOS CREATE'] })
  expect(await screen.findByRole('heading', { name: 'Sin permiso' })).toBeInTheDocument()
  expect(screen.queryByLabelText(/^CURP/)).not.toBeInTheDocument()
})
