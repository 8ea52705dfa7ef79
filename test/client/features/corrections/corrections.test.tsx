import { screen, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { bodies } from '../parents/parents.support'

const LIST = 'GET /correcciones?estado=PROPUESTA'
const ACCEPT = 'POST /correcciones/3/aceptar'
const REJECT = 'POST /correcciones/3/rechazar'

const correction = {
  id: 3,
  padre: { id: 5, nombre: 'ROSA MUÑOZ' },
  estado: 'PROPUESTA',
  cambios: [
    { campo: 'telefono', actual: '5500002230', propuesto: '5511119999' },
    { campo: 'correo', actual: null, propuesto: 'nueva@correo.mx' },
  ],
  enviada: '2026-09-15T16:00:00Z',
  usuario: null,
  decidida: null,
  motivo: null,
}
const decided = (estado: string, motivo: string | null = null) => ({
  ok: true,
  correccion: { ...correction, estado, usuario: 'directora', decidida: '2026-09-15T17:00:00Z', motivo },
})

type Answers = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['answers']>

const open = (answers: Answers = {}) =>
  renderScreen('/correcciones', {
    answers: { [LIST]: { ok: true, correcciones: [correction] }, ...answers },
  })
const row = async () => within((await screen.findByRole('rowheader', { name: /ROSA MUÑOZ/ })).closest('tr')!)

test('shows what is asked beside what the school has, and accepts it with one press', async () => {
  const opened = await open({ [ACCEPT]: decided('ACEPTADA') })
  expect((await row()).getByText(/Teléfono: 5511119999 · Correo: nueva@correo.mx/)).toBeInTheDocument()
  expect((await row()).getByText('Hoy: 5500002230 · nada')).toBeInTheDocument()
  opened.network.on(LIST, { ok: true, correcciones: [] })
  await opened.user.click((await row()).getByRole('button', { name: /^Aceptar/ }))
  expect(await screen.findByText('Nada por revisar')).toBeInTheDocument()
  expect(bodies(opened).map(([call]) => call)).toEqual([ACCEPT])
})

test('rejects with a reason; without one it is said beside the field, and a refusal loses nothing', async () => {
  const opened = await open({ [REJECT]: failure(409, 'Esta corrección ya fue aceptada.') })
  await opened.user.click((await row()).getByRole('button', { name: /^Más acciones/ }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Rechazar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechazar lo que pide ROSA MUÑOZ' }))
  await opened.user.click(dialog.getByRole('button', { name: 'Rechazar' }))
  expect(await dialog.findByText('Escribe por qué no se acepta')).toBeInTheDocument()
  await opened.user.type(dialog.getByLabelText(/^Por qué no se acepta/), 'No coincide')
  await opened.user.click(dialog.getByRole('button', { name: 'Rechazar' }))
  expect(await screen.findByText('Esta corrección ya fue aceptada.')).toBeInTheDocument()
  expect(dialog.getByLabelText(/^Por qué no se acepta/)).toHaveValue('No coincide')
  expect(bodies(opened)).toEqual([[REJECT, { motivo: 'No coincide' }]])
})
