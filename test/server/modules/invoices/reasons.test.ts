import type { Missing } from '@contract/invoices/invoices.rules'
import { charge, month, transfer } from '../desk/family'
import { aPupil, doOpening, openingOf } from '../openings/opening'
import { MARIA, openInvoices, SCHOOL, type Invoices } from './anInvoice'

let given: Invoices
beforeAll(async () => {
  given = await openInvoices()
})
afterAll(() => given.school.server.close())

const WITHOUT_LEVEL = [{ grado: 'PREESCOLAR', cct: '16PJN0001A', clave_producto: '86121501' }]

/** A payment of a month whose invoice was asked for. */
const askedMonth = async () => {
  const { padreId, hijos, fiscalId } = await given.addPayer()
  const [first] = await given.monthsOf(hijos[0]!)
  const { body } = await given.school.desk.collect({
    padreId,
    fiscalId,
    lineas: [month(first!.id)],
    medios: [transfer(first!.monto)],
  })
  return { pago: body.pago.id as number, alumno: hijos[0]!, padreId, fiscalId }
}

const settings = (change: object) => given.school.caller.patch('/escuela', change)

/** The one reason of this field; the payment is then FALTA. */
const reasonOf = async (pago: number, campo: string): Promise<Missing> => {
  const { estado, faltan } = await given.of(pago)
  expect([estado, faltan.map((each) => each.campo)]).toEqual(['FALTA', [campo]])
  return faltan[0]!
}
const expectMended = async (pago: number) =>
  expect(await given.of(pago)).toMatchObject({ estado: 'LISTA', faltan: [] })

/** The call behind the page of a reason; `body` is what its form sends. */
const mend = ({ ruta }: Missing, body: object) => {
  const { caller } = given.school
  const [, id] = /^\/alumno\/(\d+)$/.exec(ruta) ?? []
  if (id) return caller.patch(`/alumnos/${id}`, body)
  const [, cargo] = /^\/facturas\?cargo=(\d+)$/.exec(ruta) ?? []
  if (cargo) return caller.patch(`/cargos/${cargo}/concepto`, body)
  expect(ruta).toBe('/escuela')
  return caller.patch('/escuela', body)
}

/** One payment shows every reason of the school in its turn. */
let ofSchool: number | undefined

test.each([
  ['escuela.rfc', { rfc: null }, { rfc: SCHOOL.rfc }],
  ['escuela.razon_social', { razon_social: null }, { razon_social: SCHOOL.razon_social }],
  ['escuela.regimen_fiscal', { regimen_fiscal: null }, { regimen_fiscal: '603' }],
  ['escuela.codigo_postal', { codigo_postal: null }, { codigo_postal: '58000' }],
  [
    'nivel.PRIMARIA.cct',
    { niveles: [...WITHOUT_LEVEL, { grado: 'PRIMARIA', clave_producto: '86121503' }] },
    { niveles: SCHOOL.niveles },
  ],
  [
    'nivel.PRIMARIA.clave_producto',
    { niveles: [...WITHOUT_LEVEL, { grado: 'PRIMARIA', rvoe: '20-1' }] },
    { niveles: SCHOOL.niveles },
  ],
])('%s is mended on the page of the school', async (campo, broken, whole) => {
  const pago = (ofSchool ??= (await askedMonth()).pago)
  await settings(broken)
  const reason = await reasonOf(pago, campo)
  expect((await given.deliver([pago])).status).toBe(409)
  expect((await mend(reason, whole)).status).toBe(200)
  await expectMended(pago)
})

test('a CURP with X for the sex lacks nothing: the complement knows it', async () => {
  const { pago, alumno } = await askedMonth()
  const { curp } = (await given.school.caller.get(`/alumnos/${alumno}`)).body.alumno
  const withX = `${curp.slice(0, 10)}X${curp.slice(11, 17)}`
  const digit = await given.school.caller.patch(`/alumnos/${alumno}`, { curp: `${withX}0` })
  const [, right = '0'] = /debería ser (\d)/.exec(digit.body.campos?.curp ?? '') ?? []
  expect((await given.school.caller.patch(`/alumnos/${alumno}`, { curp: withX + right })).status).toBe(200)
  await expectMended(pago)
})

test('a pupil without a CURP is a reason by name, mended by giving it', async () => {
  const { pago, alumno } = await askedMonth()
  const { curp, nombre } = (await given.school.caller.get(`/alumnos/${alumno}`)).body.alumno
  const none = { curp: '', curp_pendiente: 'true' }
  expect((await given.school.caller.patch(`/alumnos/${alumno}`, none)).status).toBe(200)
  const reason = await reasonOf(pago, 'curp')
  expect(reason).toMatchObject({ texto: `Falta la CURP de ${nombre}`, ruta: `/alumno/${alumno}` })
  expect((await mend(reason, { curp })).status).toBe(200)
  await expectMended(pago)
})

test.each([true, false])(
  'a charge without a concept is told what it is, with all others of its text: %s',
  async (iguales) => {
    const { caller, desk } = given.school
    const { padreId, hijos, fiscalId } = await given.addPayer()
    const loose = async () => {
      const body = { idCicloEscolar: given.cycle, idAlumno: hijos[0], fecha: '2026-09-15', monto: 116 }
      return (await caller.post('/cargos/new', { ...body, descripcion: iguales ? 'SUÉTER' : 'PANTS' })).body
        .cargo.id as number
    }
    const [first, second] = [await loose(), await loose()]
    const paid = (each: number, asked: number | null) =>
      desk.collect({ padreId, fiscalId: asked, lineas: [charge(each)], medios: [transfer(116)] })
    const asked = (await paid(first, fiscalId)).body.pago.id as number
    const nobodys = (await paid(second, null)).body.pago.id as number
    const reason = await reasonOf(asked, 'concepto')
    expect(reason).toEqual({
      campo: 'concepto',
      texto: `${iguales ? 'SUÉTER' : 'PANTS'} no tiene concepto: di qué es`,
      ruta: `/facturas?cargo=${first}`,
    })
    // The invoice to the general public needs its tax, so it waits too.
    expect((await given.of(nobodys)).estado).toBe('FALTA')
    expect((await given.deliver([asked])).status).toBe(409)
    const said = await mend(reason, { conceptoId: given.conceptId, ...(iguales ? { iguales } : {}) })
    expect(said.body).toMatchObject({
      cambiados: iguales ? 2 : 1,
      cargo: { concepto: { nombre: 'UNIFORME' } },
    })
    await expectMended(asked)
    expect((await given.of(nobodys)).estado).toBe(iguales ? 'GLOBAL' : 'FALTA')
  },
)

test('what an enrolment charged says by itself what it is; a cancelled charge and an unknown one are refused', async () => {
  const { caller, office } = given.school
  const { hijos } = await given.addPayer()
  const { cargos } = (await caller.get(`/cargos/by/alumno/${hijos[0]}`)).body
  const ofEnrolment = cargos.find(({ tipo }: { tipo: string }) => tipo === 'INSCRIPCION')
  const say = (id: number) => caller.patch(`/cargos/${id}/concepto`, { conceptoId: given.conceptId })
  expect(await say(ofEnrolment.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('su nivel dice qué es') },
  })
  const gone = await office.addCharge(given.cycle, hijos[0]!, 10)
  await office.cancel(gone)
  expect((await say(gone)).status).toBe(409)
  expect((await say(999_999)).status).toBe(404)
})

test('a school’s own cap of the deductible holds for its pupils', async () => {
  const { alumno } = await askedMonth()
  await settings({ niveles: SCHOOL.niveles.map((level) => ({ ...level, tope_deducible: 13_500.5 })) })
  const { body } = await given.school.caller.get(`/facturas/deducible/${alumno}?anio=2026`)
  expect(body.deducible.tope).toBe(13_500.5)
  await settings({ niveles: SCHOOL.niveles })
})

test('a delivery’s content comes with a new link to the same file', async () => {
  const { pago } = await askedMonth()
  const first = await given.deliver([pago])
  const before = await given.open(first)
  const { status, body } = await given.school.caller.get(`/facturas/entregas/${first.body.entrega.id}`)
  expect([status, body.contenido]).toEqual([200, before.json])
  const again = await given.open({ status: 200, body: { entrega: { url: body.url } } } as never)
  expect(again.json).toEqual(before.json)
})

test('credit out of an opening leads to the list of payments, where it is cancelled and taken otherwise', async () => {
  const { school, cycle } = given
  await school.at('2026-11-03')
  const opened = await doOpening(
    school.caller,
    cycle,
    openingOf([aPupil(1, { debe_desde: '', saldo_a_favor: '5000' })]),
  )
  const alumno = opened.body.filas[0].alumno.id as number
  const padreId = (await school.caller.get(`/alumnos/${alumno}`)).body.alumno.padre.id as number
  const fiscal = await school.caller.post(`/padres/${padreId}/fiscales`, MARIA)
  const open = (await given.monthsOf(alumno)) as unknown as { id: number; monto: number; estado: string }[]
  const due = open.find(({ estado }) => estado === 'PENDIENTE')!
  const lineas = [month(due.id)]
  const fiscalId = fiscal.body.fiscal.id as number
  const paid = await school.desk.collect({ padreId, fiscalId, lineas, medios: [], usar_saldo: due.monto })
  const { id, folio, fecha } = paid.body.pago
  const [reason] = (await given.of(id)).faltan
  const to = new URL(reason!.ruta, 'http://escuela')
  expect([to.pathname, Object.fromEntries(to.searchParams)]).toEqual([
    '/pagos',
    { desde: fecha, hasta: fecha, q: String(folio).padStart(6, '0') },
  ])
  const listed = await school.caller.get(`/pagos/by/fecha${to.search.replace('q=', 'busqueda=')}`)
  expect(listed.status).toBe(200)
  expect((await school.office.cancelPayment(id)).status).toBe(200)
  expect((await given.of(id)).estado).toBe('CANCELADA')
  const again = await school.desk.collect({ padreId, fiscalId, lineas, medios: [transfer(due.monto)] })
  expect(await given.of(again.body.pago.id)).toMatchObject({ estado: 'LISTA', faltan: [] })
})
