import { baseApi } from '@client/state/core/baseApi'
import { chargesApi } from '@client/state/charges/charges.api'
import { followChanges, type FollowChanges } from '@client/state/live/followChanges'
import { rolesApi } from '@client/state/roles/roles.api'
import { sessionApi } from '@client/state/session/session.api'
import { setupStore, type AppStore } from '@client/state/store'
import { announce, CHANNELS } from '@server/db/announce'
import { eventually } from '@test/support/eventually'
import { startLiveServer, type LiveServer } from '@test/support/live/desks'
import { ADMIN } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { selectPendingCharges } from '@test/support/state/shown'

const PENDING = '/api/cargos/pendientes/all'
const ROLES = '/api/auth/roles'

let server: LiveServer
let charges: number[]
const followed: FollowChanges[] = []
const stores: AppStore[] = []

beforeAll(async () => {
  server = await startLiveServer()
  const office = openOffice(server)
  const [pupil] = await office.addPupils(1)
  const cycle = await office.addCycle()
  charges = []
  for (const monto of [100, 200, 300]) charges.push(await office.addCharge(cycle, pupil!, monto))
})
afterEach(() => followed.splice(0).forEach((each) => each.end()))
afterAll(async () => {
  // What a store keeps for minutes would keep the process that long.
  for (const store of stores) store.dispatch(baseApi.util.resetApiState())
  await server.close()
})

/** The client's own store on a socket, signed in, with two lists on screen and its stream open. */
const openDesk = async () => {
  const sent: string[] = []
  const deps = {
    fetch: ((request: Request) => {
      sent.push(new URL(request.url).pathname)
      return fetch(request)
    }) as typeof fetch,
    baseUrl: `${server.address}/api`,
    live: { origin: null as string | null },
  }
  const { store } = setupStore(deps, null)
  stores.push(store)
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await store.dispatch(chargesApi.endpoints.listPendingCharges.initiate()).unwrap()
  await store.dispatch(rolesApi.endpoints.listRoles.initiate()).unwrap()
  const follow = followChanges(store, deps, true)
  followed.push(follow)
  const fetched = (path: string) => sent.filter((each) => each === path).length
  // A stream that opens refetches everything once.
  await eventually(() => {
    expect(deps.live.origin).not.toBeNull()
    expect([fetched(PENDING), fetched(ROLES)]).toEqual([2, 2])
  })
  const pending = () => selectPendingCharges(store.getState()).map(({ id }) => id)
  const pay = (id: number) =>
    store
      .dispatch(
        chargesApi.endpoints.payCharge.initiate({
          id,
          metodo_pago: 'EFECTIVO',
          idempotencyKey: `journey-live-${id}`,
        }),
      )
      .unwrap()
  return { follow, fetched, pending, pay }
}

/** Sends every desk one more change and waits for it: earlier changes have then arrived too. */
const wordToAll = async (...desks: Awaited<ReturnType<typeof openDesk>>[]) => {
  const before = desks.map(({ fetched }) => fetched(ROLES))
  await announce(server.db, CHANNELS.changes, JSON.stringify({ tags: ['Role'] }))
  for (const [at, { fetched }] of desks.entries())
    await eventually(() => expect(fetched(ROLES)).toBeGreaterThan(before[at]!))
}

test('what one desk charges leaves the list of the other; who wrote it fetches it once', async () => {
  const cashier = await openDesk()
  const secretary = await openDesk()
  const [paid, ...open] = charges as [number, number, number]
  expect([cashier.pending(), secretary.pending()]).toEqual([charges, charges])
  await cashier.pay(paid)
  await eventually(() => expect([cashier.pending(), secretary.pending()]).toEqual([open, open]))
  await wordToAll(cashier, secretary)
  // Two before the payment; the stream does not tell the writer its own write again.
  expect([cashier.fetched(PENDING), secretary.fetched(PENDING)]).toEqual([3, 3])
})

test('a desk nobody looks at hears nothing, and catches up when somebody does', async () => {
  const cashier = await openDesk()
  const hidden = await openDesk()
  const [, paid, open] = charges as [number, number, number]
  hidden.follow.setVisible(false)
  await cashier.pay(paid)
  await eventually(() => expect(cashier.pending()).toEqual([open]))
  await wordToAll(cashier)
  expect([hidden.pending(), hidden.fetched(PENDING)]).toEqual([[paid, open], 2])
  hidden.follow.setVisible(true)
  await eventually(() => expect(hidden.pending()).toEqual([open]))
})
