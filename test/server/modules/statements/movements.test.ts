import { movementsOf } from '@server/modules/statements/movements'
import type { LineFact, MonthFact, PaymentFact } from '@server/modules/statements/statements.queries'

const OCTUBRE = 'COLEGIATURA OCTUBRE 2026'
const at = (day: string): Date => new Date(`${day}T18:00:00Z`)

const month = (over: Partial<MonthFact> = {}): MonthFact => ({
  id: 1,
  student_id: 1,
  cycle_id: 1,
  descripcion: OCTUBRE,
  vencimiento: '2026-10-10',
  prorroga_hasta: null,
  lista_centavos: 235_000,
  beca_centesimas: 0,
  monto_centavos: 235_000,
  abonado_centavos: 0,
  saldado_centavos: 0,
  propia: false,
  recargo_abonado_centavos: 0,
  abonos: [],
  estado: 'PENDIENTE',
  fuera: null,
  fuera_at: null,
  fuera_on: null,
  credited: [],
  ...over,
})

const left = (day: string): Partial<MonthFact> => ({ fuera: 'BAJA', fuera_at: at(day), fuera_on: day })

const line = (over: Partial<LineFact>): LineFact => ({
  id: 1,
  tipo: 'COLEGIATURA',
  charge_id: null,
  tuition_id: 1,
  student_id: 1,
  descripcion: OCTUBRE,
  monto_centavos: 0,
  saldo_anterior_centavos: 0,
  saldo_centavos: 0,
  condonado_centavos: 0,
  ...over,
})

/** A payment of a part of the month, with a recargo if given. */
const paid = (
  id: number,
  fecha: string,
  {
    monto,
    before,
    fee = 0,
    cancelled,
    day = fecha,
  }: { monto: number; before: number; fee?: number; cancelled?: string; day?: string },
): PaymentFact => ({
  id,
  parte: 1,
  folio: id,
  cycle_id: 1,
  fecha,
  fecha_pago: day,
  created_at: at(fecha),
  metodo_pago: 'EFECTIVO',
  referencia: null,
  monto_centavos: monto + fee,
  total_centavos: monto + fee,
  kinds: ['COLEGIATURA'],
  motivo_condonacion: null,
  motivo_cancelacion: cancelled ? 'ERROR' : null,
  cancelled_at: cancelled ? at(cancelled) : null,
  cancelled_on: cancelled ?? null,
  uuid: null,
  lines: [
    ...(monto > 0
      ? [line({ monto_centavos: monto, saldo_anterior_centavos: before, saldo_centavos: before - monto })]
      : []),
    ...(fee > 0 ? [line({ tipo: 'RECARGO', descripcion: `RECARGO ${OCTUBRE}`, monto_centavos: fee })] : []),
  ],
})

const shown = (of: MonthFact, payments: PaymentFact[]) => {
  const lines = movementsOf({ charges: [], months: [of], payments })
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect(lines.filter(({ saldo }) => saldo < 0)).toEqual([])
  return lines.map(({ fecha, descripcion, cargo, abono, saldo }) => [fecha, descripcion, cargo, abono, saldo])
}

test('a month paid in two parts with a recargo, and what each part left', () => {
  const parts = [
    paid(1, '2026-10-12', { monto: 76_500, before: 235_000, fee: 23_500 }),
    paid(2, '2026-10-20', { monto: 158_500, before: 158_500 }),
  ]
  const of = month({ estado: 'PAGADO', abonado_centavos: 235_000 })
  expect(shown(of, parts)).toEqual([
    ['2026-10-10', OCTUBRE, 2350, 0, 2350],
    ['2026-10-12', `RECARGO ${OCTUBRE}`, 235, 0, 2585],
    ['2026-10-12', 'PAGO', 0, 1000, 1585],
    ['2026-10-20', 'PAGO', 0, 1585, 0],
  ])
  const details = movementsOf({ charges: [], months: [of], payments: parts }).map(({ detalle }) => detalle)
  expect(details[2]).toEqual(['Efectivo', `Abono de $765.00 a ${OCTUBRE}, resta $1,585.00`])
  expect(details[3]).toEqual(['Efectivo', `${OCTUBRE}: $1,585.00`])
})

test('a payment is listed on its day of entry and says the day of its money; a cancellation says none', () => {
  const part = { monto: 235_000, before: 235_000, day: '2026-10-08', cancelled: '2026-10-12' }
  const lines = movementsOf({ charges: [], months: [month()], payments: [paid(1, '2026-10-11', part)] })
  expect(lines.map(({ fecha, fecha_pago, tipo, saldo }) => [fecha, fecha_pago, tipo, saldo])).toEqual([
    ['2026-10-10', undefined, 'COLEGIATURA', 2350],
    ['2026-10-11', '2026-10-08', 'PAGO', 0],
    ['2026-10-12', undefined, 'CANCELACION', 2350],
  ])
})

test('a payment that is all recargo leaves the month as it was', () => {
  const of = month()
  expect(shown(of, [paid(1, '2026-10-20', { monto: 0, before: 235_000, fee: 10_000 })])).toEqual([
    ['2026-10-10', OCTUBRE, 2350, 0, 2350],
    ['2026-10-20', `RECARGO ${OCTUBRE}`, 100, 0, 2450],
    ['2026-10-20', 'PAGO', 0, 100, 2350],
  ])
})

test('parts that were cancelled, the last first, and then a beca', () => {
  const parts = [
    paid(1, '2026-10-05', { monto: 100_000, before: 235_000, cancelled: '2026-10-08' }),
    paid(2, '2026-10-06', { monto: 135_000, before: 135_000, cancelled: '2026-10-07' }),
  ]
  const of = month({ beca_centesimas: 2500, monto_centavos: 176_250 })
  expect(shown(of, parts)).toEqual([
    ['2026-10-05', OCTUBRE, 2350, 0, 2350],
    ['2026-10-05', 'PAGO', 0, 1000, 1350],
    ['2026-10-06', 'PAGO', 0, 1350, 0],
    ['2026-10-07', 'PAGO CANCELADO', 1350, 0, 1350],
    ['2026-10-08', 'PAGO CANCELADO', 1000, 0, 2350],
    ['2026-10-08', `BECA DE 25 %: ${OCTUBRE}`, 0, 587.5, 1762.5],
  ])
})

test('two becas one after the other, each applied when a payment was cancelled', () => {
  const parts = [
    paid(1, '2026-10-01', { monto: 235_000, before: 235_000, cancelled: '2026-10-02' }),
    paid(2, '2026-10-03', { monto: 176_250, before: 176_250, cancelled: '2026-10-04' }),
  ]
  const of = month({ beca_centesimas: 5000, monto_centavos: 117_500 })
  expect(
    shown(of, parts).map(([fecha, descripcion, , abono, saldo]) => [fecha, descripcion, abono, saldo]),
  ).toEqual([
    ['2026-10-01', OCTUBRE, 0, 2350],
    ['2026-10-01', 'PAGO', 2350, 0],
    ['2026-10-02', 'PAGO CANCELADO', 0, 2350],
    ['2026-10-02', `BECA DE 50 %: ${OCTUBRE}`, 587.5, 1762.5],
    ['2026-10-03', 'PAGO', 1762.5, 0],
    ['2026-10-04', 'PAGO CANCELADO', 0, 1762.5],
    ['2026-10-04', `BECA DE 50 %: ${OCTUBRE}`, 587.5, 1175],
  ])
})

describe('a month that the baja lowered to what was paid', () => {
  const parts = [
    paid(1, '2026-10-05', { monto: 20_000, before: 235_000 }),
    paid(2, '2026-10-06', { monto: 10_000, before: 215_000 }),
  ]

  test('the rest is taken off on the day of the baja', () => {
    const of = month({
      estado: 'PAGADO',
      monto_centavos: 30_000,
      abonado_centavos: 30_000,
      ...left('2026-10-08'),
    })
    expect(shown(of, parts)).toEqual([
      ['2026-10-05', OCTUBRE, 2350, 0, 2350],
      ['2026-10-05', 'PAGO', 0, 200, 2150],
      ['2026-10-06', 'PAGO', 0, 100, 2050],
      ['2026-10-08', `BAJA: ${OCTUBRE}`, 0, 2050, 0],
    ])
  })

  test('and the other parts when they are cancelled', () => {
    const [first, second] = parts as [PaymentFact, PaymentFact]
    const undone = { ...second, cancelled_at: at('2026-10-09'), cancelled_on: '2026-10-09' }
    const of = month({
      estado: 'PAGADO',
      monto_centavos: 20_000,
      abonado_centavos: 20_000,
      ...left('2026-10-08'),
    })
    expect(shown(of, [first, undone]).slice(3)).toEqual([
      ['2026-10-08', `BAJA: ${OCTUBRE}`, 0, 2050, 0],
      ['2026-10-09', 'PAGO CANCELADO', 100, 0, 100],
      ['2026-10-09', `BAJA: ${OCTUBRE}`, 0, 100, 0],
    ])
    const all = { ...first, cancelled_at: at('2026-10-10'), cancelled_on: '2026-10-10' }
    expect(shown(month({ estado: 'BAJA', ...left('2026-10-08') }), [all, undone]).at(-1)).toEqual([
      ...['2026-10-10', `BAJA: ${OCTUBRE}`],
      ...[0, 200, 0],
    ])
  })

  test('after a return it is owed at its list price, less what stayed paid', () => {
    expect(shown(month({ estado: 'PARCIAL', abonado_centavos: 30_000 }), parts).at(-1)).toEqual([
      '2026-10-06',
      'PAGO',
      0,
      100,
      2050,
    ])
  })
})

test('a month that the becas leave nothing of is shown with 0', () => {
  const of = month({ estado: 'BECADO', beca_centesimas: 10_000, monto_centavos: 0 })
  const [only, ...others] = movementsOf({ charges: [], months: [of], payments: [] })
  expect(others).toEqual([])
  expect(only).toMatchObject({ descripcion: OCTUBRE, cargo: 0, abono: 0, saldo: 0, detalle: ['Beca 100 %'] })
})

test('a month that nobody paid and nobody owes is not shown', () => {
  expect(shown(month({ estado: 'BAJA', ...left('2026-10-08') }), [])).toEqual([])
})
