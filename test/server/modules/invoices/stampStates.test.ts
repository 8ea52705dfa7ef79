import { ledgerFaults } from '@server/backup/ledgerFaults'
import { refusalOf } from '@test/support/server/refusal'
import { cash, month } from '../desk/family'
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

const paid = () => stamper.paid()
const delivered = () => stamper.delivered()
const stamped = (months?: number) => stamper.stamped(months)
const say = (id: number, body: object) => stamper.say(id, body)
const cancelledFor = (id: number, body: object) => stamper.cancelledFor(id, body)
const cancel = (id: number) => stamper.cancel(id)

test('RECHAZADA with its reason, then LISTA: mended and handed over anew, and the service has nothing to cancel', async () => {
  const { pago, base } = await delivered()
  expect((await say(pago.id, { estado: 'RECHAZADA' })).body.campos).toEqual({
    motivo: 'Escribe por qué se rechazó',
  })
  expect((await say(pago.id, { estado: 'LISTA' })).status).toBe(409)
  const refused = await say(pago.id, { estado: 'RECHAZADA', motivo: ' EL NOMBRE NO COINCIDE ' })
  expect(refused.body.factura).toMatchObject({ estado: 'RECHAZADA', rechazo: 'EL NOMBRE NO COINCIDE' })
  expect((await given.deliver([pago.id])).body.message).toContain('rechazada: regrésala a la lista')
  expect((await given.list()).resumen.RECHAZADA!.pagos).toBe(1)
  const back = await say(pago.id, { estado: 'LISTA' })
  expect(back.body.factura).toMatchObject({ estado: 'LISTA', entrega: null })
  expect((await given.list()).resumen).toMatchObject({ por_cancelar: 0, por_sustituir: 0 })
  expect((await stamper.pac.bring({ 'a.xml': stampedXml(base) })).body.resultados[0].motivo).toMatch(
    /no está entregado/,
  )
  const { json } = await given.open(await given.deliver([pago.id]))
  expect([json.facturas.length, json.por_cancelar, json.por_sustituir]).toEqual([1, [], []])
  expect((await stamper.pac.bring({ 'a.xml': stampedXml(base) })).body.timbradas).toBe(1)
  expect((await say(pago.id, { estado: 'RECHAZADA', motivo: 'X' })).body.message).toContain(
    'ya está timbrada',
  )
})

test('one that was said to be refused and comes back stamped is TIMBRADA', async () => {
  const { pago, base } = await delivered()
  await say(pago.id, { estado: 'RECHAZADA', motivo: 'SIN RESPUESTA' })
  await stamper.pac.bring({ 'a.xml': stampedXml(base) })
  const row = await given.of(pago.id)
  expect(row.estado).toBe('TIMBRADA')
  expect(row.rechazo).toBeUndefined()
})

test('a global is refused as a whole and all its payments wait for the next one', async () => {
  const { padreId, hijos } = await given.addPayer(2)
  const ids: number[] = []
  for (const hijo of hijos) {
    const [first] = await given.monthsOf(hijo)
    const body = { padreId, lineas: [month(first!.id)], medios: [cash(first!.monto)] }
    ids.push((await given.school.desk.collect(body)).body.pago.id)
  }
  expect((await given.global('2026-09-01', '2026-09-30')).status).toBe(200)
  await say(ids[0]!, { estado: 'RECHAZADA', motivo: 'PERIODICIDAD' })
  for (const id of ids) expect((await given.of(id)).estado).toBe('RECHAZADA')
  await say(ids[1]!, { estado: 'LISTA' })
  for (const id of ids) expect((await given.of(id)).estado).toBe('GLOBAL')
  const { json } = await given.open(await given.global('2026-09-01', '2026-09-30'))
  expect(json.global!.conceptos).toHaveLength(2)
  expect(json.por_cancelar).toEqual([])
})

test('not delivered, cancelled or unknown: refused', async () => {
  const one = await paid()
  const body = { estado: 'RECHAZADA', motivo: 'X' }
  expect((await say(one.pago.id, body)).status).toBe(409)
  expect((await say(99_999, body)).status).toBe(404)
  const two = await delivered()
  await cancel(two.pago.id)
  expect((await say(two.pago.id, body)).body.message).toContain('está cancelado')
})

test('motive 01 names what replaces it: the new invoice relates to the old UUID, and the cancellation to the new one', async () => {
  const old = await stamped()
  await cancel(old.pago.id)
  const fresh = await paid()
  expect((await cancelledFor(old.pago.id, { motivo: '01' })).body.campos).toEqual({
    sustituye: 'Escribe el folio del pago cuya factura la sustituye',
  })
  const { status } = await cancelledFor(old.pago.id, { motivo: '01', sustituye: fresh.pago.folio })
  expect(status).toBe(200)
  expect((await given.of(old.pago.id)).cancelacion).toEqual({ motivo: '01', sustituye: fresh.pago.folio })
  const { por_nombrar = [] } = await given.list()
  expect(por_nombrar.find((each) => each.pago.id === old.pago.id)).toMatchObject({
    uuid: old.uuid,
    tipo: 'CANCELADA',
    cancelacion: { motivo: '01' },
  })
  const answer = await given.deliver([fresh.pago.id])
  const { json, csv, files } = await given.open(answer)
  expect(json.facturas[0]!.cfdi_relacionados).toEqual({ tipo_relacion: '04', uuids: [old.uuid] })
  expect(csv).toContain(old.uuid)
  const sustituye = { pago: fresh.pago.id, folio: json.facturas[0]!.folio }
  expect(json.por_cancelar.find((each) => each.pago === old.pago.id)).toMatchObject({
    uuid: old.uuid,
    cancelacion: { motivo: '01', sustituye },
  })
  expect(files.get('cancelaciones.csv')).toContain(`${old.uuid},01,`)
  await stamper.pac.bring({ 'b.xml': stampedXml(asked(json)[0] as Stamped) })
  const { contenido } = (await given.school.caller.get(`/facturas/entregas/${json.entrega.id}`)).body
  expect(
    contenido.por_cancelar.find((each: { pago: number }) => each.pago === old.pago.id).cancelacion,
  ).toEqual({ motivo: '01', sustituye: { ...sustituye, uuid: uuidOf('A', fresh.pago.folio) } })
})

test('a motive that is said after a delivery named the invoice is named once more', async () => {
  const old = await stamped()
  await cancel(old.pago.id)
  const named = async () => (await delivered()).json.por_cancelar.find((each) => each.pago === old.pago.id)
  expect(await named()).not.toHaveProperty('cancelacion')
  await cancelledFor(old.pago.id, { motivo: '02' })
  expect(await named()).toMatchObject({ cancelacion: { motivo: '02' } })
  expect(await named()).toBeUndefined()
})

test('the motives that do not fit are refused', async () => {
  const [old, other] = [await stamped(), await delivered()]
  expect((await cancelledFor(old.pago.id, { motivo: '02' })).status).toBe(409)
  await cancel(old.pago.id)
  const wrong = async (body: object) => (await cancelledFor(old.pago.id, body)).body.campos
  expect(await wrong({ motivo: '04' })).toHaveProperty('motivo')
  expect(await wrong({ motivo: '02', sustituye: other.pago.folio })).toHaveProperty('sustituye')
  expect(await wrong({ motivo: '01', sustituye: 99_999 })).toHaveProperty('sustituye')
  expect(await wrong({ motivo: '01', sustituye: old.pago.folio })).toHaveProperty('sustituye')
  expect(refusalOf(await cancelledFor(old.pago.id, { motivo: '05' }))).toEqual([
    400,
    { motivo: 'Debe ser uno de estos valores: 01, 02, 03, 04.' },
  ])
  expect((await cancelledFor(99_999, { motivo: '02' })).status).toBe(404)
  expect((await given.of(old.pago.id)).cancelacion).toBeUndefined()
})

test('a stamped invoice of which a baja made credit is replaced by the payment’s next one, with motive 01', async () => {
  const one = await stamped(2)
  await stamper.leave(one.hijos[0]!)
  const row = await given.of(one.pago.id)
  expect(row).toMatchObject({ estado: 'LISTA', total: one.months[0]!.monto })
  expect(row.uuid).toBeUndefined()
  const { json } = await given.open(await given.deliver([one.pago.id]))
  expect(json.facturas[0]!.cfdi_relacionados).toEqual({ tipo_relacion: '04', uuids: [one.uuid] })
  expect(json.por_sustituir).toMatchObject([
    { pago: one.pago.id, uuid: one.uuid, cancelacion: { motivo: '01', sustituye: { pago: one.pago.id } } },
  ])
  const uuid = uuidOf('A', one.base.folio, 'nueva')
  const { body } = await stamper.pac.bring({ 'n.xml': stampedXml({ ...(asked(json)[0] as Stamped), uuid }) })
  expect(body.timbradas).toBe(1)
  expect(await given.of(one.pago.id)).toMatchObject({ estado: 'TIMBRADA', uuid })
})
