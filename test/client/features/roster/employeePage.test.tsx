import { screen, waitFor, within } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { anEmployeeRow } from '@test/support/state/staff'
import {
  aPhoto,
  begona,
  closed,
  field,
  heading,
  LIST,
  ONE,
  openRoster,
  press,
  raul,
  writes,
} from './roster.support'

const PATCH = 'PATCH /plantilla/data/5'
const PHOTO = 'PATCH /plantilla/image/5'
const detail = (label: string): string | null =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling!.textContent

beforeAll(() => {
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => undefined
})

test('who it is, since when, how to call, and the photo', async () => {
  await openRoster('/plantilla/5')
  await heading('BEGOÑA MUÑOZ PEÑA')
  expect(detail('Antigüedad')).toBe('5 años y 3 meses')
  expect(detail('Fecha de ingreso')).toBe('16/08/2021')
  expect(detail('Fecha de nacimiento')).toMatch(/^31\/12\/1956 \(\d\d años\)$/)
  expect(detail('Sueldo')).toBe('$18,500.50')
  expect(screen.getByRole('link', { name: '722 123 4567' })).toHaveAttribute('href', 'tel:+527221234567')
  expect(screen.getByRole('img', { name: 'Foto de BEGOÑA MUÑOZ PEÑA' })).toHaveAttribute(
    'src',
    '/files/5/original?exp=1&firma=x',
  )
})

test('nothing known is a dash; what does not add up is told beside each number', async () => {
  await openRoster('/plantilla/6')
  await heading('RAÚL LÓPEZ')
  for (const label of ['Antigüedad', 'Fecha de ingreso', 'Fecha de nacimiento', 'Correo', 'Departamento'])
    expect(detail(label)).toBe('—')
  expect(detail('RFC')).toContain('El último carácter del RFC debería ser A; revísalo')
  expect(detail('CURP')).toContain('El último dígito de la CURP debería ser 3; revísala')
  expect(detail('NSS')).toContain('El último dígito del NSS no corresponde')
  expect(screen.getByText('RL')).toBeInTheDocument()
})

test('somebody who has not entered yet says when', async () => {
  const later = anEmployeeRow(5, { ingreso: '01/12/2026', antiguedad: null })
  await openRoster('/plantilla/5', { answers: { [ONE]: { ok: true, empleado: later } } })
  await heading('COLABORADORA 5 PEÑA')
  expect(detail('Antigüedad')).toBe('Entra el 01/12/2026')
})

describe('editing', () => {
  const openDialog = async (answers = {}) => {
    const opened = await openRoster('/plantilla/5', { answers })
    await heading('BEGOÑA MUÑOZ PEÑA')
    await press(opened, 'Editar')
    await screen.findByRole('dialog', { name: 'Editar colaborador' })
    await within(field('Departamento')).findByRole('option', { name: 'PREESCOLAR' })
    return opened
  }
  const write = async ({ user }: Awaited<ReturnType<typeof openDialog>>, name: string, text: string) => {
    await user.clear(field(name))
    if (text) await user.type(field(name), text)
  }

  test('unchanged or emptied nothing is sent, a refusal loses nothing; only what changed travels, days as yyyy-MM-dd', async () => {
    const opened = await openDialog({ [PATCH]: failure(409, 'Cambió mientras tanto') })
    await press(opened, 'Guardar')
    await closed()
    await press(opened, 'Editar')
    await write(opened, 'Puesto', '')
    await press(opened, 'Guardar')
    expect(await screen.findByText('No puedes enviar datos vacios')).toBeInTheDocument()
    expect(field('Puesto')).toHaveFocus()
    expect(writes(opened)).toEqual([])

    expect(field('Fecha de ingreso').value).toBe('16/08/2021')
    await write(opened, 'Fecha de ingreso', '01092020')
    await write(opened, 'Puesto', 'directora técnica')
    await write(opened, 'Sueldo', '20000')
    await opened.user.selectOptions(field('Departamento'), 'PREESCOLAR')
    await press(opened, 'Guardar')
    expect(await screen.findByText('Ocurrio un error al Actualizar la Informacion')).toBeInTheDocument()
    expect(screen.getByText('Cambió mientras tanto')).toBeInTheDocument()
    expect(field('Puesto').value).toBe('DIRECTORA TÉCNICA')

    const message = 'La Informacion del Colaborador se Actualizo Exitosamente'
    opened.network.on(PATCH, { ok: true, message, empleado: begona })
    opened.network.on(ONE, { ok: true, empleado: { ...begona, puesto: 'DIRECTORA TÉCNICA' } })
    await press(opened, 'Guardar')
    expect(await screen.findByText(message)).toBeInTheDocument()
    await closed()
    const changed = {
      ingreso: '2020-09-01',
      puesto: 'DIRECTORA TÉCNICA',
      sueldo: 20000,
      departamento: 'PREESCOLAR',
    }
    expect(writes(opened).map(({ call, body }) => [call, body])).toEqual(Array(2).fill([PATCH, changed]))
    await waitFor(() => expect(detail('Puesto')).toBe('DIRECTORA TÉCNICA'))
  })

  test('what may be empty is emptied', async () => {
    const opened = await openDialog({ [PATCH]: { ok: true, empleado: begona } })
    await write(opened, 'Correo', '')
    await opened.user.selectOptions(field('Departamento'), 'Sin departamento')
    await press(opened, 'Guardar')
    await closed()
    expect(writes(opened)[0]!.body).toEqual({ correo: '', departamento: '' })
  })
})

test('the photo: none chosen is told in the customer’s words; another one travels as file, and the page shows it', async () => {
  const opened = await openRoster('/plantilla/5', {
    answers: { [PHOTO]: { ok: true, message: 'La Foto se Actualizo Exitosamente', empleado: begona } },
  })
  await heading('BEGOÑA MUÑOZ PEÑA')
  await press(opened, 'Cambiar foto')
  await press(opened, 'Reemplazar')
  expect((await screen.findAllByText('Debes Seleccionar una Imagen')).length).toBeGreaterThan(0)
  expect(writes(opened)).toEqual([])
  await opened.user.upload(field('Foto nueva'), aPhoto('nueva.png'))
  opened.network.on(ONE, { ok: true, empleado: { ...begona, urlFoto: '/files/9/original' } })
  await press(opened, 'Reemplazar')
  expect(await screen.findByText('La Foto se Actualizo Exitosamente')).toBeInTheDocument()
  await closed()
  const body = writes(opened)[0]!.body as { file: File }
  expect(body.file.name).toBe('nueva.png')
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /^Foto de/ })).toHaveAttribute('src', '/files/9/original'),
  )
})

test('deleted from here, the roster opens', async () => {
  const opened = await openRoster('/plantilla/5', {
    answers: { 'DELETE /plantilla/5': { ok: true, empleado: begona } },
  })
  await heading('BEGOÑA MUÑOZ PEÑA')
  await press(opened, 'Eliminar')
  await screen.findByRole('alertdialog', { name: '¿Eliminar a BEGOÑA MUÑOZ PEÑA?' })
  opened.network.on(LIST, { ok: true, plantilla: [raul] })
  await press(opened, 'Eliminar')
  await heading('Plantilla')
  expect(address()).toBe('/plantilla')
  expect(await screen.findByText('1 colaborador')).toBeInTheDocument()
})

test('who may only read sees no salary, and changes nothing', async () => {
  const { sueldo: _sueldo, ...plain } = begona
  await openRoster('/plantilla/5', {
    permissions: ['PLANTILLA READ'],
    answers: { [ONE]: { ok: true, empleado: plain } },
  })
  await heading('BEGOÑA MUÑOZ PEÑA')
  expect(screen.queryByText('Sueldo')).not.toBeInTheDocument()
  for (const name of ['Editar', 'Eliminar', 'Cambiar foto'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('loading, then an error that offers to try again, then the page', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openRoster('/plantilla/5', { answers: { [ONE]: reply } })
  await heading('Colaborador')
  expect(screen.getByText('Cargando…')).toBeInTheDocument()
  arrive(failure(503, 'La base de datos no responde'))
  await screen.findByText('La base de datos no responde')
  network.on(ONE, { ok: true, empleado: begona })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await heading('BEGOÑA MUÑOZ PEÑA')
})

test('/plantilla/abc is nobody and asks for nobody', async () => {
  const { network } = await openRoster('/plantilla/abc')
  await heading('No existe este colaborador')
  await waitFor(() => expect(network.count('GET /ciclo/actual')).toBe(1))
  expect(network.sent.filter(({ path }) => path.startsWith('/plantilla'))).toEqual([])
})
