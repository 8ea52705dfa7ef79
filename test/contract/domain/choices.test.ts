import {
  DEFAULT_SCHOLARSHIP_PERCENT,
  ENROLMENT_DISCOUNTS,
  motiveProblem,
  SCHOLARSHIP_PERCENTS,
} from '@contract/domain/discounts'
import { percentLabel } from '@contract/domain/percents'
import { gradeLabel, GRADES, isGrade } from '@contract/domain/grades'
import { isIdempotencyKey } from '@contract/domain/idempotency'
import {
  DEFAULT_PAYMENT_METHOD,
  needsReference,
  paidBy,
  PAYMENT_METHODS,
  paymentMethodLabel,
  referenceProblem,
} from '@contract/domain/paymentMethods'

describe('grades', () => {
  it('are two, in the order of school life', () => {
    expect(GRADES).toEqual(['PREESCOLAR', 'PRIMARIA'])
    expect(GRADES.map(gradeLabel)).toEqual(['Preescolar', 'Primaria'])
    expect(['PRIMARIA', 'primaria', 'SECUNDARIA', '', null, 0].map(isGrade)).toEqual([
      ...[true, false, false, false, false, false],
    ])
  })
})

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

describe('discounts', () => {
  it('are 0, 25 and 35 percent, and 35 is called 35', () => {
    expect(ENROLMENT_DISCOUNTS).toEqual([0, 25, 35])
    expect(ENROLMENT_DISCOUNTS.map(percentLabel)).toEqual(['0 %', '25 %', '35 %'])
  })

  it('need a motive that is not blank, in the words of the specification', () => {
    for (const empty of ['', '  ', null, undefined]) {
      expect(motiveProblem(25, empty)).toBe('Debes colocar un motivo al descuento')
      expect(motiveProblem(0, empty)).toBeNull()
    }
    expect(motiveProblem(35, 'HERMANOS')).toBeNull()
  })

  it('of a beca run from 5 to 50 in steps of 5', () => {
    expect(SCHOLARSHIP_PERCENTS).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50])
    expect(DEFAULT_SCHOLARSHIP_PERCENT).toBe(5)
  })
})

describe('idempotency keys', () => {
  test.each(['a', 'ab', '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', 'pago 17 / caja 2', '~'.repeat(200)])(
    '%p is one',
    (key) => {
      expect(isIdempotencyKey(key)).toBe(true)
    },
  )

  test.each(['', ' ', ' a', 'a ', 'ñ', 'a\nb', 'a\n', 'a\u007f', '~'.repeat(201)])('%p is none', (key) => {
    expect(isIdempotencyKey(key)).toBe(false)
  })
})
