import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { openServices } from '@test/support/server/services'

let server: TestServer
let pupil: number
let service: number

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [pupil])
  const services = openServices(server.admin, () => cycle)
  service = await services.add()
  await services.charge(service, [pupil], '2027-05')
})
afterAll(() => server.close())

/** The faults that a careless repair leaves; it is undone afterwards. */
const faultsAfter = async (...repairs: string[]): Promise<string[]> => {
  let faults: string[] = []
  const undone = new Error('undone')
  const work = server.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    for (const repair of repairs) await sql.raw(repair).execute(tx)
    faults = await ledgerFaults(tx)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
  return faults
}

it('a service as it was charged has no fault', async () => {
  expect(await ledgerFaults(server.db)).toEqual([])
})

it('a month charged twice, in a month or cycle that the service does not have, is named', async () => {
  const twice = 'DROP INDEX charges_once_per_service_month'
  expect(await faultsAfter(twice, 'UPDATE charges SET service_mes = 6 WHERE service_id IS NOT NULL')).toEqual(
    [`Al alumno ${pupil} se le cobra 2 veces el servicio ${service} de 2027-06.`],
  )
  const { id } = await server.db
    .selectFrom('charges')
    .select('id')
    .where('service_mes', '=', 5)
    .executeTakeFirstOrThrow()
  const strange = [`El cargo ${id} no es de un mes de su servicio ${service} o de su ciclo.`]
  expect(await faultsAfter(`UPDATE charges SET service_mes = 8 WHERE id = ${id}`)).toEqual(strange)
  expect(await faultsAfter(`UPDATE charges SET cycle_id = 999 WHERE id = ${id}`)).toEqual(strange)
})
