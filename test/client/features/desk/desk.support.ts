import { screen, waitFor, within } from '@testing-library/react'
import type { DeskChild, DeskFamily, OwedMonth } from '@contract/desk/desk.schemas'
import { renderScreen } from '@test/support/pages/screen'
import type { FakeNetwork } from '@test/support/state/fakeNetwork'
import { aChargeRow } from '@test/support/state/rows'

export const FAMILY = 'GET /caja/familia?padreId=3'
export const CONTACTS = 'GET /morosos/contactos?padreId=3'
export const COLLECT = 'POST /caja/cobro'

export const aMonth = (id: number, month: string, over: Partial<OwedMonth> = {}): OwedMonth => ({
  id,
  descripcion: `COLEGIATURA ${month}`,
  monto: 2000,
  abonado: 0,
  saldo: (over.monto ?? 2000) - (over.abonado ?? 0),
  estado: over.abonado ? 'PARCIAL' : 'PENDIENTE',
  pronto_pago: 0,
  vencimiento: `${month.slice(-4)}-01-10`,
  prorroga: null,
  recargo: 0,
  ciclo: '2020-2021',
  cicloEscolarId: 1,
  ...over,
})

const aChild = (id: number, nombre: string, over: Partial<DeskChild> = {}): DeskChild => ({
  alumno: { id, nombre, numero_control: `A-${id}`, grado: 'PRIMARIA', grupo: null },
  cargos: [],
  colegiaturas: [],
  anuales: [],
  saldo: 0,
  vencido: 0,
  recargos: 0,
  ...over,
})

/** Years far away, so that the same months are late on whatever day the tests run. */
export const UNIFORM = aChargeRow(5, {
  tipo: 'OTRO',
  descripcion: 'UNIFORME',
  fecha: '2020-03-01',
  monto_restante: 500,
})
export const LATE = aMonth(11, 'ENERO 2021', { recargo: 200 })
export const COMING = [aMonth(21, 'ENERO 2098'), aMonth(22, 'ENERO 2099')]

export const aFamily = (over: Partial<DeskFamily> = {}): DeskFamily => ({
  padre: { id: 3, nombre: 'MARÍA LÓPEZ', telefono: '5512345678' },
  saldo_favor: 0,
  vencido: 2500,
  recargos: 200,
  total: 6700,
  hijos: [
    aChild(7, 'ANA PEÑA LÓPEZ', { cargos: [UNIFORM], colegiaturas: [LATE], saldo: 2500, recargos: 200 }),
    aChild(8, 'BETO PEÑA LÓPEZ', {
      colegiaturas: COMING,
      saldo: 4000,
      anuales: [
        {
          cicloEscolarId: 1,
          ciclo: '2020-2021',
          meses: 2,
          con_descuento: 2,
          importe: 4000,
          descuento_porcentaje: 10,
          descuento: 400,
          recargos: 0,
          total: 3600,
        },
      ],
    }),
  ],
  fiscales: [],
  ...over,
})

/** Six children who each owe two years: twenty late months and four charges. */
export const bigFamily = () => {
  const [ana] = aFamily().hijos as [DeskChild]
  const hijos = Array.from({ length: 6 }, (_, at) => ({
    ...ana,
    alumno: { ...ana.alumno, id: 70 + at, nombre: `HIJO ${at} PEÑA` },
    cargos: Array.from({ length: 4 }, (_each, charge) => ({ ...UNIFORM, id: 1000 + 10 * at + charge })),
    colegiaturas: Array.from({ length: 20 }, (_each, month) =>
      aMonth(100 * at + month + 1, `ENERO ${2001 + month}`, { recargo: 200 }),
    ),
  }))
  return aFamily({ hijos })
}

export const OWES_NOTHING = {
  'GET /caja/familia?alumnoId=9': {
    ok: true,
    familia: aFamily({
      padre: null,
      hijos: aFamily()
        .hijos.slice(0, 1)
        .map((child) => ({ ...child, cargos: [], colegiaturas: [] })),
    }),
  },
}

/** What the server answers to a payment. */
export const paid = (monto: number, saldo_favor = 0, folio = 41) => ({
  ok: true,
  saldo_favor,
  pago: {
    id: folio + 50,
    folio,
    monto,
    saldo_usado: 0,
    a_cuenta: 0,
    padre: { id: 3, nombre: 'MARÍA LÓPEZ' },
    alumnos: [{ id: 7, nombre: 'ANA PEÑA LÓPEZ' }],
    medios: [{ metodo_pago: 'EFECTIVO', monto, referencia: null }],
    conceptos: [{ tipo: 'CARGO', descripcion: 'UNIFORME', monto }],
  },
})

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

export const openDesk = async (path = '/caja', { answers, ...more }: Options = {}) => {
  const opened = await renderScreen(path, {
    ...more,
    answers: {
      [FAMILY]: { ok: true, familia: aFamily() },
      [CONTACTS]: { ok: true, contactos: [] },
      [COLLECT]: paid(2700),
      ...answers,
    },
  })
  await screen.findByRole('combobox', { name: 'Familia' })
  return opened
}

/** Beside the lines the fields of the payment come a moment later. */
export const fieldsDrawn = () =>
  waitFor(() => expect(document.querySelector('.desk-side > :last-child:not(.desk-pay)')).toBeNull())

/** Opens the desk of a family. */
export const openFamily = async (options: Options = {}, family = aFamily()) => {
  const opened = await openDesk('/caja?padre=3', {
    ...options,
    answers: { [FAMILY]: { ok: true, familia: family }, ...options.answers },
  })
  await screen.findByRole('heading', { name: 'MARÍA LÓPEZ' })
  await fieldsDrawn()
  return opened
}
export type User = Awaited<ReturnType<typeof openDesk>>['user']

export const finder = () => screen.getByRole('combobox', { name: 'Familia' })
export const picked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent)
export const side = () => within(screen.getByRole('complementary', { name: 'Por cobrar' }))
export const sum = (label: string) =>
  side().queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent
/** The last button, whatever missing field it names. */
export const collect = () => side().getByRole('button', { name: /^(Cobrar|Escribe|Elige|Faltan)/ })
/** The family hands over exactly what is paid. */
export const exact = (user: User) => user.click(side().getByRole('button', { name: 'Exacto' }))
export const byMethod = (user: User, name: string) => user.click(side().getByRole('radio', { name }))
export const field = (label: string, at = 0) => side().getAllByLabelText<HTMLInputElement>(label)[at]!
export const taken = (folio = '000041') =>
  screen.findByRole('heading', { name: `Pago registrado con el folio ${folio}` })

/** Every payment that left. */
export const payments = (network: FakeNetwork) =>
  network.sent
    .filter(({ method, path }) => `${method} ${path}` === COLLECT)
    .map(({ body, headers }) => ({ body, key: headers.get('idempotency-key') }))
