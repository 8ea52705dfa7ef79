import type { BankContract } from '@contract/bank/bank.schemas'
import { runWrite } from '@server/db/unitOfWork'
import type { WriteCall } from '@server/http/call'
import { createConfirm, type ConfirmDeps } from '@server/modules/bank/confirm'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { callOn } from '@test/support/server/callOn'
import { openSchool, type School } from '../desk/family'
import { bankOf, type Bank } from './bank'

const MANY = 8
const PERMISSIONS = ['CARGOS', 'COLEGIATURAS'].map((module) => ({ module, action: 'UPDATE' }))

let school: School
let bank: Bank
let account: number
beforeAll(async () => {
  school = await openSchool()
  await school.at('2026-09-20')
  bank = bankOf(school.caller)
  account = await bank.addAccount()
})
afterAll(() => school.server.close())

type Press = BankContract['confirm']['body']['movimientos']

let days = 0
/** A deposit of each of some new families, as a press. */
const waiting = async (): Promise<Press> => {
  const day = `2026-09-${String(++days).padStart(2, '0')}`
  const moves = Array.from({ length: MANY }, (_, at) => ({
    day,
    amount: 100 + at,
    concept: 'PAGO',
    key: `MBANHORA${days}X${at}`,
  }))
  const all = await bank.bring(account, moves)
  const press: Press = []
  for (const { id } of all.filter(({ fecha }) => fecha === day))
    press.push({ id, padreId: (await school.addFamily(1)).padreId })
  return press
}

/** Confirms as a call does. @returns the answer, and the failures that are logged */
const confirmWith = async (press: Press, over: Partial<ConfirmDeps> = {}, answersWithin?: number) => {
  const { server } = school
  const failures: unknown[] = []
  const inOwnTransaction: WriteCall['inOwnTransaction'] = (work) =>
    runWrite(server.db, { userId: 1, now: new Date(), key: undefined, hash: Buffer.alloc(0) }, (tx) =>
      work({ ...call, db: tx } as WriteCall),
    )
  const call = {
    ...callOn(server, server.db, '2026-09-20'),
    actor: { ...callOn(server, server.db).actor, permissions: PERMISSIONS },
    inOwnTransaction,
    logError: (error: unknown) => void failures.push(error),
  } as unknown as WriteCall
  const { confirm } = createConfirm({ ...server.services, ...over }, answersWithin)
  const answer = await confirm(call, { movimientos: press })
  return { ...answer, failures }
}

/** What became of a press: each deposit is paid or waits, and no payment is without its deposit. */
const paidOf = async (press: Press): Promise<number[]> => {
  const deposits = await bank.deposits(`?cuenta=${account}&hasta=2026-09-30`)
  const own = deposits.filter(({ id }) => press.some((asked) => asked.id === id))
  expect(
    own.map(({ estado, pago }) => estado === 'COBRADO' || (estado === 'PENDIENTE' && pago === null)),
  ).toEqual(own.map(() => true))
  expect(await ledgerFaults(school.server.db)).toEqual([])
  return own.flatMap(({ id, estado }) => (estado === 'COBRADO' ? id : [])).sort((a, b) => a - b)
}
const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id).sort((a, b) => a - b)

it('when the time is over the answer names what is paid and what waits; the same press completes', async () => {
  const press = await waiting()
  const first = await confirmWith(press, {}, 0)
  expect(first.cobrados.length).toBeGreaterThan(0)
  expect(first.omitidos.length).toBeGreaterThan(0)
  expect(first.cobrados.length + first.omitidos.length).toBe(MANY)
  expect(new Set(first.omitidos.map(({ motivo }) => motivo))).toEqual(
    new Set(['No alcanzó el tiempo para este depósito: confírmalo otra vez.']),
  )
  expect(await paidOf(press)).toEqual(ids(first.cobrados))
  const again = await confirmWith(press)
  expect(ids(again.cobrados)).toEqual(ids(first.omitidos))
  expect(again.omitidos.map(({ id, pago }) => [id, pago?.folio])).toEqual(
    first.cobrados.map(({ id, pago }) => [id, pago.folio]),
  )
  expect(await paidOf(press)).toHaveLength(MANY)
})

it('a failure in the middle leaves what is paid, is told, and is logged', async () => {
  const press = await waiting()
  const broken = new Error('the disk of the tests')
  const { desk } = school.server.services
  let left = 4
  const collectDeposit: typeof desk.collectDeposit = (...asked) =>
    left-- > 0 ? desk.collectDeposit(...asked) : Promise.reject(broken)
  const told = await confirmWith(press, { desk: { ...desk, collectDeposit } })
  expect([told.cobrados.length, told.omitidos.length, told.failures]).toEqual([4, MANY - 4, [broken]])
  expect(new Set(told.omitidos.map(({ motivo }) => motivo))).toEqual(
    new Set(['Algo falló antes de este depósito: confírmalo otra vez.']),
  )
  expect(await paidOf(press)).toEqual(ids(told.cobrados))
  expect((await bank.confirm(press)).body.message).toBe(
    '4 depósitos confirmados. 4 depósitos ya estaban confirmados.',
  )
  expect(await paidOf(press)).toHaveLength(MANY)
})

it('after one failure no further family is charged, also where the next would not fail', async () => {
  const press = await waiting()
  const broken = new Error('the disk of the tests')
  const { desk } = school.server.services
  let asked = 0
  const collectDeposit: typeof desk.collectDeposit = (...call) =>
    asked++ === 0 ? Promise.reject(broken) : desk.collectDeposit(...call)
  const told = await confirmWith(press, { desk: { ...desk, collectDeposit } })
  // Three were begun at once.
  expect([asked, told.cobrados.length, told.failures]).toEqual([3, 2, [broken]])
  expect(await paidOf(press)).toEqual(ids(told.cobrados))
})

it('a failure before anything is paid is the answer', async () => {
  const press = await waiting()
  const broken = new Error('the disk of the tests')
  const { desk } = school.server.services
  const collectDeposit = () => Promise.reject(broken)
  await expect(confirmWith(press, { desk: { ...desk, collectDeposit } })).rejects.toBe(broken)
  expect(await paidOf(press)).toEqual([])
})
