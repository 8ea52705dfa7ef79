import { screen, within } from '@testing-library/react'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import type { TuitionStatement } from '@client/state/otherServers/tuition'
import { renderScreen } from '@test/support/pages/screen'
import { moneyPresses } from '@test/support/pages/takeMoney'
import type { FakeNetwork } from '@test/support/state/fakeNetwork'

export const STATEMENT = 'GET /colegiaturas/alumno/7/1'
export const PAY = 'PATCH /colegiaturas/pagar'
export const PAY_YEAR = 'PATCH /colegiaturas/pago/anual'
export const ENROLLED = 'GET /alumnos/actualmente/inscritos'
type Options = NonNullable<Parameters<typeof renderScreen>[1]>
type Answer = Parameters<FakeNetwork['on']>[1]

const owedState = ({ pagado, abonado = 0 }: Partial<Tuition>): Tuition['estado'] =>
  pagado ? 'PAGADO' : abonado > 0 ? 'PARCIAL' : 'PENDIENTE'

export const aMonth = (id: number, month: string, over: Partial<Tuition> = {}): Tuition => ({
  id,
  alumnoId: 7,
  cicloEscolarId: 1,
  grado: 'PREESCOLAR',
  descripcion: `COLEGIATURA ${month}`,
  anio: Number(month.slice(-4)),
  mes: 1,
  parcialidad: 1,
  vencimiento: `${month.slice(-4)}-01-10`,
  lista: 2350,
  beca_porcentaje: 0,
  monto: 2350,
  abonado: 0,
  saldo: over.pagado ? 0 : (over.monto ?? 2350) - (over.abonado ?? 0),
  estado: owedState(over),
  pronto_pago: 0,
  prorroga: null,
  recargo: 0,
  meses_retraso: 0,
  pagado: false,
  metodo_pago: null,
  fecha_pago: null,
  folio: null,
  pagoId: null,
  fecha_creacion: '2020-08-01T16:00:00.000Z',
  ...over,
})

const paidBy = (folio: number): Partial<Tuition> => ({
  pagado: true,
  metodo_pago: 'TRANSFERENCIA',
  fecha_pago: '2020-09-05',
  folio,
  pagoId: folio + 50,
  recargo: 0,
  meses_retraso: 0,
})

/** Years far away, so that the same months are late on whatever day the tests run. */
export const SEP = aMonth(1, 'SEPTIEMBRE 2020', paidBy(40))
export const OCT = aMonth(2, 'OCTUBRE 2020', { recargo: 235, meses_retraso: 1 })
export const NOV = aMonth(3, 'NOVIEMBRE 2020')
export const JAN = aMonth(4, 'ENERO 2099')
export const FEB = aMonth(5, 'FEBRERO 2099')
/** As the server sends a month that was settled before the school came in: price and beca are there, but not owed. */
export const settledBefore = (id: number, month: string): Tuition =>
  aMonth(id, month, { estado: 'SALDADO', beca_porcentaje: 15, monto: 1997.5 })
export const MONTHS = [SEP, OCT, NOV, JAN, FEB]
export const paidElsewhere = (month: Tuition, folio = 77): Tuition => ({ ...month, ...paidBy(folio) })

export const aStatement = (over: Partial<TuitionStatement> = {}): TuitionStatement & { ok: true } => ({
  ok: true,
  alumno: {
    id: 7,
    nombre: 'INÉS PEÑA ZÚÑIGA',
    numero_control: 'A-7',
    grado: 'PREESCOLAR',
    grupo: { id: 3, nombre: '2B' },
  },
  cicloEscolar: {
    id: 1,
    name: '2020-2021',
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 },
    descuento_anual: 6,
  },
  pagos: MONTHS,
  beca: null,
  anual: {
    meses: 4,
    con_descuento: 4,
    importe: 9400,
    descuento_porcentaje: 6,
    descuento: 564,
    recargos: 235,
    total: 9071,
  },
  ciclos: [{ id: 1, name: '2020-2021', abiertas: 4, saldo: 9400 }],
  ...over,
})

/** What the server answers to a payment. */
export const paid = (folio = 41) => ({ ok: true, pagos: [], pago: { id: folio + 50, folio, conceptos: [] } })

export const openTuition = async (
  statement: Answer = aStatement(),
  { answers, ...more }: Options = {},
  path = '/pago/colegiatura/7',
) =>
  renderScreen(path, {
    ...more,
    answers: { [STATEMENT]: statement, [PAY]: paid(), [PAY_YEAR]: paid(), ...answers },
  })

/** … once the months are there. */
export const openMonths = async (...args: Parameters<typeof openTuition>) => {
  const opened = await openTuition(...args)
  await screen.findByRole('heading', { name: 'Colegiaturas' })
  return opened
}
export type User = Awaited<ReturnType<typeof openMonths>>['user']

export const box = (month: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: month })
export const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked, labels }) => [labels?.[0]?.textContent, checked])
export const card = (month: string) =>
  within(screen.getByText(month, { selector: 'li label, li strong' }).closest('li')!)
export const panel = () => within(screen.getByRole('complementary', { name: 'Por cobrar' }))

/** The value under a label of the panel or the dialog; undefined when it is not shown. */
const amountIn = (place: ReturnType<typeof within>, label: string) =>
  place.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent
export const amount = (label: string) => amountIn(panel(), label)

export const dialog = (name: string | RegExp = /^Cobrar (colegiatura|el año)/) =>
  within(screen.getByRole('dialog', { name }))
export const total = (label: string) => amountIn(dialog(/./), label)
export const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label)
export const { press, exact, choose, pay } = moneyPresses(dialog, /^(Cobrar|Escribe|Elige|Faltan)/)

/** Opens the payment of what is chosen. */
export const openPayment = async (user: User) => {
  await user.click(panel().getByRole('button', { name: /^Cobrar/ }))
  await screen.findByRole('dialog', { name: /^Cobrar/ })
}
export const taken = (folio = 41) =>
  screen.findByRole('dialog', { name: `Pago registrado con el folio ${folioLabel(folio)}` })

/** Every payment that left. */
export const payments = (network: FakeNetwork, call = PAY) =>
  network.sent
    .filter(({ method, path }) => `${method} ${path}` === call)
    .map(({ body, headers }) => ({ body, key: headers.get('idempotency-key') }))

/** A notice, title and text. */
export const said = async (...texts: string[]) => {
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
}
