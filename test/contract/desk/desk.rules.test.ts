import { collectProblems, meansTotal, mayCollect, refundProblems } from '@contract/desk/desk.rules'
import type { CollectBody } from '@contract/desk/desk.schemas'
import type { ActionName, ModuleName, Permission } from '@contract/domain/permissions'

const TODAY = '2026-09-15'
const PAID: CollectBody = {
  padreId: 1,
  lineas: [{ tipo: 'CARGO', id: 1 }],
  medios: [{ metodo_pago: 'EFECTIVO', monto: 50 }],
}

describe('what a payment of a family has wrong in itself', () => {
  test('one charge by cash is right', () => {
    expect(collectProblems(PAID, TODAY)).toEqual({})
  })

  test('no family', () => {
    const { padreId: _, ...ofNobody } = PAID
    expect(Object.keys(collectProblems(ofNobody, TODAY))).toEqual(['padreId'])
  })

  test.each<[string, Partial<CollectBody>, string]>([
    ['nothing', {}, 'Indica cuánto se deja a cuenta'],
    ['a charge', { lineas: PAID.lineas }, 'Indica con qué se paga'],
    ['a year', { anual: [{ alumnoId: 1, cicloEscolarId: 1 }] }, 'Indica con qué se paga'],
  ])('money on account without means, beside %s, is asked for by what it is', (_, change, asked) => {
    const account: CollectBody = { padreId: 1, lineas: [], medios: [], a_cuenta: true }
    expect(collectProblems({ ...account, ...change }, TODAY)).toEqual({ medios: asked })
  })

  test.each<[string, Partial<CollectBody>, string]>([
    ['two families', { alumnoId: 2 }, 'alumnoId'],
    ['nothing chosen', { lineas: [] }, 'lineas'],
    ['a line twice', { lineas: [PAID.lineas[0]!, PAID.lineas[0]!] }, 'lineas'],
    ['an abono of 0 to a month', { lineas: [{ tipo: 'COLEGIATURA', id: 1, abono: 0 }] }, 'lineas'],
    ['an abono below 0', { lineas: [{ tipo: 'COLEGIATURA', id: 1, abono: -1 }] }, 'lineas'],
    ['an abono with three decimals', { lineas: [{ tipo: 'COLEGIATURA', id: 1, abono: 10.005 }] }, 'lineas'],
    ['half a centavo', { lineas: [{ tipo: 'CARGO', id: 1, abono: 0.005 }] }, 'lineas'],
    ['no means', { medios: [] }, 'medios'],
    ['a means of nothing', { medios: [{ metodo_pago: 'EFECTIVO', monto: 0 }] }, 'medios'],
    ['a card without authorisation', { medios: [{ metodo_pago: 'TARJETA', monto: 50 }] }, 'medios'],
    ['credit used and made', { usar_saldo: 5, a_cuenta: true }, 'usar_saldo'],
    ['cash of yesterday', { fecha_pago: '2026-09-14' }, 'fecha_pago'],
    ['a waiver of a month that is not paid here', { condonar: { ids: [9], motivo: 'Beca' } }, 'condonar'],
    [
      'a waiver of a month beside a charge with its id',
      { condonar: { ids: [1], motivo: 'Beca' } },
      'condonar',
    ],
  ])('%s', (_what, change, field) => {
    expect(Object.keys(collectProblems({ ...PAID, ...change }, TODAY))).toEqual([field])
  })
})

describe('who may take it', () => {
  const of = (module: ModuleName, ...actions: ActionName[]): Permission[] =>
    actions.map((action) => ({ module, action }))
  const month = { tipo: 'COLEGIATURA' as const, id: 1 }

  test.each<[string, Permission[], Partial<CollectBody>, boolean]>([
    ['charges by CARGOS', of('CARGOS', 'UPDATE'), {}, true],
    ['charges by COLEGIATURAS alone', of('COLEGIATURAS', 'UPDATE'), {}, false],
    ['months by CARGOS alone', of('CARGOS', 'UPDATE'), { lineas: [month] }, false],
    [
      'months waived without DELETE',
      of('COLEGIATURAS', 'UPDATE'),
      { lineas: [month], condonar: { ids: [1] } },
      false,
    ],
    [
      'months waived with DELETE',
      of('COLEGIATURAS', 'UPDATE', 'DELETE'),
      { lineas: [month], condonar: { ids: [1] } },
      true,
    ],
    ['on account by either', of('COLEGIATURAS', 'UPDATE'), { lineas: [] }, true],
    ['nothing by who only reads', of('CARGOS', 'READ'), { lineas: [] }, false],
  ])('%s', (_what, permissions, change, may) => {
    expect(mayCollect(permissions, { ...PAID, ...change })).toBe(may)
  })
})

test('a refund needs an amount, a reference where it is not cash, and a reason', () => {
  const wrong = { padreId: 1, monto: 0, metodo_pago: 'TRANSFERENCIA' as const, motivo: ' ' }
  expect(Object.keys(refundProblems(wrong))).toEqual(['monto', 'referencia', 'motivo'])
  expect(refundProblems({ padreId: 1, monto: 5, metodo_pago: 'EFECTIVO', motivo: 'Se va' })).toEqual({})
})

test('what is handed over is added in centavos', () => {
  expect(meansTotal([{ monto: 0.1 }, { monto: 0.2 }])).toBe(30)
})
