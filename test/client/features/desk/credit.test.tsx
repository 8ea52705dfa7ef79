import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CreditMove, Refund } from '@contract/desk/desk.schemas'
import { failure } from '@test/support/state/fakeNetwork'
import { openParents } from '../parents/parents.support'

const CREDIT = 'GET /caja/saldo?padreId=5'
const move = (id: number, over: Partial<CreditMove>): CreditMove => ({
  id,
  fecha: '2026-09-15',
  tipo: 'A_CUENTA',
  monto: 500,
  saldo: 500,
  folio: null,
  pagoId: null,
  devolucionId: null,
  usuario: 'caja',
  ...over,
})
const REFUND: Refund = {
  id: 4,
  folio: 2,
  padre: { id: 5, nombre: 'ROSA MUÑOZ PEÑA' },
  alumno: null,
  monto: 120,
  fecha: '2026-09-20',
  metodo_pago: 'EFECTIVO',
  referencia: null,
  motivo: 'LO PIDIÓ',
  creado: '2026-09-20T16:00:00Z',
  entrego: 'caja',
  cancelado: false,
  motivo_cancelacion: null,
  cancelado_por: null,
  fecha_cancelacion: null,
}
const ON_ACCOUNT = move(1, { folio: 41, pagoId: 91 })
const PAID_BACK = move(2, { tipo: 'DEVOLUCION', monto: -120, saldo: 380, devolucionId: 4 })
const credit = (movimientos: CreditMove[], refund: Partial<Refund> = {}, saldo_favor = 380) => ({
  ok: true,
  saldo_favor,
  movimientos,
  devoluciones: [{ ...REFUND, ...refund }],
})

const open = async (options: Parameters<typeof openParents>[1] = {}) => {
  const opened = await openParents('/padre/5?ver=saldo', {
    ...options,
    answers: { [CREDIT]: credit([PAID_BACK, ON_ACCOUNT]), ...options.answers },
  })
  await screen.findByRole('table', { name: 'Movimientos del saldo a favor' })
  return opened
}
const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))

test('what a family has in its favour, by what it came about, and the way to pay it back', async () => {
  await open()
  expect(screen.getByText('La familia tiene $380.00 a su favor.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Devolver saldo' })).toHaveAttribute(
    'href',
    '/caja?padre=5&devolver=1',
  )
  expect(rowOf(/^Pago a cuenta/).getByText('Folio 000041')).toBeInTheDocument()
  const refund = rowOf(/^Devolución/)
  for (const text of ['Folio D-000002', 'LO PIDIÓ', '-$120.00', '$380.00'])
    expect(refund.getByText(text)).toBeInTheDocument()
})

test('credit that a family brought along when the school came in: in words, with no folio and nothing to cancel', async () => {
  await open({ answers: { [CREDIT]: credit([move(3, { tipo: 'APERTURA' })], {}, 500) } })
  const brought = rowOf(/^Saldo que traía al entrar/)
  expect(brought.queryByText(/Folio/)).not.toBeInTheDocument()
  expect(brought.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Devolver saldo' })).toBeInTheDocument()
})

test('a refund is cancelled with a reason, and the credit is there again', async () => {
  const { user, network } = await open({
    answers: {
      'DELETE /caja/devolucion/4': { ok: true, devolucion: { ...REFUND, cancelado: true }, saldo_favor: 500 },
    },
  })
  await user.click(rowOf(/^Devolución/).getByRole('button', { name: 'Cancelar' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: '¿Cancelar la devolución con folio D-000002?' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Cancelar devolución' }))
  const reason = dialog.getByLabelText(/^Motivo de la cancelación/)
  await waitFor(() => expect(reason).toBeInvalid())
  expect(network.count('DELETE /caja/devolucion/4')).toBe(0)
  fireEvent.change(reason, { target: { value: ' NO VINO ' } })
  const back = move(3, { tipo: 'CANCELACION', monto: 120, saldo: 500, devolucionId: 4 })
  network.on(CREDIT, credit([back, PAID_BACK, ON_ACCOUNT], { cancelado: true }, 500))
  await user.click(dialog.getByRole('button', { name: 'Cancelar devolución' }))
  expect(await screen.findByText('La familia tiene $500.00 a su favor.')).toBeInTheDocument()
  expect(network.sent.find(({ method }) => method === 'DELETE')?.body).toEqual({
    motivo_cancelacion: 'NO VINO',
  })
  expect(rowOf(/^Devolución Cancelado/).queryByRole('button', { name: 'Cancelar' })).toBeNull()
})

test('a payment on account is cancelled like any payment; one whose credit was used says which folio used it', async () => {
  const refusal = 'El saldo a favor de este pago ya se usó con el folio D-000002.'
  const { user } = await open({
    answers: {
      'GET /pagos/by/folio/41': {
        ok: true,
        pago: {
          id: 91,
          folio: 41,
          monto: 500,
          metodo_pago: 'EFECTIVO',
          medios: [{ metodo_pago: 'EFECTIVO', monto: 500, referencia: null }],
          saldo_usado: 0,
          a_cuenta: 500,
          cancelado: false,
          conceptos: [],
          alumnos: [],
          padre: { id: 5, nombre: 'ROSA MUÑOZ PEÑA' },
        },
      },
      'DELETE /pagos/91': failure(409, refusal),
    },
  })
  await user.click(rowOf(/^Pago a cuenta/).getByRole('button', { name: 'Cancelar' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar el pago con folio 000041?' }))
  fireEvent.change(dialog.getByLabelText(/^Motivo de la cancelación/), { target: { value: 'ERROR' } })
  await user.click(dialog.getByRole('button', { name: 'Cancelar pago' }))
  expect(await screen.findByText(refusal)).toBeInTheDocument()
})

test('who may only read sees the movements and nothing to do', async () => {
  await open({ permissions: ['PADRES READ', 'COLEGIATURAS READ'] })
  expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Devolver saldo' })).not.toBeInTheDocument()
  expect(rowOf(/^Devolución/).queryByRole('button', { name: 'Recibo' })).toBeNull()
})

test('a payment on account that cannot be had is told, instead of a press that does nothing', async () => {
  const { user } = await open({ answers: { 'GET /pagos/by/folio/41': failure(503, 'No responde') } })
  await user.click(rowOf(/^Pago a cuenta/).getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByText('No se pudo consultar el pago')).toBeInTheDocument()
  expect(screen.getByText('No responde')).toBeInTheDocument()
})
