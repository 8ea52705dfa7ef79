import { aPayment, contentOf, line, printedRows } from './aReceipt'

const OCTUBRE = { idCargo: null, idColegiatura: 1, descripcion: 'COLEGIATURA OCTUBRE 2026' }

it('a part of a month says what it leaves, and the last part what was paid before', () => {
  const price = { charge_id: null, tuition_id: 1, lista: 235_000, porcentaje: 0, antes: 0 }
  const fee = { tipo: 'RECARGO' as const, descripcion: 'RECARGO COLEGIATURA OCTUBRE 2026, 1 MES' }
  const first = line({ ...OCTUBRE, tipo: 'COLEGIATURA', monto: 765, saldo_anterior: 2350, saldo: 1585 })
  expect(printedRows([first, line({ ...OCTUBRE, ...fee, monto: 235 })], [price])).toEqual([
    ['Abono a COLEGIATURA OCTUBRE 2026, resta $1,585.00', 765],
    ['RECARGO COLEGIATURA OCTUBRE 2026, 1 MES', 235],
  ])
  expect(contentOf(aPayment({ conceptos: [first] }))).toMatchObject({
    saldo: { anterior: 2350, restante: 1585, de: 'COLEGIATURA OCTUBRE 2026' },
  })
  const second = line({ ...OCTUBRE, tipo: 'COLEGIATURA', monto: 1000, saldo_anterior: 1585, saldo: 585 })
  expect(printedRows([second], [{ ...price, antes: 76_500 }])).toEqual([
    ['Abono a COLEGIATURA OCTUBRE 2026, resta $585.00', 1000],
    ['Pagado antes $765.00 de $2,350.00', null],
  ])
  const last = line({ ...OCTUBRE, tipo: 'COLEGIATURA', monto: 585, saldo_anterior: 585 })
  expect(printedRows([last], [{ ...price, antes: 176_500 }])).toEqual([
    ['Resto de COLEGIATURA OCTUBRE 2026', 585],
    ['Pagado antes $1,765.00 de $2,350.00', null],
  ])
})

it('a part of a month with a beca says what the whole costs', () => {
  const price = { charge_id: null, tuition_id: 1, lista: 235_000, porcentaje: 25, antes: 0 }
  const part = line({ ...OCTUBRE, tipo: 'COLEGIATURA', monto: 762.5, saldo_anterior: 1762.5, saldo: 1000 })
  expect(printedRows([part], [price])).toEqual([
    ['Abono a COLEGIATURA OCTUBRE 2026, resta $1,000.00', 762.5],
    ['Costo $2,350.00 con beca de 25 %: $1,762.50', null],
  ])
  expect(printedRows([part], [{ ...price, porcentaje: 40 }])[1]).toEqual([
    'Costo $2,350.00 con beca: $1,762.50',
    null,
  ])
})

const SEPTIEMBRE = { idCargo: null, idColegiatura: 2, descripcion: 'COLEGIATURA SEPTIEMBRE 2026' }

it('a recargo paid alone says that its month is still owed', () => {
  const fee = line({
    ...SEPTIEMBRE,
    tipo: 'RECARGO',
    descripcion: 'RECARGO COLEGIATURA SEPTIEMBRE 2026, 2 MESES',
    monto: 100,
    saldo_anterior: 2350,
    saldo: 2350,
  })
  expect(printedRows([fee], [])).toEqual([
    ['RECARGO COLEGIATURA SEPTIEMBRE 2026, 2 MESES', 100],
    ['Solo recargo: COLEGIATURA SEPTIEMBRE 2026 sigue pendiente, $2,350.00', null],
  ])
  expect(contentOf(aPayment({ conceptos: [fee] }))).toMatchObject({
    saldo: { anterior: 2350, restante: 2350, de: 'COLEGIATURA SEPTIEMBRE 2026' },
  })
})

it('pronto pago stands below its own month', () => {
  const whole = { tipo: 'COLEGIATURA' as const, monto: 2350, saldo_anterior: 2350 }
  const early = { tipo: 'DESCUENTO' as const, monto: 117.5 }
  const conceptos = [OCTUBRE, SEPTIEMBRE].flatMap((month) => [
    line({ ...month, ...whole }),
    line({ ...month, ...early, descripcion: `PRONTO PAGO ${month.descripcion}` }),
  ])
  expect(printedRows(conceptos, [])).toEqual([
    ['COLEGIATURA OCTUBRE 2026', 2350],
    ['PRONTO PAGO', -117.5],
    ['COLEGIATURA SEPTIEMBRE 2026', 2350],
    ['PRONTO PAGO', -117.5],
  ])
})

it('pronto pago of a month with a beca stands below the beca, which it is counted on', () => {
  const month = line({ ...OCTUBRE, tipo: 'COLEGIATURA', monto: 2009.25, saldo_anterior: 2009.25 })
  const early = {
    tipo: 'DESCUENTO' as const,
    descripcion: `PRONTO PAGO ${OCTUBRE.descripcion}`,
    monto: 100.46,
  }
  const price = { charge_id: null, tuition_id: 1, lista: 235_000, porcentaje: 14.5, antes: 0 }
  expect(printedRows([month, line({ ...OCTUBRE, ...early })], [price])).toEqual([
    ['COLEGIATURA OCTUBRE 2026', 2350],
    ['BECA 14.5 %', -340.75],
    ['PRONTO PAGO', -100.46],
  ])
})

// Without it what was settled elsewhere would be printed as a beca of 79 %.
it('the rest of a month settled before in part says what was settled', () => {
  const price = { charge_id: null, tuition_id: 1, lista: 235_000, porcentaje: 0, antes: 0, saldado: 185_000 }
  const rest = line({ ...OCTUBRE, tipo: 'COLEGIATURA', monto: 500, saldo_anterior: 500 })
  expect(printedRows([rest], [price])).toEqual([
    ['Resto de COLEGIATURA OCTUBRE 2026', 500],
    ['Saldado antes $1,850.00 de $2,350.00', null],
  ])
  const last = line({ ...OCTUBRE, tipo: 'COLEGIATURA', monto: 300, saldo_anterior: 300 })
  expect(printedRows([last], [{ ...price, antes: 20_000 }]).slice(1)).toEqual([
    ['Saldado antes $1,850.00 de $2,350.00', null],
    ['Pagado antes $200.00 de $2,350.00', null],
  ])
})
