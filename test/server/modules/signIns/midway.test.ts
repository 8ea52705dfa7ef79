import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openAccounts, PASSWORD } from '@test/support/server/accounts'
import { someoneWaits } from '@test/support/database/lockWaits'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a payment under way when its session is ended is taken once, and sent again under the same key it is the same one', async () => {
  const { caller, id, name } = await openAccounts(server).aUser([
    ['CARGOS', 'READ'],
    ['CARGOS', 'UPDATE'],
  ])
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [pupil])
  const charge = await office.addCharge(cycle, pupil, 350)
  const pay = (on = caller) => openOffice(server, on).pay(charge, {}, 'pago-a-medias-1')

  let paying: ReturnType<typeof pay> | undefined
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('charges').select('id').where('id', '=', charge).forUpdate().execute()
    paying = pay()
    await someoneWaits(server.db)
    expect((await server.admin.delete(`/auth/sesiones/usuario/${id}`)).body.terminadas).toBe(1)
  })
  expect((await paying)?.status).toBe(200)
  expect(await pay()).toMatchObject({ status: 401, body: { motivo: 'TERMINADA' } })
  const again = await pay(await server.signIn(name, PASSWORD))
  expect(again).toMatchObject({ status: 200, body: (await paying)?.body })
  expect(await server.db.selectFrom('payments').select('id').execute()).toHaveLength(1)
  expect(await ledgerFaults(server.db)).toEqual([])
})
