import { toCsv } from '@contract/domain/csv'
import { balanceWarnings, isCashDeposit, readBankRow } from '@contract/bank/fileRows.rules'

const today = '2026-11-24'
const read = (texts: Parameters<typeof readBankRow>[0]) => readBankRow({ dia: '05/10/2026', ...texts }, today)

test('a deposit: its text is all text columns, key, name and account are found in it', () => {
  expect(
    read({
      descripcion: 'SPEI RECIBIDO, BCO:0012',
      detalle:
        'SPEI RECIBIDO, DEL CLIENTE JUAN PEREZ LOPEZ, DE LA CLABE 012180001234567897, CONCEPTO: 1000017 OCT, CVE RAST: mban0100abc',
      referencia: '-',
      abono: '$5,127.17',
      cargo: '-',
    }),
  ).toEqual({
    tipo: 'DEPOSITO',
    fecha: '2026-10-05',
    centavos: 512717,
    texto:
      'SPEI RECIBIDO, BCO:0012 SPEI RECIBIDO, DEL CLIENTE JUAN PEREZ LOPEZ, DE LA CLABE 012180001234567897, CONCEPTO: 1000017 OCT, CVE RAST: mban0100abc',
    rastreo: 'MBAN0100ABC',
    ordenante: 'JUAN PEREZ LOPEZ',
    cuentaOrdenante: '012180001234567897',
  })
})

test('columns of their own win; apostrophes, dashes and zeros are nothing', () => {
  const row = read({
    descripcion: "'ABONO TRANSFERENCIA'",
    importe: "'00000000235000'",
    signo: "'+'",
    ordenante: "'ROSA PEÑA'",
    rastreo: "'0000000'",
    cuenta_ordenante: "'0'",
  })
  expect(row).toMatchObject({
    centavos: 23500000,
    ordenante: 'ROSA PEÑA',
    rastreo: null,
    cuentaOrdenante: null,
  })
})

test.each([
  [{ importe: '100.00', signo: '-' }, 'CARGO'],
  [{ importe: '-100.00' }, 'CARGO'],
  [{ importe: '100.00', signo: 'Abono' }, 'DEPOSITO'],
  [{ cargo: '100.00' }, 'CARGO'],
  [{ cargo: '0.00', abono: '100.00' }, 'DEPOSITO'],
  [{ abono: '100,50' }, 'RECHAZADO'],
  [{ abono: '100', cargo: '100' }, 'RECHAZADO'],
  [{ abono: '-100' }, 'RECHAZADO'],
  [{ importe: '100', signo: '?' }, 'RECHAZADO'],
  [{}, 'RECHAZADO'],
  [{ abono: '100', dia: '25/11/2026' }, 'RECHAZADO'],
] as const)('%p is %s', (texts, tipo) => expect(read(texts).tipo).toBe(tipo))

test('a formula in a text stays a text, and no spreadsheet runs it when it is exported again', () => {
  const row = read({ concepto: '=HYPERLINK("http://x.mx";1)', rastreo: '=1+1', abono: '100.00' })
  expect(row).toMatchObject({ tipo: 'DEPOSITO', texto: '=HYPERLINK("http://x.mx";1) =1+1' })
  const texto = row.tipo === 'DEPOSITO' ? row.texto : ''
  expect(toCsv([[texto]])).toContain(`"'=HYPERLINK(`)
})

describe('balances', () => {
  const rows = (saldos: string[]) =>
    saldos.map((saldo, at) => ({ fila: at + 2, saldo, row: read({ abono: String(100 * (at + 1)) }) }))
  test('that follow downwards or upwards warn of nothing', () => {
    expect(balanceWarnings(rows(['1,100.00', '1300', '1600.00']))).toEqual([])
    expect(balanceWarnings(rows(['1600', '1500', '1300']))).toEqual([])
    expect(balanceWarnings(rows(['', '', '']))).toEqual([])
  })
  test('name the row where they break', () => {
    expect(balanceWarnings(rows(['1100', '1300', '1700', '2100']))).toEqual([
      { fila: 4, texto: 'El saldo es $1,700.00 y debería ser $1,600.00' },
    ])
  })
})

test('money handed in at the bank is a deposit', () => {
  expect(
    ['DEP. EN EFECTIVO SUC 0123', 'DEPOSITO EFECTIVO PRACTICAJA', 'Depósito en cajero'].map(isCashDeposit),
  ).toEqual([true, true, true])
  expect(isCashDeposit('SPEI RECIBIDO BANORTE')).toBe(false)
})
