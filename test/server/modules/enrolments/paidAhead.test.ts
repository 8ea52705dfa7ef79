import { folioLabel } from '@contract/receipts/receipts.rules'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { ADMIN, startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
const today = (day: string) => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
}
beforeAll(async () => {
  server = await startServer()
  // Signed in on the last day, because sessions do not expire when the clock goes back.
  today('2027-07-01')
  server.admin = await server.signIn(ADMIN.user, ADMIN.password)
  today('2026-08-20')
  office = openOffice(server)
  cycle = await office.addCycle({ descuento_anual: 10 })
})
afterAll(() => server.close())
beforeEach(() => today('2026-08-20'))
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const enrolled = async () => {
  const [pupil] = (await office.addPupils(1)) as [number]
  const { body } = await office.enrol(cycle, [pupil])
  return { pupil, id: body.inscripciones[0].id as number }
}
const baja = (inscripcionId: number, fecha: string, a_favor: boolean): Promise<Answer> =>
  server.admin.patch('/inscripciones/baja', { inscripcionId, fecha, motivo: 'SE MUDA', a_favor })
const back = (inscripcionId: number) => server.admin.patch('/inscripciones/reingreso', { inscripcionId })
const mistake = (id: number, motivo_cancelacion: unknown = 'ERA SU HERMANO') =>
  server.admin.delete(`/inscripciones/${id}`, { motivo_cancelacion })
const months = async (pupil: number) => (await office.tuitionOf(pupil, cycle)).pagos
const states = async (pupil: number) =>
  (await months(pupil))
    .map(({ estado }) => (estado === 'PAGADO' ? '$' : (estado as string).charAt(0)))
    .join('')
const credit = async (pupil: number): Promise<number> =>
  (await server.admin.get(`/caja/saldo?alumnoId=${pupil}`)).body.saldo_favor
const account = async (pupil: number) => (await server.admin.get(`/estados/alumno/${pupil}`)).body.estado
const openOf = async (pupil: number): Promise<number> => {
  const { total, movimientos } = await account(pupil)
  expect(movimientos.at(-1).saldo).toBe(total.saldo)
  expect(movimientos.filter(({ saldo }: { saldo: number }) => saldo < 0)).toEqual([])
  return total.saldo
}
const CHARGES = 1850 + 900

describe('a year paid at once', () => {
  it('stays paid after a baja without credit; its payment cancelled later leaves the months BAJA', async () => {
    const { pupil, id } = await enrolled()
    today('2026-09-05')
    const { pago } = (await office.payYear(pupil, cycle)).body
    today('2026-11-10')
    const { body } = await baja(id, '2026-11-10', false)
    expect(body.efecto).toMatchObject({ acreditado: false, a_favor: 7 * 2340, no_se_deben: [] })
    expect(body.efecto.adelantados[0]).toMatchObject({
      descripcion: 'COLEGIATURA DICIEMBRE 2026',
      monto: 2600,
      descuento: 260,
      a_favor: 2340,
      folio: pago.folio,
    })
    expect(await states(pupil)).toBe('$$$$$$$$$$')
    expect(await credit(pupil)).toBe(0)
    expect(await openOf(pupil)).toBe(CHARGES)
    expect((await office.cancelPayment(pago.id)).status).toBe(200)
    expect(await states(pupil)).toBe('PPPBBBBBBB')
    expect(await openOf(pupil)).toBe(CHARGES + 3 * 2600)
  })

  it('becomes credit less the yearly discount; cancelling its payment takes the credit back, or is refused once it was used', async () => {
    const { pupil, id } = await enrolled()
    today('2026-09-05')
    const { pago } = (await office.payYear(pupil, cycle)).body
    today('2026-11-10')
    expect((await baja(id, '2026-11-10', true)).body.efecto).toMatchObject({
      acreditado: true,
      a_favor: 16_380,
    })
    expect(await states(pupil)).toBe('$$$BBBBBBB')
    expect(await credit(pupil)).toBe(16_380)
    expect(await openOf(pupil)).toBe(CHARGES)
    const { movimientos } = (await server.admin.get(`/caja/saldo?alumnoId=${pupil}`)).body
    expect(movimientos).toHaveLength(7)
    expect(movimientos[0]).toMatchObject({ tipo: 'BAJA', monto: 2340, folio: pago.folio, pagoId: pago.id })
    const refund = await server.admin.post(
      '/caja/devolucion',
      { alumnoId: pupil, monto: 1000, metodo_pago: 'EFECTIVO', motivo: 'BAJA' },
      { key: `devolucion-${pupil}` },
    )
    expect(refund.status).toBe(200)
    const refused = await office.cancelPayment(pago.id)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('D-')])
    await server.admin.delete(`/caja/devolucion/${refund.body.devolucion.id}`, {
      motivo_cancelacion: 'NO VINO',
    })
    expect((await office.cancelPayment(pago.id)).status).toBe(200)
    expect(await credit(pupil)).toBe(0)
    expect(await states(pupil)).toBe('PPPBBBBBBB')
    expect(await openOf(pupil)).toBe(CHARGES + 3 * 2600)
  })

  it('is owed again by who returns, and paid with that credit; the first payment stays what it was', async () => {
    const { pupil, id } = await enrolled()
    today('2026-09-05')
    const first = (await office.payYear(pupil, cycle)).body.pago
    today('2026-11-10')
    await baja(id, '2026-11-10', true)
    today('2027-01-20')
    const { status, body } = await back(id)
    expect([status, body.message]).toEqual([200, 'Reingreso registrado.'])
    // December is gone; January was due on the 10th and is due ten days after the return.
    expect(await states(pupil)).toBe('$$$BPPPPPP')
    expect(body.efecto.se_deben[0]).toMatchObject({ vencimiento: '2027-01-30', monto: 2600 })
    const [, , , , january] = await months(pupil)
    expect(january).toMatchObject({ vencimiento: '2027-01-30', monto: 2600, folio: null })
    const paid = await server.admin.post(
      '/caja/cobro',
      { alumnoId: pupil, lineas: [{ tipo: 'COLEGIATURA', id: january!.id }], medios: [], usar_saldo: 2600 },
      { key: `regreso-${pupil}` },
    )
    expect(paid.status).toBe(200)
    expect((await months(pupil))[4]).toMatchObject({ estado: 'PAGADO', folio: paid.body.pago.folio })
    expect(await openOf(pupil)).toBe(CHARGES + 5 * 2600)
    const refused = await office.cancelPayment(first.id)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining(String(paid.body.pago.folio)),
    ])
    // Gone a second time: what the second payment paid ahead becomes credit too.
    today('2027-01-25')
    expect((await baja(id, '2027-01-25', true)).body.efecto.adelantados).toEqual([])
    expect(await states(pupil)).toBe('$$$B$BBBBB')
    expect(await openOf(pupil)).toBe(CHARGES)
  })
})

it('the beca ends with the baja: who returns owes list prices from the current month on', async () => {
  const { pupil, id } = await enrolled()
  today('2026-09-05')
  const beca = {
    id_ciclo: cycle,
    nombre: 'MERITO',
    porcentaje: 50,
    grado: 'PRIMARIA',
    alumnos: [{ id: pupil }],
  }
  expect((await server.admin.post('/becas', beca)).status).toBe(200)
  await baja(id, '2026-09-05', false)
  today('2026-09-08')
  const { body } = await back(id)
  expect(body.inscripcion).toMatchObject({ estado: 'INSCRITO', baja: null, beca: null, grupo: null })
  expect((await months(pupil)).map(({ monto }) => monto)).toEqual(Array<number>(10).fill(2600))
  expect((await server.admin.get('/alumnos/actualmente/inscritos')).body.alumnos).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: pupil, inscripcionId: id, becas: [] })]),
  )
})

it('a payment and a baja at once: one waits for the other, and the month is either paid or not owed', async () => {
  for (let round = 0; round < 4; round++) {
    const { pupil, id } = await enrolled()
    today('2026-09-05')
    const december = (await months(pupil))[3]!.id
    const [gone, paid] = await Promise.all([baja(id, '2026-09-05', true), office.payMonths([december])])
    expect(gone.status).toBe(200)
    const named = gone.body.efecto.adelantados.map((each: { id: number }) => each.id)
    expect([paid.status, named]).toEqual(paid.status === 200 ? [200, [december]] : [409, []])
    expect((await months(pupil))[3]!.estado).toBe('BAJA')
    expect(await credit(pupil)).toBe(paid.status === 200 ? 2600 : 0)
    today('2026-08-20')
  }
})

describe('an enrolment that was a mistake', () => {
  it('goes with its charges and months, and the pupil is enrolled again', async () => {
    const { pupil, id } = await enrolled()
    await office.addCharge(cycle, pupil, 350)
    const seen = (await server.admin.get(`/inscripciones/prevision/${id}?accion=CANCELACION`)).body.efecto
    expect(seen.cargos.map((each: { se_cancela: boolean }) => each.se_cancela).sort()).toEqual([
      false,
      true,
      true,
    ])
    const { status, body } = await mistake(id)
    expect([status, body.message, body.efecto]).toEqual([200, 'Inscripción cancelada.', seen])
    expect(body.inscripcion).toMatchObject({ estado: 'CANCELADA', motivo_cancelacion: 'ERA SU HERMANO' })
    expect(await months(pupil)).toEqual([])
    expect(await openOf(pupil)).toBe(350)
    const { alumnos } = (await server.admin.get('/alumnos/to/inscripcion')).body
    expect(alumnos).toEqual(expect.arrayContaining([expect.objectContaining({ id: pupil, grado: null })]))
    expect((await server.admin.get(`/alumnos/${pupil}`)).body.alumno.inscripciones).toEqual([])
    const again = await mistake(id)
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('está cancelada')])
    expect((await office.enrol(cycle, [pupil])).status).toBe(200)
    expect(await states(pupil)).toBe('PPPPPPPPPP')
    expect(await openOf(pupil)).toBe(350 + CHARGES + 26_000)
    expect((await office.enrol(cycle, [pupil])).status).toBe(409)
  })

  it('is refused while payments stand on it, by their folios; a charge that was cancelled keeps its reason', async () => {
    const { pupil, id } = await enrolled()
    const { body } = await server.admin.get(`/cargos/by/alumno/${pupil}`)
    const [enrolment, material] = body.cargos.sort((a: { id: number }, b: { id: number }) => a.id - b.id)
    const part = await office.payPart(enrolment.id, 500)
    const month = await office.payMonths([(await months(pupil))[0]!.id])
    await office.cancel(material.id, 'NO LO QUIERE')
    const refused = await mistake(id)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Hay pagos de esta inscripción con los folios ${folioLabel(part.body.pago.folio)}, ${folioLabel(month.body.pago.folio)}: cancélalos antes.`,
    ])
    await office.cancelPayment(part.body.pago.id)
    await office.cancelPayment(month.body.pago.id)
    expect((await mistake(id)).status).toBe(200)
    expect((await office.chargeOf(pupil, material.id)).motivo_cancelacion).toBe('NO LO QUIERE')
    expect((await office.chargeOf(pupil, enrolment.id)).motivo_cancelacion).toBe('ERA SU HERMANO')
    expect(await openOf(pupil)).toBe(0)
  })

  it.each([
    ['', 'Debes colocar el motivo de la cancelación'],
    ['  ', 'Debes colocar el motivo de la cancelación'],
    [null, 'Debe ser un texto.'],
    [7, 'Debe ser un texto.'],
  ])('needs a reason, not %j', async (reason, said) => {
    const { id } = await enrolled()
    expect(refusalOf(await mistake(id, reason))).toEqual([400, { motivo_cancelacion: said }])
  })

  it('unknown is 404, and a reason in the query serves', async () => {
    expect((await mistake(987_654)).status).toBe(404)
    expect((await server.admin.get('/inscripciones/bajas/987654')).status).toBe(404)
    const { id } = await enrolled()
    expect(refusalOf(await server.admin.get(`/inscripciones/prevision/${id}?accion=OTRA`))).toEqual([
      400,
      { accion: 'Debe ser uno de estos valores: BAJA, REINGRESO, CANCELACION.' },
    ])
    const { status } = await server.admin.delete(`/inscripciones/${id}?motivo_cancelacion=DUPLICADA`)
    expect(status).toBe(200)
  })
})
