import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { lowerCase } from '@server/db/fragments'
import { aPng } from '@test/support/fixtures/pictures'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'
import { fileNamed } from '@test/support/server/storedFiles'
import { asFile } from '@test/server/modules/events/album'
import { hireCashier, piecesOf } from '@test/server/modules/cashCuts/cashier'

interface Json {
  id: number
  fecha: string
  dia: string
}

let server: TestServer
let cycle: number
let onlyCharges: Caller

const DAYS = ['2026-09-11', '2026-09-12', '2026-09-13', '2026-09-14', '2026-09-15']
const at = (day: string): void => {
  server.clock.now = new Date(`${day}T16:05:00Z`)
}

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  cycle = await office.addCycle()
  const [pupil, other] = (await office.addPupils(2)) as [number, number]
  await office.enrol(cycle, [other])
  const cashier = await hireCashier(server, { cycle, pupil })
  onlyCharges = await server.userWith([['CARGOS', 'READ']])
  const picture = await aPng(20, 20)
  for (const [n, fecha] of DAYS.entries()) {
    at(fecha)
    const text = {
      titulo: `Olimpiada ${n}`,
      descripcion: n === 2 ? 'Tercer lugar en ÁLGEBRA 100%' : 'Nada',
      fecha,
    }
    await server.admin.form('POST', '/menciones', text, [fileNamed('foto.png', picture)])
    await server.admin.form('POST', '/eventos', text, [asFile(picture)])
    const body = {
      idCicloEscolar: cycle,
      idAlumno: pupil,
      descripcion: n === 2 ? 'Álgebra' : 'Libro',
      fecha,
      monto: 50,
    }
    const { cargo } = (await server.admin.post('/cargos/new', body)).body
    await office.cancel(cargo.id, n === 2 ? 'Duplicado de 100% seguro' : 'Error')
    await cashier.take(100 + n, n === 2 ? { metodo_pago: 'TRANSFERENCIA', referencia: 'ÁLGEBRA 100%' } : {})
    const cash = n === 2 ? 0 : 100 + n
    await cashier.close(fecha, piecesOf(cash), n === 2 ? { observaciones: 'Álgebra 100% sin efectivo' } : {})
  }
})
afterAll(() => server.close())

const SPAN = 'desde=2026-09-11&hasta=2026-09-15'
/** Our own calls: without a page in the query they answer the first one. */
const OURS = ['/pagos/by/fecha', '/cortes']
/** The five lists: address, name of the rows, what makes it ask for no part, and a row's day. */
const LISTS: readonly [url: string, name: string, whole: string, dayOf: (row: Json) => string][] = [
  ['/eventos', 'eventos', '', (row) => row.fecha],
  ['/menciones', 'menciones', '', (row) => row.fecha],
  ['/cargos/cancelados', 'cargos', '', (row) => row.fecha],
  ['/cortes', 'cortes', '', (row) => row.dia],
  ['/pagos/by/fecha', 'pagos', SPAN, (row) => row.fecha],
]

describe.each(LISTS)('%s', (url, name, whole, dayOf) => {
  const ask = async (query: string) => {
    const { status, body } = await server.admin.get(`${url}?${[query, whole].filter(Boolean).join('&')}`)
    expect([status, body.message]).toEqual([200, undefined])
    return { days: body[name].map(dayOf) as string[], total: body.total as number | undefined, body }
  }

  test('asked for no part the customer’s calls answer all, without a total', async () => {
    const { days, total } = await ask('')
    expect([days.length, total]).toEqual([5, OURS.includes(url) ? 5 : undefined])
  })

  test('in pages, with how many there are', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask(`pagina=${page}&por_pagina=2`)))
    expect(pages.map(({ days }) => days)).toEqual([
      ['2026-09-15', '2026-09-14'],
      ['2026-09-13', '2026-09-12'],
      ['2026-09-11'],
      [],
    ])
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
    expect((await ask('orden=asc&por_pagina=2')).days).toEqual(['2026-09-11', '2026-09-12'])
  })

  test('a row of a page is the row of the whole list', async () => {
    const { body } = await ask('pagina=1&por_pagina=1')
    const all = await ask('')
    const same = all.body[name].find((row: Json) => row.id === body[name][0].id)
    expect({ ...body[name][0] }).toEqual(same)
  })

  test('by words, without case and accents, and a sign is a sign', async () => {
    for (const q of ['algebra', 'ÁLGE', '100%']) {
      const { days, total } = await ask(`q=${encodeURIComponent(q)}`)
      if (url === '/cargos/cancelados' || url === '/cortes' || url === '/pagos/by/fecha')
        expect([q, days.includes('2026-09-13')]).toEqual([q, true])
      else expect([q, days, total]).toEqual([q, ['2026-09-13'], 1])
    }
    expect(await ask(`q=${encodeURIComponent('no hay tal')}`)).toMatchObject({ days: [], total: 0 })
    expect((await ask(`q=${encodeURIComponent('%')}&por_pagina=500`)).days).not.toHaveLength(5)
  })

  test('of a cycle', async () => {
    expect(await ask(`ciclo=${cycle}`)).toMatchObject({ total: 5 })
    expect(await ask('ciclo=999')).toMatchObject({ days: [], total: 0 })
  })

  test.each(['pagina=0', 'por_pagina=501', 'por_pagina=x', 'orden=otro', `q=${'x'.repeat(81)}`, 'ciclo=0'])(
    '%s is 400',
    async (query) => {
      const { status } = await server.admin.get(`${url}?${[query, whole].filter(Boolean).join('&')}`)
      expect(status).toBe(400)
    },
  )
})

test.each(LISTS.slice(0, 4))('%s between days, both included', async (url, name) => {
  const { body } = await server.admin.get(`${url}?desde=2026-09-12&hasta=2026-09-14`)
  expect([body[name].length, body.total]).toEqual([3, 3])
})

test('payments are found by method, state and printed folio, ordered by a column, and summed over all pages', async () => {
  const ask = async (query: string) => {
    const { body } = await server.admin.get(`/pagos/by/fecha?${SPAN}&por_pagina=2&${query}`)
    const { cobrado, cancelados } = body.resumen
    return {
      montos: body.pagos.map(({ monto }: { monto: number }) => monto),
      total: body.total,
      resumen: { cobrado, cancelados },
    }
  }
  expect(await ask('columna=monto&orden=asc')).toEqual({
    montos: [100, 101],
    total: 5,
    resumen: { cobrado: 510, cancelados: 0 },
  })
  expect(await ask('metodo=TRANSFERENCIA')).toEqual({
    montos: [102],
    total: 1,
    resumen: { cobrado: 102, cancelados: 0 },
  })
  expect(await ask('estado=cancelado')).toEqual({
    montos: [],
    total: 0,
    resumen: { cobrado: 0, cancelados: 0 },
  })
  expect(await ask('estado=vigente&columna=alumno&pagina=3')).toMatchObject({ montos: [100], total: 5 })
  expect(await ask('q=000003')).toMatchObject({ montos: [102], total: 1 })
  const ONE_OF = /^Debe ser uno de estos valores: /
  for (const [campo, wrong] of [
    ['metodo', 'ORO'],
    ['estado', 'otro'],
    ['columna', 'codigo'],
  ] as const)
    expect(refusalOf(await server.admin.get(`/pagos/by/fecha?${SPAN}&${campo}=${wrong}`))).toEqual([
      400,
      { [campo]: expect.stringMatching(ONE_OF) },
    ])
})

test('cuts are found by cashier, ordered by a column, and their cashiers are named', async () => {
  const { body } = await server.admin.get('/cortes?columna=total&orden=asc&por_pagina=2')
  expect(body.cortes.map(({ total }: { total: number }) => total)).toEqual([100, 101])
  expect(body.cajeros).toEqual([body.cortes[0].cajero])
  const { id } = body.cajeros[0]
  expect(
    (await server.admin.get(`/cortes?cajero=${id}&columna=dia&pagina=2&por_pagina=3`)).body,
  ).toMatchObject({
    cortes: [{ dia: '2026-09-12' }, { dia: '2026-09-11' }],
    total: 5,
  })
  expect((await server.admin.get('/cortes?cajero=9999')).body).toMatchObject({ cortes: [], total: 0 })
  expect((await server.admin.get('/cortes?q=13/09/2026')).body).toMatchObject({ total: 1 })
  expect(refusalOf(await server.admin.get('/cortes?columna=otra'))).toEqual([
    400,
    { columna: 'Debe ser uno de estos valores: numero, dia, cajero, total, diferencia.' },
  ])
})

test('a page of payments holds only what the reader may see, and counts no more', async () => {
  const { body } = await onlyCharges.get(`/pagos/by/fecha?${SPAN}&por_pagina=2`)
  expect([body.pagos.length, body.total]).toEqual([2, 5])
  const none = await server.userWith([['COLEGIATURAS', 'READ']])
  expect((await none.get(`/pagos/by/fecha?${SPAN}&por_pagina=2`)).body).toMatchObject({ pagos: [], total: 0 })
})

test('what no cut holds is still found, each day of each cashier once', async () => {
  const { body } = await server.admin.get('/cortes')
  expect(body.abiertos).toEqual([])
  const [pupil] = await openOffice(server).addPupils(1)
  const late = await hireCashier(server, { cycle, pupil: pupil as number })
  const { id } = await late.take(30)
  await late.office.cancelPayment(id)
  const { abiertos } = (await server.admin.get('/cortes?por_pagina=1')).body
  expect(abiertos).toEqual([expect.objectContaining({ dia: '2026-09-15', movimientos: 2, total: 0 })])
  expect(await ledgerFaults(server.db)).toEqual([])
})

test('a year of payments answers its first hundred, and how many there are', async () => {
  await sql`WITH taken AS (
    INSERT INTO payments (folio, student_id, monto_centavos, metodo_pago, fecha, fecha_pago, created_by, created_at)
    SELECT 1000 + n, (SELECT min(id) FROM students), 100, 'EFECTIVO', '2026-08-03', '2026-08-03', (SELECT min(id) FROM users), now()
    FROM generate_series(1, 120) n RETURNING id), meant AS (
    INSERT INTO payment_means (payment_id, metodo_pago, monto_centavos) SELECT id, 'EFECTIVO', 100 FROM taken), charged AS (
    INSERT INTO charges (student_id, cycle_id, tipo, descripcion, fecha, costo_total_centavos, monto_pagar_centavos, abonado_centavos)
    SELECT (SELECT min(id) FROM students), ${cycle}, 'OTRO', 'LIBRO', '2026-08-03', 12000, 12000, 12000 RETURNING id)
    INSERT INTO payment_lines (payment_id, tipo, charge_id, descripcion, monto_centavos, saldo_anterior_centavos, saldo_centavos)
    SELECT taken.id, 'CARGO', charged.id, 'LIBRO', 100, 200, 100 FROM taken, charged`.execute(server.db)
  const { body } = await server.admin.get('/pagos/by/fecha?desde=2026-08-01&hasta=2026-08-31')
  const { cobrado, cancelados } = body.resumen
  expect([body.pagos.length, body.total, cobrado, cancelados]).toEqual([100, 120, 120, 0])
})

test('small letters are those of Spanish, also where the database knows only English ones', async () => {
  const { rows } = await sql`
    SELECT ${lowerCase(sql`('ÁNGEL Ñ' COLLATE "C")`)} AS ours, lower('ÁNGEL Ñ' COLLATE "C") AS of_c`.execute(
    server.db,
  )
  expect(rows).toEqual([{ ours: 'ángel ñ', of_c: 'Ángel Ñ' }])
})
