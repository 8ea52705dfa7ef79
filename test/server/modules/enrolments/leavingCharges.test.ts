import { ledgerFaults } from '@server/backup/ledgerFaults'
import { startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { openPupil } from '@test/support/server/openings'
import { openServices } from '@test/support/server/services'

let server: TestServer
let office: Office
let cycle: number
let services: ReturnType<typeof openServices>

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  services = openServices(server.admin, () => cycle)
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const enrolled = async (): Promise<{ pupil: number; id: number }> => {
  const [pupil] = (await office.addPupils(1)) as [number]
  const { body } = await office.enrol(cycle, [pupil])
  return { pupil, id: body.inscripciones[0].id }
}
const chargesOf = async (pupil: number) => (await server.admin.get(`/cargos/by/alumno/${pupil}`)).body.cargos
const statesOf = async (pupil: number): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await chargesOf(pupil)).map((each: { descripcion: string; estado: string }) => [
      each.descripcion,
      each.estado,
    ]),
  )
const find = async (pupil: number, text: string) =>
  (await chargesOf(pupil)).find(({ descripcion }: { descripcion: string }) => descripcion.includes(text))
const preview = (id: number, accion: string): Promise<Answer> =>
  server.admin.get(`/inscripciones/prevision/${id}?accion=${accion}`)
const baja = (inscripcionId: number): Promise<Answer> =>
  server.admin.patch('/inscripciones/baja', {
    inscripcionId,
    fecha: '2026-09-15',
    motivo: 'CAMBIO DE CIUDAD',
  })
const callOff = (id: number): Promise<Answer> =>
  server.admin.delete(`/inscripciones/${id}`, { motivo_cancelacion: 'POR ERROR' })

it('a baja cancels services of later months; those with payments stay and are named, other charges stay', async () => {
  const { pupil, id } = await enrolled()
  const meses = [9, 10, 11, 12].map((mes) => ({ anio: 2026, mes }))
  const service = await services.add({ nombre: 'Camión', meses })
  await services.charge(service, [pupil], '2026-09')
  await office.payPart((await find(pupil, 'NOVIEMBRE')).id, 100)
  await office.pay((await find(pupil, 'DICIEMBRE')).id)
  await office.addCharge(cycle, pupil, 450)
  const expected = {
    'CAMIÓN SEPTIEMBRE 2026': [700, false],
    'CAMIÓN OCTUBRE 2026': [700, true],
    'CAMIÓN NOVIEMBRE 2026': [600, false],
    UNIFORME: [450, false],
    'INSCRIPCION 2026-2027': [1850, false],
    'MATERIAL 2026-2027': [900, false],
  }
  const toldBy = ({ body }: Answer) =>
    Object.fromEntries(
      body.efecto.cargos.map((each: { descripcion: string; saldo: number; se_cancela: boolean }) => [
        each.descripcion,
        [each.saldo, each.se_cancela],
      ]),
    )
  expect(toldBy(await preview(id, 'BAJA'))).toEqual(expected)
  const left = await baja(id)
  expect(left.status).toBe(200)
  expect(toldBy(left)).toEqual(expected)
  expect(left.body.efecto.adeudo).toBe(2600 + 700 + 600 + 450 + 1850 + 900)
  expect(await statesOf(pupil)).toMatchObject({
    'CAMIÓN SEPTIEMBRE 2026': 'PENDIENTE',
    'CAMIÓN OCTUBRE 2026': 'CANCELADO',
    'CAMIÓN NOVIEMBRE 2026': 'PARCIAL',
    'CAMIÓN DICIEMBRE 2026': 'PAGADO',
    UNIFORME: 'PENDIENTE',
  })
  expect((await find(pupil, 'OCTUBRE')).motivo_cancelacion).toBe('Baja: CAMBIO DE CIUDAD')
  // After a return the months may be charged again.
  expect((await server.admin.patch('/inscripciones/reingreso', { inscripcionId: id })).status).toBe(200)
  expect((await services.charge(service, [pupil], '2026-09')).body.resumen.cargos).toBe(1)
})

it('a charge of kind SERVICIO made by hand ends with the month of its day', async () => {
  const { pupil, id } = await enrolled()
  const concept = { nombre: 'Taller', monto: 300, tipo: 'SERVICIO' }
  const { body } = await server.admin.post('/conceptos', concept)
  for (const fecha of ['2026-09-30', '2026-10-01'])
    await server.admin.post('/cargos/new', {
      idCicloEscolar: cycle,
      idAlumno: pupil,
      descripcion: `TALLER ${fecha}`,
      fecha,
      monto: 300,
      conceptoId: body.concepto.id,
    })
  expect((await baja(id)).status).toBe(200)
  expect(await statesOf(pupil)).toMatchObject({
    'TALLER 2026-09-30': 'PENDIENTE',
    'TALLER 2026-10-01': 'CANCELADO',
  })
})

it('an enrolment that is called off takes its open services along, and what was owed from before', async () => {
  const [pupil] = (await office.addPupils(1)) as [number]
  const id = await openPupil(server, pupil, cycle, { debe_desde: '2026-09', saldo_anterior: 500 })
  const service = await services.add({ nombre: 'Tardes' })
  await services.charge(service, [pupil], '2027-04')
  await office.pay((await find(pupil, 'MAYO')).id)
  await office.addCharge(cycle, pupil, 450)
  const marked = (await preview(id, 'CANCELACION')).body.efecto.cargos.filter(
    ({ se_cancela }: { se_cancela: boolean }) => se_cancela,
  )
  expect(marked.map(({ descripcion }: { descripcion: string }) => descripcion)).toEqual([
    'SALDO ANTERIOR',
    'TARDES ABRIL 2027',
    'TARDES JUNIO 2027',
  ])
  expect((await callOff(id)).status).toBe(200)
  expect(await statesOf(pupil)).toEqual({
    'SALDO ANTERIOR': 'CANCELADO',
    'TARDES ABRIL 2027': 'CANCELADO',
    'TARDES MAYO 2027': 'PAGADO',
    'TARDES JUNIO 2027': 'CANCELADO',
    UNIFORME: 'PENDIENTE',
  })
})

it('a debt from before that was paid in part stays, and says so', async () => {
  const [pupil] = (await office.addPupils(1)) as [number]
  const id = await openPupil(server, pupil, cycle, { debe_desde: '2026-09', saldo_anterior: 500 })
  await office.payPart((await find(pupil, 'SALDO')).id, 200)
  const { status, body } = await callOff(id)
  expect([status, body.efecto.cargos]).toEqual([
    200,
    [expect.objectContaining({ descripcion: 'SALDO ANTERIOR', saldo: 300, se_cancela: false })],
  ])
  expect((await find(pupil, 'SALDO')).estado).toBe('PARCIAL')
})

it('a payment of a service and a baja at once: paid or cancelled, never both', async () => {
  const all = await Promise.all([enrolled(), enrolled(), enrolled()])
  const service = await services.add({ meses: [{ anio: 2026, mes: 10 }] })
  await services.charge(
    service,
    all.map(({ pupil }) => pupil),
    '2026-10',
  )
  const charges = await Promise.all(all.map(({ pupil }) => find(pupil, 'OCTUBRE')))
  await Promise.all([...charges.map(({ id }) => office.pay(id)), ...all.map(({ id }) => baja(id))])
  for (const { pupil } of all)
    expect(['PAGADO', 'CANCELADO']).toContain((await find(pupil, 'OCTUBRE')).estado)
})
