import { settle } from '@contract/desk/settle.rules'
import {
  cashMeans,
  changeOf,
  emptyMeans,
  meansBody,
  meansProblems,
  missingMeans,
  sentMeans,
  type Means,
} from '@client/ui/payments/means'

const cash = (monto: number | null): Means => ({ ...cashMeans(0), monto })
const transfer = (monto: number | null, referencia = '771'): Means => ({
  id: 1,
  metodo_pago: 'TRANSFERENCIA',
  monto,
  referencia,
})
const said = (due: number, ...medios: Means[]) => {
  const missing = missingMeans(due, medios)
  return missing && [missing.say, missing.field, missing.at]
}

test('cash that nobody typed is missing, though an empty amount covers the rest', () => {
  expect(settle(1850, { medios: [cash(null)] }).kept).toEqual([1850])
  expect(said(1850, cash(null))).toEqual(['Escribe el efectivo', 'monto', 0])
  expect(said(1850, transfer(500), cash(null))).toEqual(['Escribe el efectivo', 'monto', 1])
  expect(said(1850, cash(1850))).toBeNull()
  expect(said(1850, cash(0))).toEqual(['Faltan $1,850.00', 'monto', 0])
})

test('another means counts once its reference was typed, none before a person chose it', () => {
  expect(said(1850, { ...cash(null), metodo_pago: null })).toEqual(['Elige el método', 'metodo_pago', 0])
  expect(said(1850, transfer(null, ' '))).toEqual(['Escribe la referencia', 'referencia', 0])
  expect(said(1850, { ...transfer(null, ''), metodo_pago: 'TARJETA' })).toEqual([
    ...['Escribe la autorización', 'referencia', 0],
  ])
  expect(said(1850, cash(500), transfer(null))).toBeNull()
})

test('the topmost is said first, then what is not covered; what is unreadable or costs nothing lacks nothing', () => {
  expect(said(1850, cash(500), transfer(1000))).toEqual(['Faltan $350.00', 'monto', 1])
  expect(said(1850, cash(null), transfer(1000, ''))).toEqual(['Escribe el efectivo', 'monto', 0])
  expect(said(1850, cash(NaN))).toBeNull()
  expect(said(0, cash(null))).toBeNull()
})

test('a body carries what each means pays, without change and without a reference typed before cash', () => {
  const medios = [{ ...cash(1000), referencia: '771' }, transfer(null, ' 772 '), transfer(0, '773')]
  const { kept } = settle(1850, { medios })
  expect(sentMeans(medios, kept)).toEqual([
    { metodo_pago: 'EFECTIVO', monto: 1000, referencia: null },
    { metodo_pago: 'TRANSFERENCIA', monto: 850, referencia: '772' },
  ])
  expect(meansBody({ metodo_pago: 'EFECTIVO', referencia: '771', recibido: 2000 })).toEqual({
    metodo_pago: 'EFECTIVO',
    referencia: null,
  })
})

test('several means: an unreadable amount is a problem, a missing reference only where the means pays something', () => {
  const medios = [cash(NaN), transfer(null, ''), { ...transfer(0, ''), id: 2 }]
  expect(meansProblems(medios, settle(1850, { medios }).kept)).toEqual({
    'monto 0': 'Escribe una cantidad con hasta dos decimales',
    'referencia 1': 'Escribe la referencia del pago con transferencia',
  })
})

test('the change of a dialog is told once enough cash was handed over', () => {
  const handed = (recibido: number | null) => changeOf(1850, { ...emptyMeans, recibido })
  expect([handed(2000), handed(1850), handed(1000), handed(null)]).toEqual([150, 0, null, null])
  expect(changeOf(1850, { metodo_pago: 'TARJETA', referencia: '1', recibido: 2000 })).toBeNull()
})
