import { emptyValues } from '@client/features/desk/checkout'
import { toStoredPicks, picksOf } from '@client/features/desk/picks'
import {
  newVisit,
  visitView,
  visitReducer,
  type Question,
  type VisitStep,
  type Visit,
} from '@client/features/desk/visit'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { aFamily, LATE } from './desk.support'

const TODAY = '2026-11-23'
const LIVE = aFamily()
const EVERY = () => true
const all = picksOf(LIVE, 'all', TODAY, EVERY)
const after = (...steps: VisitStep[]): Visit => steps.reduce(visitReducer, newVisit([]))
const seen = (visit: Visit, live: DeskFamily = LIVE) => visitView(visit, { padreId: 3 }, live, TODAY, EVERY)
const keysOf = (visit: Visit, live?: DeskFamily) => [...seen(visit, live).checkout.picks.lines]
const question = (over: Partial<Question> = {}): Question => ({ day: undefined, total: null, ...over })
const picked: VisitStep = { type: 'picked', family: LIVE, picks: all }
const PAID_ELSEWHERE = aFamily({ hijos: [] })

test('an untouched visit follows the server: what is due is picked, also of what comes later', () => {
  const visit = newVisit([])
  expect(keysOf(visit)).toEqual(['CARGO 5', 'COLEGIATURA 11'])
  expect(seen(visit, PAID_ELSEWHERE)).toMatchObject({ owes: false, family: PAID_ELSEWHERE })
})

test('what the address asks for is picked, and what of it is no longer owed is counted until the first payment', () => {
  const visit = newVisit(['cargo-5', 'cargo-99'])
  expect(seen(visit)).toMatchObject({ gone: 1, addressCount: 2 })
  expect(keysOf(visit)).toEqual(['CARGO 5'])
  expect(keysOf(newVisit(['cargo-99']))).toEqual([])
  expect(keysOf(newVisit(['alumno-7']))).toEqual(['CARGO 5', 'COLEGIATURA 11'])
  expect(seen(visitReducer(visit, { type: 'again' }))).toMatchObject({ gone: 0, addressCount: 0 })
})

test('once touched it stays as the cashier saw it, whatever the server has', () => {
  const filled: VisitStep = { type: 'filled', family: LIVE, picks: all, patch: { a_cuenta: true } }
  for (const step of [picked, filled, { ...picked, type: 'pressed' } as const]) {
    expect(seen(after(step), PAID_ELSEWHERE).family).toBe(LIVE)
    expect(keysOf(after(step), PAID_ELSEWHERE)).toHaveLength(4)
  }
})

test("only the last question's answer counts, and a press that waited is told what the total was", () => {
  const [first, last] = [question({ day: '2026-11-20' }), question({ day: '2026-11-21', total: 6700 })]
  const asked = after(picked, { type: 'asked', question: first }, { type: 'asked', question: last })
  const late = visitReducer(asked, { type: 'answered', question: first, family: PAID_ELSEWHERE })
  expect(late).toBe(asked)
  const visit = visitReducer(asked, { type: 'answered', question: last, family: PAID_ELSEWHERE })
  expect(visit).toMatchObject({ asking: null, totalBefore: 6700 })
  expect(seen(visit)).toMatchObject({ family: PAID_ELSEWHERE, day: '2026-11-21' })
  // Picks of lines that disappeared are ignored; lines that return are still picked.
  expect(seen(visit).checkout.cost.total).toBe(0)
})

test('a question without an answer changes nothing and may be asked again', () => {
  const asking = question({ total: 6700 })
  const visit = after(
    picked,
    { type: 'asked', question: asking },
    { type: 'answered', question: asking, family: undefined },
  )
  expect(visit).toEqual(after(picked))
})

test('a refusal is counted and told by field; the next change takes what was told away', () => {
  const refused: VisitStep = {
    type: 'refused',
    campos: { medios: 'La referencia 771 ya está en el folio 12.' },
  }
  const visit = after(picked, refused)
  expect(seen(visit).referenceUsed).toMatch(/^La referencia 771/)
  expect(seen(visit).problems['medios']).toMatch(/^La referencia 771/)
  const { serverProblems, refused: times } = visitReducer(visit, picked)
  expect([serverProblems, times]).toEqual([{}, 1])
})

test('problems show from the first refusal on', () => {
  const short: VisitStep = {
    type: 'filled',
    family: LIVE,
    picks: all,
    patch: { medios: [{ id: 0, metodo_pago: 'EFECTIVO', monto: 1, referencia: '' }] },
  }
  expect(seen(after(short)).problems).toEqual({})
  expect(seen(after(short, { type: 'refused', campos: {} })).problems).toEqual({
    medios: 'Falta cubrir $6,699.00',
  })
})

test('another reference is confirmed anew; another field leaves the confirmation', () => {
  const fill = (patch: object): VisitStep => ({ type: 'filled', family: LIVE, picks: all, patch })
  const confirmed = after(fill({ confirmar_referencia: true }))
  expect(visitReducer(confirmed, fill({ a_cuenta: true })).values.confirmar_referencia).toBe(true)
  expect(visitReducer(confirmed, fill({ medios: [] })).values.confirmar_referencia).toBe(false)
})

test('a draft comes back; money on account only where no payment is without an answer', () => {
  const draft = { values: { ...emptyValues, a_cuenta: true }, picks: toStoredPicks(all) }
  const [sent, unsent] = ['a-key', null].map((sentKey) =>
    after({ type: 'restored', draft: { ...draft, sentKey } }),
  )
  expect([sent!.values.a_cuenta, unsent!.values.a_cuenta]).toEqual([false, true])
  expect(keysOf(sent!)).toEqual([...all.lines])
})

test('the same family begins a new visit', () => {
  expect(visitReducer(after(picked), { type: 'again' })).toEqual(newVisit([]))
})

test('the cost: parts, waived recargos, and a year in the place of its months', () => {
  const picks = { ...all, abonos: { 'CARGO 5': 200 }, waived: new Set([`COLEGIATURA ${LATE.id}`]) }
  const cost = (over: object) =>
    seen(after({ type: 'picked', family: LIVE, picks: { ...picks, ...over } })).checkout.cost
  expect(cost({})).toMatchObject({ importe: 6200, recargos: 0, condonado: 200, descuento: 0, total: 6200 })
  expect(cost({ years: new Set(['8 1']) })).toMatchObject({ importe: 6200, descuento: 400, total: 5800 })
  expect(cost({ years: new Set(['8 1']) }).lines).toHaveLength(2)
})
