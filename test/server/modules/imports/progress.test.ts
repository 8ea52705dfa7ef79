import { sql } from 'kysely'
import type { Grant } from '@contract/http/route'
import type { ReadCall } from '@server/http/call'
import { forgetLost } from '@server/db/underWay'
import { eventually } from '@test/support/eventually'
import { ADMIN, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { sendOpening } from '@test/support/server/openings'
import { startInNovember } from '../openings/opening'
import { lockNamed } from '../../../../src/server/db/locks'

let server: TestServer
beforeAll(async () => (server = await startInNovember()))
afterAll(() => server.close())

const file = [
  {
    name: 'lista.csv',
    content: Buffer.from('curp,nombres,paterno,numero_control,fecha_nacimiento\r\nX,EVA,RUIZ,A1,15/03/2018'),
  },
]
const grants: Grant[] = [
  ['ALUMNOS', 'CREATE'],
  ['PADRES', 'CREATE'],
  ['INSCRIPCIONES', 'CREATE'],
  ['CARGOS', 'CREATE'],
]

/** Lets an import begin and wait for its turn, and meanwhile does something. */
const whileItWaits = async (
  start: () => Promise<Answer>,
  meanwhile: () => Promise<void>,
): Promise<Answer> => {
  let answer: Promise<Answer> | undefined
  await server.db.transaction().execute(async (tx) => {
    await lockNamed(tx, 'importar alumnos')
    answer = start()
    await meanwhile()
  })
  return answer as Promise<Answer>
}

test('the user who started an import or an opening sees how far it is; a colleague with the code does not', async () => {
  const [own, colleague] = [await server.userWith(grants), await server.userWith(grants)]
  const cycle = await openOffice(server).addCycle()
  const cases: [string, () => Promise<Answer>][] = [
    [
      '/importar/avance/codigo-1',
      () => own.form('POST', '/importar/alumnos', { simular: 'false', avance: 'codigo-1' }, file),
    ],
    [
      '/importar/apertura/avance/codigo-1',
      () =>
        sendOpening(own, cycle, [{ curp: 'X', grado: 'PRIMARIA' }], { simular: 'false', codigo: 'codigo-1' }),
    ],
  ]
  for (const [path, start] of cases) {
    const { status } = await whileItWaits(start, async () => {
      await eventually(async () =>
        expect((await own.get(path)).body.avance).toEqual({ paso: 'LEYENDO', hechas: 0, total: 0 }),
      )
      const others = await colleague.get(path)
      expect([others.status, others.body.avance]).toEqual([200, null])
    })
    expect(status).toBe(200)
    await eventually(async () => expect((await own.get(path)).body.avance).toBeNull())
  }
  expect(await server.db.selectFrom('work_under_way').selectAll().execute()).toEqual([])
})

test('any process tells it; what a killed one left is nobody’s after a minute, and the house deletes it', async () => {
  const { db, services } = server
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('name', '=', ADMIN.user)
    .executeTakeFirstOrThrow()
  // These services are not the ones that answer the calls.
  const elsewhere = () => services.imports.getProgress({ db, actor: { id } } as ReadCall, 'codigo-2')
  const start = () =>
    server.admin.form('POST', '/importar/alumnos', { simular: 'false', avance: 'codigo-2' }, file)
  await whileItWaits(start, () =>
    eventually(async () => expect(await elsewhere()).toEqual({ paso: 'LEYENDO', hechas: 0, total: 0 })),
  )
  await eventually(async () => expect(await elsewhere()).toBeNull())

  const left = { user_id: id, kind: 'IMPORTACION', code: 'codigo-2' } as const
  const progress = JSON.stringify({ paso: 'GUARDANDO', hechas: 1, total: 2 })
  const seenBefore = (seconds: number) => sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`
  await db
    .insertInto('work_under_way')
    .values([
      { ...left, progress, seen_at: seenBefore(61) },
      { ...left, code: 'codigo-3', progress, seen_at: seenBefore(30) },
    ])
    .execute()
  expect(await elsewhere()).toBeNull()
  await forgetLost(db)
  const rows = await db.selectFrom('work_under_way').select('code').execute()
  expect(rows).toEqual([{ code: 'codigo-3' }])
})
