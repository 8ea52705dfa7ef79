import { screen, waitFor, within } from '@testing-library/react'
import type { Fiscal } from '@contract/fiscal/fiscal.schemas'
import { heading, openParents } from '../parents/parents.support'

const LIST = 'GET /padres/5/fiscales'
const CREATE = 'POST /padres/5/fiscales'

const maria: Fiscal = {
  id: 1,
  padreId: 5,
  alumnoId: null,
  rfc: 'PEGM800101AB1',
  nombre: 'MARÍA PEÑA',
  regimen_fiscal: '605',
  codigo_postal: '58000',
  uso_cfdi: 'D10',
  correo: null,
  predeterminado: true,
  aviso: null,
}
const open = async (fiscales: Fiscal[], more: Record<string, unknown> = {}) => {
  const opened = await openParents('/padre/5?ver=facturacion', {
    answers: { [LIST]: { ok: true, fiscales }, ...more } as never,
  })
  await heading('ROSA MUÑOZ PEÑA')
  return opened
}
const dialog = () => within(screen.getByRole('dialog'))
const field = (name: RegExp) => dialog().getByLabelText<HTMLInputElement>(name)

test('lists whom the family is invoiced to', async () => {
  await open([maria])
  const row = within((await screen.findByRole('rowheader', { name: /MARÍA PEÑA/ })).closest('tr')!)
  expect(row.getByText('PEGM800101AB1')).toBeInTheDocument()
  expect(row.getByText('Predeterminado')).toBeInTheDocument()
})

test('the form says what the SAT would refuse before it does, and sends what is right', async () => {
  const { user, network } = await open([], { [CREATE]: { ok: true, fiscal: maria } })
  await user.click(await screen.findByRole('button', { name: 'Agregar datos de facturación' }))
  await user.type(field(/^RFC/), 'pegm800101ab1')
  await user.type(field(/^Nombre/), 'maría peña')
  await user.type(field(/^Código postal/), '5800')
  await user.selectOptions(field(/^Régimen/), '626')
  await user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(field(/^Código postal/)).toBeInvalid())
  expect(dialog().getByText(/usa S01/)).toBeInTheDocument()
  await user.type(field(/^Código postal/), '0')
  await user.selectOptions(field(/^Régimen/), '605')
  await user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    rfc: 'PEGM800101AB1',
    regimen_fiscal: '605',
    codigo_postal: '58000',
    uso_cfdi: 'D10',
    correo: null,
  })
})
