import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { withHost } from '@test/support/database/address'
import { startBouncer, type Bouncer } from '@test/support/database/bouncer'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'
import { PRODUCT_ADMIN, spawnProduct, temporaryDataDir } from '@test/support/product/spawnProduct'
import { callerAt } from '@test/support/server/callerAt'
import { openOffice } from '@test/support/server/office'

let database: FreshDatabase
let db: Db
let bouncer: Bouncer
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(createPool(database.connection))
  bouncer = await startBouncer(database.url)
})
afterAll(async () => {
  await bouncer.remove()
  await db.destroy()
  await database.drop()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Restarts in the run; enough that payments are cut at different points. */
const RESTARTS = 6
const DESKS = 4

test('PgBouncer restarted while desks take payments: each is paid once, nobody restarts the product, it goes on', async () => {
  const folder = await temporaryDataDir()
  const product = await spawnProduct({
    dataDir: folder.dataDir,
    env: { DATABASE_URL: withHost(database.url, bouncer.host), DATABASE_DIRECT_URL: database.url },
    args: ['--solo-api'],
  })
  try {
    const login = await fetch(`${product.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PRODUCT_ADMIN),
    })
    const caller = callerAt(product.address, ((await login.json()) as { token: string }).token)
    const office = openOffice({ admin: caller, db } as unknown as Parameters<typeof openOffice>[0])
    const cycle = await office.addCycle()
    const pupils = await office.addPupils(DESKS)

    let over = false
    let again = 0
    const paid: number[] = []
    /** With one key until somebody answers, as the client does. */
    const insist = async (send: () => ReturnType<typeof office.pay>) => {
      for (;;) {
        const answer = await send().catch(() => null)
        if (answer?.status === 200) return answer.body
        if (answer && answer.status < 500) throw new Error(JSON.stringify(answer.body))
        again++
        await pause(50)
      }
    }
    const desk = async (pupil: number) => {
      for (let turn = 0; !over; turn++) {
        const body = {
          idCicloEscolar: cycle,
          idAlumno: pupil,
          descripcion: 'LIBRO',
          fecha: '2026-09-15',
          monto: 50,
        }
        const { cargo } = await insist(() => caller.post('/cargos/new', body, { key: `c-${pupil}-${turn}` }))
        const payment = { id: cargo.id, metodo_pago: 'EFECTIVO' }
        await insist(() => caller.patch('/cargos/pagar', payment, { key: `p-${pupil}-${turn}` }))
        paid.push(cargo.id)
      }
    }
    const restarts = async () => {
      for (let made = 0; made < RESTARTS; made++) {
        const before = paid.length
        await bouncer.stop()
        await bouncer.start()
        // The next one meets payments under way again.
        while (paid.length < before + 2 * DESKS) await pause(20)
      }
      over = true
    }
    await Promise.all([restarts(), ...pupils.map(desk)])

    expect(again).toBeGreaterThan(0)
    const lines = await db
      .selectFrom('payment_lines')
      .select(['charge_id', ({ fn }) => fn.countAll<number>().as('payments')])
      .groupBy('charge_id')
      .execute()
    expect(lines.map(({ charge_id }) => charge_id).sort()).toEqual([...paid].sort())
    expect(lines.filter(({ payments }) => payments !== 1)).toEqual([])
    expect(await ledgerFaults(db)).toEqual([])
    process.stdout.write(
      `PgBouncer restarted ${RESTARTS} times: ${paid.length} payments, ${again} calls sent again\n`,
    )
  } finally {
    await product.stop()
    await folder.remove()
  }
})
