import type { FamilyNow } from '@server/modules/statements/familiesNow'
import { leftToPayBy, skipOf, SKIPS, type About } from '@server/modules/messages/skips'

const TODAY = '2026-11-25'

const now = (over: Partial<FamilyNow> = {}): FamilyNow => ({
  vencido: 100,
  recargos: 10,
  saldo_favor: 0,
  desde: '2026-11-10',
  meses: 1,
  proximo: '2026-12-10',
  prorroga: null,
  prometido: null,
  abiertos: [
    { vencimiento: '2026-11-10', ultimo: '2026-11-10', saldo: 10_000 },
    { vencimiento: '2026-12-10', ultimo: '2026-12-10', saldo: 20_000 },
  ],
  ...over,
})

const debtors = (meses_min?: number): About => ({
  clase: 'AVISO',
  audiencia: { tipo: 'ADEUDO', ...(meses_min ? { meses_min } : {}) },
  vencimiento: null,
})
const reminder = (vencimiento: string | null): About => ({
  clase: 'RECORDATORIO',
  audiencia: { tipo: 'PADRES' },
  vencimiento,
})
const plain: About = { clase: 'AVISO', audiencia: { tipo: 'TODOS' }, vencimiento: null }

const extended = { vencimiento: '2026-11-10', ultimo: '2026-12-01', saldo: 10_000 }
const covering = { saldo_favor: 110 }

it.each<[string, About, Partial<FamilyNow>, string | null]>([
  ['a debtor', debtors(), {}, null],
  ['who paid', debtors(), { vencido: 0, desde: null, meses: 0 }, SKIPS.paid],
  ['whose months are all extended', debtors(), { vencido: 0, prorroga: '2026-12-01' }, SKIPS.extended],
  ['with one extended month and another that is not', debtors(), { prorroga: '2026-12-01' }, null],
  ['who is covered, recargos too', debtors(), covering, SKIPS.covered],
  ['who lacks a centavo to be covered', debtors(), { saldo_favor: 109.99 }, null],
  ['who is fewer months late', debtors(2), {}, SKIPS.fewerMonths],
  ['who promised for tomorrow', debtors(), { prometido: '2026-11-26' }, SKIPS.promised],
  ['who promised for today', debtors(), { prometido: TODAY }, SKIPS.promised],
  ['whose promise is over', debtors(), { prometido: '2026-11-24' }, null],
  ['anybody, of a notice that asks for nothing', plain, { vencido: 0, prometido: '2026-11-26' }, null],
  ['reminded of a day that it owes', reminder('2026-11-10'), {}, null],
  ['reminded of a day to come', reminder('2026-12-10'), {}, null],
  ['reminded of a day that it paid', reminder('2026-10-10'), {}, SKIPS.paid],
  ['reminded of no day', reminder(null), {}, SKIPS.dueless],
  [
    'reminded of an extended day',
    reminder('2026-11-10'),
    { vencido: 0, abiertos: [extended] },
    SKIPS.extended,
  ],
  [
    'reminded of the last day of its extension',
    reminder('2026-12-01'),
    { vencido: 0, abiertos: [extended] },
    null,
  ],
  ['reminded, with a promise', reminder('2026-11-10'), { prometido: '2026-11-30' }, SKIPS.promised],
  ['reminded, and covered', reminder('2026-11-10'), covering, SKIPS.covered],
  [
    'reminded of a day to come, that the credit covers too',
    reminder('2026-12-10'),
    { saldo_favor: 310 },
    SKIPS.covered,
  ],
  ['reminded of a day to come, that the credit covers in part', reminder('2026-12-10'), covering, null],
])('a family %s', (_who, about, over, reason) => expect(skipOf(about, now(over), TODAY)).toBe(reason))

it.each([
  [null, 110],
  ['2026-11-10', 110],
  ['2026-12-09', 110],
  ['2026-12-10', 310],
])('what must be paid by %s is %d', (day, pesos) => expect(leftToPayBy(now(), day, TODAY)).toBe(pesos))
