import { isPayerUnsaid, parentsIn, withPayer } from '@contract/imports/twoParents.rules'

const BOTH = {
  mama_nombre: 'Ana',
  mama_telefono: '5511112222',
  papa_nombre: 'Luis',
  papa_telefono: '5533334444',
}

test('who was said pays; without a telephone the other one does, and that is said', () => {
  expect(withPayer(BOTH, 'PADRE').texts).toMatchObject({ padre: 'Luis', telefono: '5533334444' })
  expect(withPayer(BOTH, null).texts.padre).toBeUndefined()
  const { papa_telefono: _none, ...bare } = BOTH
  const { texts, readings } = withPayer(bare, 'PADRE')
  expect([texts.padre, readings[0]?.a]).toEqual(['Ana', 'paga la mamá: el papá no trae teléfono'])
  expect(withPayer({ ...bare, telefono: '5599998888' }, 'PADRE').texts).toMatchObject({
    padre: 'Luis',
    telefono: '5599998888',
  })
})

test('a row with one of them needs no answer, and a tutor of their own stays who pays', () => {
  expect(withPayer({ papa_nombre: 'Luis', mama_nombre: '-' }, null).texts.padre).toBe('Luis')
  expect(withPayer({ ...BOTH, padre: 'Rosa' }, 'MADRE').texts.padre).toBe('Rosa')
  expect([isPayerUnsaid(BOTH), isPayerUnsaid({ ...BOTH, padre: 'Rosa' })]).toEqual([true, false])
})

test('the payer is one of the adults, with the telephone that the payment has', () => {
  const { texts } = withPayer({ ...BOTH, mama_correo: 'ana@correo.mx' }, 'MADRE')
  expect(parentsIn(texts)).toMatchObject([
    { parentesco: 'MADRE', nombre: 'Ana', telefono: '5511112222', correo: 'ana@correo.mx' },
    { parentesco: 'PADRE', nombre: 'Luis', telefono: '5533334444' },
  ])
})
