import { deductibleText } from '@contract/invoices/deductible.rules'

const paid = { anio: 2026, pagado: 12_000, deducible: 11_200, por_aclarar: 0, tope: 12_900 }

it('says what of a year’s tuition may be deducted, never more than the cap', () => {
  expect(deductibleText(paid)).toBe('Deducible pagado en 2026: $11,200.00 de $12,900.00')
  expect(deductibleText({ ...paid, deducible: 20_000 })).toBe(
    'Deducible pagado en 2026: $12,900.00 de $12,900.00',
  )
  expect(deductibleText({ ...paid, por_aclarar: 800 })).toBe(
    'Deducible pagado en 2026: $11,200.00 de $12,900.00; por aclarar $800.00',
  )
  expect(deductibleText({ ...paid, pagado: 0, deducible: 0, tope: null })).toBeNull()
})
