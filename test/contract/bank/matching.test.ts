import { confirmProblems, otherBankProblem } from '@contract/bank/bank.rules'
import { BANK_FILE } from '@contract/bank/columns.rules'
import { debtsAfter, spend, type Debt } from '@contract/bank/debts.rules'
import { propose, type MatchFacts } from '@contract/bank/matching.rules'
import {
  createAdultNaming,
  createNaming,
  payerKeys,
  refusedKey,
  type Deposit,
} from '@contract/bank/payers.rules'
import type { FamilyKey } from '@contract/domain/family'
import { findRecorded, type Recorded } from '@contract/bank/recorded.rules'
import { recognizeColumns } from '@contract/imports/recognize.rules'

const ANA = { id: 1, nombre: 'ANA PEREZ GIL' }
const LUZ = { id: 2, nombre: 'LUZ PEREZ GIL' }
const month = (alumno: Debt['alumno'], mes: number, over: Partial<Debt> = {}): Debt => ({
  tipo: 'COLEGIATURA',
  id: alumno.id * 100 + mes,
  alumno,
  descripcion: `COLEGIATURA ${mes}`,
  vence: `2026-${String(mes).padStart(2, '0')}-10`,
  saldo: 235_000,
  recargo: 0,
  prontoPago: 0,
  ...over,
})
const ids = ({ lineas }: { lineas: readonly { id: number }[] }) => lineas.map(({ id }) => id)

describe('what an amount pays', () => {
  const debts = [month(ANA, 9), month(ANA, 10), month(LUZ, 9), month(LUZ, 10)]
  test('exactly the oldest month of one, or of all', () => {
    expect(spend(235_000, debts, '2026-09-05')).toMatchObject({
      exacto: 'COLEGIATURA 9 de ANA PEREZ GIL',
      aCuenta: 0,
    })
    const both = spend(470_000, debts, '2026-09-05')
    expect([both.exacto, ids(both)]).toEqual(['COLEGIATURA 9 de los dos', [109, 209]])
  })
  test('exactly all that is overdue, with its recargos or without', () => {
    const late = debts.map((debt) => ({ ...debt, recargo: debt.vence < '2026-10-20' ? 10_000 : 0 }))
    expect(spend(4 * 245_000, late, '2026-10-20').lineas.every(({ abono }) => abono === undefined)).toBe(true)
    expect(spend(4 * 235_000, late, '2026-10-20')).toMatchObject({
      aCuenta: 0,
      lineas: Array(4).fill({ abono: 2350 }),
    })
    expect(spend(2 * 245_000, late, '2026-10-20').exacto).toBe('COLEGIATURA 9 de los dos con sus recargos')
  })
  test('else the oldest first, and the rest on account', () => {
    const less = spend(300_000, debts, '2026-09-05')
    expect([less.exacto, ids(less), less.lineas[1]!.abono]).toEqual([null, [109, 209], 650])
    expect(spend(1_000_000, debts, '2026-09-05')).toMatchObject({ aCuenta: 60_000, exacto: null })
    expect(spend(100, [], '2026-09-05')).toEqual({ lineas: [], aCuenta: 100, exacto: null })
  })
  test('what is paid is owed no more', () => {
    const left = debtsAfter(debts, [
      { tipo: 'COLEGIATURA', id: 109 },
      { tipo: 'COLEGIATURA', id: 209, abono: 650 },
    ])
    expect(left.map(({ id, saldo }) => [id, saldo])).toEqual([
      [110, 235_000],
      [209, 170_000],
      [210, 235_000],
    ])
  })
})

const deposit = (over: Partial<Deposit> = {}): Deposit => ({
  id: 1,
  fecha: '2026-09-05',
  centavos: 235_000,
  texto: 'PAGO',
  rastreo: null,
  ordenante: null,
  cuentaOrdenante: null,
  ...over,
})
const factsOf = (over: Partial<MatchFacts> = {}): MatchFacts => ({
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
  named: createNaming([{ familia: 'padre-2', nombre: LUZ.nombre }]),
  adultsNamed: createAdultNaming([
    { familia: 'padre-1', nombre: 'ANA MARÍA PÉREZ' },
    { familia: 'padre-2', nombre: 'ANA MARÍA PÉREZ SOTO' },
  ]),
  ...over,
})
const first = (over: Partial<Deposit>, facts?: Partial<MatchFacts>) =>
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
  ] as [Partial<Deposit>, Partial<MatchFacts>, string, FamilyKey | null][])(
    '%j of %j is %s',
    (over, facts, clase, familia) => expect(first(over, facts)).toMatchObject({ clase, familia }),
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
    const owed = (paid: readonly FamilyKey[] = []): Partial<MatchFacts> => ({
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
      const razones = (deposits: Deposit[], over: Partial<MatchFacts>) =>
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

describe('recorded payments', () => {
  const recorded = (over: Partial<Recorded> = {}): Recorded => ({
    pagoId: 9,
    folio: 9,
    familia: 'padre-1',
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
  expect([1, 2, 3].map((id) => proposals.get(id)!.familia)).toEqual([null, null, 'padre-1'])
})

test('a bank is known by its headings, and another one is told', () => {
  const headings = ['Fecha', 'Cargo/Abono', 'Banco Participante']
  expect(otherBankProblem(headings, 'Banco BBVA')).toContain('Santander')
  expect([otherBankProblem(headings, 'santander'), otherBankProblem(headings, 'Mi caja')]).toEqual([
    null,
    null,
  ])
})

test('each confirmation names one family', () => {
  expect(confirmProblems([{ padreId: 1 }, {}, { padreId: 1, alumnoId: 2 }, { alumnoId: 2 }])).toEqual({
    'movimientos.1.padreId': expect.any(String),
    'movimientos.2.padreId': expect.any(String),
  })
})

test('columns that a school names itself are known too', () => {
  const { found } = recognizeColumns(
    BANK_FILE,
    ['Fecha', 'Concepto', 'Monto', 'Saldo'],
    [['05/10/2026', 'X', '1.00', '2']],
  )
  expect([...found.keys()].sort()).toEqual(['concepto', 'dia', 'importe', 'saldo'])
})
