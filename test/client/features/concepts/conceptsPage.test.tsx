import { screen, waitFor, within } from '@testing-library/react'
import type { Concept } from '@contract/concepts/concepts.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { writes } from '@test/support/pages/writes'
import { failure } from '@test/support/state/fakeNetwork'

const LIST = 'GET /conceptos'
const CREATE = 'POST /conceptos'
const UPDATE = 'PATCH /conceptos/2'

const uniform: Concept = {
  id: 2,
  nombre: 'UNIFORME',
  monto: 850.5,
  tipo: 'OTRO',
  activo: true,
  clave_producto: null,
  objeto_imp: null,
}
const books: Concept = { ...uniform, id: 3, nombre: 'LIBROS', tipo: 'MATERIAL', activo: false }

const open = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/conceptos', {
    ...options,
    answers: { [LIST]: { ok: true, conceptos: [books, uniform] }, ...options.answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Conceptos de cobro' })
  await rowOf('UNIFORME')
  return opened
}
const rowOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)
const dialog = () => within(screen.getByRole('dialog'))
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))

test('shows kind, state and amount, those that are switched off too', async () => {
  await open()
  const off = await rowOf('LIBROS')
  expect(off.getByText('Material')).toBeInTheDocument()
  expect(off.getByText('Apagado')).toBeInTheDocument()
  expect((await rowOf('UNIFORME')).getByText('$850.50')).toBeInTheDocument()
})

test('a new one: what is missing or wrong is told beside its field; it is sent in capitals with its amount, and a code left empty is none', async () => {
  const opened = await open({
    answers: { [CREATE]: { ok: true, message: 'Concepto registrado.', concepto: uniform } },
  })
  await opened.user.click(screen.getByRole('button', { name: 'Registrar concepto' }))
  await opened.user.type(field('Clave de producto del SAT'), '123')
  await opened.user.click(dialog().getByRole('button', { name: 'Registrar' }))
  await waitFor(() => expect(field('Nombre')).toBeInvalid())
  expect(field('Monto que se propone')).toBeInvalid()
  expect(field('Clave de producto del SAT')).toBeInvalid()
  expect(writes(opened)).toEqual([])
  await opened.user.clear(field('Clave de producto del SAT'))
  await opened.user.type(field('Nombre'), 'credencial  nueva')
  await opened.user.type(field('Monto que se propone'), '1,200.5')
  await opened.user.selectOptions(field('Tipo'), 'MATERIAL')
  await opened.user.click(dialog().getByRole('button', { name: 'Registrar' }))
  await screen.findByText('Concepto registrado')
  expect(writes(opened)).toEqual([
    [
      CREATE,
      {
        nombre: 'CREDENCIAL NUEVA',
        monto: 1200.5,
        tipo: 'MATERIAL',
        clave_producto: null,
        impuesto: 'EXENTO',
      },
    ],
  ])
})

test('a name that is taken stays in the form', async () => {
  const reason = 'Ya hay un concepto con ese nombre: LIBROS.'
  const opened = await open({ answers: { [UPDATE]: failure(409, reason, { nombre: reason }) } })
  await opened.user.click((await rowOf('UNIFORME')).getByRole('button', { name: 'Editar' }))
  await opened.user.clear(field('Nombre'))
  await opened.user.type(field('Nombre'), 'libros')
  await opened.user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(field('Nombre')).toBeInvalid())
  expect(field('Nombre').value).toBe('LIBROS')
})

test('is switched off from its row', async () => {
  const opened = await open({ answers: { [UPDATE]: { ok: true, concepto: { ...uniform, activo: false } } } })
  await chooseMore(opened.user, await rowOf('UNIFORME'), 'Apagar')
  await screen.findByText('UNIFORME ya no se ofrece al registrar cargos')
  expect(writes(opened)).toEqual([[UPDATE, { activo: false }]])
})

test('permissions hide what the role may not', async () => {
  await open({ permissions: ['CARGOS READ'] })
  expect(screen.queryByRole('button', { name: 'Registrar concepto' })).not.toBeInTheDocument()
  expect((await rowOf('UNIFORME')).queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument()
})

test('who may change sees both actions', async () => {
  const { user } = await open({ permissions: ['CARGOS READ', 'CARGOS UPDATE'] })
  expect(await moreActions(user, await rowOf('LIBROS'))).toEqual(['Encender'])
})
