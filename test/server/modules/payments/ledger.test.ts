import { sql } from 'kysely'
import { callOn } from '@test/support/server/callOn'
import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
let pupil: number
let other: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil, other] = (await office.addPupils(2)) as [number, number]
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const run = (text: string) => server.db.transaction().execute((tx) => sql.raw(text).execute(tx))
const paidCharge = async (monto = 100) => {
  const charge = await office.addCharge(cycle, pupil, monto)
  const { body } = await office.pay(charge)
  return { charge, payment: body.pago.id as number }
}

describe('the database itself refuses', () => {
  it.each([
    'UPDATE payments SET monto_centavos = 1 WHERE id = $id',
    "UPDATE payments SET metodo_pago = 'CHEQUE', referencia = 'X' WHERE id = $id",
    "UPDATE payments SET fecha = '2020-01-01' WHERE id = $id",
    'UPDATE payments SET folio = 999 WHERE id = $id',
    "UPDATE payments SET codigo = '0000000000' WHERE id = $id",
    "UPDATE payments SET recargo_condonado_centavos = 1, motivo_condonacion = 'X' WHERE id = $id",
    "UPDATE payments SET codigo = '0000000000', cancelled_at = now(), cancelled_by = 1, cancelled_on = '2026-09-15', motivo_cancelacion = 'X' WHERE id = $id",
    "UPDATE payments SET monto_centavos = 1, cancelled_at = now(), cancelled_by = 1, cancelled_on = '2026-09-15', motivo_cancelacion = 'X' WHERE id = $id",
    'DELETE FROM payments WHERE id = $id',
    'UPDATE payment_lines SET monto_centavos = 1 WHERE payment_id = $id',
    'DELETE FROM payment_lines WHERE payment_id = $id',
    // Prints and cuts refer to payments: without CASCADE their keys refuse first.
    'TRUNCATE payments, payment_lines CASCADE',
    'TRUNCATE payment_lines',
  ])('%s', async (statement) => {
    const { payment } = await paidCharge()
    await expect(run(statement.replace('$id', String(payment)))).rejects.toThrow('append-only')
  })

  it('a charge deleted after money moved on it', async () => {
    const { charge } = await paidCharge()
    await expect(run(`DELETE FROM charges WHERE id = ${charge}`)).rejects.toThrow('foreign key')
  })

  it('a balance that changes without a payment, at the commit', async () => {
    const charge = await office.addCharge(cycle, pupil, 100)
    await expect(run(`UPDATE charges SET abonado_centavos = 5000 WHERE id = ${charge}`)).rejects.toThrow(
      'does not show',
    )
    const { charge: paid } = await paidCharge()
    await expect(run(`UPDATE charges SET abonado_centavos = 0 WHERE id = ${paid}`)).rejects.toThrow(
      'does not show',
    )
  })

  it('a charge or a month that is born paid', async () => {
    const columns =
      'student_id, cycle_id, tipo, descripcion, fecha, costo_total_centavos, monto_pagar_centavos, abonado_centavos'
    const charge = `INSERT INTO charges (${columns}) VALUES (${pupil}, ${cycle}, 'OTRO', 'X', '2026-09-01', 100, 100, 100)`
    await expect(run(charge)).rejects.toThrow('does not show')
    const [id] = (await office.addPupils(1)) as [number]
    const enrolment = (await office.enrol(cycle, [id])).body.inscripciones[0].id
    await expect(
      run(`INSERT INTO tuition (enrolment_id, anio, mes, parcialidad, descripcion, vencimiento, lista_centavos, monto_centavos, abonado_centavos)
        VALUES (${enrolment}, 2026, 8, 1, 'X', '2026-08-10', 100, 100, 100)`),
    ).rejects.toThrow('does not show')
  })

  it('a tuition month paid without a payment', async () => {
    const [id] = (await office.addPupils(1)) as [number]
    await office.enrol(cycle, [id])
    await expect(run('UPDATE tuition SET abonado_centavos = monto_centavos')).rejects.toThrow('does not show')
    await expect(run('UPDATE tuition SET abonado_centavos = 1')).rejects.toThrow('does not show')
    await expect(run('UPDATE tuition SET recargo_abonado_centavos = 1')).rejects.toThrow('does not show')
    await expect(run('UPDATE tuition SET abonado_centavos = monto_centavos + 1')).rejects.toThrow(
      'tuition_never_overpaid',
    )
    await expect(run('UPDATE tuition SET monto_antes_centavos = monto_centavos')).rejects.toThrow(
      'tuition_lowered_by_baja',
    )
    await expect(
      run("UPDATE tuition SET abonado_centavos = 1, fuera = 'BAJA', fuera_at = now()"),
    ).rejects.toThrow('is not owed')
  })

  it('a payment without lines, whose lines do not add up, or that moves no balance', async () => {
    const charge = await office.addCharge(cycle, pupil, 100)
    const payment = (centavos: number) =>
      `INSERT INTO payments (folio, student_id, monto_centavos, metodo_pago, fecha, fecha_pago, created_by)
       VALUES (900, ${pupil}, ${centavos}, 'EFECTIVO', '2026-09-15', '2026-09-15', 1);
       INSERT INTO payment_means (payment_id, metodo_pago, monto_centavos)
       SELECT id, 'EFECTIVO', ${centavos} FROM payments WHERE folio = 900`
    const line = `INSERT INTO payment_lines (payment_id, tipo, charge_id, descripcion, monto_centavos, saldo_anterior_centavos, saldo_centavos)
       SELECT id, 'CARGO', ${charge}, 'X', 5000, 10000, 5000 FROM payments WHERE folio = 900`
    await expect(run(payment(5000))).rejects.toThrow('does not add up')
    await expect(run(`${payment(4999)}; ${line}`)).rejects.toThrow('does not add up')
    await expect(run(`${payment(5000)}; ${line}`)).rejects.toThrow('does not show')
  })

  it('a waiver without a reason, a reason without a waiver, a cheque without a number', async () => {
    const payment = (columns: string, values: string) =>
      `INSERT INTO payments (folio, student_id, monto_centavos, fecha, fecha_pago, created_by, metodo_pago, ${columns})
       VALUES (900, ${pupil}, 100, '2026-09-15', '2026-09-15', 1, ${values})`
    const waiver = 'recargo_condonado_centavos, motivo_condonacion'
    for (const values of ["'EFECTIVO', 100, NULL", "'EFECTIVO', 100, ' '", "'EFECTIVO', 0, 'X'"])
      await expect(run(payment(waiver, values))).rejects.toThrow('payments_waived_with_reason')
    for (const values of ["'CHEQUE', NULL", "'CHEQUE', ' '"])
      await expect(run(payment('referencia', values))).rejects.toThrow('payments_need_reference')
  })

  it('a waiver that its months do not show, or that stands at a charge', async () => {
    const charge = await office.addCharge(cycle, pupil, 100)
    const payment = (waived: string) =>
      `INSERT INTO payments (folio, student_id, monto_centavos, fecha, fecha_pago, created_by, metodo_pago,
         recargo_condonado_centavos, motivo_condonacion)
       VALUES (900, ${pupil}, 10000, '2026-09-15', '2026-09-15', 1, 'EFECTIVO', ${waived});
       INSERT INTO payment_means (payment_id, metodo_pago, monto_centavos)
       SELECT id, 'EFECTIVO', 10000 FROM payments WHERE folio = 900;
       UPDATE charges SET abonado_centavos = 10000 WHERE id = ${charge}`
    const line = (waived: number) =>
      `INSERT INTO payment_lines (payment_id, tipo, charge_id, descripcion, monto_centavos, saldo_anterior_centavos,
         saldo_centavos, condonado_centavos)
       SELECT id, 'CARGO', ${charge}, 'X', 10000, 10000, 0, ${waived} FROM payments WHERE folio = 900`
    await expect(run(`${payment("500, 'X'")}; ${line(0)}`)).rejects.toThrow('its months do not show')
    await expect(run(`${payment("500, 'X'")}; ${line(500)}`)).rejects.toThrow('waive_months')
    await expect(run(`${payment('0, NULL')}; ${line(-1)}`)).rejects.toThrow('condonado_centavos_check')
  })

  it('a recargo of a cycle that means nothing', async () => {
    for (const recargo of ['{}', '{"tipo":"FIJO","valor":0,"dias_gracia":0}', '[]', '1'])
      await expect(run(`UPDATE cycles SET recargo = '${recargo}' WHERE id = ${cycle}`)).rejects.toThrow(
        'cycles_recargo',
      )
  })

  it('a line slipped into an old payment', async () => {
    const { payment } = await paidCharge()
    const charge = await office.addCharge(cycle, pupil, 100)
    await expect(
      run(`INSERT INTO payment_lines (payment_id, tipo, charge_id, descripcion, monto_centavos, saldo_anterior_centavos, saldo_centavos)
        VALUES (${payment}, 'CARGO', ${charge}, 'X', 100, 10000, 9900);
        UPDATE charges SET abonado_centavos = 100 WHERE id = ${charge}`),
    ).rejects.toThrow('does not add up')
  })

  it('a payment of one pupil for the charge of another', async () => {
    const charge = await office.addCharge(cycle, other, 100)
    const paying = server.db.transaction().execute((tx) =>
      server.services.payments.collect(callOn(server, tx), {
        paidWith: { metodo_pago: 'EFECTIVO' },
        lines: [{ tipo: 'CARGO', studentId: pupil, chargeId: charge, descripcion: 'X', centavos: 100 }],
      }),
    )
    await expect(paying).rejects.toThrow('another student')
  })

  it('more than is owed, a cancelled charge with money, a state written by hand', async () => {
    const { charge } = await paidCharge()
    await expect(run(`UPDATE charges SET abonado_centavos = 10001 WHERE id = ${charge}`)).rejects.toThrow(
      'never_overpaid',
    )
    await expect(
      run(`UPDATE charges SET cancelled_at = now(), motivo_cancelacion = 'X' WHERE id = ${charge}`),
    ).rejects.toThrow('cancelled_without_payments')
    await expect(run(`UPDATE charges SET estado = 'PENDIENTE' WHERE id = ${charge}`)).rejects.toThrow(
      'can only be updated to DEFAULT',
    )
  })
})
