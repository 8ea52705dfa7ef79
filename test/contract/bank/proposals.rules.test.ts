import type { Deposit } from '@contract/bank/fileRows.rules'
import { createAdultNaming, createNaming, payerKeys, refusedKey } from '@contract/bank/payers.rules'
import { propose, type ProposalFacts } from '@contract/bank/proposals.rules'
import type { FamilyKey } from '@contract/domain/family'
import { ANA, deposit, LUZ, month } from '@test/support/bank/deposit'
import { evaluate } from '@test/support/bank/evaluate'
import { makeYear } from '@test/support/bank/year'

const factsOf = (over: Partial<ProposalFacts> = {}): ProposalFacts => ({
  references: new Map<string, FamilyKey>([
    ['1000017', 'padre-1'],
    ['1000025', 'padre-2'],
  ]),
  remembered: new Map(),
  refused: new Set(),
  recorded: [],
  families: ['padre-1', 'padre-2'],
  debtsOf: (family) =>
    family === 'padre-1' ? [month(ANA, 9), month(ANA, 10)] : [month(LUZ, 9, { saldo: 260_000 })],
  nameOf: (family) => family,
  familiesByPupil: createNaming([{ family: 'padre-2', nombre: LUZ.nombre }]),
  familiesByAdult: createAdultNaming([
    { family: 'padre-1', nombre: 'ANA MARÍA PÉREZ' },
    { family: 'padre-2', nombre: 'ANA MARÍA PÉREZ SOTO' },
  ]),
  ...over,
})
const first = (over: Partial<Deposit>, facts?: Partial<ProposalFacts>) =>
  propose([deposit(over)], factsOf(facts)).get(1)!

describe('proposals', () => {
  const payer = { ordenante: 'José  Pérez', cuentaOrdenante: '012180001234567897' }
  const remembered = new Map<string, FamilyKey[]>(payerKeys(payer).map((key) => [key, ['padre-1']]))
  test.each([
    [{ texto: 'REF 1000017' }, {}, 'SEGURA', 'padre-1'],
    [{ texto: 'REF 1000018' }, { families: [] }, 'NINGUNA', null],
    [{ texto: 'REF 1000017', centavos: 1 }, {}, 'PROBABLE', 'padre-1'],
    [{ texto: '1000017 1000025' }, {}, 'VARIAS', null],
    [{ texto: '1000025', ...payer }, { remembered }, 'PROBABLE', 'padre-2'],
    [payer, { remembered }, 'SEGURA', 'padre-1'],
    [{ ordenante: 'JOSE PEREZ' }, { remembered }, 'SEGURA', 'padre-1'],
    [{ ordenante: 'JOSE PEREZ', cuentaOrdenante: '1'.repeat(18) }, { remembered }, 'PROBABLE', 'padre-1'],
    [{ ...payer, texto: 'PARA LUZ PEREZ' }, { remembered }, 'PROBABLE', 'padre-1'],
    [
      payer,
      { remembered: new Map([...remembered].map(([key]) => [key, ['padre-1', 'padre-2']])) },
      'VARIAS',
      null,
    ],
    [
      payer,
      { remembered, refused: new Set(payerKeys(payer).map((key) => refusedKey(key, 'padre-1'))) },
      'NINGUNA',
      null,
    ],
    [{ centavos: 260_000 }, {}, 'PROBABLE', 'padre-2'],
    [{ centavos: 260_000 }, { debtsOf: () => [month(LUZ, 9, { saldo: 260_000 })] }, 'VARIAS', null],
    [{ ordenante: 'Ana María Pérez' }, { debtsOf: () => [month(ANA, 9)] }, 'PROBABLE', 'padre-1'],
    [{ ordenante: 'Ana Pérez' }, { debtsOf: () => [month(ANA, 9)] }, 'VARIAS', null],
    // The longer name holds the shorter one.
    [{ ordenante: 'Ana María Pérez Soto' }, { debtsOf: () => [month(ANA, 9)] }, 'VARIAS', null],
    [{ texto: 'PAGO DE LUZ PEREZ' }, { debtsOf: () => [month(LUZ, 9)] }, 'PROBABLE', 'padre-2'],
    [{ ordenante: 'ANA MARIA PEREZ', centavos: 5 }, {}, 'NINGUNA', null],
    [{ centavos: 5 }, {}, 'NINGUNA', null],
  ] as [Partial<Deposit>, Partial<ProposalFacts>, string, FamilyKey | null][])(
    '%j of %j is %s',
    (over, facts, clase, family) => expect(first(over, facts)).toMatchObject({ clase, family }),
  )

  test.each([
    [6, '6 familias deben este importe: padre-1, padre-2, padre-3 y 3 más'],
    [7, '7 familias deben este importe'],
  ])('of %i families that owe the amount the reason is %s', (many, razon) => {
    const families = Array.from({ length: many }, (_, at): FamilyKey => `padre-${at + 1}`)
    const proposal = first({}, { families, debtsOf: () => [month(ANA, 9)] })
    expect(proposal.razones).toEqual([razon])
    expect(proposal.opciones?.length).toBe(many > 6 ? undefined : many)
  })

  describe('families that owe an amount', () => {
    const families = Array.from({ length: 9 }, (_, at): FamilyKey => `padre-${at + 1}`)
    /** Two months of each; those of these families are paid for September. */
    const owed = (paid: readonly FamilyKey[] = []): Partial<ProposalFacts> => ({
      families,
      debtsOf: (family) => [...(paid.includes(family) ? [] : [month(ANA, 9)]), month(ANA, 10)],
    })
    const unknown = deposit({ id: 9 })
    const known = [deposit({ id: 1, texto: '1000017' }), deposit({ id: 2, texto: '1000025' })]

    test('are all counted: confirming the deposits of two of them leaves the number', () => {
      expect(propose([...known, unknown], factsOf(owed())).get(9)!.razones).toEqual([
        '9 familias deben este importe, 2 tienen otro depósito sin confirmar',
      ])
      const after = propose([unknown], factsOf(owed(['padre-1', 'padre-2'])))
      expect(after.get(9)!.razones).toEqual(['9 familias deben este importe'])
    })

    test('are said also where none or one of them is left to propose', () => {
      const ofTwo = { ...owed(), families: ['padre-1', 'padre-2'] as const }
      const refused = new Set([refusedKey('NOMBRE ana gil', 'padre-2')])
      const third = deposit({ id: 9, ordenante: 'Ana Gil' })
      const razones = (deposits: Deposit[], over: Partial<ProposalFacts>) =>
        propose(deposits, factsOf({ ...ofTwo, ...over })).get(9)!.razones[0]
      expect(razones([...known, unknown], {})).toBe(
        '2 familias deben este importe, 2 tienen otro depósito sin confirmar',
      )
      expect(razones([known[0]!, third], { refused })).toBe(
        '2 familias deben este importe, una tiene otro depósito sin confirmar, una se descartó antes',
      )
      expect(razones([known[0]!, unknown], {})).toBe(
        '2 familias deben este importe, una tiene otro depósito sin confirmar',
      )
    })
  })

  test('of two deposits of a family the first is sure; the second pays what is left and is not', () => {
    const both = [deposit({ texto: '1000017' }), deposit({ id: 2, texto: '1000017' })]
    for (const order of [both, [...both].reverse()]) {
      const proposals = propose(order, factsOf())
      expect(proposals.get(1)).toMatchObject({ clase: 'SEGURA', lineas: [{ id: 109 }] })
      expect(proposals.get(2)).toMatchObject({ clase: 'PROBABLE', lineas: [{ id: 110 }] })
    }
  })
})

test('on the day after, what has become overdue meanwhile is an exact amount too, though the debts are the same', () => {
  const debts = [month(ANA, 9), month(ANA, 10)]
  const both = { centavos: 470_000 }
  const proposals = propose(
    [
      deposit({ ...both, id: 1, fecha: '2026-09-20' }),
      deposit({ ...both, id: 2, fecha: '2026-10-10' }),
      deposit({ ...both, id: 3, fecha: '2026-10-11' }),
    ],
    factsOf({ families: ['padre-1'], debtsOf: () => debts }),
  )
  expect([1, 2, 3].map((id) => proposals.get(id)!.family)).toEqual([null, null, 'padre-1'])
})

test.each([420, 7])(
  'of a made-up year (%i) no sure proposal is wrong, and most right ones are sure',
  (seed) => {
    const { deposits, right, faults } = evaluate(makeYear(seed))
    expect(faults).toEqual([])
    expect(deposits).toBeGreaterThan(2500)
    expect(right.SEGURA / (right.SEGURA + right.PROBABLE)).toBeGreaterThanOrEqual(0.6)
  },
)
