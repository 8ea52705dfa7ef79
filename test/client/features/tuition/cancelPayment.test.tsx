import { screen, waitFor, within } from '@testing-library/react'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { address } from '@test/support/pages/screen'
import { failure, type FakeNetwork } from '@test/support/state/fakeNetwork'
import { aStatement, box, card, OCT, openMonths, said, SEP, STATEMENT } from './tuition.support'

const PAYMENT = 'GET /pagos/90'
const CANCEL = 'DELETE /pagos/90'

const line = (tipo: Payment['conceptos'][number]['tipo'], descripcion: string, monto: number) => ({
  tipo,
  descripcion,
  monto,
  idCargo: null,
  idColegiatura: 1,
  saldo_anterior: monto,
  saldo: 0,
})
const pago = {
  id: 90,
  folio: 40,
  alumno: aStatement().alumno,
  alumnos: [aStatement().alumno],
  monto: 4935,
  fecha: '2020-09-05',
  metodo_pago: 'CHEQUE',
  medios: [{ metodo_pago: 'CHEQUE', monto: 4935, referencia: '0042' }],
  saldo_usado: 0,
  a_cuenta: 0,
  conceptos: [
    line('COLEGIATURA', 'COLEGIATURA AGOSTO 2020', 2350),
    line('RECARGO', 'RECARGO COLEGIATURA AGOSTO 2020, 1 MES', 235),
    line('COLEGIATURA', 'COLEGIATURA SEPTIEMBRE 2020', 2350),
  ],
}
const open = async (answer: Parameters<FakeNetwork['on']>[1] = { ok: true, pago }) => {
  const opened = await openMonths(aStatement(), {
    answers: { [PAYMENT]: { ok: true, pago }, [CANCEL]: answer },
  })
  await opened.user.click(screen.getByRole('button', { name: 'Cancelar pago de SEPTIEMBRE 2020' }))
  await screen.findByRole('dialog', { name: '¿Cancelar el pago con folio 000040?' })
  return opened
}
const question = () => within(screen.getByRole('dialog'))
const reason = () => question().getByLabelText('Motivo de la cancelación')
const sent = ({ sent: calls }: FakeNetwork) => calls.filter(({ method }) => method === 'DELETE')

test('says all that comes back, and with a reason the months are open again', async () => {
  const { user, network } = await open()
  expect(question().getByText('$4,935.00 · INÉS PEÑA ZÚÑIGA')).toBeInTheDocument()
  expect(question().getByText('Devuelve $4,935.00 en cheque (0042).')).toBeInTheDocument()
  expect(
    question().getByText(
      /Vuelve a deberse: COLEGIATURA AGOSTO 2020, COLEGIATURA SEPTIEMBRE 2020\. El folio no se borra/,
    ),
  ).toBeInTheDocument()
  expect(reason()).toHaveFocus()
  const owed: Tuition = { ...SEP, pagado: false, pagoId: null, estado: 'PENDIENTE', saldo: SEP.monto }
  network.on(STATEMENT, aStatement({ pagos: [owed, OCT] }))
  await user.keyboard('  CHEQUE DEVUELTO {Enter}')
  await said(
    'Pago cancelado',
    'El folio 000040 de $4,935.00 quedó como cancelado; lo que pagaba vuelve a deberse.',
  )
  await waitFor(() => expect(box('SEPTIEMBRE 2020')).toBeInTheDocument())
  expect(sent(network).map(({ body }) => body)).toEqual([{ motivo_cancelacion: 'CHEQUE DEVUELTO' }])
})

test('without a reason nothing is sent', async () => {
  const { user, network } = await open()
  await user.keyboard('   {Enter}')
  await said('UPS!!', 'Debes colocar el motivo de la cancelación')
  expect(reason()).toHaveAccessibleDescription('Debes colocar el motivo de la cancelación')
  expect(sent(network)).toEqual([])
})

test('a refusal says what the server says and keeps the reason', async () => {
  const message = 'El pago ya está en un corte cerrado'
  const { user } = await open(failure(409, message))
  await user.keyboard('SE FUE{Enter}')
  await said(message)
  expect(reason()).toHaveValue('SE FUE')
})

test('a later payment of the month comes first: its folio is one press away, and nothing is asked', async () => {
  const message = 'COLEGIATURA AGOSTO 2020 tiene un pago posterior: cancela primero el folio 000052.'
  const { user } = await open(failure(409, message))
  expect(question().queryByRole('button', { name: /^Ver el folio/ })).not.toBeInTheDocument()
  await user.keyboard('SE FUE{Enter}')
  await user.click(await question().findByRole('button', { name: 'Ver el folio 000052' }))
  await waitFor(() => expect(address()).toMatch(/^\/pagos\?desde=2020-09-05&hasta=.*&q=000052$/))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a payment that cannot be read is not cancelled blindly', async () => {
  const { user } = await openMonths(aStatement(), { answers: { [PAYMENT]: failure(403, 'No puedes verlo') } })
  await user.click(screen.getByRole('button', { name: 'Cancelar pago de SEPTIEMBRE 2020' }))
  await said('No se pudo consultar el pago', 'No puedes verlo')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('only who may cancel payments of tuition sees the button', async () => {
  await openMonths(aStatement(), { except: ['COLEGIATURAS DELETE'] })
  expect(card('SEPTIEMBRE 2020').queryByRole('button', { name: /Cancelar/ })).not.toBeInTheDocument()
})

// Said later, the motive is forgotten, and the SAT takes no cancellation without one.
test('of a stamped invoice it asks for the SAT’s motive, and for 01 the folio that replaces it', async () => {
  const uuid = '25DA67EE-822A-2E01-D6AB-F147DAA201DA'
  const refusal = failure(400, 'No', { sustituye: 'No existe el recibo con folio 000777' })
  const { user, network } = await openMonths(aStatement(), {
    answers: { [PAYMENT]: { ok: true, pago: { ...pago, uuid } }, [CANCEL]: refusal },
  })
  await user.click(screen.getByRole('button', { name: 'Cancelar pago de SEPTIEMBRE 2020' }))
  await screen.findByRole('dialog', { name: '¿Cancelar el pago con folio 000040?' })
  expect(question().getByText(new RegExp(uuid))).toBeInTheDocument()
  await user.selectOptions(question().getByLabelText('Motivo ante el SAT'), '01')
  await user.type(reason(), 'ERROR{Enter}')
  const replacing = question().getByLabelText('Folio que sustituye al 000040')
  await waitFor(() => expect(replacing).toHaveAccessibleDescription(/Escribe el folio del pago/))
  expect(sent(network)).toEqual([])
  await user.type(replacing, '777{Enter}')
  await waitFor(() => expect(replacing).toHaveAccessibleDescription('No existe el recibo con folio 000777'))
  network.on(CANCEL, { ok: true, pago })
  await user.selectOptions(question().getByLabelText('Motivo ante el SAT'), '02')
  await user.click(question().getByRole('button', { name: 'Cancelar pago' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(network).map(({ body }) => body)).toEqual([
    { motivo_cancelacion: 'ERROR', motivo_sat: '01', sustituye: 777 },
    { motivo_cancelacion: 'ERROR', motivo_sat: '02' },
  ])
})
