import { screen, waitFor, within } from '@testing-library/react'
import { REQUIRED } from '@contract/domain/campos'
import { address } from '@test/support/pages/screen'
import { alertSays } from '@test/support/pages/alerts'
import { failure } from '@test/support/state/fakeNetwork'
import { aStudentRow } from '@test/support/state/rows'
import {
  ALL,
  field,
  heading,
  openParents,
  pupils,
  rosa,
  WITHOUT,
  writes,
  type Opened,
} from './parents.support'

const POST = 'POST /padres'
const openForm = async (options?: Parameters<typeof openParents>[1]) => {
  const opened = await openParents('/registro/padre', options)
  await heading('Registrar padre')
  return opened
}
const fillIn = async ({ user }: Opened) => {
  await user.type(field('Nombre completo'), 'rosa muñoz  peña')
  await user.type(field('Teléfono'), '+52 (722) 999-00-11')
}
const submit = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Registrar padre' }))
const add = async ({ user }: Opened, name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr')!
  await user.click(within(row).getByRole('button', { name: 'Agregar' }))
}
const CHILD = 'ALUMNO 40 GARCÍA NÚÑEZ'

test('the first field has the focus; Cancelar and the breadcrumb lead back to the list', async () => {
  const { user } = await openForm()
  expect(field('Nombre completo')).toHaveFocus()
  const crumbs = within(screen.getByRole('navigation', { name: 'Ruta' }))
  expect(crumbs.getByRole('link', { name: 'Historial de padres' })).toHaveAttribute(
    'href',
    '/historial/padres',
  )
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  await heading('Historial de padres')
})

test('name uppercased, phone in digits, children by id and name; then the page of the parent', async () => {
  const opened = await openForm({ answers: { [POST]: { ok: true, padre: rosa } } })
  await fillIn(opened)
  await opened.user.type(field('Correo'), ' rosa.m@correo.mx ')
  await opened.user.type(field('Dirección'), 'Calle Ñandú 8')
  expect(field('Teléfono')).toHaveValue('722 999 0011')
  await add(opened, CHILD)
  await add(opened, 'ALUMNO 41 GARCÍA NÚÑEZ')
  await submit(opened)
  expect(await screen.findByText('Padre de Familia Registrado Exitosamente')).toBeInTheDocument()
  expect(writes(opened)).toEqual([
    {
      call: POST,
      body: {
        nombre: 'ROSA MUÑOZ PEÑA',
        telefono: '7229990011',
        correo: 'rosa.m@correo.mx',
        direccion: 'Calle Ñandú 8',
        hijos: [
          { id: 40, nombre: CHILD },
          { id: 41, nombre: 'ALUMNO 41 GARCÍA NÚÑEZ' },
        ],
      },
      key: expect.any(String),
    },
  ])
  await heading('ROSA MUÑOZ PEÑA')
  expect(address()).toBe('/padre/5')
})

test('children, e-mail and address may follow later; who may not read parents goes on with an empty form', async () => {
  const opened = await openForm({
    permissions: ['PADRES CREATE'],
    answers: { [POST]: { ok: true, padre: rosa } },
  })
  await fillIn(opened)
  await submit(opened)
  await screen.findByText('Padre de Familia Registrado Exitosamente')
  expect(writes(opened)[0]?.body).toEqual({
    nombre: 'ROSA MUÑOZ PEÑA',
    telefono: '7229990011',
    correo: null,
    direccion: null,
    hijos: [],
  })
  await waitFor(() => expect(field('Nombre completo')).toHaveValue(''))
  expect(field('Teléfono')).toHaveValue('')
  expect(address()).toBe('/registro/padre')
  expect(opened.network.count(ALL)).toBe(0)
})

test('name and phone are needed; of nine digits it is said what is wrong', async () => {
  const opened = await openForm()
  await submit(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('UPS!!Debes Llenar todos los Datos')
  expect(field('Nombre completo')).toHaveFocus()
  expect(field('Teléfono')).toHaveAccessibleDescription(REQUIRED)
  expect(field('Correo')).toBeValid()
  await opened.user.type(field('Nombre completo'), 'ROSA')
  await opened.user.type(field('Teléfono'), '722123456')
  await submit(opened)
  await alertSays('El teléfono debe tener 10 dígitos')
  expect(writes(opened)).toEqual([])
})

test('a parent like another is pointed out by e-mail and by phone, however they are typed, and may be saved all the same', async () => {
  const LIKE = 'Ya hay un padre con este teléfono o correo:'
  const opened = await openForm({ answers: { [POST]: { ok: true, padre: rosa } } })
  await opened.user.type(field('Nombre completo'), 'ROSA')
  await opened.user.type(field('Correo'), 'ROSA@correo.MX')
  expect(await screen.findByText(LIKE)).toBeInTheDocument()
  await opened.user.clear(field('Correo'))
  await opened.user.type(field('Teléfono'), '722 123 45')
  expect(screen.queryByText(/^Ya hay/)).not.toBeInTheDocument()
  await opened.user.type(field('Teléfono'), '67')
  expect(await screen.findByText(LIKE)).toBeInTheDocument()
  expect(
    screen.getByText('ROSA MUÑOZ PEÑA · 722 123 4567 · rosa@correo.mx (HIJO 17 PEÑA, HIJO 18 PEÑA)'),
  ).toBeInTheDocument()
  await submit(opened)
  await screen.findByText('Padre de Familia Registrado Exitosamente')
})

describe('the picker', () => {
  test('shows only pupils without a parent, ten a page, and a search starts at the first', async () => {
    const special = aStudentRow(90, { nombre: 'JOSÉ PEÑA', numero_control: 'K-9' })
    const opened = await openForm({ answers: { [WITHOUT]: { ok: true, alumnos: [...pupils, special] } } })
    await screen.findByText('página 1 de 2')
    expect(screen.getAllByRole('rowheader')).toHaveLength(10)
    await opened.user.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(3)
    await opened.user.type(screen.getByRole('searchbox', { name: 'Buscar alumnos' }), 'pena jose{Enter}')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    expect(screen.getByText('página 1 de 1')).toBeInTheDocument()
    // Enter in the search sends nothing.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(address()).toBe('/registro/padre')
  })

  test('nobody is added twice, and who was added can be taken out again', async () => {
    const opened = await openForm()
    await add(opened, CHILD)
    expect(screen.getByRole('button', { name: 'Agregado' })).toBeDisabled()
    expect(screen.getByText('Hijos elegidos: 1')).toBeInTheDocument()
    await opened.user.click(screen.getByRole('button', { name: `Quitar a ${CHILD}` }))
    expect(screen.getByText('Hijos elegidos: 0')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Agregado' })).not.toBeInTheDocument()
  })

  test('every pupil has a parent', async () => {
    await openForm({ answers: { [WITHOUT]: { ok: true, alumnos: [] } } })
    expect(await screen.findByText('No hay alumnos sin padre')).toBeInTheDocument()
  })
})

test('a refusal: the customer’s title over the reason, the list anew, nothing lost', async () => {
  const reason = `Ya tiene padre registrado: ${CHILD} (ANA RUIZ).`
  const opened = await openForm({ answers: { [POST]: failure(409, reason, { hijos: reason }) } })
  await fillIn(opened)
  await add(opened, CHILD)
  opened.network.on(WITHOUT, { ok: true, alumnos: pupils.slice(1) })
  await submit(opened)
  const group = within(screen.getByRole('group', { name: 'Hijos elegidos' }))
  expect(await group.findByRole('alert')).toHaveTextContent(reason)
  expect(screen.getByText('Ocurrio un error al registrar el Padre')).toBeInTheDocument()
  expect(field('Nombre completo')).toHaveValue('ROSA MUÑOZ  PEÑA')
  expect(screen.getByRole('button', { name: `Quitar a ${CHILD}` })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: CHILD })).not.toBeInTheDocument())
})
