import { openSchool, type School } from '../desk/family'
import { htmlFaults, makeLink, parentOf } from './page'

let school: School
let cycle: number
beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
})
afterAll(() => school.server.close())

const addPupil = async (nombres: string, paterno: string, materno: string, at: number) => {
  const [id] = (await school.office.addPupils(1)) as [number]
  const values = { nombre: `${nombres} ${paterno} ${materno}`, nombres, paterno, materno }
  await school.server.db
    .updateTable('students')
    .set({ ...values, numero_control: `CTRL-${at}` })
    .where('id', '=', id)
    .execute()
  return id
}

const addFamily = async (nombre: string, telefono: string, hijos: number[]): Promise<number> => {
  const direccion = `CALLE SECRETA ${telefono}`
  const body = {
    nombre,
    telefono,
    correo: `correo${telefono}@secreto.mx`,
    direccion,
    hijos: hijos.map((id) => ({ id })),
  }
  return (await school.caller.post('/padres', body)).body.padre.id
}

test('a page names first names alone: no surname, CURP, control number, health, adult, address or other family', async () => {
  const { caller, server, office } = school
  const ana = await addPupil('ANA SOFÍA', 'QUIROGA', 'ZAVALETA', 1)
  const beto = await addPupil('BETO', 'QUIROGA', 'ZAVALETA', 2)
  const other = await addPupil('CARLA', 'ULIBARRI', 'YÁÑEZ', 3)
  const family = await addFamily('ROSAURA ZAVALETA', '5500000001', [ana, beto])
  const stranger = await addFamily('PEDRO ULIBARRI', '5500000002', [other])
  await office.enrol(cycle, [ana, beto, other])
  await server.db
    .insertInto('student_health')
    .values({ student_id: ana, kind: 'ALERGIA', descripcion: 'CACAHUATE' })
    .execute()
  await server.db
    .insertInto('student_care')
    .values({ student_id: ana, tipo_sangre: null, servicio_medico: 'IMSS', indicaciones: 'ADRENALINA' })
    .execute()
  await server.db
    .insertInto('guardians')
    .values({
      student_id: ana,
      nombre: 'ABUELA ENRIQUETA',
      parentesco: 'ABUELA',
      telefono: '5599998888',
      telefono2: null,
      correo: null,
      emergencia: 1,
      nota: 'CUSTODIA',
      photo_id: null,
      identification_id: null,
      created_by: null,
    })
    .execute()
  await caller.post(`/padres/${family}/fiscales`, {
    rfc: 'ZARO800101AB1',
    nombre: 'ROSAURA FISCAL',
    regimen_fiscal: '605',
    codigo_postal: '50000',
    uso_cfdi: 'D10',
  })
  for (const [id, titulo] of [
    [family, 'Propio'],
    [stranger, 'Ajeno'],
  ] as const)
    await caller.post('/avisos/administracion/padre', { idPadre: id, titulo, descripcion: titulo })
  const html = (await parentOf(server, (await makeLink(caller, family)).url).get()).body
  expect(htmlFaults(html)).toEqual([])
  for (const shown of ['Ana Sofía', 'Beto', 'PROPIO']) expect(html).toContain(shown)
  const { curp } = await server.db
    .selectFrom('students')
    .select('curp')
    .where('id', '=', ana)
    .executeTakeFirstOrThrow()
  const hidden = [
    ...[
      'QUIROGA',
      'ZAVALETA',
      'ROSAURA',
      'CTRL-',
      curp,
      'CACAHUATE',
      'IMSS',
      'ADRENALINA',
      'ENRIQUETA',
      '5599998888',
    ],
    ...['CALLE SECRETA', '5500000001', 'secreto.mx', 'ZARO800101AB1', 'CUSTODIA'],
    ...['CARLA', 'ULIBARRI', 'PEDRO', 'AJENO', '5500000002'],
  ]
  expect(hidden.filter((word) => html.toLowerCase().includes(word.toLowerCase()))).toEqual([])
})

test('the receipt of a sister whom another parent has now shows that parent no payment of the first', async () => {
  const { caller, office, server, desk } = school
  const [child] = (await office.addPupils(1)) as [number]
  const first = await addFamily('PRIMERA MADRE', '5500000003', [child])
  const charge = await office.addCharge(cycle, child, 150)
  const lineas = [{ tipo: 'CARGO' as const, id: charge }]
  const { body } = await desk.collect({
    padreId: first,
    lineas,
    medios: [{ metodo_pago: 'EFECTIVO', monto: 150 }],
  })
  await caller.patch('/padres/quitar/hijo', { idPadre: first, alumnoId: child })
  const second = await addFamily('SEGUNDA MADRE', '5500000004', [child])
  const own = parentOf(server, (await makeLink(caller, second)).url)
  expect((await own.get()).body).not.toContain(`recibo/${body.pago.id}`)
  expect((await own.get(`/recibo/${body.pago.id}`)).statusCode).toBe(404)
})

test('with the longest texts and lists it stays under 15 KB, and what does not fit is summed up or has its own page', async () => {
  const { caller, office, server } = school
  const hijos = await office.addPupils(4)
  const family = await addFamily('FAMILIA GRANDE', '5500000005', hijos)
  await office.enrol(cycle, hijos)
  const charges = hijos.flatMap((student_id) =>
    Array.from({ length: 15 }, (_, at) => ({
      student_id,
      cycle_id: cycle,
      tipo: 'OTRO' as const,
      descripcion: `«${'Ñ&'.repeat(80)} ${at}»`,
      fecha: '2026-09-15',
      costo_total_centavos: 9_999_999,
      monto_pagar_centavos: 9_999_999,
    })),
  )
  await server.db.insertInto('charges').values(charges).execute()
  const long = 'ÑANDÚ & «COMPAÑÍA» <b> '.repeat(170).slice(0, 3_900)
  for (let at = 0; at < 15; at++)
    await caller.post('/avisos/administracion/padre', {
      idPadre: family,
      titulo: `Aviso ${at}`,
      descripcion: long,
    })
  for (const day of ['2026-09-02', '2027-06-20']) {
    await school.at(day)
    const own = parentOf(server, (await makeLink(school.caller, family)).url)
    const { body } = await own.get()
    expect(Buffer.byteLength(body)).toBeLessThan(15_000)
    expect(htmlFaults(body)).toEqual([])
    expect(body).toContain('más, en el estado de cuenta')
    const notice = /aviso\/(a\d+)/.exec(body)?.[1]
    if (day !== '2026-09-02') continue
    const alone = await own.get(`/aviso/${notice}`)
    expect(alone.statusCode).toBe(200)
    expect(htmlFaults(alone.body)).toEqual([])
    expect(alone.body).toContain('&amp; «COMPAÑÍA» &lt;B&gt;')
  }
})
