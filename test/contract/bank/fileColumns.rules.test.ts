import { BANK_FILE, otherBankProblem } from '@contract/bank/fileColumns.rules'
import { recognizeColumns } from '@contract/imports/recognize.rules'

/** A heading that is no longer known has to be matched by hand in every file of that bank. */
test.each([
  ['dia', ['Fecha de operación', 'Fecha del apunte', 'Fecha del movimiento', 'Fecha de aplicación']],
  ['dia', ['Fecha', 'Fecha valor', 'Fecha contable']],
  ['descripcion', ['Descripción', 'Concepto / Referencia', 'Leyenda', 'Descripción del movimiento']],
  ['concepto', ['Concepto', 'Concepto del pago', 'Concepto de pago', 'Motivo de pago', 'Motivo']],
  ['referencia', ['Referencia', 'Referencia bancaria', 'Referencia numérica', 'Ref']],
  ['detalle', ['Descripción detallada', 'Referencia ampliada', 'Referencia de cliente', 'Observaciones']],
  [
    'abono',
    ['Abonos', 'Depósito', 'Depósitos', 'Importe de crédito', 'Crédito', 'Haber', 'Ingreso', 'Ingresos'],
  ],
  ['cargo', ['Cargos', 'Retiro', 'Retiros', 'Importe del débito', 'Débito', 'Debe', 'Egreso', 'Egresos']],
  ['importe', ['Importe', 'Monto', 'Importe del movimiento']],
  ['signo', ['Cargo/Abono', 'Tipo de movimiento', 'Naturaleza']],
  ['saldo', ['Saldo', 'Saldo final', 'Saldo disponible']],
  ['rastreo', ['Clave de rastreo', 'Cve rastreo', 'Cve de rastreo', 'No. de rastreo']],
  ['ordenante', ['Nombre ordenante', 'Nombre del ordenante', 'Nombre de quien paga']],
  ['cuenta_ordenante', ['Cta ordenante', 'Cuenta del ordenante', 'CLABE ordenante']],
] as const)('banks and schools write %s as %j', (column, headings) => {
  const value = column === 'dia' ? '05/10/2026' : '1.00'
  for (const heading of headings)
    expect([heading, [...recognizeColumns(BANK_FILE, [heading], [[value]]).found.keys()]]).toEqual([
      heading,
      [column],
    ])
})

test('a bank is known by its headings, and another one is told', () => {
  const headings = ['Fecha', 'Cargo/Abono', 'Banco Participante']
  expect(otherBankProblem(headings, 'Banco BBVA')).toContain('Santander')
  expect([otherBankProblem(headings, 'santander'), otherBankProblem(headings, 'Mi caja')]).toEqual([
    null,
    null,
  ])
})

test('columns that a school names itself are known too', () => {
  const { found } = recognizeColumns(
    BANK_FILE,
    ['Fecha', 'Concepto', 'Monto', 'Saldo'],
    [['05/10/2026', 'X', '1.00', '2']],
  )
  expect([...found.keys()].sort()).toEqual(['concepto', 'dia', 'importe', 'saldo'])
})
