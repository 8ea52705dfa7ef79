import { readCharge } from '@client/state/otherServers/firstLists'

const alumno = { id: 3, nombre: 'INÉS', numero_control: 'A3', grado: null, grupo: null }

test('a charge of a server that sends only what the customer names has a balance', () => {
  const bare = { id: 1, alumno, costoTotal: 1234.56, descuento: 25, monto_descuento: 308 }
  expect(readCharge(bare)).toMatchObject({
    monto_pagar: 926.56,
    abono: 0,
    monto_restante: 926.56,
    pago_parcial: false,
  })
  expect(readCharge({ ...bare, monto_pagar: 926.56, abono: 900.01 })).toMatchObject({
    monto_restante: 26.55,
    pago_parcial: true,
  })
})

test('what our server says is kept as it is', () => {
  const whole = readCharge({
    id: 1,
    alumno,
    costoTotal: 500,
    estado: 'PARCIAL',
    abono: 100,
    monto_restante: 400,
  })
  expect(readCharge(whole)).toEqual(whole)
})
