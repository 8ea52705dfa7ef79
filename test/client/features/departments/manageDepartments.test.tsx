import { screen, waitFor } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { aDepartmentRow } from '@test/support/state/staff'
import {
  field,
  heading,
  LIST,
  openDepartments,
  press,
  primaria,
  rowOf,
  sistemas,
  writes,
} from './departments.support'

const PATH = '/registro/departamentos'
const CREATE = 'POST /plantilla/departamento'
const RENAME = 'PATCH /plantilla/departamento/info/3'
const LOGO = 'PATCH /plantilla/departamento/image/3'
const DELETE = 'DELETE /plantilla/delete/departamento/3'
const aLogo = () => new window.File(['bytes'], 'logo.png', { type: 'image/png' })

beforeAll(() => {
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => undefined
})

const open = async (answers = {}) => {
  const opened = await openDepartments(PATH, { answers })
  await heading('Administrar departamentos')
  await rowOf('SISTEMAS')
  return opened
}
const act = async ({ user }: Awaited<ReturnType<typeof open>>, name: string, action: string) => {
  const row = await rowOf(name)
  const main = row.queryByRole('button', { name: action })
  if (main) await user.click(main)
  else await chooseMore(user, row, action)
}

test('a new one: without a name or with a taken one it is told; without a logo it is sent, with one it joins the list', async () => {
  const reason = 'Ya hay un departamento con ese nombre: INGLÉS.'
  const opened = await open({ [CREATE]: failure(409, reason, { nombre: reason }) })
  await press(opened, 'Registrar departamento')
  await press(opened, 'Registrar')
  expect(await screen.findByText('No puedes enviar datos vacios')).toBeInTheDocument()
  expect(field('Nombre del departamento')).toHaveFocus()
  expect(writes(opened)).toEqual([])

  await opened.user.type(field('Nombre del departamento'), 'ingles')
  await press(opened, 'Registrar')
  expect(await screen.findByText('Ocurrio un Error al Registrar el Departamento')).toBeInTheDocument()
  expect(field('Nombre del departamento')).toHaveAccessibleDescription(reason)
  expect(field('Nombre del departamento').value).toBe('INGLES')

  const message = 'El Departamento se Registro Exitosamente'
  opened.network.on(CREATE, { ok: true, message, departamento: aDepartmentRow(4) })
  opened.network.on(LIST, { ok: true, departamentos: [aDepartmentRow(4, { nombre: 'INGLÉS Y MÚSICA' })] })
  await opened.user.clear(field('Nombre del departamento'))
  await opened.user.type(field('Nombre del departamento'), 'inglés y  música')
  await opened.user.upload(field('Logo'), aLogo())
  await press(opened, 'Registrar')
  expect(await screen.findByText(message)).toBeInTheDocument()
  await rowOf('INGLÉS Y MÚSICA')
  expect(writes(opened)).toEqual([
    [CREATE, { nombre: 'INGLES' }],
    [CREATE, { nombre: 'INGLÉS Y MÚSICA', file: expect.objectContaining({ name: 'logo.png' }) }],
  ])
})

test('another name; the same one sends nothing', async () => {
  const opened = await open({
    [RENAME]: { ok: true, message: 'El Departamento se Actualizo Exitosamente', departamento: sistemas },
  })
  await act(opened, 'SISTEMAS', 'Renombrar')
  await press(opened, 'Guardar')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(writes(opened)).toEqual([])
  await act(opened, 'SISTEMAS', 'Renombrar')
  await opened.user.clear(field('Nombre del departamento'))
  await opened.user.type(field('Nombre del departamento'), 'cómputo')
  await press(opened, 'Guardar')
  expect(await screen.findByText('El Departamento se Actualizo Exitosamente')).toBeInTheDocument()
  expect(writes(opened)).toEqual([[RENAME, { nombre: 'CÓMPUTO' }]])
})

test('another logo needs a picture', async () => {
  const opened = await open({
    [LOGO]: { ok: true, message: 'La Imagen se Actualizo Exitosamente', departamento: sistemas },
  })
  await act(opened, 'SISTEMAS', 'Cambiar logo')
  expect(screen.getByRole('img', { name: 'Logo de SISTEMAS' })).toHaveAttribute('src', '/departamento.svg')
  await press(opened, 'Reemplazar')
  expect((await screen.findAllByText('Debes Seleccionar una Imagen')).length).toBeGreaterThan(0)
  await opened.user.upload(field('Logo nuevo'), aLogo())
  await press(opened, 'Reemplazar')
  expect(await screen.findByText('La Imagen se Actualizo Exitosamente')).toBeInTheDocument()
  expect(writes(opened)).toEqual([
    [LOGO, { nombre: 'SISTEMAS', urlFoto: '', file: expect.objectContaining({ name: 'logo.png' }) }],
  ])
})

test('one where nobody works is deleted after a question', async () => {
  const opened = await open({ [DELETE]: { ok: true, departamento: sistemas } })
  await act(opened, 'SISTEMAS', 'Eliminar')
  await screen.findByRole('alertdialog', { name: '¿Eliminar el departamento SISTEMAS?' })
  opened.network.on(LIST, { ok: true, departamentos: [primaria] })
  await press(opened, 'Eliminar')
  expect(await screen.findByText('Eliminacion Exitosa')).toBeInTheDocument()
  await screen.findByText('1 departamento')
})

test('one where somebody works is not: it says how many and leads to them', async () => {
  const opened = await open()
  await act(opened, 'PRIMARIA', 'Eliminar')
  const dialog = await screen.findByRole('dialog', { name: 'PRIMARIA tiene colaboradores' })
  expect(dialog).toHaveTextContent('Este departamento tiene 2 colaboradores')
  expect(screen.getByRole('link', { name: 'Ver colaboradores' })).toHaveAttribute('href', '/departamento/2')
  expect(writes(opened)).toEqual([])
})

test('somebody joined meanwhile: the server’s reason under the title', async () => {
  const reason = 'No puedes eliminar el departamento SISTEMAS: tiene 1 colaborador. Cámbialos antes a otro.'
  const opened = await open({ [DELETE]: failure(409, reason) })
  await act(opened, 'SISTEMAS', 'Eliminar')
  await press(opened, 'Eliminar')
  expect(await screen.findByText('Ocurrio un Error al Eliminar el Departamento')).toBeInTheDocument()
  expect(screen.getByText(reason)).toBeInTheDocument()
})

test('each sees what they may do', async () => {
  const { user } = await openDepartments(PATH, { permissions: ['PLANTILLA READ', 'PLANTILLA UPDATE'] })
  const row = await rowOf('SISTEMAS')
  expect(row.getByRole('button', { name: 'Renombrar' })).toBeInTheDocument()
  expect(await moreActions(user, row)).toEqual(['Cambiar logo'])
  expect(screen.queryByRole('button', { name: 'Registrar departamento' })).not.toBeInTheDocument()
})

test('who may only read has no way in', async () => {
  await openDepartments(PATH, { permissions: ['PLANTILLA READ'] })
  await heading('Sin permiso')
})
