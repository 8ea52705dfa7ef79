import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { BANK_FILES, banorte, bbvaXml, santander, type Moved } from '@test/support/fixtures/bankFiles'
import { startServer, type TestServer } from '@test/support/server/harness'
import { bankOf, type Bank } from './bank'

let server: TestServer
let bank: Bank
beforeAll(async () => {
  server = await startServer()
  bank = bankOf(server.admin)
})
afterAll(() => server.close())

const MOVES: readonly Moved[] = [
  { day: '2026-09-01', amount: 2350, concept: '1000017 SEPTIEMBRE', payer: 'ROSA PEÑA', key: 'MBAN01000001' },
  { day: '2026-09-01', amount: -12.5, concept: 'COMISION' },
  {
    day: '2026-09-02',
    amount: 5127.17,
    concept: 'COLEGIATURA NIÑOS',
    payer: 'LUIS GIL',
    key: 'MBAN01000002',
  },
]

describe.each(Object.entries(BANK_FILES))('%s', (banco, { write }) => {
  let id: number
  beforeAll(async () => {
    id = await bank.addAccount(banco)
  })

  it('is read: its deposits with day, amount and text, its charges left out, no balance broken', async () => {
    const { status, body } = await bank.check(id, write(MOVES))
    expect([status, body.message]).toEqual([200, undefined])
    expect(body.resumen).toEqual({ nuevos: 2, repetidos: 0, cargos: 1, rechazados: 0 })
    expect(body.filas.map(({ estado, fecha, monto }: never) => [estado, fecha, monto])).toEqual([
      ['NUEVO', '2026-09-01', 2350],
      ['CARGO', null, 12.5],
      ['NUEVO', '2026-09-02', 5127.17],
    ])
    expect(body.filas[2].texto).toContain('COLEGIATURA NIÑOS')
    expect([body.avisos, body.archivo, body.muestra.length]).toEqual([[], null, 3])
    expect(await bank.deposits(`?cuenta=${id}`)).toEqual([])
  })

  it('is kept with its original, and the same file again is nothing new', async () => {
    const content = write(MOVES)
    const { body } = await bank.keep(id, content)
    expect(body.archivo).toMatchObject({
      desde: '2026-09-01',
      hasta: '2026-09-02',
      nuevos: 2,
      cargos: 1,
      usuario: 'directora',
    })
    const original = await server.app.inject({ url: body.archivo.url })
    expect(original.rawPayload.equals(content)).toBe(true)
    expect((await bank.keep(id, content)).body.resumen).toEqual({
      nuevos: 0,
      repetidos: 2,
      cargos: 1,
      rechazados: 0,
    })
    expect((await bank.deposits(`?cuenta=${id}`)).map(({ monto }) => monto)).toEqual([5127.17, 2350])
  })
})

it('key, name and account are found where banks write them', async () => {
  const id = await bank.addAccount('Santander')
  await bank.keep(id, santander([{ ...MOVES[0]!, account: '012180001234567897' }]))
  expect((await bank.deposits(`?cuenta=${id}`))[0]).toMatchObject({
    rastreo: 'MBAN01000001',
    ordenante: 'ROSA PEÑA',
    estado: 'PENDIENTE',
  })
})

it('two equal rows of a day are two deposits, in one file or in two of which the later has both', async () => {
  const id = await bank.addAccount()
  const twin = { day: '2026-09-03', amount: 2350, concept: 'COLEGIATURA' }
  expect((await bank.keep(id, banorte([twin]))).body.resumen.nuevos).toBe(1)
  expect((await bank.keep(id, banorte([twin, twin]))).body.resumen).toMatchObject({ nuevos: 1, repetidos: 1 })
  expect(await bank.deposits(`?cuenta=${id}`)).toHaveLength(2)
  const other = await bank.addAccount()
  expect((await bank.keep(other, banorte([twin, twin]))).body.resumen.nuevos).toBe(2)
})

it('the same file from two desks at once is written once', async () => {
  const id = await bank.addAccount()
  const answers = await Promise.all([1, 2, 3].map(() => bank.keep(id, banorte(MOVES))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.resumen.nuevos, 0)).toBe(2)
})

it('wrong rows are told with their reasons, and a balance that breaks is a warning', async () => {
  const id = await bank.addAccount('Otro banco')
  const rows = [
    'Fecha,Concepto,Depósito,Retiro,Saldo',
    '01/09/2026,BIEN,"1,000.00",-,1000',
    '02/09/2026,COMA,"100,50",,',
    '30/12/2026,MAÑANA,100.00,,',
    '31/02/2026,NUNCA,100.00,,',
    '03/09/2026,NADA,-,-,',
    '03/09/2026,=1+1,=1+1,,',
    "04/09/2026,'BIEN TAMBIÉN,'500.00,,1600",
  ]
  const { status, body } = await bank.check(id, Buffer.from(rows.join('\n')))
  expect(status).toBe(200)
  expect(body.resumen).toEqual({ nuevos: 2, repetidos: 0, cargos: 0, rechazados: 5 })
  expect(
    body.filas
      .filter(({ estado }: never) => estado === 'RECHAZADO')
      .map(({ fila, motivo }: never) => [fila, motivo]),
  ).toEqual([
    [3, expect.stringContaining('coma decimal')],
    [4, expect.stringContaining('posterior a hoy')],
    [5, expect.stringContaining('no se entiende')],
    [6, 'El renglón no trae importe'],
    [7, expect.stringContaining('no se entiende')],
  ])
  expect(body.avisos).toEqual([{ fila: 8, texto: 'El saldo es $1,600.00 y debería ser $1,500.00' }])
})

it('columns that staff correct are kept with the account', async () => {
  const id = await bank.addAccount('Otro banco')
  const file = Buffer.from('Cuándo,Qué,Cuánto\n01/09/2026,1000017,2350.00\n')
  const unknown = await bank.check(id, file)
  expect([unknown.status, unknown.body.encabezados, unknown.body.filas]).toEqual([
    200,
    ['Cuándo', 'Qué', 'Cuánto'],
    [],
  ])
  expect(unknown.body.columnas).toContainEqual({
    columna: 'dia',
    encabezado: 'Cuándo',
    obligatoria: true,
    por: 'CONTENIDO',
  })
  const refused = await bank.keep(id, file)
  expect([refused.status, Object.keys(refused.body.campos)]).toEqual([400, ['abono']])
  const mapeo = JSON.stringify({ dia: 'Cuándo', concepto: 'Qué', importe: 'Cuánto' })
  expect((await bank.keep(id, file, { mapeo })).body.resumen.nuevos).toBe(1)
  expect((await bank.check(id, file)).body.resumen.repetidos).toBe(1)
  expect(
    (await server.admin.get('/banco/cuentas')).body.cuentas.find((each: never) => each['id'] === id),
  ).toMatchObject({
    mapeo: { dia: 'Cuándo', concepto: 'Qué', importe: 'Cuánto' },
    pendientes: 1,
    hasta: '2026-09-01',
  })
})

it('a bank that changes its layout is read by its headings; a heading that staff name must be there', async () => {
  const id = await bank.addAccount('Otro banco')
  const mapeo = JSON.stringify({ dia: 'Cuándo', importe: 'Cuánto' })
  await bank.keep(id, Buffer.from('Cuándo,Cuánto\n01/09/2026,2350.00\n'), { mapeo })
  const changed = Buffer.from('Fecha,Concepto,Abono\n02/09/2026,X,1\n')
  expect((await bank.keep(id, changed)).body.resumen.nuevos).toBe(1)
  const wrong = await bank.check(id, changed, { mapeo })
  expect([wrong.status, wrong.body.campos]).toEqual([
    400,
    { columnas: 'El archivo no tiene la columna «Cuándo».' },
  ])
})

/** A zip of one part whose directory says it is small. */
const bomb = (): Buffer => {
  const packed = deflateRawSync(Buffer.alloc(80 * 1024 * 1024))
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(1000, 22)
  head.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(1000, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([head, name, packed, entry, name, end])
}

describe('a file that cannot be one', () => {
  let id: number
  beforeAll(async () => {
    id = await bank.addAccount()
  })
  afterAll(async () => expect(await bank.deposits(`?cuenta=${id}`)).toEqual([]))
  const heads = 'Fecha,Concepto,Abono'

  it.each([
    ['none', () => Buffer.alloc(0), 400, 'file'],
    ['one without rows', () => Buffer.from(heads), 400, 'file'],
    ['one without amounts', () => Buffer.from('Fecha,Concepto\n01/09/2026,X\n'), 400, 'abono'],
    ['one of another bank', () => santander(MOVES), 400, 'cuentaId'],
    ['one of 5,001 rows', () => Buffer.from(`${heads}\n${'01/09/2026,X,1\n'.repeat(5001)}`), 413, undefined],
    [
      'one of 6 MB',
      () => Buffer.from(`${heads}\n${'01/09/2026,XXXXXXXXXX,1\n'.repeat(270_000)}`),
      413,
      'file',
    ],
    ['a bomb', bomb, 415, 'file'],
    [
      'an XML with entities',
      () =>
        Buffer.from(bbvaXml(MOVES).toString().replace('?>\n<W', '?>\n<!DOCTYPE a [<!ENTITY b "cc">]>\n<W')),
      415,
      'file',
    ],
  ])('%s is refused', async (_, content, status, campo) => {
    const answer = await bank.keep(id, content())
    expect([answer.status, Object.keys(answer.body.campos ?? {})]).toEqual([status, campo ? [campo] : []])
  })

  it('a picture is 415, an unknown account 404, none 400', async () => {
    const picture = await readFile(path.join('src/decisions/pictures/inicio.png'))
    expect((await bank.keep(id, picture)).status).toBe(415)
    expect((await bank.keep(999_999, banorte(MOVES))).status).toBe(404)
    const form = await server.admin.form('POST', '/banco/archivos', { cuentaId: 'x' }, [
      { name: 'a.csv', content: banorte(MOVES) },
    ])
    expect([form.status, form.body.campos]).toEqual([400, { cuentaId: 'Elige la cuenta del banco' }])
  })
})

it('a file of charges alone brings nothing', async () => {
  const id = await bank.addAccount()
  expect((await bank.keep(id, banorte([MOVES[1]!]))).body.resumen).toEqual({
    nuevos: 0,
    repetidos: 0,
    cargos: 1,
    rechazados: 0,
  })
})

describe('accounts', () => {
  const clabe = '032180000118359719'
  it('have a name of their own and a CLABE whose digit is right', async () => {
    const made = await server.admin.post('/banco/cuentas', {
      nombre: 'Principal',
      banco: 'BBVA',
      clabe: '0321 8000 0118 3597 19',
    })
    expect(made.body.cuenta).toMatchObject({
      nombre: 'Principal',
      banco: 'BBVA',
      clabe,
      mapeo: null,
      pendientes: 0,
      hasta: null,
    })
    const wrong = await server.admin.post('/banco/cuentas', {
      nombre: 'X',
      banco: 'BBVA',
      clabe: '032180000118359718',
    })
    expect([wrong.status, Object.keys(wrong.body.campos)]).toEqual([400, ['clabe']])
    const twin = await server.admin.post('/banco/cuentas', { nombre: 'PRINCIPAL', banco: 'BBVA' })
    expect([twin.status, twin.body.campos]).toEqual([
      409,
      { nombre: 'Ya hay una cuenta del banco con ese nombre.' },
    ])
    const change = await server.admin.patch(`/banco/cuentas/${made.body.cuenta.id}`, { clabe: null })
    expect(change.body.cuenta).toMatchObject({ nombre: 'Principal', clabe: null })
    expect((await server.admin.patch('/banco/cuentas/999999', { nombre: 'X' })).status).toBe(404)
    expect((await server.admin.post('/banco/cuentas', { nombre: ' ', banco: 'X' })).body.campos).toEqual({
      nombre: expect.any(String),
    })
    const column = await server.admin.patch(`/banco/cuentas/${made.body.cuenta.id}`, { mapeo: { nada: 'X' } })
    expect([column.status, Object.keys(column.body.campos)]).toEqual([400, ['mapeo']])
  })
})
