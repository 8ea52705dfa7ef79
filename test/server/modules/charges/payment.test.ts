import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
let pupil: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const charge = (monto: number, descripcion?: string) => office.addCharge(cycle, pupil, monto, descripcion)
const row = (id: number) => office.chargeOf(pupil, id)

describe('a full payment', () => {
  it('pays the balance, gives a folio and shows how it was paid', async () => {
    const id = await charge(1202)
    const { status, body } = await office.pay(id, {
      metodo_pago: 'TRANSFERENCIA',
      referencia: '  SPEI 8841 ',
    })
    expect(status).toBe(200)
    expect(body.cargo).toMatchObject({
      estado: 'PAGADO',
      abono: 1202,
      monto_restante: 0,
      pago_parcial: false,
      metodo_pago: 'TRANSFERENCIA',
      referencia: 'SPEI 8841',
    })
    // A payment says the grade in the cycle that it pays.
    const { lugar, ...alumno } = body.cargo.alumno
    expect(lugar).toBeNull()
    expect(body.pago).toEqual({
      id: expect.any(Number),
      folio: expect.any(Number),
      codigo: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
      alumno,
      alumnos: [alumno],
      padre: null,
      ciclo: '2026-2027',
      monto: 1202,
      medios: [{ metodo_pago: 'TRANSFERENCIA', monto: 1202, referencia: 'SPEI 8841' }],
      saldo_usado: 0,
      a_cuenta: 0,
      fecha_pago: '2026-09-15',
      metodo_pago: 'TRANSFERENCIA',
      referencia: 'SPEI 8841',
      fecha: '2026-09-15',
      creado: '2026-09-15T16:00:00.000Z',
      recibio: 'directora',
      cancelado: false,
      motivo_cancelacion: null,
      cancelado_por: null,
      fecha_cancelacion: null,
      corte_abierto: true,
      corte_cancelacion: null,
      recargo_condonado: 0,
      motivo_condonacion: null,
      factura: null,
      conceptos: [
        {
          tipo: 'CARGO',
          descripcion: 'UNIFORME',
          monto: 1202,
          idCargo: id,
          idColegiatura: null,
          idAlumno: body.cargo.alumno.id,
          saldo_anterior: 1202,
          saldo: 0,
          recargo_condonado: 0,
        },
      ],
    })
    expect(await row(id)).toEqual(body.cargo)
  })

  it.each([
    { abono: 5 },
    { abono: 0 },
    { abono: 99_999 },
    { abono: 1.234 },
    { pago_parcial: false, abono: -1 },
  ])('ignores an abono: %j', async (extra) => {
    const { body } = await office.pay(await charge(300), extra)
    expect(body.pago.monto).toBe(300)
  })

  it.each([0, 300])('takes %d as what is left or was left', async (monto_restante) => {
    expect((await office.pay(await charge(300), { monto_restante })).status).toBe(200)
  })

  it.each([299.99, 1, -300])('with %d left over is 409 with the balance', async (monto_restante) => {
    const id = await charge(300)
    const answer = await office.pay(id, { monto_restante })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('$300.00') } })
    expect(await row(id)).toMatchObject({ estado: 'PENDIENTE' })
  })

  it('with three decimals left over is 400', async () => {
    const answer = await office.pay(await charge(300), { monto_restante: 0.001 })
    expect(answer).toMatchObject({ status: 400, body: { campos: { monto_restante: expect.any(String) } } })
  })

  it('paid again is 409 with the balance', async () => {
    const id = await charge(300)
    await office.pay(id)
    expect(await office.pay(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('$0.00') },
    })
  })
})

describe('a partial payment', () => {
  it('leaves the exact rest: 1,234.56 − 1,000.01 is 234.55', async () => {
    const id = await charge(1234.56)
    const first = await office.payPart(id, 1000.01, { monto_restante: 234.55 })
    expect(first.body.cargo).toMatchObject({ estado: 'PARCIAL', abono: 1000.01, monto_restante: 234.55 })
    expect(first.body.pago.conceptos).toEqual([
      expect.objectContaining({ descripcion: 'ABONO A UNIFORME', saldo_anterior: 1234.56, saldo: 234.55 }),
    ])
    const second = await office.complement(id, 234.55, { monto_restante: 0 })
    expect(second.body.cargo).toMatchObject({ estado: 'PAGADO', abono: 1234.56, monto_restante: 0 })
    expect(second.body.pago.conceptos[0]).toMatchObject({ saldo_anterior: 234.55, saldo: 0 })
  })

  it('of the whole balance is a full payment', async () => {
    const { body } = await office.payPart(await charge(80.5), 80.5)
    expect(body.cargo.estado).toBe('PAGADO')
    expect(body.pago.conceptos[0].descripcion).toBe('UNIFORME')
  })

  it.each([
    ['0', 0],
    ['a negative one', -5],
    ['one above the balance', 500.01],
    ['three decimals', 10.005],
    ['text', '10'],
    ['null', null],
    ['nothing', undefined],
    ['true', true],
    ['a list', [10]],
    ['far too much', 1e300],
  ])('with an abono of %s is 400 and writes nothing', async (_name, abono) => {
    const id = await charge(500)
    const answer = await office.payPart(id, abono)
    expect(answer).toMatchObject({ status: 400, body: { ok: false, campos: { abono: expect.any(String) } } })
    expect(await row(id)).toMatchObject({ estado: 'PENDIENTE', abono: 0, monto_restante: 500 })
  })

  it('with a number that no number can hold is 400', async () => {
    const id = await charge(500)
    const payload = `{"id":${id},"metodo_pago":"EFECTIVO","pago_parcial":true,"abono":1e400}`
    const answer = await server.admin.patch('/cargos/pagar', Buffer.from(payload), { key: 'infinito' })
    expect(refusalOf(answer)).toEqual([400, { abono: 'Debe ser un número.' }])
  })

  it('with another rest than the server computes is 409 with the balance', async () => {
    const id = await charge(500)
    const answer = await office.payPart(id, 100, { monto_restante: 399.99 })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('$500.00') } })
    expect(await row(id)).toMatchObject({ estado: 'PENDIENTE' })
  })

  it('a second one is told to use a complement, with the balance', async () => {
    const id = await charge(500)
    await office.payPart(id, 100)
    for (const answer of [await office.payPart(id, 100), await office.pay(id)])
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/complemento.*\$400\.00/) },
      })
  })
})

describe('a complement', () => {
  const partly = async () => {
    const id = await charge(500)
    await office.payPart(id, 100)
    return id
  }

  it.each([0, -1, -0.01])('of %d is refused with the customer’s words', async (abono) => {
    expect(await office.complement(await partly(), abono)).toMatchObject({
      status: 400,
      body: { message: 'Debes Colocar una canitdad mayor a 0 para registrar el complemento' },
    })
  })
  it.each([400.01, 500, 10_000])(
    'of %d, above the rest, is refused with the customer’s words',
    async (abono) => {
      expect(await office.complement(await partly(), abono)).toMatchObject({
        status: 400,
        body: { message: 'No puedes realizar un complemento mayor al monto total a pagar' },
      })
    },
  )
  it('by a cashier who saw an older balance is 409 with the new one', async () => {
    const id = await partly()
    expect((await office.complement(id, 300, { monto_restante: 100 })).status).toBe(200)
    const late = await office.complement(id, 300, { monto_restante: 100 })
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('$100.00') } })
  })
  it.each([
    [10.005, 'Admite hasta dos decimales'],
    ['10', 'Debe ser un número.'],
    [null, 'Debe ser un número.'],
    [undefined, 'Value is required'],
  ])('of %p is 400: %s', async (abono, said) => {
    expect(refusalOf(await office.complement(await partly(), abono))).toEqual([400, { abono: said }])
  })
  it('needs a partly paid charge: pending, paid and cancelled are 409', async () => {
    const [pending, paid, cancelled] = [await charge(50), await charge(50), await charge(50)]
    await office.pay(paid)
    await office.cancel(cancelled)
    for (const id of [pending, paid, cancelled]) expect((await office.complement(id, 10)).status).toBe(409)
  })
})

describe('what every payment needs', () => {
  it.each(['TRANSFERENCIA', 'CHEQUE', 'DEPOSITO'])('%s needs a reference', async (metodo_pago) => {
    const id = await charge(20)
    for (const referencia of [undefined, null, '', '   ']) {
      const answer = await office.pay(id, {
        metodo_pago,
        ...(referencia === undefined ? {} : { referencia }),
      })
      expect(answer).toMatchObject({ status: 400, body: { campos: { referencia: expect.any(String) } } })
    }
    expect((await office.pay(id, { metodo_pago, referencia: 'F-1' })).status).toBe(200)
  })
  it('cash needs none', async () => {
    const { body } = await office.pay(await charge(20), { referencia: ' ' })
    expect(body.pago.referencia).toBeNull()
  })
  it.each([
    [{ metodo_pago: 'TARJETA' }, { referencia: 'Escribe la referencia del pago con tarjeta' }],
    [{ metodo_pago: null }, { metodo_pago: 'Debe ser un texto.' }],
    [{ id: '1' }, { id: 'Debe ser un número entero.' }],
    [{ id: 0 }, { id: 'No puede ser menor que 1.' }],
    [{ id: 2 ** 31 }, { id: 'No puede ser mayor que 2147483647.' }],
    [{ id: 1.5 }, { id: 'Debe ser un número entero.' }],
  ])('refuses %j', async (over, campos) => {
    expect(refusalOf(await office.pay(await charge(20), over))).toEqual([400, campos])
  })
  it('an unknown charge is 404, after the body was looked at', async () => {
    expect(await office.pay(999_999)).toMatchObject({
      status: 404,
      body: { message: 'No existe el cargo 999999.' },
    })
    expect(refusalOf(await office.pay(999_999, { metodo_pago: 'CHEQUE' }))).toEqual([
      400,
      { referencia: 'Escribe la referencia del pago con cheque' },
    ])
    expect((await office.complement(999_999, 10)).status).toBe(404)
  })
  it('a cancelled charge cannot be paid', async () => {
    const id = await charge(20)
    await office.cancel(id)
    expect(await office.pay(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('cancelado') },
    })
  })
})
