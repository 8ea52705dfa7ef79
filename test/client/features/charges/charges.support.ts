import { screen, waitFor, within } from '@testing-library/react'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Charge } from '@contract/charges/charges.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { moneyPresses } from '@test/support/pages/takeMoney'
import type { FakeNetwork } from '@test/support/state/fakeNetwork'
import { aChargeRow } from '@test/support/state/rows'

export const PENDING = 'GET /cargos/pendientes/all'
export const PAY = 'PATCH /cargos/pagar'
export const PARTLY_PAID = 'GET /cargos/complementos'
export const COMPLEMENT = 'PATCH /cargos/pago/complemento'
/** Rosa's charges of all states. */
export const OF_ROSA = 'GET /cargos/by/alumno/8'
type Options = NonNullable<Parameters<typeof renderScreen>[1]>
type Answer = Parameters<FakeNetwork['on']>[1]

const pupil = (id: number, nombre: string, numero_control: string): Charge['alumno'] => ({
  id,
  nombre,
  numero_control,
  grado: 'PRIMARIA',
  grupo: { id: 3, nombre: '2B' },
})

/** Two charges of one pupil and one of another; the second owes 1,234.56. */
export const JOSE = aChargeRow(1, { alumno: pupil(7, 'JOSÉ MARÍA GARCÍA NÚÑEZ', 'A-7') })
export const ROSA = aChargeRow(2, {
  alumno: pupil(8, 'ROSA PEÑA ZÚÑIGA', 'A-8'),
  descripcion: 'UNIFORME',
  tipo: 'OTRO',
  costoTotal: 1234.56,
  monto: 1234.56,
  monto_pagar: 1234.56,
  monto_restante: 1234.56,
})
/** Rosa's uniform after 1,000.01 were paid. */
export const PARTLY = {
  ...ROSA,
  estado: 'PARCIAL' as const,
  pago_parcial: true,
  abono: 1000.01,
  monto_restante: 234.55,
}
export const list = (...cargos: Charge[]) => ({ ok: true, cargos })

/** What the server answers to a payment. */
export const paid = (charge: Charge, folio = 41) => ({
  ok: true,
  cargo: { ...charge, estado: 'PAGADO' },
  pago: {
    id: 1,
    folio,
    monto: charge.monto_restante,
    metodo_pago: 'EFECTIVO',
    cancelado: false,
    conceptos: [],
  },
})

export const openCharges = async (answer: Answer = paid(ROSA), { answers, ...more }: Options = {}) => {
  const opened = await renderScreen('/cargos/pendientes', {
    ...more,
    answers: { [PENDING]: list(JOSE, ROSA), [PARTLY_PAID]: list(), [PAY]: answer, ...answers },
  })
  await screen.findByText(/^\d cargos$/)
  return opened
}
export type User = Awaited<ReturnType<typeof openCharges>>['user']

export const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
export const dialog = () =>
  within(screen.getByRole('dialog', { name: /^(Pagar cargo|Registrar complemento|Pago registrado)/ }))
/** The dialog once the money was taken. */
export const taken = (folio = 41) =>
  screen.findByRole('dialog', { name: `Pago registrado con el folio ${folioLabel(folio)}` })
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
export const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label)
export const { press, exact, choose, pay } = moneyPresses(dialog, /^(Pagar|Registrar|Escribe|Elige|Faltan)/)

/** Opens the payment of a row, by default the one that owes 1,234.56. */
export const openPayment = async (user: User, name = /ROSA/) => {
  await user.click(rowOf(name).getByRole('button', { name: 'Pagar' }))
  await screen.findByRole('dialog', { name: 'Pagar cargo' })
}

/** The value under a label of the totals; null when it is not shown. */
export const total = (label: string): string | null | undefined =>
  dialog().queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent

export const alert = async (...texts: string[]) => {
  // The last one: an earlier notice may still be shown.
  await waitFor(() => {
    const notice = within(screen.getAllByRole('alert').at(-1)!)
    for (const text of texts) expect(notice.getByText(text)).toBeInTheDocument()
  })
}

/** A notice of good news, title and text. */
export const said = async (...texts: string[]) => {
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
}

/** Every payment that left. */
export const payments = (network: FakeNetwork, call = PAY) =>
  network.sent
    .filter(({ method, path }) => `${method} ${path}` === call)
    .map(({ body, headers }) => ({ body, key: headers.get('idempotency-key') }))

export const lost = () => {
  throw new TypeError('Failed to fetch')
}
