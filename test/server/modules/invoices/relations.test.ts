import { ledgerFaults } from '@server/backup/ledgerFaults'
import { lockNamed } from '@server/db/locks'
import * as stamps from '@server/modules/invoices/stamps.queries'
import { someoneWaits } from '@test/support/database/lockWaits'
import { GOOD_PASSWORD, openPeople } from '@test/support/server/people'
import { transfer } from '../desk/family'
import { openInvoices, type Invoices } from './anInvoice'
import { asked, stampedXml, uuidOf, type Stamped } from './pac'
import { createStamper } from './stampedPayments'

let given: Invoices
let stamper: ReturnType<typeof createStamper>
beforeAll(async () => {
  given = await openInvoices()
  stamper = createStamper(given)
})
afterAll(() => given.school.server.close())
afterEach(async () => expect(await ledgerFaults(given.school.server.db)).toEqual([]))

/** What a service is given of the payment's invoice: the XML, and the body for Facturapi. */
const handedOver = async (pago: number, folio: number) => {
  const { json, files } = await given.open(await given.deliver([pago]))
  const [body] = JSON.parse(files.get('facturapi.json')!) as { related_documents?: unknown }[]
  return { json, xml: files.get(`cfdi/A-${folio}.xml`)!, related: body!.related_documents }
}
const SEPTEMBER = ['2026-09-01', '2026-09-30'] as const

// Without the relation the SAT does not accept motive 01, and the old invoice stays beside the new one.
test('the relation travels though what replaces it was handed over before the motive was said, until it is stamped', async () => {
  const [old, fresh] = [await stamper.stamped(), await stamper.delivered()]
  await stamper.cancel(old.pago.id)
  expect((await handedOver(fresh.pago.id, fresh.pago.folio)).xml).not.toContain('CfdiRelacionado')
  const said = await stamper.cancelledFor(old.pago.id, { motivo: '01', sustituye: fresh.pago.folio })
  expect(said.body.aviso).toMatch(/ya se había entregado: descárgala otra vez/)
  const again = await handedOver(fresh.pago.id, fresh.pago.folio)
  expect(again.xml).toContain(
    `<cfdi:CfdiRelacionados TipoRelacion="04"><cfdi:CfdiRelacionado UUID="${old.uuid}"/></cfdi:CfdiRelacionados><cfdi:Emisor`,
  )
  expect(again.related).toEqual([{ relationship: '04', documents: [old.uuid] }])
  await stamper.cancelledFor(old.pago.id, { motivo: '02' })
  expect((await handedOver(fresh.pago.id, fresh.pago.folio)).xml).not.toContain('CfdiRelacionado')
  await stamper.pac.bring({ 'b.xml': stampedXml(fresh.base) })
  const late = await stamper.cancelledFor(old.pago.id, { motivo: '01', sustituye: fresh.pago.folio })
  expect(late.body.aviso).toMatch(/ya está timbrada.*el que queda es el 02/)
  const { contenido } = (await given.school.caller.get(`/facturas/entregas/${fresh.json.entrega.id}`)).body
  expect(contenido.facturas[0]).not.toHaveProperty('cfdi_relacionados')
})

test('a first invoice that comes back after the baja’s next one was handed over is related to it', async () => {
  const one = await stamper.delivered(2)
  await stamper.leave(one.hijos[0]!)
  const next = await given.open(await given.deliver([one.pago.id]))
  expect(next.json.facturas[0]).not.toHaveProperty('cfdi_relacionados')
  expect((await stamper.pac.bring({ 'tarde.xml': stampedXml(one.base) })).body.anotadas).toBe(1)
  const { related } = await handedOver(one.pago.id, one.pago.folio)
  expect(related).toEqual([{ relationship: '04', documents: [uuidOf('A', one.base.folio)] }])
})

test('where a global replaces it, the global carries the relation', async () => {
  const old = await stamper.stamped()
  await stamper.cancel(old.pago.id)
  const fresh = await stamper.paid(1, false)
  await stamper.cancelledFor(old.pago.id, { motivo: '01', sustituye: fresh.pago.folio })
  const { json, files } = await given.open(await given.global(...SEPTEMBER))
  expect(json.global!.cfdi_relacionados).toEqual({ tipo_relacion: '04', uuids: [old.uuid] })
  expect(files.get(`cfdi/G-${json.entrega.id}.xml`)).toMatch(
    /<cfdi:InformacionGlobal [^>]*\/><cfdi:CfdiRelacionados TipoRelacion="04">/,
  )
})

test('a service that writes no series brings back a global all the same', async () => {
  await stamper.paid(1, false)
  const { json } = await given.open(await given.global(...SEPTEMBER))
  const [base] = asked(json) as [Stamped]
  const { body } = await stamper.pac.bring({ 'g.xml': stampedXml({ ...base, serie: '' }) })
  expect(body.resultados).toMatchObject([{ resultado: 'TIMBRADA', entrega: json.entrega.id }])
})

test('what a baja took out of a stamped global is asked for a motive, and can be given one after its next delivery', async () => {
  const one = await stamper.paid(2, false)
  const { json } = await given.open(await given.global(...SEPTEMBER))
  await stamper.pac.bring({ 'g.xml': stampedXml(asked(json)[0] as Stamped) })
  await stamper.leave(one.hijos[0]!)
  const endingOf = async () => (await given.list()).por_nombrar!.find((each) => each.pago.id === one.pago.id)
  expect(await endingOf()).toMatchObject({ tipo: 'SUSTITUIDA', en_global: true, falta_motivo: true })
  const next = await given.open(await given.global(...SEPTEMBER))
  expect(next.json.por_sustituir.find((each) => each.pago === one.pago.id)).not.toHaveProperty('cancelacion')
  const said = await stamper.cancelledFor(one.pago.id, { motivo: '01', sustituye: one.pago.folio })
  expect(said.status).toBe(200)
  expect(await endingOf()).toMatchObject({ falta_motivo: false, cancelacion: { motivo: '01' } })
  const again = (await given.school.caller.get(`/facturas/entregas/${next.json.entrega.id}`)).body.contenido
  expect(again.global.cfdi_relacionados.uuids).toEqual([uuidOf('G', json.entrega.id)])
})

test('a cancelled row keeps its UUID, also after a delivery named it', async () => {
  const old = await stamper.stamped()
  await stamper.cancel(old.pago.id)
  expect(await given.of(old.pago.id)).toMatchObject({ estado: 'CANCELADA', uuid: old.uuid })
  await stamper.delivered()
  expect(await given.of(old.pago.id)).toMatchObject({ estado: 'CANCELADA', uuid: old.uuid })
})

test('the motive is said with the cancellation: both or neither', async () => {
  const [old, other] = [await stamper.stamped(), await stamper.delivered()]
  const people = openPeople({ ...given.school.server, admin: given.school.caller })
  const { name } = await people.addUser(
    await people.addRole([['COLEGIATURAS', 'DELETE']], 'COBRADOR'),
    'cobrador',
  )
  const cashier = await given.school.server.signIn(name, GOOD_PASSWORD)
  const reason = { motivo_cancelacion: 'ERROR', motivo_sat: '02' }
  expect((await cashier.delete(`/pagos/${old.pago.id}`, reason)).status).toBe(403)
  const wrong: [object, string][] = [
    [{ motivo_sat: '01' }, 'sustituye'],
    [{ motivo_sat: '01', sustituye: 99_999 }, 'sustituye'],
    [{ motivo_sat: '01', sustituye: old.pago.folio }, 'sustituye'],
    [{ motivo_sat: '02', sustituye: other.pago.folio }, 'sustituye'],
    [{ sustituye: other.pago.folio }, 'sustituye'],
    [{ motivo_sat: '04' }, 'motivo'],
  ]
  for (const [body, field] of wrong) {
    const answer = await stamper.cancel(old.pago.id, body as Record<string, unknown>)
    expect([body, answer.status, Object.keys(answer.body.campos ?? {})]).toEqual([body, 400, [field]])
  }
  const unasked = await stamper.paid()
  expect((await stamper.cancel(unasked.pago.id, { motivo_sat: '02' })).status).toBe(409)
  for (const { pago } of [old, unasked]) expect((await given.of(pago.id)).estado).not.toBe('CANCELADA')
  const { status } = await stamper.cancel(old.pago.id, { motivo_sat: '01', sustituye: other.pago.folio })
  expect(status).toBe(200)
  expect(await given.of(old.pago.id)).toMatchObject({
    estado: 'CANCELADA',
    cancelacion: { motivo: '01', sustituye: other.pago.folio },
  })
})

test('what has nothing to invoice replaces nothing', async () => {
  const old = await stamper.stamped()
  await stamper.cancel(old.pago.id)
  const { padreId } = await given.addPayer()
  const body = { padreId, lineas: [], medios: [transfer(100)], a_cuenta: true }
  const { pago } = (await given.school.desk.collect(body)).body
  const said = await stamper.cancelledFor(old.pago.id, { motivo: '01', sustituye: pago.folio })
  expect(said.body.campos.sustituye).toMatch(/no le queda nada que facturar/)
})

test.each([1, 2, 3])('two desks at once, try %d: each ends in a state that the books explain', async () => {
  const [one, other, third] = [
    await stamper.delivered(),
    await stamper.delivered(),
    await stamper.delivered(),
  ]
  const xml = stampedXml(one.base)
  const twice = await Promise.all([stamper.pac.bring({ 'a.xml': xml }), stamper.pac.bring({ 'a.xml': xml })])
  expect(twice.map(({ body }) => body.resultados[0].resultado).sort()).toEqual(['IGUAL', 'TIMBRADA'])
  const [brought, cancelled] = await Promise.all([
    stamper.pac.bring({ 'b.xml': stampedXml(other.base) }),
    stamper.cancel(other.pago.id),
  ])
  expect(cancelled.status).toBe(200)
  expect(['TIMBRADA', 'ANOTADA']).toContain(brought.body.resultados[0].resultado)
  expect(await given.of(other.pago.id)).toMatchObject({
    estado: 'CANCELADA',
    uuid: uuidOf('A', other.base.folio),
  })
  const [stamped, refused] = await Promise.all([
    stamper.pac.bring({ 'c.xml': stampedXml(third.base) }),
    stamper.say(third.pago.id, { estado: 'RECHAZADA', motivo: 'SIN RESPUESTA' }),
  ])
  expect(stamped.body.timbradas).toBe(1)
  expect([200, 409]).toContain(refused.status)
  expect((await given.of(third.pago.id)).estado).toBe('TIMBRADA')
})

test('what is said while a delivery waits for its turn is named by that delivery alone', async () => {
  const { db } = given.school.server
  const [old, one] = [await stamper.stamped(), await stamper.paid()]
  await stamper.cancel(old.pago.id)
  await stamper.delivered()
  let answer: ReturnType<typeof given.deliver> | undefined
  await db.transaction().execute(async (tx) => {
    await lockNamed(tx as never, 'entregas de facturas')
    answer = given.deliver([one.pago.id])
    await someoneWaits(db)
    const [document] = await stamps.documentsOfPayment(tx as never, old.pago.id)
    await stamps.sayCancellation(tx as never, document!.id, { motivo: '02', sustituyeId: null }, 1)
  })
  const named = ({ por_cancelar }: { por_cancelar: { pago: number }[] }) =>
    por_cancelar.some(({ pago }) => pago === old.pago.id)
  expect(named((await given.open(await answer!)).json)).toBe(true)
  expect(named((await stamper.delivered()).json)).toBe(false)
})

test('more folios than a statement takes parameters are looked up', async () => {
  const folios = Array.from({ length: 70_000 }, (_, at) => at + 100_000)
  expect(await stamps.paymentsOfFolios(given.school.server.db, folios)).toEqual([])
})
