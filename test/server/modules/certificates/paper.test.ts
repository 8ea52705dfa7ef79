import { randomUUID } from 'node:crypto'
import { aPng } from '@test/support/fixtures/pictures'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openPapers, type Papers } from './papers'

let server: TestServer
let papers: Papers

beforeAll(async () => {
  server = await startServer()
  papers = await openPapers(server)
  await server.admin.patch('/escuela', { firma: { nombre: 'Lic. Íñigo Peña Muñoz', cargo: 'Director' } })
})
afterAll(() => server.close())

const rename = (id: number, nombre: string) =>
  server.db.updateTable('students').set({ nombre }).where('id', '=', id).execute()

it('says title, addressee, pupil, day in words, signer, folio and code', async () => {
  const pupil = await papers.enrolled({ gradoNumero: 3 })
  await rename(pupil, 'ÑANDÚ ŁUKASZ GÜEMES')
  const { constancia } = (await papers.make('ESTUDIOS', pupil, { dirigida_a: 'Club Deportivo Ñandú' })).body
  const text = await papers.printed(constancia.urlPdf)
  const { codigo } = constancia
  for (const words of [
    'Colegio de Prueba',
    `Folio ${String(constancia.folio).padStart(6, '0')}`,
    '15 de septiembre de 2026',
    'CONSTANCIA DE ESTUDIOS',
    'Club Deportivo Ñandú:',
    'ÑANDÚ ŁUKASZ GÜEMES',
    'tercer grado de educación primaria',
    'quince de septiembre de dos mil veintiséis',
    'ATENTAMENTE',
    'Lic. Íñigo Peña Muñoz Director',
    `/constancia/${codigo}`,
    `Código ${codigo.slice(0, 5)} ${codigo.slice(5)}`,
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('CANCELADA')
})

it('a later change of name, group, text or signer does not rewrite it; a cancellation shows', async () => {
  const pupil = await papers.enrolled()
  const { constancia } = (await papers.make('CONDUCTA', pupil)).body
  const before = await papers.printed(constancia.urlPdf)
  await rename(pupil, 'OTRO NOMBRE')
  const group = {
    cicloEscolarId: papers.cycle,
    nombre: 'Z',
    grado: 'PRIMARIA',
    alumnos: [{ id: pupil }],
  }
  expect((await server.admin.post('/grupos', group)).status).toBe(200)
  await server.admin.patch('/constancias/textos/CONDUCTA', { cuerpo: 'Se portó bien.' })
  await server.admin.patch('/escuela', { firma: { nombre: 'OTRA DIRECTORA', cargo: null } })
  expect(await papers.printed(constancia.urlPdf)).toBe(before)
  await papers.cancel(constancia.id, 'GRUPO EQUIVOCADO')
  const text = await papers.printed(constancia.urlPdf)
  expect(text).toContain('CANCELADA el 15/09/2026 por directora. Motivo: GRUPO EQUIVOCADO')
  expect(text.match(/CANCELADA/g)).toHaveLength(2)
  const next = await papers.printed((await papers.make('CONDUCTA', pupil)).body.constancia.urlPdf)
  for (const words of ['Se portó bien.', 'OTRA DIRECTORA']) expect(next).toContain(words)
})

it('carries the picture of the signature of its day, and none once that was replaced', async () => {
  const put = async (color: string) =>
    server.admin.form('POST', '/escuela/imagen/firma', {}, [
      { name: 'firma.png', content: await aPng(300, 90, color) },
    ])
  const pupil = await papers.enrolled()
  const sizeOf = async (url: string) =>
    (await papers.open(url)).rawPayload.toString('latin1').split('/Image').length
  const without = await sizeOf((await papers.make('ESTUDIOS', pupil)).body.constancia.urlPdf)
  expect((await put('#123')).status).toBe(200)
  const { urlPdf } = (await papers.make('ESTUDIOS', pupil)).body.constancia
  expect(await sizeOf(urlPdf)).toBeGreaterThan(without)
  expect((await put('#321')).status).toBe(200)
  expect(await sizeOf(urlPdf)).toBe(without)
})

it('a text of many paragraphs goes on over pages, and the signature stays with the last one', async () => {
  const paragraphs = Array.from({ length: 40 }, (_, at) => `Párrafo número ${at + 1}.`)
  await server.admin.patch('/constancias/textos/INSCRIPCION', { cuerpo: paragraphs.join('\n\n') })
  const { constancia } = (await papers.make('INSCRIPCION', await papers.enrolled())).body
  const text = await papers.printed(constancia.urlPdf)
  for (const paragraph of paragraphs) expect(text).toContain(paragraph)
  expect(text).toContain('Página 3 de 3')
  expect(text).toContain('Párrafo número 40. ATENTAMENTE')
})

it('cuts no name of 80 letters', async () => {
  const pupil = await papers.enrolled()
  const name = `${'MARÍA GUADALUPE DEL SAGRADO CORAZÓN DE JESÚS '.repeat(2)}ÑÚÑEZ`.slice(0, 80)
  await rename(pupil, name)
  const { constancia } = (await papers.make('ESTUDIOS', pupil, { dirigida_a: 'W'.repeat(160) })).body
  const text = await papers.printed(constancia.urlPdf)
  expect(text.replace(/\s/g, '')).toContain(name.replace(/\s/g, ''))
  expect(text.replace(/\s/g, '')).toContain(`${'W'.repeat(160)}:`)
})

describe('PAGOS', () => {
  const family = async (ids: number[]) => {
    const parent = { nombre: 'ROSA NÚÑEZ', telefono: '9511234567', hijos: ids.map((id) => ({ id })) }
    return (await server.admin.post('/padres', parent)).body.padre.id as number
  }
  const collect = async (padreId: number, months: number[], medios: object[], over: object = {}) => {
    const lineas = months.map((id) => ({ tipo: 'COLEGIATURA', id }))
    const body = { padreId, lineas, medios, ...over }
    const { status, body: answer } = await server.admin.post('/caja/cobro', body, { key: randomUUID() })
    expect([status, answer.message]).toEqual([200, expect.any(String)])
  }
  const monthsOf = async (id: number) =>
    (await papers.office.tuitionOf(id, papers.cycle)).pagos.map((month) => month.id)
  const card = (monto: number) => ({ metodo_pago: 'TARJETA', monto, referencia: randomUUID().slice(0, 8) })
  const cash = (monto: number) => ({ metodo_pago: 'EFECTIVO', monto })

  it('lists the year’s payments with day and means; cash is not deductible, and counts for other lines first', async () => {
    const [one, two] = [await papers.enrolled(), await papers.enrolled()]
    const parent = await family([one, two])
    const [first, second] = [await monthsOf(one), await monthsOf(two)]
    await papers.office.payMonths([first[0]!])
    await collect(parent, [first[1]!], [card(2600)])
    // Two children, 1,300.00 of 5,200.00 in cash: the first line takes it.
    await collect(parent, [first[2]!, second[0]!], [cash(1300), card(3900)])
    // 200.00 stay on account: they are cash first.
    await collect(parent, [first[3]!], [cash(500), card(2300)], { a_cuenta: true })
    const { constancia } = (await papers.make('PAGOS', one)).body
    const asked = { tipo: 'PAGOS', alumnoId: one, cicloEscolarId: papers.cycle }
    const { pagos } = (await server.admin.post('/constancias/muestra', asked)).body.muestra
    expect(
      pagos.pagos.map((row: { monto: number; deducible: number }) => [row.monto, row.deducible]),
    ).toEqual([
      [2600, 0],
      [2600, 2600],
      [2600, 1300],
      [2600, 2300],
    ])
    expect(pagos).toMatchObject({ anio: 2026, total: 10400, deducible: 6200, por_aclarar: 0, tope: 12900 })
    const text = await papers.printed(constancia.urlPdf)
    for (const words of [
      'Pagos de colegiatura recibidos en 2026',
      '15/09/2026',
      'COLEGIATURA SEPTIEMBRE 2026',
      'Efectivo $1,300.00, Tarjeta $3,900.00',
      'Total pagado de colegiaturas en 2026: $10,400.00 (DIEZ MIL CUATROCIENTOS PESOS 00/100 M.N.)',
      'Deducible, lo que no se pagó en efectivo: $6,200.00. Tope anual por alumno de primaria: $12,900.00.',
    ])
      expect(text).toContain(words)
  })

  it('what a deposit or credit paid is named apart, since nobody said whether it was cash', async () => {
    const pupil = await papers.enrolled({ grado: 'PREESCOLAR', mensualidad: 2350 })
    const parent = await family([pupil])
    const [first, second] = await monthsOf(pupil)
    const deposit = { metodo_pago: 'DEPOSITO', monto: 2450, referencia: 'FICHA 77' }
    await collect(parent, [first!], [deposit], { a_cuenta: true })
    await collect(parent, [second!], [card(2250)], { usar_saldo: 100 })
    const text = await papers.printed((await papers.make('PAGOS', pupil)).body.constancia.urlPdf)
    expect(text).toContain('$2,250.00. Tope anual por alumno de preescolar: $14,200.00.')
    expect(text).toContain('sin constancia de que no fue en efectivo: $2,450.00.')
  })

  it('many payments go on over pages, with the folio and the number of each', async () => {
    const pupil = await papers.enrolled()
    for (const month of await monthsOf(pupil)) await papers.office.payMonths([month])
    // Thirty more, as of months paid in small parts.
    const { constancia } = (await papers.make('PAGOS', pupil)).body
    await server.db.executeQuery({
      sql: `ALTER TABLE certificates DISABLE TRIGGER USER;
        UPDATE certificates SET pagos = jsonb_set(pagos, '{pagos}', (SELECT jsonb_agg(row) FROM
          jsonb_array_elements(pagos->'pagos') row, generate_series(1, 8))) WHERE id = ${constancia.id};
        ALTER TABLE certificates ENABLE TRIGGER USER`,
      parameters: [],
      query: { kind: 'RawNode' },
      queryId: { queryId: 'pages' },
    } as never)
    const { readPdf } = await import('@test/support/pdf/textOf')
    const { pages } = await readPdf((await papers.open(constancia.urlPdf)).rawPayload)
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`)
    expect(pages.at(-1)).toContain('ATENTAMENTE')
    for (const page of pages.slice(0, -1)) expect(page).toContain('IMPORTE')
  })
})
