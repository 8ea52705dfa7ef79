import type { Grant } from '@contract/http/route'
import type { OpeningResult } from '@contract/openings/openings.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import type { TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { xlsxOf, type CellValue } from '../imports/sheets'
import { aPupil, doOpening, startInNovember, tryOpening, undo } from './opening'

// A school's own list has all of a family in one row; a second file for each kind of data would never be made.

let server: TestServer
let cycle: number
let last = 300
beforeAll(async () => {
  server = await startInNovember()
  cycle = await openOffice(server).addCycle()
  for (const [nombre, mensualidad] of [
    ['COMEDOR', 800],
    ['TRANSPORTE', 1200],
  ])
    await server.admin.post('/servicios', { cicloEscolarId: cycle, nombre, mensualidad })
})
afterAll(() => server.close())

const PUPIL = [
  'numero_control',
  'nombres',
  'paterno',
  'materno',
  'curp',
  'fecha_nacimiento',
  'grado',
  'gradoNumero',
  'debe_desde',
] as const
type Cells = Readonly<Record<string, CellValue>>
/** A file whose other headings are the school's own. */
const fileOf = (...rows: readonly Cells[]): Buffer => {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return xlsxOf([
    [...PUPIL, ...heads],
    ...rows.map((row) => {
      const pupil = aPupil((last += 1))
      return [...PUPIL.map((column) => pupil[column] ?? null), ...heads.map((head) => row[head] ?? null)]
    }),
  ])
}
const PARENTS = {
  MAMÁ: 'Ana Ruiz Paz',
  'CEL. MAMÁ': '55 1111 2222 / 5511113333',
  'CORREO MAMÁ': 'ana@correo.mx',
  PAPÁ: 'Luis Soto Gil',
  'CEL. PAPÁ': '5544445555',
  'CORREO PAPÁ': 'luis@correo.mx',
}
const FISCAL = {
  RFC: 'RUPA800101AB1',
  'RAZÓN SOCIAL': 'Ana Ruiz Paz',
  'RÉGIMEN FISCAL': '612 - Personas Físicas con Actividades Empresariales',
  'CP FISCAL': '6600',
  'USO CFDI': 'D10 colegiaturas',
}
const words = ({ lecturas = [] }: OpeningResult) => lecturas.map(({ columna, a }) => `${columna}: ${a}`)
const errors = (body: OpeningResult) => body.filas.map(({ campos = {} }) => campos)
const rowsOf = async (table: 'fiscals' | 'guardians' | 'parents' | 'charges' | 'students') =>
  server.db.selectFrom(table).selectAll().execute()

test('mother, father, fiscal data and services of a row: said, written through their modules, and taken back', async () => {
  const file = fileOf({ ...PARENTS, ...FISCAL, COMEDOR: 'SI', TRANSPORTE: 950 })
  const columns = await server.admin.form(
    'POST',
    '/importar/apertura/columnas',
    { cicloEscolarId: String(cycle) },
    [{ name: 'apertura.xlsx', content: file }],
  )
  const found = Object.fromEntries(
    columns.body.columnas.map(({ columna, encabezado }: Record<string, string>) => [columna, encabezado]),
  )
  expect(found).toMatchObject({
    mama_nombre: 'MAMÁ',
    papa_telefono: 'CEL. PAPÁ',
    mama_correo: 'CORREO MAMÁ',
    padre: null,
    telefono: null,
    rfc: 'RFC',
    cp_fiscal: 'CP FISCAL',
  })
  const asked = (await tryOpening(server.admin, cycle, file)).body
  expect(asked.sin_reconocer).toEqual([])
  expect(asked.preguntas).toEqual([{ campo: 'paga', filas: 1, ejemplos: ['Ana Ruiz Paz'] }])
  const paga = { paga: 'MADRE' }
  const dry = (await tryOpening(server.admin, cycle, file, paga)).body as OpeningResult
  expect(dry.filas[0]!.texto).toContain(
    'COMEDOR: $800.00 al mes; TRANSPORTE: $950.00 al mes; se factura a ANA RUIZ PAZ',
  )
  expect(words(dry).sort()).toEqual([
    'cp_fiscal: 06600',
    'regimen_fiscal: 612',
    expect.stringMatching(/^servicio_\d+: COMEDOR, \$800\.00 al mes$/),
    'telefono: 5511112222, y de segundo 5511113333',
    'uso_cfdi: D10',
  ])
  expect(dry.totales).toMatchObject({
    servicios: [
      { nombre: 'COMEDOR', alumnos: 1 },
      { nombre: 'TRANSPORTE', alumnos: 1 },
    ],
    facturacion: 1,
  })
  const done = (await doOpening(server.admin, cycle, file, paga)).body
  expect(done.apertura.adeudo).toBe(dry.totales.adeudo)
  const [parent] = await rowsOf('parents')
  expect(parent).toMatchObject({ nombre: 'ANA RUIZ PAZ', telefono: '5511112222', correo: 'ana@correo.mx' })
  expect(await rowsOf('guardians')).toMatchObject([
    { nombre: 'ANA RUIZ PAZ', parentesco: 'MADRE', telefono: '5511112222', telefono2: '5511113333' },
    { nombre: 'LUIS SOTO GIL', parentesco: 'PADRE', telefono: '5544445555', correo: 'luis@correo.mx' },
  ])
  const { body: invoiced } = await server.admin.get(`/padres/${parent!.id}/fiscales`)
  expect(invoiced.fiscales).toMatchObject([
    {
      rfc: 'RUPA800101AB1',
      regimen_fiscal: '612',
      codigo_postal: '06600',
      uso_cfdi: 'D10',
      predeterminado: true,
    },
  ])
  const { alumno } = done.filas[0]
  const { body: had } = await server.admin.get(`/servicios/by/alumno/${alumno.id}`)
  const months = had.servicios.map(
    ({ nombre, meses }: { nombre: string; meses: { mes: number; monto: number }[] }) => [
      nombre,
      meses[0]!.mes,
      meses[0]!.monto,
      meses.length,
    ],
  )
  expect(months).toEqual([
    ['COMEDOR', 10, 800, 9],
    ['TRANSPORTE', 10, 950, 9],
  ])
  const statement = (await server.admin.get(`/estados/alumno/${alumno.id}`)).body
  expect(statement.ok).toBe(true)
  expect(await ledgerFaults(server.db)).toEqual([])
  expect((await undo(server.admin, done.apertura.id)).status).toBe(200)
  for (const table of ['fiscals', 'guardians', 'parents', 'charges', 'students'] as const)
    expect(await rowsOf(table)).toEqual([])
})

test('months that stand alone, a price of its own, a beca of decimals, a service and fiscal data in one row', async () => {
  const cells = { meses_debe: 'sep; oct=500.00', mensualidad: 1600, beca: '12.5 %', COMEDOR: 'SI', ...FISCAL }
  const file = fileOf({ ...PARENTS, ...cells })
  const paga = { paga: 'PADRE' }
  const dry = (await tryOpening(server.admin, cycle, file, paga)).body as OpeningResult
  expect(errors(dry)).toEqual([{}])
  const done = (await doOpening(server.admin, cycle, file, paga)).body
  // 1600 less 12.5 % is 1400: all of September, 500 of October, and December to June.
  const [tuition, comedor] = [1400 + 500 + 7 * 1400, 800 + 7 * 800]
  expect([dry.totales.adeudo, done.apertura.adeudo]).toEqual([tuition + comedor, tuition + comedor])
  const { alumno } = done.filas[0]
  const { body: had } = await server.admin.get(`/servicios/by/alumno/${alumno.id}`)
  expect(had.servicios.map(({ meses }: { meses: { mes: number }[] }) => meses.map(({ mes }) => mes))).toEqual(
    [[9, 12, 1, 2, 3, 4, 5, 6]],
  )
  const { estado } = (await server.admin.get(`/estados/alumno/${alumno.id}`)).body
  // September's meals and month, October's rest, against their days.
  expect([estado.total.saldo, estado.total.vencido]).toEqual([tuition + comedor, 1400 + 800 + 500])
  const again = (await doOpening(server.admin, cycle, file, paga)).body
  expect([again.resumen.iguales, again.totales.vencido]).toEqual([1, dry.totales.vencido])
  expect(await ledgerFaults(server.db)).toEqual([])
  expect((await undo(server.admin, done.apertura.id)).status).toBe(200)
  expect(await rowsOf('charges')).toEqual([])
})

test.each<[what: string, cells: Cells, column: string, why: RegExp]>([
  ['an RFC of no form', { ...FISCAL, RFC: 'RUPA8001' }, 'rfc', /13 caracteres/],
  ['a company regime of a person', { ...FISCAL, 'RÉGIMEN FISCAL': '601' }, 'regimen_fiscal', /empresas/],
  ['a regime of no catalogue', { ...FISCAL, 'RÉGIMEN FISCAL': 'asalariado' }, 'regimen_fiscal', /catálogo/],
  ['three digits', { ...FISCAL, 'CP FISCAL': '660' }, 'cp_fiscal', /5 dígitos/],
  ['a use of another regime', { ...FISCAL, 'RÉGIMEN FISCAL': '616' }, 'uso_cfdi', /usa S01/],
  ['a use of no list', { ...FISCAL, 'USO CFDI': 'Z99' }, 'uso_cfdi', /de la lista/],
  ['no regime', { ...FISCAL, 'RÉGIMEN FISCAL': null }, 'regimen_fiscal', /^Para facturar falta el régimen/],
  ['a name without its RFC', { ...FISCAL, RFC: null }, 'rfc', /^Para facturar falta el RFC/],
  ['a debt where a service stands', { COMEDOR: 'debe' }, 'servicio', /^COMEDOR: escribe SÍ, NO/],
  ['a payment where a service stands', { COMEDOR: 'PAGADO' }, 'servicio', /^COMEDOR: escribe/],
  ['«pendiente» where a service stands', { COMEDOR: 'pendiente' }, 'servicio', /^COMEDOR: escribe/],
  ['both parents, and nobody said who pays', PARENTS, 'mama_nombre', /^Di si paga/],
])('%s is an error of its cell, and nothing of the row is written', async (_what, cells, column, why) => {
  const file = fileOf(cells)
  const { filas } = (await tryOpening(server.admin, cycle, file)).body as OpeningResult
  const [[found, text] = []] = Object.entries(filas[0]!.campos ?? {})
  expect([found?.replace(/_\d+$/, ''), text]).toEqual([column, expect.stringMatching(why)])
  await doOpening(server.admin, cycle, file)
  expect([...(await rowsOf('fiscals')), ...(await rowsOf('students'))]).toEqual([])
})

const PAYS = { paga: 'MADRE' }
const open = async (file: Buffer, more = PAYS) => (await doOpening(server.admin, cycle, file, more)).body
const takeBack = async (id: number) => expect((await undo(server.admin, id)).status).toBe(200)

test('an RFC is once in a family: siblings repeat it, other data of it are an error, two families may share it', async () => {
  const other = { ...PARENTS, MAMÁ: 'Eva Luna Paz', 'CEL. MAMÁ': '5599998888' }
  const file = fileOf(
    { ...PARENTS, ...FISCAL },
    { ...PARENTS, ...FISCAL },
    { ...PARENTS, ...FISCAL, 'CP FISCAL': '06700' },
    { ...PARENTS, ...FISCAL, RFC: 'SOGL800101AB2', 'RAZÓN SOCIAL': 'Luis Soto Gil' },
    { ...other, ...FISCAL },
  )
  const dry = (await tryOpening(server.admin, cycle, file, PAYS)).body as OpeningResult
  expect(errors(dry)).toEqual([
    {},
    {},
    { rfc: 'La fila 2 dice otros datos del mismo RFC de la familia' },
    {},
    {},
  ])
  const done = await open(file)
  expect((await rowsOf('fiscals')).map(({ rfc, predeterminado }) => [rfc, predeterminado])).toEqual([
    ['RUPA800101AB1', true],
    ['SOGL800101AB2', false],
    ['RUPA800101AB1', true],
  ])
  // The family has it now: the next file changes nothing of it, and taken back leaves it.
  const later = await open(fileOf({ ...PARENTS, ...FISCAL, 'CP FISCAL': '06700' }))
  expect(later.filas[0].texto).toContain('los datos de facturación de su familia no cambian')
  await takeBack(later.apertura.id)
  expect(await rowsOf('fiscals')).toHaveLength(3)
  await takeBack(done.apertura.id)
  expect(await rowsOf('fiscals')).toEqual([])
})

test('who pays in a row: the one with a telephone; one without is said and not registered; a tutor of their own stays', async () => {
  const TUTOR = { TUTOR: 'Rosa Paz Gil', TELÉFONO: '5577776666' }
  const file = fileOf(
    { ...PARENTS, 'CEL. PAPÁ': null },
    { ...PARENTS, MAMÁ: 'Sol Ruiz', 'CEL. MAMÁ': 'no tiene', PAPÁ: 'Leo Gil' },
    { ...PARENTS, MAMÁ: null, 'CEL. MAMÁ': null, PAPÁ: 'Hugo Paz', 'CEL. PAPÁ': '5533332222' },
    { ...PARENTS, ...TUTOR, MAMÁ: 'Rosa Paz Gil', 'CEL. MAMÁ': null },
  )
  const dry = (await tryOpening(server.admin, cycle, file, PAYS)).body as OpeningResult
  expect(errors(dry)).toEqual([{}, {}, {}, {}])
  expect(words(dry)).toEqual(
    expect.arrayContaining([
      'papa_nombre: sin teléfono no se registra entre los responsables',
      'papa_nombre: paga el papá: la mamá no trae teléfono',
      'mama_nombre: sin teléfono no se registra entre los responsables',
    ]),
  )
  const done = await open(file)
  expect((await rowsOf('parents')).map(({ nombre }) => nombre).sort()).toEqual([
    'ANA RUIZ PAZ',
    'HUGO PAZ',
    'LEO GIL',
    'ROSA PAZ GIL',
  ])
  const adults = (await rowsOf('guardians')).map(({ nombre, parentesco }) => `${nombre} ${parentesco}`)
  expect(adults).toEqual([
    'ANA RUIZ PAZ MADRE',
    'LEO GIL PADRE',
    'HUGO PAZ PADRE',
    'ROSA PAZ GIL MADRE',
    'LUIS SOTO GIL PADRE',
  ])
  await takeBack(done.apertura.id)
  expect(await rowsOf('guardians')).toEqual([])
})

test('nobody to invoice is said; words of regime, use and company are read', async () => {
  const company = {
    ...FISCAL,
    RFC: 'TSA800101AB1',
    'RAZÓN SOCIAL': 'TALLERES SOL SA DE CV',
    'RÉGIMEN FISCAL': '601',
  }
  const file = fileOf(
    { ...PARENTS, ...FISCAL, RFC: 'no factura' },
    { ...PARENTS, ...FISCAL, RFC: 'XAXX010101000' },
    { ...PARENTS, ...company, 'USO CFDI': 'Gastos en general' },
  )
  const dry = (await tryOpening(server.admin, cycle, file, PAYS)).body as OpeningResult
  expect(errors(dry)).toEqual([{}, {}, {}])
  expect(dry.totales.facturacion).toBe(1)
  expect(words(dry)).toEqual(
    expect.arrayContaining(['rfc: no se factura: sin datos', 'razon_social: TALLERES SOL', 'uso_cfdi: G03']),
  )
})

test('403 without the permission of the data; without Ver of charges no service is a column', async () => {
  const rights: Grant[] = [
    ['INSCRIPCIONES', 'CREATE'],
    ['CARGOS', 'CREATE'],
    ['ALUMNOS', 'CREATE'],
    ['BECAS', 'CREATE'],
  ]
  const alone = fileOf({ ...FISCAL, COMEDOR: 'SI' })
  const clerk = await server.userWith(rights)
  const { body } = await tryOpening(clerk, cycle, alone)
  expect([body.resumen.nuevos, body.sin_reconocer]).toMatchObject([1, [{ encabezado: 'COMEDOR' }]])
  const [id = 0] = await openOffice(server).addPupils(1)
  const family = { nombre: 'EVA RUIZ', telefono: '5511112222' }
  const parent = await server.db
    .insertInto('parents')
    .values(family)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { numero_control } = await server.db
    .updateTable('students')
    .set({ parent_id: parent.id })
    .where('id', '=', id)
    .returning('numero_control')
    .executeTakeFirstOrThrow()
  const heads = ['numero_control', 'grado', 'gradoNumero', ...Object.keys(FISCAL)]
  const known = xlsxOf([heads, [numero_control, 'PRIMARIA', '2', ...Object.values(FISCAL)]])
  const refused = await tryOpening(clerk, cycle, known)
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringMatching(/facturación.*PADRES · Crear/),
  ])
})

test('the same file again is the same, another price of a service is an error, a paid month keeps the opening', async () => {
  const file = fileOf({ ...PARENTS, COMEDOR: 'X' })
  const again = async (heading: Record<string, string>) =>
    (await tryOpening(server.admin, cycle, file, { ...PAYS, ...heading })).body as OpeningResult
  const done = await open(file)
  const same = await again({})
  expect(same.resumen).toEqual({ nuevos: 0, iguales: 1, con_error: 0 })
  expect(same.totales.adeudo).toBe(done.totales.adeudo)
  last -= 1
  const dearer = fileOf({ ...PARENTS, COMEDOR: 900 })
  const { filas } = (await tryOpening(server.admin, cycle, dearer, PAYS)).body
  expect(Object.values(filas[0].campos)).toEqual(['La apertura del 03/11/2026 decía $800.00'])
  const { id } = await server.db
    .selectFrom('services')
    .select('id')
    .where('nombre', '=', 'COMEDOR')
    .executeTakeFirstOrThrow()
  const [charge] = await server.db
    .selectFrom('charges')
    .select('id')
    .where('service_id', '=', id)
    .orderBy('id')
    .execute()
  expect((await openOffice(server).pay(charge!.id)).status).toBe(200)
  const refused = await undo(server.admin, done.apertura.id)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('ya tiene un pago')])
})
