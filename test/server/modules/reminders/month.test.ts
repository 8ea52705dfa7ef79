import { createDaily } from '@server/modules/reminders/daily'
import { addDays } from '@contract/domain/dateMath'
import { cash, deskOf } from '../desk/family'
import { openReminders, ZONE, type Remindable } from './remindable'

let school: Remindable
beforeAll(async () => {
  school = await openReminders('2026-10-01')
  await school.turn(true)
})
afterAll(() => school.server.close())

const DUE = '2026-10-12'
const OFF = ['2026-10-13', '2026-10-14', '2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23']

/** Every mail of the queue that may leave, as the sender would mark it. */
const sendAll = () =>
  school.server.db
    .updateTable('mensajes')
    .set({ estado: 'ENVIADO' })
    .where('estado', '=', 'PENDIENTE')
    .execute()

test('October, day by day: what left, to whom, and why not', async () => {
  const { server } = school
  const debtors = {
    never: await school.addDebtor(DUE),
    paidBefore: await school.addDebtor(DUE),
    paidAt759: await school.addDebtor(DUE),
    promised: await school.addDebtor(DUE),
    muted: await school.addDebtor(DUE),
    refused: await school.addDebtor(DUE),
    mailless: await school.addDebtor(DUE, { correo: null }),
    twoDebts: await school.addDebtor(DUE),
    covered: await school.addDebtor(DUE),
  }
  await school.owe(debtors.twoDebts.pupil, '2026-10-19')
  const names = new Map<number, string>(Object.entries(debtors).map(([name, { id }]) => [id, name]))
  names.set(0, 'orphan')
  const [orphan = 0] = await school.office().addPupils(1)
  await school.owe(orphan, DUE)
  let mail = true
  const mailer = {
    state: () =>
      Promise.resolve(
        mail
          ? ({ ready: true, cap: 300, fromHour: 8, toHour: 20 } as const)
          : ({ ready: false, why: 'apagado' } as const),
      ),
  }
  const { services, db, clock } = server
  const daily = createDaily({
    db,
    mailer,
    now: () => clock.now,
    timeZone: ZONE,
    reminders: services.reminders,
    log: { info: () => undefined, warn: () => undefined },
  })
  for (let day = '2026-10-01'; day <= '2026-11-13'; day = addDays(day, 1)) {
    if (OFF.includes(day)) continue
    await school.at(day, 7)
    // Before its hour nothing leaves.
    await daily()
    if (day === '2026-10-10') await school.office().pay(debtors.paidBefore.charge)
    if (day === '2026-10-15') {
      await school.office().pay(debtors.paidAt759.charge)
      const promise = { fecha: day, medio: 'LLAMADA', promesa: 'PAGA', promesa_fecha: '2026-10-28' }
      await school.caller().post('/morosos/contactos', { padreId: debtors.promised.id, ...promise })
      // To the end of its last day.
      const mute = { padreId: debtors.muted.id, hasta: day, motivo: 'Perdió su empleo' }
      await school.caller().post('/recordatorios/callar', mute)
      const none = { no_molestar: true }
      await school.caller().patch(`/padres/${debtors.refused.id}/preferencias`, none)
      const ahead = { padreId: debtors.covered.id, lineas: [], medios: [cash(500)], a_cuenta: true }
      await deskOf(school.caller()).collect(ahead)
    }
    // The mail server is down on the 26th.
    mail = day !== '2026-10-26'
    await school.at(day, 8)
    await daily()
    await daily()
    await sendAll()
  }
  const rows = await db.selectFrom('reminders').selectAll().orderBy('dia').orderBy('id').execute()
  const table = rows.map(({ dia, dias, parent_id, motivo }) =>
    [dia, dias, names.get(parent_id ?? 0), motivo ?? 'salió'].join(' | '),
  )
  if (process.env['PRINT_MONTH']) process.stdout.write(`${table.join('\n')}\n`)
  const recent = 'Recibió otro hace menos de siete días'
  const covered = 'Su saldo a favor cubre lo que debe'
  const promised = 'Tiene un acuerdo de pago vigente'
  const muted = 'La escuela decidió no recordarle'
  const refused = 'No quiere recordatorios de pago por correo'
  const orphaned = 'El alumno no tiene padre o tutor registrado'
  expect(table.sort()).toEqual(
    [
      // −3 of the 12th: Friday the 9th. The family that pays on the 10th has had it.
      ...['never', 'paidBefore', 'paidAt759', 'promised', 'muted', 'refused', 'twoDebts', 'covered'].map(
        (name) => `2026-10-09 | -3 | ${name} | salió`,
      ),
      '2026-10-09 | -3 | mailless | No tiene correo',
      `2026-10-09 | -3 | orphan | ${orphaned}`,
      // −3 of the 19th fell on Friday the 16th, a day after +1 of the 12th.
      `2026-10-16 | -3 | twoDebts | ${recent}`,
      // +1 fell on the 13th, with the computer off: made up for on the 15th, the first day after it.
      ...['never', 'twoDebts'].map((name) => `2026-10-15 | 1 | ${name} | salió`),
      `2026-10-15 | 1 | promised | ${promised}`,
      `2026-10-15 | 1 | muted | ${muted}`,
      `2026-10-15 | 1 | refused | ${refused}`,
      `2026-10-15 | 1 | covered | ${covered}`,
      '2026-10-15 | 1 | mailless | No tiene correo',
      `2026-10-15 | 1 | orphan | ${orphaned}`,
      // +8 of the 12th and +1 of the 19th fell on the 20th: off until the 23rd, mail down on the 26th, too old on the 27th.
      '2026-10-27 | 8 | twoDebts | salió',
      // +20 of the 12th fell on Sunday the 1st of November; the promise and the mute have ended.
      ...['never', 'promised', 'muted'].map((name) => `2026-11-02 | 20 | ${name} | salió`),
      `2026-11-02 | 20 | twoDebts | ${recent}`,
      `2026-11-02 | 20 | refused | ${refused}`,
      `2026-11-02 | 20 | covered | ${covered}`,
      '2026-11-02 | 20 | mailless | No tiene correo',
      `2026-11-02 | 20 | orphan | ${orphaned}`,
      '2026-11-09 | 20 | twoDebts | salió',
    ].sort(),
  )
})
