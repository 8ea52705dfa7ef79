import {
  DEFAULT_PAYMENT_METHOD,
  needsReference,
  paidBy,
  PAYMENT_METHODS,
  paymentMethodLabel,
  referenceProblem,
} from '@contract/domain/paymentMethods'

describe('payment methods', () => {
  it('are five, cash by default', () => {
    expect(PAYMENT_METHODS).toEqual(['EFECTIVO', 'TRANSFERENCIA', 'CHEQUE', 'DEPOSITO', 'TARJETA'])
    expect(DEFAULT_PAYMENT_METHOD).toBe('EFECTIVO')
    expect(PAYMENT_METHODS.map(paymentMethodLabel)).toEqual([
      'Efectivo',
      'Transferencia',
      'Cheque',
      'Depósito',
      'Tarjeta',
    ])
    const together = [['CHEQUE', 'CHEQUE'], ['EFECTIVO', 'TARJETA'], []] as const
    expect(together.map(paidBy)).toEqual(['CHEQUE', 'MIXTO', 'SALDO'])
  })

  it('need a reference except cash', () => {
    expect(PAYMENT_METHODS.map(needsReference)).toEqual([false, true, true, true, true])
    for (const empty of ['', '  ', null, undefined]) {
      expect(referenceProblem('EFECTIVO', empty)).toBeNull()
      expect(referenceProblem('DEPOSITO', empty)).toBe('Escribe la referencia del pago con depósito')
    }
    expect(referenceProblem('TRANSFERENCIA', 'SPEI 8841')).toBeNull()
  })
})
