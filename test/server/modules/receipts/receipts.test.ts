import { referenceText } from '@contract/parents/reference.rules'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { readPdf } from '@test/support/pdf/textOf'

let server: TestServer
let office: Office
let cycle: number
let pupil: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle({ name: '2026-2027' })
  ;[pupil] = (await office.addPupils(1)) as [number]
})
afterAll(() => server.close())

const paid = async (monto: number, descripcion = 'UNIFORME') =>
  (await office.pay(await office.addCharge(cycle, pupil, monto, descripcion))).body.pago
const print = (id: number, who = server.admin, key?: string) =>
  who.post(`/pagos/${id}/recibo`, {}, key === undefined ? {} : { key })
const open = async (url: string) => {
  const answer = await server.app.inject({ url, headers: { host: 'caja.local:3000' } })
  return { answer, text: answer.statusCode === 200 ? (await readPdf(answer.rawPayload)).pages.join(' ') : '' }
}

it('the first print is the original, every later one a reprint, and each link shows its own', async () => {
  const pago = await paid(1500)
  const first = (await print(pago.id)).body.recibo
  expect(first).toEqual({
    url: expect.stringContaining(`/recibo-${String(pago.folio).padStart(6, '0')}.pdf?`),
    reimpresion: false,
  })
  const second = (await print(pago.id)).body.recibo
  expect(second.reimpresion).toBe(true)
  const [original, again] = [await open(first.url), await open(second.url)]
  expect(original.answer.headers['content-type']).toBe('application/pdf')
  expect(original.text).not.toContain('REIMPRESIÓN')
  expect(again.text).toContain('REIMPRESIÓN')
  for (const words of [
    'UNIFORME',
    'MIL QUINIENTOS PESOS 00/100 M.N.',
    'Colegio de Prueba',
    '15/09/2026',
    'directora',
  ])
    expect(original.text).toContain(words)
  expect(original.text).toContain(`http://caja.local:3000/recibo/${pago.codigo}`)
  // Reloading the first shows the original still.
  expect((await open(first.url)).text).toBe(original.text)
  const prints = await server.db
    .selectFrom('receipt_prints')
    .selectAll()
    .where('payment_id', '=', pago.id)
    .execute()
  expect(prints.map(({ number, printed_at }) => [number, printed_at.toISOString()])).toEqual([
    [1, server.clock.now.toISOString()],
    [2, server.clock.now.toISOString()],
  ])
})

it('the same key prints once; of two at once one is the original', async () => {
  const [one, two] = [await paid(10), await paid(20)]
  const key = 'la-misma-clave-de-impresion'
  const [first, again] = [await print(one.id, server.admin, key), await print(one.id, server.admin, key)]
  expect(again.body.recibo).toEqual(first.body.recibo)
  const both = await Promise.all([print(two.id), print(two.id), print(two.id)])
  expect(both.map(({ body }) => body.recibo.reimpresion).sort()).toEqual([false, true, true])
})

it('keeps the day of issue of a print, and says what was cancelled since', async () => {
  const pago = await paid(99.5)
  const { url } = (await print(pago.id)).body.recibo
  await office.cancelPayment(pago.id, 'CHEQUE DEVUELTO')
  const { text } = await open(url)
  expect(text).toContain('CANCELADO el 15/09/2026 por directora. Motivo: CHEQUE DEVUELTO')
  expect(text).not.toContain('REIMPRESIÓN')
})

it("names the pupil's own parent with the own reference, whoever else is a parent here, and the beca", async () => {
  const [first, other] = (await office.addPupils(2)) as [number, number]
  const parents: string[] = []
  for (const [nombre, id] of [
    ['ADELA PRIMERA', first],
    ['ROSA ŁUKASZ NÚÑEZ', other],
  ] as const) {
    const { status, body } = await server.admin.post('/padres', {
      nombre,
      telefono: '5511112222',
      hijos: [{ id }],
    })
    expect(status).toBe(200)
    parents.push(body.padre.referencia)
  }
  await office.enrol(cycle, [other])
  const beca = {
    porcentaje: 15,
    nombre: 'EXCELENCIA',
    id_ciclo: cycle,
    grado: 'PRIMARIA',
    alumnos: [{ id: other }],
  }
  expect((await server.admin.post('/becas', beca)).status).toBe(200)
  const { pagos } = await office.tuitionOf(other, cycle)
  const { pago } = (await office.payMonths([pagos[0]!.id])).body
  const { text } = await open((await print(pago.id)).body.recibo.url)
  for (const words of [
    'ROSA ŁUKASZ NÚÑEZ',
    referenceText(parents[1]!),
    'BECA 15 %',
    '-$390.00',
    'TOTAL $2,210.00',
    pagos[0]!.descripcion,
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('ADELA PRIMERA')
})

describe('who may print', () => {
  it('by what was paid: 403 without the module, 404 for no payment', async () => {
    const pago = await paid(30)
    const tuitionDesk = await server.userWith([['COLEGIATURAS', 'READ']])
    expect((await print(pago.id, tuitionDesk)).status).toBe(403)
    expect((await print(pago.id, await server.userWith([['CARGOS', 'UPDATE']]))).status).toBe(403)
    expect((await print(pago.id, await server.userWith([['CARGOS', 'READ']]))).status).toBe(200)
    expect((await print(999_999)).status).toBe(404)
    expect((await print(pago.id, server.anonymous)).status).toBe(401)
  })

  it('the link is whole and in time or opens nothing', async () => {
    const [one, two] = [await paid(40), await paid(50)]
    const { url } = (await print(one.id)).body.recibo
    const other = await open(url.replace(`pago=${one.id}`, `pago=${two.id}`))
    expect([other.answer.statusCode, other.answer.json().ok]).toEqual([403, false])
    expect((await open(url.replace('impresion=1', 'impresion=2'))).answer.statusCode).toBe(403)
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + 60 * 60_000)
    expect((await open(url)).answer.statusCode).toBe(403)
    server.clock.now = before
  })

  it('a print stays in the book', async () => {
    const pago = await paid(60)
    await print(pago.id)
    const gone = server.db.deleteFrom('receipt_prints').where('payment_id', '=', pago.id).execute()
    await expect(gone).rejects.toThrow('append-only')
  })
})

describe('the public check', () => {
  const check = (codigo: string, address = '10.0.0.1') =>
    server.app.inject({ url: `/api/recibos/${encodeURIComponent(codigo)}`, remoteAddress: address })

  it('tells folio, day, amount and state, and nothing else', async () => {
    const pago = await paid(1234.56)
    const answer = await check(pago.codigo)
    const known = { folio: pago.folio, fecha: '2026-09-15', monto: 1234.56 }
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ok: true, recibo: { ...known, estado: 'VALIDO' } },
    ])
    await office.cancelPayment(pago.id)
    const typed = ` ${pago.codigo.slice(0, 5)}-${pago.codigo.slice(5)} `.toLowerCase()
    expect((await check(typed)).json().recibo).toEqual({ ...known, estado: 'CANCELADO' })
  })

  it('an unknown code is 404, also one that is none', async () => {
    for (const codigo of ['0000000000', 'x', "'; DROP TABLE payments; --"])
      expect((await check(codigo)).statusCode).toBe(404)
  })

  it('guessing is slowed for the address that does it; right codes cost nothing', async () => {
    const pago = await paid(5)
    const guess = (at: number) => check(`000000${String(at).padStart(4, '0')}`, '10.0.0.9')
    for (let at = 0; at < 40; at++) expect((await check(pago.codigo, '10.0.0.9')).statusCode).toBe(200)
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(at)))
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(30)
    const slowed = answers.filter(({ statusCode }) => statusCode === 429)
    expect(slowed).toHaveLength(10)
    expect(slowed[0]!.headers['retry-after']).toBe('600')
    expect(slowed[0]!.json().message).toContain('10 minutos')
    expect((await check(pago.codigo, '10.0.0.10')).statusCode).toBe(200)
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + 600_000)
    expect((await check(pago.codigo, '10.0.0.9')).statusCode).toBe(200)
    server.clock.now = before
  })
})
