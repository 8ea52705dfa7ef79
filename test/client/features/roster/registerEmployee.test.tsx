import { screen, waitFor, within } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aPhoto, begona, field, heading, openRoster, press, writes, type Opened } from './roster.support'

const CALL = 'POST /plantilla'

beforeAll(() => {
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => undefined
})

const open = async (answers = {}) => {
  const opened = await openRoster('/registro/empleado', { answers })
  await heading('Registrar colaborador')
  await within(field('Departamento')).findByRole('option', { name: 'PRIMARIA' })
  return opened
}

const fillIn = async ({ user }: Opened) => {
  const texts = {
    'Nombre completo': 'begoña muñoz  peña',
    'Fecha de nacimiento': '31121956',
    Teléfono: '722-123 4567',
    Correo: 'bego@escuela.mx',
    Dirección: 'Calle Ñandú 8',
    Puesto: 'maestra',
    'Fecha de ingreso': '16082021',
    Escolaridad: 'Licenciatura',
    Sueldo: '18500.5',
    RFC: 'gode-561231 gr8',
    CURP: 'gode 561231 mhgmzm07',
    NSS: '7279-5608-040',
  }
  for (const [name, text] of Object.entries(texts)) await user.type(field(name), text)
  await user.selectOptions(field('Departamento'), 'PRIMARIA')
}

test('what is missing is marked in the customer’s words, the photo too; everything travels as the server takes it, and the page of the new collaborator opens', async () => {
  const opened = await open({
    [CALL]: { ok: true, message: 'El Colaborador se Registro Exitosamente', empleado: begona },
  })
  await press(opened, 'Registrar colaborador')
  expect(await screen.findByText('Debes Llenar todos los Datos')).toBeInTheDocument()
  const required = ['Nombre completo', 'Fecha de nacimiento', 'Teléfono', 'Correo', 'Dirección', 'Puesto']
  for (const name of [...required, 'Departamento', 'Escolaridad', 'RFC', 'CURP'])
    expect(field(name)).toBeInvalid()
  for (const name of ['Fecha de ingreso', 'NSS', 'Sueldo']) expect(field(name)).toBeValid()
  expect(screen.getByText('Debes Seleccionar una Imagen')).toBeInTheDocument()
  expect(field('Nombre completo')).toHaveFocus()

  await fillIn(opened)
  await press(opened, 'Registrar colaborador')
  await waitFor(() => expect(screen.getAllByText('Debes Seleccionar una Imagen')).toHaveLength(2))
  expect(writes(opened)).toEqual([])

  await opened.user.upload(field('Foto'), aPhoto('niña.jpg'))
  await press(opened, 'Registrar colaborador')
  expect(await screen.findByText('El Colaborador se Registro Exitosamente')).toBeInTheDocument()
  await heading('BEGOÑA MUÑOZ PEÑA')
  expect(address()).toBe('/plantilla/5')
  const [sent] = writes(opened)
  expect(sent).toEqual({
    call: CALL,
    key: expect.any(String),
    body: {
      nombre: 'BEGOÑA MUÑOZ PEÑA',
      puesto: 'MAESTRA',
      ingreso: '2021-08-16',
      fechaNacimiento: '1956-12-31',
      telefono: '7221234567',
      direccion: 'Calle Ñandú 8',
      correo: 'bego@escuela.mx',
      rfc: 'GODE561231GR8',
      curp: 'GODE561231MHGMZM07',
      nss: '72795608040',
      escolaridad: 'Licenciatura',
      departamento: 'PRIMARIA',
      sueldo: '18500.5',
      file: expect.objectContaining({ name: 'niña.jpg', size: 5 }),
    },
  })
})

test('the masks let nothing else in; half a number says nothing while it is being typed, only once it is left', async () => {
  const { user } = await open()
  await user.type(field('RFC'), 'a&ñ/050908.gt0xxxx')
  await user.type(field('NSS'), 'a1b2-345678901299')
  expect([field('RFC').value, field('NSS').value]).toEqual(['A&Ñ050908GT0X', '12 34 56 7890 1'])
  await user.clear(field('NSS'))
  await user.type(field('NSS'), '7279')
  expect(screen.queryByText('El NSS debe tener 11 dígitos')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByText('El NSS debe tener 11 dígitos')).toBeInTheDocument()
})

test('numbers that do not add up are told in words beside them, and sent all the same; refused, nothing typed is lost and the retry keeps the key', async () => {
  const reason = 'No existe el departamento PRIMARIA.'
  const opened = await open({ [CALL]: failure(404, reason, { departamento: reason }) })
  await fillIn(opened)
  const write = async (name: string, text: string) => {
    await opened.user.clear(field(name))
    await opened.user.type(field(name), text)
  }
  await write('RFC', 'COSC8001137N9')
  await write('CURP', 'MOTR930411HJCRMN06')
  await write('NSS', '84966311215')
  expect(screen.getByText('El último dígito de la CURP debería ser 3; revísala')).toBeInTheDocument()
  expect(screen.getByText(/^El RFC indica el 13\/01\/80/)).toBeInTheDocument()
  expect(screen.getByText(/^El último dígito del NSS no corresponde/)).toBeInTheDocument()
  for (const name of ['RFC', 'CURP', 'NSS']) expect(field(name)).toBeValid()
  await opened.user.upload(field('Foto'), aPhoto())
  await press(opened, 'Registrar colaborador')
  expect(await screen.findByText('Ocurrio un Error al Registrar el Colaborador')).toBeInTheDocument()
  expect(field('Departamento')).toHaveFocus()
  expect(field('Puesto').value).toBe('MAESTRA')

  opened.network.on(CALL, {
    ok: true,
    message: 'El Colaborador se Registro Exitosamente',
    empleado: begona,
  })
  await press(opened, 'Registrar colaborador')
  await screen.findByText('El Colaborador se Registro Exitosamente')
  const [first, second] = writes(opened)
  expect(second!.key).toBe(first!.key)
  expect(second!.body).toMatchObject({
    rfc: 'COSC8001137N9',
    curp: 'MOTR930411HJCRMN06',
    nss: '84966311215',
  })
})

test('who may not see salaries is not asked for one', async () => {
  await openRoster('/registro/empleado', { permissions: ['PLANTILLA CREATE', 'PLANTILLA READ'] })
  await heading('Registrar colaborador')
  expect(screen.queryByLabelText(/^Sueldo/)).not.toBeInTheDocument()
})

test('leaving with something written asks first', async () => {
  const { user } = await open()
  await user.type(field('Nombre completo'), 'x')
  await user.click(screen.getByRole('link', { name: 'Plantilla', current: false }) ?? document.body)
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  expect(address()).toBe('/registro/empleado')
})
