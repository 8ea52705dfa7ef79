import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import type { Caller } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { bankOf } from '../bank/bank'
import { hireCashier, type Cashier } from '../cashCuts/cashier'
import { cash, charge, deskOf, month, openSchool, transfer, type School } from '../desk/family'

let school: School
let cycle: number
let pupil: number
let cashier: Cashier
const DAY = '2026-09-15'
const NEXT = '2026-09-16'
const THERE = { corte: 'DE_QUIEN_COBRO' }

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
  ;[pupil] = (await school.office.addPupils(1)) as [number]
})
afterAll(() => school.server.close())
beforeEach(async () => {
  await school.at(DAY)
  cashier = await hireCashier(school.server, { cycle, pupil })
})
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

const open = async (caller: Caller, dia = DAY) => (await caller.get(`/cortes/actual?dia=${dia}`)).body.actual
const home = async (caller: Caller) => (await caller.get('/tablero')).body.tablero
const openDays = async () => (await school.caller.get('/cortes')).body.abiertos
const drawerOf = async (day: string) =>
  (await school.caller.get(`/pagos/by/fecha?desde=${day}&hasta=${day}`)).body.resumen.caja
const again = async (name: string): Promise<Caller> => school.server.signIn(name, 'Ventana#Azul1')
const nameOf = async ({ caller }: Cashier): Promise<string> => (await open(caller)).cajero.nombre

/** Two children, a charge in part and a month, credit beside two means, and money left on account before. */
const aVisit = async () => {
  const { padreId, hijos } = await school.addFamily(2)
  const [one, two] = hijos as [number, number]
  await school.office.enrol(cycle, [two], { mensualidad: 2350, grado: 'PREESCOLAR' })
  const [first] = (await school.office.tuitionOf(two, cycle)).pagos
  const uniform = await school.office.addCharge(cycle, one, 5000)
  const desk = deskOf(cashier.caller)
  await deskOf(school.caller).collect({ padreId, lineas: [], medios: [cash(150)], a_cuenta: true })
  const before = await open(school.caller)
  const { body } = await desk.collect({
    padreId,
    lineas: [charge(uniform, 4300), month(first!.id)],
    medios: [cash(6000), transfer(500)],
    usar_saldo: 150,
  })
  return { padreId, pago: body.pago, desk, before }
}

it('counts in the cut of the cashier, names who cancelled, and everything adds up', async () => {
  const { padreId, pago, desk, before } = await aVisit()
  expect(pago).toMatchObject({ monto: 6500, corte_abierto: true, corte_cancelacion: null })
  const sumBefore = (await home(school.caller)).cobranza.hoy.total
  const { status, body } = await school.office.cancelPayment(pago.id, 'NO ERA SU HIJO', THERE)
  expect([status, body.pago]).toMatchObject([
    200,
    { cancelado_por: 'directora', corte_abierto: false, corte_cancelacion: 'DE_QUIEN_COBRO' },
  ])
  expect(await desk.credit({ padreId })).toBe(150)
  const own = await open(cashier.caller)
  expect(own).toMatchObject({ movimientos: 4, total: 0, esperado: 0 })
  expect(own.cancelaciones).toMatchObject([
    { metodo_pago: 'EFECTIVO', monto: 6000, cancelo: 'directora', motivo_cancelacion: 'NO ERA SU HIJO' },
    { metodo_pago: 'TRANSFERENCIA', monto: 500, cancelo: 'directora' },
  ])
  expect(own.pagos.map(({ cancelo }: { cancelo: null }) => cancelo)).toEqual([null, null])
  const director = await open(school.caller)
  expect([director.total, director.movimientos]).toEqual([before.total, before.movimientos])
  const name = await nameOf(cashier)
  expect(
    (await openDays()).find((day: { cajero: { nombre: string } }) => day.cajero.nombre === name),
  ).toMatchObject({
    total: 0,
    esperado: 0,
    movimientos: 4,
  })
  expect((await home(cashier.caller)).caja).toMatchObject({
    total: 0,
    canceladas: [{ quien: 'directora', cuantas: 1, total: 6500 }],
  })
  const { cobranza, caja } = await home(school.caller)
  expect([cobranza.hoy.total, caja.canceladas]).toEqual([sumBefore - 6500, []])
  expect((await drawerOf(DAY)).total).toBe(cobranza.hoy.total)
  const closed = await cashier.close(DAY, [])
  expect(closed.body.corte).toMatchObject({ movimientos: 4, total: 0, esperado: 0, diferencia: 0 })
  const { cancelaciones } = (await school.caller.get(`/cortes/${closed.body.corte.id}`)).body
  expect(cancelaciones).toMatchObject([{ cancelo: 'directora' }, { cancelo: 'directora' }])
  expect((await home(cashier.caller)).caja.canceladas).toEqual([])
})

it('PROPIO stays as it was: the drawer of the user cancelling', async () => {
  const { id } = await cashier.take(70)
  const before = await open(school.caller)
  await school.office.cancelPayment(id, 'X')
  expect((await open(school.caller)).total).toBe(before.total - 70)
  expect((await open(cashier.caller)).total).toBe(70)
  const { body } = await school.caller.get(`/pagos/${id}`)
  expect(body.pago).toMatchObject({ corte_abierto: false, corte_cancelacion: 'PROPIO' })
})

it('of a payment of an earlier day the minus is on that day in every sum; the debt is open from the day of the press', async () => {
  const name = await nameOf(cashier)
  const { id } = await cashier.take(200)
  const [before, total] = [await drawerOf(DAY), (await home(school.caller)).cobranza.mes.cobrado]
  await school.at(NEXT)
  const { body } = await school.office.cancelPayment(id, 'X', THERE)
  expect(body.pago).toMatchObject({ fecha: DAY, fecha_cancelacion: NEXT })
  const caller = await again(name)
  expect(await open(caller)).toMatchObject({ dia: DAY, total: 0, movimientos: 2 })
  expect(await open(caller, NEXT)).toMatchObject({ movimientos: 0 })
  expect(await drawerOf(DAY)).toMatchObject({
    total: before.total - 200,
    canceladas_despues: before.canceladas_despues,
  })
  expect(await drawerOf(NEXT)).toMatchObject({ total: 0, canceladas_antes: 0 })
  const { cobranza } = await home(school.caller)
  expect([cobranza.hoy.total, cobranza.mes.cobrado]).toEqual([0, total - 200])
  const { estado } = (await school.caller.get(`/estados/alumno/${pupil}?cicloEscolar=${cycle}`)).body
  const lines = estado.movimientos as { pago?: { id: number }; fecha: string }[]
  expect(lines.at(-1)).toMatchObject({ fecha: NEXT })
})

it('once the cut with the payment is closed it is 409 and nothing moved; another open cut of that day does not help', async () => {
  const { id, folio } = await cashier.take(100)
  await cashier.close(DAY, [], { observaciones: 'SIN CONTAR' })
  await cashier.take(30)
  const name = await nameOf(cashier)
  const { status, body } = await school.office.cancelPayment(id, 'X', THERE)
  expect([status, body.message]).toEqual([
    409,
    `${name} ya cerró su corte del 15/09/2026. Cancela el pago en tu propio corte.`,
  ])
  const { pago } = (await school.caller.get(`/pagos/${id}`)).body
  expect(pago).toMatchObject({ folio, cancelado: false, corte_abierto: false })
  expect((await open(cashier.caller)).total).toBe(30)
  expect((await school.office.cancelPayment(id, 'X')).status).toBe(200)
})

it('by the query too, for proxies that drop the body of a DELETE; another word is 400', async () => {
  const { id } = await cashier.take(10)
  const wrong = await school.caller.delete(`/pagos/${id}?motivo_cancelacion=X&corte=DE_OTRO`)
  expect([wrong.status, Object.keys(wrong.body.campos)]).toEqual([400, ['corte']])
  const { body } = await school.caller.delete(`/pagos/${id}?motivo_cancelacion=X&corte=DE_QUIEN_COBRO`)
  expect(body.pago.corte_cancelacion).toBe('DE_QUIEN_COBRO')
})

it('a retry with its key counts once, also after the cut was closed', async () => {
  const { id } = await cashier.take(40)
  const press = () => school.office.cancelPayment(id, 'X', THERE, `cancela ${id}`)
  const first = await press()
  await cashier.close(DAY, [])
  const second = await press()
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
  expect((await open(cashier.caller)).movimientos).toBe(0)
})

it('credit alone moved no drawer, so there is nothing to choose', async () => {
  const { padreId, hijos } = await school.addFamily(1)
  const id = await school.office.addCharge(cycle, hijos[0] as number, 50)
  await school.desk.collect({ padreId, lineas: [], medios: [cash(50)], a_cuenta: true })
  const { pago } = (await school.desk.collect({ padreId, lineas: [charge(id)], medios: [], usar_saldo: 50 }))
    .body
  expect(pago.corte_abierto).toBe(false)
  const { status, body } = await school.office.cancelPayment(pago.id, 'X', THERE)
  expect([status, body.pago.corte_cancelacion]).toEqual([200, 'PROPIO'])
})

it('of a user removed meanwhile the open day takes it', async () => {
  const name = await nameOf(cashier)
  const { id } = await cashier.take(80)
  const { users } = (await school.caller.get('/auth/users')).body
  const user = users.find((each: { name: string }) => each.name === name)
  expect((await school.caller.delete(`/auth/user/${user.id}`)).status).toBe(200)
  expect((await school.office.cancelPayment(id, 'X', THERE)).status).toBe(200)
  const day = (await openDays()).find((each: { cajero: { nombre: string } }) => each.cajero.nombre === name)
  expect(day).toMatchObject({ movimientos: 2, total: 0 })
})

it('a deposit of the bank waits again, and the cut of the user who confirmed it has the minus', async () => {
  const { padreId, hijos } = await school.addFamily(1)
  await school.office.addCharge(cycle, hijos[0] as number, 333)
  const bank = bankOf(school.caller)
  const account = await bank.addAccount()
  const [move] = await bank.bring(account, [{ day: DAY, amount: 333, concept: 'PAGO', key: 'MBAN1' }])
  const confirmed = await bankOf(cashier.caller).confirm([{ id: move!.id, padreId }])
  const { pago } = confirmed.body.cobrados[0]
  expect((await school.office.cancelPayment(pago.id, 'X', THERE)).status).toBe(200)
  const { total, cancelaciones } = await open(cashier.caller)
  expect([total, cancelaciones.length]).toEqual([0, 1])
  expect((await bank.deposits(`?cuenta=${account}`))[0]).toMatchObject({ estado: 'PENDIENTE', pago: null })
})

it('while the cashier closes: in that cut, or refused and still valid', async () => {
  const director = openOffice({ ...school.server, admin: school.caller }, school.caller)
  const seen = new Set<number>()
  for (let round = 0; round < 8; round++) {
    const { id } = await cashier.take(20)
    const press = async () => {
      await new Promise((resolve) => setTimeout(resolve, round))
      return director.cancelPayment(id, 'X', THERE)
    }
    const [closed, cancelled] = await Promise.all([
      cashier.close(DAY, [], { observaciones: 'SE CUENTA MIENTRAS SE CANCELA' }),
      press(),
    ])
    seen.add(cancelled.status)
    expect(closed.status).toBe(200)
    const cut = (await cashier.caller.get(`/cortes/${closed.body.corte.id}`)).body
    expect([cancelled.status, cut.cancelaciones.length]).toEqual(
      cut.cancelaciones.length > 0 ? [200, 1] : [409, 0],
    )
    expect((await open(cashier.caller)).movimientos).toBe(0)
  }
  expect([...seen].every((status) => status === 200 || status === 409)).toBe(true)
})

it('two desks cancel it at once, one from each drawer: once', async () => {
  const { id } = await cashier.take(60)
  const answers = await Promise.all([
    school.office.cancelPayment(id, 'X', THERE),
    cashier.office.cancelPayment(id, 'X'),
    school.office.cancelPayment(id, 'X'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

/** What a careless repair leaves; it is undone afterwards. */
const faultsAfter = async (repair: string): Promise<string[]> => {
  let faults: string[] = []
  const undone = new Error('undone')
  const work = school.server.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql.raw(repair).execute(tx)
    faults = await ledgerFaults(tx)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
  return faults
}

it('the database refuses a minus beside a closed cut, and the review finds one that got there', async () => {
  const { id, folio } = await cashier.take(90)
  await cashier.close(DAY, [], { observaciones: 'SIN CONTAR' })
  const cancelled = { cancelled_at: new Date(), cancelled_on: DAY, cancelled_by: 1, motivo_cancelacion: 'X' }
  const write = school.server.db
    .updateTable('payments')
    .set({ ...cancelled, cancelled_in_its_cut: true })
    .where('id', '=', id)
  await expect(write.execute()).rejects.toThrow(`a closed cut contains payment ${id}`)
  await school.office.cancelPayment(id, 'X')
  const faults = await faultsAfter(`UPDATE payments SET cancelled_in_its_cut = true WHERE id = ${id}`)
  expect([...new Set(faults)]).toEqual([
    `El movimiento cancelacion del recibo ${folio} está mal apuntado entre los que ningún corte tiene.`,
    `El recibo ${folio} se canceló en el corte de quien lo cobró y no está en el mismo que su cancelación.`,
  ])
})
