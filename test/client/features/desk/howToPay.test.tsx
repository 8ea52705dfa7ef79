import { screen, waitFor } from '@testing-library/react'
import { fakeTabs } from '@test/support/pages/tabs'
import { aFamily, openDesk, openFamily } from './desk.support'

afterEach(() => jest.restoreAllMocks())

test('the desk says the family’s reference, and opens the paper that tells it how to pay', async () => {
  const { shown } = fakeTabs()
  const url = '/files/documentos/como-pagar/como-pagar-3.pdf?padre=3&exp=1&firma=x'
  const padre = { id: 3, nombre: 'MARÍA LÓPEZ', telefono: '5512345678', referencia: '1000017' }
  const { user } = await openFamily(
    { answers: { 'GET /padres/3/como-pagar': { ok: true, documento: { url } } } },
    aFamily({ padre }),
  )
  expect(screen.getByText(/Referencia 1000017/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cómo pagar' }))
  await waitFor(() => expect(shown).toEqual([url]))
})

test('a pupil without a parent has no reference, and no paper about it', async () => {
  const familia = aFamily({ padre: null, hijos: aFamily().hijos.slice(0, 1) })
  await openDesk('/caja?alumno=7', { answers: { 'GET /caja/familia?alumnoId=7': { ok: true, familia } } })
  await screen.findByText(/Sin padre registrado/)
  expect(screen.queryByRole('button', { name: 'Cómo pagar' })).not.toBeInTheDocument()
  expect(screen.queryByText(/Referencia/)).not.toBeInTheDocument()
})
