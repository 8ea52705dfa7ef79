import { screen, waitFor, within } from '@testing-library/react'
import type { DocumentKind } from '@contract/documents/documents.schemas'
import { chooseMore } from '@test/support/pages/rowMenu'
import { renderScreen } from '@test/support/pages/screen'
import { writes } from '@test/support/pages/writes'
import { failure } from '@test/support/state/fakeNetwork'

const LIST = 'GET /documentos/tipos'
const CREATE = 'POST /documentos/tipos'
const UPDATE = 'PATCH /documentos/tipos/4'

const address: DocumentKind = {
  id: 4,
  nombre: 'COMPROBANTE DE DOMICILIO',
  obligatorio: true,
  grado: null,
  vigencia_meses: 3,
  activo: true,
  confidencial: null,
}
const card: DocumentKind = {
  ...address,
  id: 3,
  nombre: 'CARTILLA DE VACUNACIÓN',
  grado: 'PREESCOLAR',
  vigencia_meses: null,
  activo: false,
  confidencial: 'SALUD',
}

const open = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/expedientes/documentos', {
    ...options,
    answers: { [LIST]: { ok: true, tipos: [address, card] }, ...options.answers },
  })
  await rowOf('COMPROBANTE DE DOMICILIO')
  return opened
}
const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr')!)
const dialog = () => within(screen.getByRole('dialog'))
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))

test('shows who is asked, validity and state, those that are switched off too', async () => {
  await open()
  const on = await rowOf('COMPROBANTE DE DOMICILIO')
  for (const text of ['Todos', 'Sí', '3 meses', 'Se pide']) expect(on.getByText(text)).toBeInTheDocument()
  const off = await rowOf('CARTILLA DE VACUNACIÓN')
  for (const text of ['Preescolar', 'No vence', 'Apagado', 'Confidencial'])
    expect(off.getByText(text)).toBeInTheDocument()
})

test('a new one: a blank name and months that are none are told beside their fields; it is obligatory for everybody unless it is said otherwise', async () => {
  const opened = await open({
    answers: { [CREATE]: { ok: true, message: 'Documento agregado a la lista.', tipo: address } },
  })
  await opened.user.click(screen.getByRole('button', { name: 'Agregar documento' }))
  await opened.user.type(field('Meses de vigencia'), '200')
  await opened.user.click(dialog().getByRole('button', { name: 'Agregar' }))
  await waitFor(() => expect(field('Nombre')).toBeInvalid())
  expect(field('Meses de vigencia')).toBeInvalid()
  expect(writes(opened)).toEqual([])
  await opened.user.type(field('Nombre'), 'carta  poder')
  await opened.user.clear(field('Meses de vigencia'))
  await opened.user.type(field('Meses de vigencia'), '6')
  await opened.user.selectOptions(field('Se pide a'), 'PRIMARIA')
  await opened.user.click(field('Obligatorio'))
  await opened.user.click(dialog().getByRole('button', { name: 'Agregar' }))
  await screen.findByText('Documento agregado a la lista')
  const body = {
    nombre: 'CARTA PODER',
    obligatorio: false,
    grado: 'PRIMARIA',
    vigencia_meses: 6,
    confidencial: null,
  }
  expect(writes(opened)).toEqual([[CREATE, body]])
})

test('a name that is taken stays in the form', async () => {
  const reason = 'Ya hay un documento con ese nombre: CURP.'
  const opened = await open({ answers: { [UPDATE]: failure(409, reason, { nombre: reason }) } })
  await opened.user.click((await rowOf('COMPROBANTE DE DOMICILIO')).getByRole('button', { name: 'Editar' }))
  await opened.user.clear(field('Nombre'))
  await opened.user.type(field('Nombre'), 'curp')
  await opened.user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(field('Nombre')).toBeInvalid())
  expect(field('Nombre').value).toBe('CURP')
})

test('is switched off from its row', async () => {
  const opened = await open({ answers: { [UPDATE]: { ok: true, tipo: { ...address, activo: false } } } })
  await chooseMore(opened.user, await rowOf('COMPROBANTE DE DOMICILIO'), 'Apagar')
  await screen.findByText('COMPROBANTE DE DOMICILIO ya no se pide')
  expect(writes(opened)).toEqual([[UPDATE, { activo: false }]])
})

test('permissions hide what the role may not', async () => {
  await open({ permissions: ['ALUMNOS READ'] })
  expect(screen.queryByRole('button', { name: 'Agregar documento' })).not.toBeInTheDocument()
  expect((await rowOf('COMPROBANTE DE DOMICILIO')).queryByRole('button')).not.toBeInTheDocument()
})
