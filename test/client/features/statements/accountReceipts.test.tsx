import { screen, waitFor, within } from '@testing-library/react'
import type { Movement } from '@contract/statements/statements.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { fakeTabs } from '@test/support/pages/tabs'
import { failure } from '@test/support/state/fakeNetwork'
import { aMovement, anAccount, GET } from './statements.support'

const PRINT = 'POST /pagos/3/recibo'
const URL_OF_PRINT = '/files/documentos/recibo/recibo-000041.pdf?pago=3'
const paid = (id: number, tipo: 'CARGO' | 'COLEGIATURA'): Movement =>
  aMovement(`pago-${id}`, {
    tipo: 'PAGO',
    descripcion: 'PAGO',
    abono: 100,
    folio: 38 + id,
    pagoId: id,
    conceptos: [{ tipo }],
  })
const LINES = [
  aMovement('cargo-1', { cargo: 200 }),
  paid(3, 'COLEGIATURA'),
  paid(4, 'CARGO'),
  aMovement('pago-3-recargo', {
    tipo: 'RECARGO',
    folio: 41,
    pagoId: 3,
    conceptos: [{ tipo: 'COLEGIATURA' }],
  }),
]
const open = (more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen('/estado-de-cuenta/5', {
    ...more,
    answers: {
      [GET]: { ok: true, estado: anAccount({ movimientos: LINES }) },
      [PRINT]: { ok: true, recibo: { url: URL_OF_PRINT, reimpresion: true } },
      ...more.answers,
    },
  })
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

afterEach(() => jest.restoreAllMocks())

test('the line of a payment has its receipt, in a tab of its own; no other line has one', async () => {
  const { shown } = fakeTabs()
  const { user, network } = await open()
  const payment = await row(/Folio 000041.*100/)
  expect(screen.getAllByRole('button', { name: 'Recibo' })).toHaveLength(2)
  await user.click(payment.getByRole('button', { name: 'Recibo' }))
  await waitFor(() => expect(shown).toEqual([URL_OF_PRINT]))
  expect(network.count(PRINT)).toBe(1)
})

test.each([
  ['COLEGIATURAS READ', /Folio 000041.*100/, /Folio 000042/],
  ['CARGOS READ', /Folio 000042/, /Folio 000041.*100/],
] as const)('%s prints what that module paid, and nothing else', async (permission, its, other) => {
  await open({ permissions: [permission] })
  expect((await row(its)).getByRole('button', { name: 'Recibo' })).toBeEnabled()
  expect((await row(other)).queryByRole('button', { name: 'Recibo' })).not.toBeInTheDocument()
})

test('where there is nothing to print there is no column for it', async () => {
  await open({ answers: { [GET]: { ok: true, estado: anAccount({ movimientos: LINES.slice(0, 1) }) } } })
  await row(/UNIFORME/)
  expect(screen.queryByRole('columnheader', { name: 'Acciones' })).not.toBeInTheDocument()
})

test('a tab that the browser blocked leaves a link to the same print', async () => {
  fakeTabs(true)
  const { user, network } = await open()
  await user.click((await row(/Folio 000041.*100/)).getByRole('button', { name: 'Recibo' }))
  const link = await screen.findByRole('link', { name: 'Abrir recibo' })
  expect(link).toHaveAttribute('href', URL_OF_PRINT)
  expect(network.count(PRINT)).toBe(1)
})

test('a refused print says why and closes its tab', async () => {
  const { closed } = fakeTabs()
  const { user } = await open({ answers: { [PRINT]: failure(403, 'No tienes permiso.') } })
  await user.click((await row(/Folio 000041.*100/)).getByRole('button', { name: 'Recibo' }))
  expect(await screen.findByText('No se pudo imprimir el recibo')).toBeInTheDocument()
  expect(closed).toHaveLength(1)
})
