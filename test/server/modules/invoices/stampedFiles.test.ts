import { readStamped } from '@server/modules/invoices/stampedXml'
import { refusalOf } from '@test/support/server/refusal'
import { month, transfer } from '../desk/family'
import { openInvoices, type Invoices } from './anInvoice'
import { asked, createPac, renamedInZip, stampedXml, zipOf, type Stamped } from './pac'

let given: Invoices
let pac: ReturnType<typeof createPac>
let base: Stamped
let pago: number
beforeAll(async () => {
  given = await openInvoices()
  pac = createPac(given)
  const { padreId, hijos, fiscalId } = await given.addPayer()
  const [first] = await given.monthsOf(hijos[0]!)
  const medios = [transfer(first!.monto)]
  const paid = await given.school.desk.collect({ padreId, fiscalId, lineas: [month(first!.id)], medios })
  pago = paid.body.pago.id
  const { json } = await given.open(await given.deliver([pago]))
  base = asked(json)[0] as Stamped
})
afterAll(() => given.school.server.close())
/** Whatever a file does, nothing is written. */
afterEach(async () => expect((await given.of(pago)).estado).toBe('ENTREGADA'))

const MB = 1024 * 1024
const names = (depth: number): string => `<${'n'.repeat(12_000)}>`.repeat(depth)
const ends = (depth: number): string => `</${'n'.repeat(12_000)}>`.repeat(depth)
const spaces = (count: number): string =>
  Array.from({ length: count }, (_, at) => `xmlns:p${at}="q"`).join(' ')
const reasonOf = async (content: string | Buffer, name = 'mal.xml'): Promise<string> => {
  const { status, body } = await pac.bring({ [name]: content })
  expect(status).toBe(200)
  expect(body.timbradas).toBe(0)
  return body.resultados[0].motivo
}

test.each<[string, (xml: string) => string | Buffer, RegExp]>([
  ['a DTD', (xml) => xml.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>'), /declara un DTD o entidades/],
  ['an external DTD', (xml) => xml.replace('?>', '?><!doctype x SYSTEM "file:///etc/passwd">'), /DTD/],
  ['an entity of its own', (xml) => xml.replace('COLEGIO &amp;', '&colegio;'), /dañado/],
  ['a missing end', (xml) => xml.slice(0, -20), /dañado/],
  ['a crossed end', (xml) => xml.replace('</cfdi:Conceptos>', '</cfdi:Otro>'), /dañado/],
  ['an attribute twice', (xml) => xml.replace('Moneda="MXN"', 'Moneda="MXN" Total="1.00"'), /dañado/],
  ['two stamps', (xml) => xml.replace(/<tfd:.*\/>/, '$&$&'), /dañado/],
  [
    'a stamp of another namespace',
    (xml) => xml.replace('.mx/TimbreFiscal', '.mx/OtroFiscal'),
    /TimbreFiscalDigital/,
  ],
  [
    'a stamp that is only in a comment',
    (xml) => xml.replace(/<tfd:.*?\/>/, '<!-- $& -->'),
    /TimbreFiscalDigital/,
  ],
  [
    'a stamp inside an addenda',
    (xml) => xml.replaceAll('cfdi:Complemento>', 'cfdi:Addenda>'),
    /TimbreFiscalDigital/,
  ],
  ['CFDI 3.3', (xml) => xml.replace('/cfd/4', '/cfd/3'), /No es una factura/],
  ['no invoice at all', () => '<html><body>Factura</body></html>', /No es una factura|dañado/],
  ['UTF-16', (xml) => xml.replace('UTF-8', 'UTF-16'), /utf-16/],
  ['bytes that are no UTF-8', (xml) => Buffer.from(xml, 'latin1'), /dañado/],
  ['elements in elements without end', () => '<a>'.repeat(200_000), /dañado/],
  ['an attribute without end', () => `<a ${'b '.repeat(400_000)}`, /dañado/],
  [
    'an entity that is the name of a function',
    (xml) => xml.replace('COLEGIO &amp;', '&constructor;'),
    /dañado/,
  ],
  [
    'half a character in an RFC',
    (xml) => xml.replace(/Emisor Rfc="[^"]*/, 'Emisor Rfc="A&#xD800;B'),
    /Es de otra escuela: la emite AB /,
  ],
  [
    'a NUL and a book in an RFC',
    (xml) => xml.replace(/Receptor Rfc="[^"]*/, `Receptor Rfc="\0${'X'.repeat(100_000)}`),
    /^Es para X{20} y/,
  ],
  ['3 MB', (xml) => xml.replace('a > b', 'a'.repeat(3 * MB)), /pesa más de 2 MB/],
])('an XML with %s is named and not read', async (_, spoil, reason) => {
  expect(await reasonOf(spoil(stampedXml(base)))).toMatch(reason)
})

// A walk that copies what it carries takes minutes and gigabytes for these, and the desks wait.
test.each<[string, string]>([
  ['long names around many elements', `${names(40)}${'<b/>'.repeat(200_000)}${ends(40)}`],
  ['many namespaces around many others', `<a ${spaces(40_000)}>${'<b xmlns:y="z"/>'.repeat(50_000)}</a>`],
])('%s are walked once', (_, xml) => {
  expect(xml.length).toBeLessThan(2 * MB)
  expect(() => readStamped(Buffer.from(xml))).toThrow('No es una factura')
})

test('more than 5 MB, no XML and no key are refused as a whole', async () => {
  const xml = stampedXml(base)
  const large = await pac.bring({ 'a.xml': xml.replace('a > b', 'a'.repeat(10 * MB)) })
  expect(large).toMatchObject({ status: 413, body: { message: 'El archivo rebasa el límite de 5 MB.' } })
  expect((await pac.bring({ 'a.xml': 'hola' })).status).toBe(415)
  expect((await pac.bring({ 'a.xml': xml, 'b.pdf': '%PDF-1.7 x' })).status).toBe(415)
  const { caller } = given.school
  const files = [{ field: 'files', name: 'a.xml', content: Buffer.from(xml) }]
  expect(refusalOf(await caller.form('POST', '/facturas/timbradas', {}, files))).toEqual([
    400,
    'Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.',
  ])
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.xml`, xml]))
  const { status, body } = await pac.bring(many)
  expect([status, body.message]).toEqual([400, 'Se aceptan hasta 100 archivos.'])
  const none = await pac.bring({})
  expect([none.status, none.body.campos]).toEqual([400, { files: 'Elige las facturas timbradas' }])
})

test('a ZIP that climbs folders, is broken or holds a bomb is named, and nothing of it is read', async () => {
  const xml = stampedXml(base)
  const zip = await zipOf({ 'ok.xml': xml, 'aaa/evil.xml': xml })
  expect(await reasonOf(renamedInZip(zip, 'aaa/evil.xml', '../aevil.xml'), 'sube.zip')).toMatch(
    /salen de su carpeta/,
  )
  expect(await reasonOf(renamedInZip(zip, 'aaa/evil.xml', '/tmp/evi.xml'), 'raiz.zip')).toMatch(
    /salen de su carpeta/,
  )
  expect(await reasonOf(zip.subarray(0, zip.length - 30), 'roto.zip')).toMatch(/dañado, incompleto/)
  const bomb = await zipOf({ 'ok.xml': xml, 'bomba.xml': Buffer.alloc(70 * MB, 32) })
  expect(bomb.length).toBeLessThan(MB)
  expect(await reasonOf(bomb, 'bomba.zip')).toMatch(/demasiado por dentro/)
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.txt`, '']))
  expect(await reasonOf(await zipOf({ ...many, 'ok.xml': xml }), 'muchos.zip')).toMatch(
    /demasiado por dentro/,
  )
  // The size that the ZIP claims of its part is a lie.
  const lying = await zipOf({ 'bomba.xml': Buffer.alloc(MB, 32) })
  const size = Buffer.alloc(4)
  size.writeUInt32LE(MB)
  expect(
    await reasonOf(renamedInZip(lying, size.toString('latin1'), '\x10\x00\x00\x00'), 'miente.zip'),
  ).toMatch(/dañado/)
})

test('a name that would break the page comes back harmless', async () => {
  const { body } = await pac.bring({ 'fac\u202Etura\u0007.xml': '<a/>' })
  expect(body.resultados[0].archivo).toBe('fac tura .xml')
})
