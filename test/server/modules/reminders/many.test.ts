import { randomUUID } from 'node:crypto'
import { openReminders, type Remindable } from './remindable'

let school: Remindable
beforeAll(async () => {
  school = await openReminders('2026-10-12')
  await school.turn(true)
})
afterAll(() => school.server.close())

const FAMILIES = 5_000

/** Written straight into the tables: each family owes one charge, due on the day. */
const addMany = async (vencimiento: string): Promise<void> => {
  const { db } = school.server
  const template = await school.addDebtor(vencimiento)
  const pupil = await db
    .selectFrom('students')
    .selectAll()
    .where('id', '=', template.pupil)
    .executeTakeFirstOrThrow()
  const charge = await db
    .selectFrom('charges')
    .selectAll()
    .where('id', '=', template.charge)
    .executeTakeFirstOrThrow()
  const { id: _pupil, card_token: _token, busqueda: _search, ...of } = pupil
  const { id: _charge, estado: _state, ...owed } = charge
  for (let at = 0; at < FAMILIES; at += 1_000) {
    const parents = await db
      .insertInto('parents')
      .values(
        Array.from({ length: 1_000 }, (_, n) => ({
          nombre: `MADRE ${at + n} PEÑA`,
          telefono: '5511112222',
          correo: `m${at + n}@correo.mx`,
        })),
      )
      .returning('id')
      .execute()
    const students = await db
      .insertInto('students')
      .values(
        parents.map(({ id }, n) => ({
          ...of,
          parent_id: id,
          curp: randomUUID().slice(0, 18).toUpperCase(),
          numero_control: `M${at + n}`,
        })),
      )
      .returning('id')
      .execute()
    await db
      .insertInto('charges')
      .values(students.map(({ id }) => ({ ...owed, student_id: id })))
      .execute()
  }
}

test('5,000 families in one run: one message each, in one aviso, and the calendar names them all before', async () => {
  await addMany('2026-10-12')
  const [day] = await school.calendar()
  expect([day.fecha, day.familias, day.suma]).toEqual(['2026-10-13', FAMILIES + 1, (FAMILIES + 1) * 500])
  await school.at('2026-10-13')
  const began = performance.now()
  const plan = await school.run()
  const took = Math.round(performance.now() - began)
  if (process.env['PRINT_MONTH']) process.stdout.write(`run of ${FAMILIES}: ${took} ms\n`)
  expect(plan?.leave).toHaveLength(FAMILIES + 1)
  const { rows, avisos } = await school.server.db
    .selectFrom('mensajes')
    .select(({ fn }) => [
      fn.countAll<string>().as('rows'),
      fn.count<string>('aviso_id').distinct().as('avisos'),
    ])
    .executeTakeFirstOrThrow()
  expect([Number(rows), Number(avisos)]).toEqual([FAMILIES + 1, 1])
})
