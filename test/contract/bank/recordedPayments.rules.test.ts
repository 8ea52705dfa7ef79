import type { Deposit } from '@contract/bank/fileRows.rules'
import { findRecorded, type Recorded } from '@contract/bank/recordedPayments.rules'
import type { FamilyKey } from '@contract/domain/family'
import { deposit } from '@test/support/bank/deposit'

describe('recorded payments', () => {
  const recorded = (over: Partial<Recorded> = {}): Recorded => ({
    pagoId: 9,
    folio: 9,
    family: 'padre-1',
    centavos: 235_000,
    fechaPago: '2026-09-01',
    referencias: ['MBAN0100'],
    ...over,
  })
  const found = (over: Partial<Deposit>, pago: Partial<Recorded> = {}, families: FamilyKey[] = []) =>
    findRecorded(deposit(over), [recorded(pago)], families)
  test('by key, or by a reference in the text, with the same amount it is sure', () => {
    expect(found({ rastreo: 'mban0100' })?.isSure).toBe(true)
    expect(found({ rastreo: 'MBAN0100', centavos: 1 })?.isSure).toBe(false)
    expect(found({ texto: 'SPEI 00123456 X' }, { referencias: ['123456'] })?.isSure).toBe(true)
  })
  test('words and the family reference name no deposit', () => {
    expect(found({ texto: 'PAGO' }, { referencias: ['PAGO'] })).toBeNull()
    expect(found({ texto: '1000017' }, { referencias: ['1000017'] })).toBeNull()
  })
  test('of the same family and amount within 5 days it is probable', () => {
    expect(found({}, {}, ['padre-1'])).toMatchObject({ isSure: false })
    expect(found({ fecha: '2026-09-07' }, {}, ['padre-1'])).toBeNull()
    expect(found({}, {}, ['padre-2'])).toBeNull()
    expect(found({ centavos: 1 }, {}, ['padre-1'])).toBeNull()
  })
})
