import type { Grant } from '@contract/http/route'
import { eventually } from '@test/support/eventually'
import type { Answer, TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { sendOpening } from '@test/support/server/openings'
import { startInNovember } from '../openings/opening'
import { lockNamed } from '../../../../src/server/db/locks'

let server: TestServer
beforeAll(async () => (server = await startInNovember()))
afterAll(() => server.close())

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
  const content = Buffer.from(
    'curp,nombres,paterno,numero_control,fecha_nacimiento\r\nX,EVA,RUIZ,A1,15/03/2018',
  )
  const file = [{ name: 'lista.csv', content }]
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
    expect((await own.get(path)).body.avance).toBeNull()
  }
})
