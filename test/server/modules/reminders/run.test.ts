import { refusalOf } from '@test/support/server/refusal'
import { openReminders, type Remindable } from './remindable'

let school: Remindable
beforeEach(async () => {
  school = await openReminders('2026-10-01')
  await school.turn(true)
})
afterEach(() => school.server.close())

const queued = async () => {
  const rows = await school.server.db
    .selectFrom('mensajes as m')
    .innerJoin('avisos as a', 'a.id', 'm.aviso_id')
    .select(['m.parent_id', 'm.estado', 'm.vencimiento', 'm.canal', 'a.clase', 'a.firma', 'a.created_by'])
    .orderBy('m.id')
    .execute()
  return rows
}
const states = async () => (await queued()).map(({ parent_id, estado }) => [parent_id, estado])

test('a rule is one aviso of class RECORDATORIO by mail, signed by a person, about the due day', async () => {
  const one = await school.addDebtor('2026-10-13')
  await school.addDebtor('2026-10-30')
  await school.at('2026-10-14')
  const plan = await school.run()
  expect(plan?.leave).toHaveLength(1)
  expect(await queued()).toEqual([
    {
      parent_id: one.id,
      estado: 'PENDIENTE',
      vencimiento: '2026-10-13',
      canal: 'CORREO',
      clase: 'RECORDATORIO',
      firma: 'ROSA RUIZ',
      created_by: null,
    },
  ])
  expect(await school.doneOn('2026-10-14')).toEqual([[1, one.id, '2026-10-13', null]])
})

test('once a day, whatever the number of processes', async () => {
  await school.addDebtor('2026-10-13')
  await school.at('2026-10-14')
  const plans = await Promise.all([school.run(), school.run(), school.run()])
  expect(plans.filter((plan) => plan !== null)).toHaveLength(1)
  expect(await queued()).toHaveLength(1)
  expect(await school.run()).toBeNull()
})

test('not on a day off, not while the switch is off, not without a name to sign with', async () => {
  await school.addDebtor('2026-10-16')
  await school.at('2026-10-17')
  expect(await school.run()).toBeNull()
  await school.at('2026-10-19')
  await school.turn(false)
  expect(await school.run()).toBeNull()
  await school.turn(true)
  await school.server.db.updateTable('school').set({ firma_nombre: null }).execute()
  expect(await school.run()).toBeNull()
  expect(await queued()).toEqual([])
})

test('a night with the computer off is made up for: at most three days, and once', async () => {
  const late = await school.addDebtor('2026-10-06')
  const lost = await school.addDebtor('2026-10-05')
  await school.at('2026-10-05')
  await school.run()
  // Off on the 6th to the 8th. The rule +1 of `lost` fell on the 6th, that of `late` on the 7th.
  await school.at('2026-10-09')
  await school.run()
  expect(await school.doneOn('2026-10-09')).toEqual(
    expect.arrayContaining([
      [1, late.id, '2026-10-06', null],
      [1, lost.id, '2026-10-05', null],
    ]),
  )
  await school.at('2026-10-12')
  await school.run()
  expect(await school.doneOn('2026-10-12')).toEqual([])
  // Off from the 13th to the 18th: what fell on the 14th is four days old.
  const old = await school.addDebtor('2026-10-13')
  await school.at('2026-10-19')
  await school.run()
  expect((await school.doneOn('2026-10-19')).some(([, family]) => family === old.id)).toBe(false)
})

test('turned on in the middle of a month, it reaches no family for what fell earlier', async () => {
  await school.turn(false)
  await school.addDebtor('2026-10-12')
  await school.at('2026-10-14')
  await school.turn(true)
  await school.run()
  expect(await queued()).toEqual([])
})

test('who paid at 7:59 gets none at 8:00, and who pays a part is reminded of the rest', async () => {
  const paid = await school.addDebtor('2026-10-13')
  const part = await school.addDebtor('2026-10-13')
  await school.at('2026-10-14', 7)
  expect((await school.office().pay(paid.charge)).status).toBe(200)
  expect((await school.office().payPart(part.charge, 200)).status).toBe(200)
  await school.at('2026-10-14', 8)
  await school.run()
  expect(await states()).toEqual([[part.id, 'PENDIENTE']])
  const { saldo_centavos } = await school.server.db
    .selectFrom('reminders')
    .select('saldo_centavos')
    .executeTakeFirstOrThrow()
  expect(saldo_centavos).toBe(30_000)
})

test('a cycle that ends: its debts are reminded of after it, without a cycle to come', async () => {
  const { id } = await school.addDebtor('2027-07-09')
  await school.at('2027-07-28')
  await school.turn(false)
  await school.turn(true)
  await school.at('2027-07-29')
  await school.run()
  expect(await school.doneOn('2027-07-29')).toEqual([[20, id, '2027-07-09', null]])
})

test('what the calendar says in the morning is what leaves, by whom and how much', async () => {
  const one = await school.addDebtor('2026-10-13', {}, 350.5)
  await school.addDebtor('2026-10-20')
  await school.at('2026-10-13')
  await school.run()
  const planned = await school.calendar()
  expect(planned[0]).toMatchObject({
    fecha: '2026-10-14',
    regla: { dias: 1 },
    familias: 1,
    suma: 350.5,
    quienes: [{ padre: { id: one.id }, vencimiento: '2026-10-13', saldo: 350.5 }],
  })
  const left: unknown[] = []
  const days = new Set<string>(planned.map(({ fecha }: { fecha: string }) => fecha))
  for (const fecha of days) {
    await school.at(fecha)
    await school.run()
    for (const [dias, family, , motivo] of await school.doneOn(fecha))
      if (motivo === null) left.push([fecha, dias, family])
  }
  expect(left.sort()).toEqual(
    planned
      .flatMap((row: { fecha: string; regla: { dias: number }; quienes: { padre: { id: number } }[] }) =>
        row.quienes.map(({ padre }) => [row.fecha, row.regla.dias, padre.id]),
      )
      .sort(),
  )
})

test('the calendar takes 1 to 60 days, and shows what would leave before the switch is on', async () => {
  await school.turn(false)
  const { id } = await school.addDebtor('2026-11-20')
  expect(await school.calendar(14)).toEqual([])
  expect((await school.calendar(60))[0].quienes).toMatchObject([{ padre: { id } }])
  for (const [dias, said] of [
    ['0', 'No puede ser menor que 1.'],
    ['61', 'No puede ser mayor que 60.'],
    ['x', 'Debe ser un número entero.'],
  ])
    expect(refusalOf(await school.caller().get(`/recordatorios/calendario?dias=${dias}`))).toEqual([
      400,
      { dias: said },
    ])
})

test('the home says what the latest run did and why not, and what was paid after it', async () => {
  const home = async () => (await school.caller().get('/tablero')).body.tablero.recordatorios
  const [paid, mailless] = [
    await school.addDebtor('2026-10-13'),
    await school.addDebtor('2026-10-13', { correo: null }),
  ]
  await school.at('2026-10-14')
  await school.run()
  expect(await home()).toBeUndefined()
  await school.server.db.updateTable('mensajes').set({ estado: 'ENVIADO' }).execute()
  await school.at('2026-10-15')
  await school.office().pay(paid.charge)
  await school.office().pay(mailless.charge)
  expect(await home()).toEqual({
    fecha: '2026-10-14',
    salieron: 1,
    no_salieron: [{ motivo: 'No tiene correo', familias: 1 }],
    pagaron: { recordadas: 1, familias: 1, total: 500 },
  })
  const cashier = await school.server.userWith([['COLEGIATURAS', 'READ']])
  expect((await cashier.get('/tablero')).body.tablero.recordatorios).toBeUndefined()
})
