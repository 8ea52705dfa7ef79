import { aCurp, aStudent } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { IMPORT_COLUMNS } from '@contract/imports/imports.rules'
import { aRow, csvOf, doImport, fileOf, problemsOf, tryImport, xlsxOf, type Row } from './sheets'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const counts = async () => {
  const of = async (table: 'students' | 'parents' | 'audit_entries') =>
    (
      await server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  return { pupils: await of('students'), parents: await of('parents'), told: await of('audit_entries') }
}

/** Each mistake in a good row, and the columns that report it. */
const MISTAKES: [Row, ...string[]][] = [
  [{ nombres: '' }, 'nombres'],
  [{ nombres: 'A'.repeat(101) }, 'nombres'],
  [{ nombres: 'Ana\u202Eevil' }, 'nombres'],
  [{ paterno: '' }, 'paterno'],
  [{ materno: 'B'.repeat(101) }, 'materno'],
  [{ curp: 'X' }, 'curp'],
  [{ curp: 'GARC180315' }, 'curp'],
  [{ curp: 'MOTR930411HJCRMN06' }, 'curp'],
  [{ curp: 'NUEA190229HVZXSNA0' }, 'curp'],
  [{ curp: 'MOTR931311HJCRMN02' }, 'curp'],
  [{ curp: 'MOTR930411HXXRMN06' }, 'curp'],
  [{ curp: 'RALS190315MJCMPF06' }, 'curp'],
  [{ numero_control: '' }, 'numero_control'],
  [{ numero_control: 'C'.repeat(41) }, 'numero_control'],
  [{ fecha_nacimiento: '' }, 'fecha_nacimiento'],
  [{ fecha_nacimiento: '31/02/2018' }, 'fecha_nacimiento'],
  [{ fecha_nacimiento: 'marzo' }, 'fecha_nacimiento'],
  [{ fecha_nacimiento: '15/03/2030' }, 'fecha_nacimiento', 'curp'],
  [{ fecha_nacimiento: '15/03/1890' }, 'fecha_nacimiento'],
  [{ fecha_nacimiento: '16/03/2018' }, 'curp'],
  [{ grado: 'SECUNDARIA' }, 'grado'],
  [{ gradoNumero: '7' }, 'gradoNumero'],
  [{ grado: 'PREESCOLAR', gradoNumero: '4' }, 'gradoNumero'],
  [{ gradoNumero: 'muchos' }, 'gradoNumero'],
  [{ grado: '' }, 'grado'],
  [{ padre: '' }, 'padre'],
  [{ telefono: '' }, 'telefono'],
  [{ telefono: '12345' }, 'telefono'],
  [{ correo: 'sin arroba' }, 'correo'],
  [{ alergias: `${'x;'.repeat(51)}` }, 'alergias'],
]
const wrongRow = (n: number): Row => ({ ...aRow(n), ...(MISTAKES[n]?.[0] ?? {}) })

describe('a file of 120 pupils with 30 different mistakes', () => {
  const rows = Array.from({ length: 120 }, (_, n) => wrongRow(n))

  it('says of each row what is wrong with it, and a dry run writes nothing', async () => {
    const before = await counts()
    const { status, body } = await tryImport(server.admin, await fileOf(rows))
    expect(status).toBe(200)
    expect(body.resumen).toEqual({ nuevos: 90, cambian: 0, iguales: 0, con_error: 30 })
    const said = problemsOf(body.filas.slice(0, 30)).map((campos = {}) => Object.keys(campos).sort())
    expect(said).toEqual(MISTAKES.map(([, ...columns]) => columns.sort()))
    expect(body.filas[7]).toEqual({
      fila: 9,
      estado: 'ERROR',
      campos: { curp: 'El último dígito de la CURP debería ser 3; revísala' },
      curp_dudosa: true,
      celdas: expect.arrayContaining(['MOTR930411HJCRMN06']),
      alumno: {
        id: null,
        nombre: 'NIÑO 7 MUÑOZ GARCÍA',
        curp: 'MOTR930411HJCRMN06',
        numero_control: 'B00007',
      },
    })
    expect(await counts()).toEqual(before)
  })

  it('is imported once corrected: siblings share a parent, grades are kept and nobody is enrolled; again it is all the same', async () => {
    const good = await fileOf(rows.map((_, n) => aRow(n)))
    const first = await doImport(server.admin, await fileOf(rows))
    expect(first.body.resumen).toEqual({ nuevos: 90, cambian: 0, iguales: 0, con_error: 30 })
    const second = await doImport(server.admin, good)
    expect(second.body.resumen).toEqual({ nuevos: 30, cambian: 0, iguales: 90, con_error: 0 })
    const { pupils, parents, told } = await counts()
    expect({ pupils, parents }).toEqual({ pupils: 120, parents: 40 })
    const again = await doImport(server.admin, good)
    expect(again.body.resumen).toEqual({ nuevos: 0, cambian: 0, iguales: 120, con_error: 0 })
    expect(await counts()).toEqual({ pupils, parents, told })
    const enrolments = await server.db.selectFrom('enrolments').select('id').execute()
    expect(enrolments).toEqual([])
    const { id } = again.body.filas[5].alumno
    const { alumno } = (await server.admin.get(`/alumnos/${id}`)).body
    expect(alumno).toMatchObject({
      nombre: 'NIÑO 5 MUÑOZ GARCÍA',
      fecha_nacimiento: '2018-03-15',
      padre: { nombre: 'LAURA GARCÍA 1' },
      grado: null,
      grado_previsto: { grado: 'PRIMARIA', gradoNumero: 2 },
    })
    // Where pupils are enrolled it is proposed; other lists do not carry it.
    const [inPicker, inList] = await Promise.all(
      ['/alumnos/to/inscripcion', '/alumnos/historial'].map(async (path) =>
        (await server.admin.get(path)).body.alumnos.find((each: { id: number }) => each.id === id),
      ),
    )
    expect(inPicker).toMatchObject({ grado_previsto: { grado: 'PRIMARIA', gradoNumero: 2 }, ultimo: null })
    expect(inList).not.toHaveProperty('grado_previsto')
  })
})

describe('found again by the CURP, in lower case too', () => {
  it('a blank cell changes nothing, another one does, and the row names the columns', async () => {
    const n = 900
    await doImport(server.admin, await fileOf([aRow(n, { alergias: 'nuez; polvo' })]))
    const curp = aCurp(n).toLowerCase()
    const file = await fileOf([{ curp, numero_control: 'NUEVO-1', alergias: 'Penicilina', gradoNumero: 3 }])
    const { body } = await doImport(server.admin, file)
    expect(body.filas[0]).toMatchObject({
      estado: 'CAMBIA',
      cambios: ['numero_control', 'gradoNumero', 'alergias'],
    })
    const { alumno } = (await server.admin.get(`/alumnos/${body.filas[0].alumno.id}`)).body
    expect(alumno.alergias).toEqual([{ id: expect.any(Number), descripcion: 'PENICILINA' }])
    expect(alumno).toMatchObject({
      numero_control: 'NUEVO-1',
      paterno: 'MUÑOZ',
      padre: { nombre: 'LAURA GARCÍA 300' },
      grado_previsto: { grado: 'PRIMARIA', gradoNumero: 3 },
    })
    expect((await doImport(server.admin, file)).body.filas[0].estado).toBe('IGUAL')
  })

  it('a pupil twice in a file, and one who has another parent, are errors', async () => {
    await doImport(server.admin, await fileOf([aRow(910)]))
    const { body } = await doImport(
      server.admin,
      await fileOf([
        aRow(910, { padre: 'Otro Señor' }),
        aRow(911),
        aRow(911, { curp: aCurp(911).toLowerCase(), numero_control: 'OTRO' }),
      ]),
    )
    expect(problemsOf(body.filas)).toEqual([
      { padre: 'Ya tiene padre registrado: LAURA GARCÍA 303' },
      { curp: 'Está también en la fila 4' },
      { curp: 'Está también en la fila 3' },
    ])
  })

  it('a pupil without a parent gets one with their credit and fiscal data; a control number of another is an error', async () => {
    const form = await server.admin.form('POST', '/alumnos', aStudent(920))
    const { id } = form.body.alumno
    const { fiscal } = (
      await server.admin.post(`/alumnos/${id}/fiscales`, {
        rfc: 'LOGA900101XY3',
        nombre: 'ALMA LÓPEZ GÓMEZ',
        regimen_fiscal: '605',
        codigo_postal: '58000',
        uso_cfdi: 'D10',
      })
    ).body
    const paid = {
      alumnoId: id,
      lineas: [],
      a_cuenta: true,
      medios: [{ metodo_pago: 'EFECTIVO', monto: 150 }],
    }
    expect((await server.admin.post('/caja/cobro', paid, { key: 'a cuenta' })).status).toBe(200)
    const { body } = await doImport(
      server.admin,
      await fileOf([
        { curp: aCurp(920), padre: 'Pedro Ruiz', telefono: '5598765432' },
        aRow(921, { numero_control: 'A0920' }),
      ]),
    )
    expect(body.filas[0]).toMatchObject({ estado: 'CAMBIA', cambios: ['padre'], alumno: { id } })
    expect(body.filas[1].campos).toEqual({
      numero_control: 'Ya hay un alumno con ese número de control: ALUMNO 920 GARCÍA NÚÑEZ',
    })
    const { alumno } = (await server.admin.get(`/alumnos/${id}`)).body
    expect(alumno.padre.nombre).toBe('PEDRO RUIZ')
    const { fiscales } = (await server.admin.get(`/padres/${alumno.padre.id}/fiscales`)).body
    expect(fiscales).toMatchObject([{ id: fiscal.id, alumnoId: null, predeterminado: true }])
    const { familia } = (await server.admin.get(`/caja/familia?padreId=${alumno.padre.id}`)).body
    expect(familia.saldo_favor).toBe(150)
  })
})

describe('what schools send', () => {
  it('a CSV with semicolons in Windows-1252, other headings, a title above and blank rows below', async () => {
    const text = csvOf(
      [
        ['Colegio Ñandú'],
        ['Nombre(s)', 'Apellido Paterno', 'CURP', 'Matrícula', 'Fecha de nacimiento', 'Notas'],
        ['Íñigo', 'Peña', aCurp(930), 'M-930', '15-03-2018', 'x'],
        ['', '', '', '', '', ''],
      ],
      ';',
    )
    const { body } = await doImport(server.admin, Buffer.from(text, 'latin1'))
    expect(body.filas).toEqual([
      {
        fila: 3,
        estado: 'NUEVO',
        alumno: { id: expect.any(Number), nombre: 'ÍÑIGO PEÑA', curp: aCurp(930), numero_control: 'M-930' },
      },
    ])
    const marked = Buffer.from(`\uFEFF${text.replaceAll(';', ',')}`)
    expect((await tryImport(server.admin, marked)).body.resumen).toMatchObject({ iguales: 1, con_error: 0 })
  })

  it('days as numbers of both calendars, numbers as texts, and a parent merged over siblings', async () => {
    const day = Date.UTC(2018, 2, 15)
    const rows = (serial: number, n: number) => [
      [...IMPORT_COLUMNS],
      ['Ana', 'Ruiz', null, aCurp(n), 1000 + n, serial, 'primaria', 1, 'Eva Ruiz', 5511112222, null, null],
      ['Leo', 'Ruiz', null, aCurp(n + 1), 2000 + n, new Date(day), 'Kinder', 'K3', null, null, null, null],
    ]
    const merges = [8, 9].map((c) => ({ s: { r: 1, c }, e: { r: 2, c } }))
    const of1900 = xlsxOf(rows(day / 86_400_000 + 25_569, 940), { merges })
    const of1904 = xlsxOf(rows(day / 86_400_000 + 24_107, 950), { merges, date1904: true })
    for (const file of [of1900, of1904]) {
      const { body } = await doImport(server.admin, file)
      expect(body.resumen).toEqual({ nuevos: 2, cambian: 0, iguales: 0, con_error: 0 })
    }
    const eva = await server.db.selectFrom('parents').selectAll().where('nombre', '=', 'EVA RUIZ').execute()
    expect(eva).toHaveLength(1)
    const hers = await server.db
      .selectFrom('students')
      .select('id')
      .where('parent_id', '=', eva[0]!.id)
      .execute()
    expect(hers).toHaveLength(4)
  })

  it('formulas are never run: what they last showed is read, and our own apostrophe is taken off', async () => {
    const text = csvOf([
      ['nombres', 'paterno', 'curp', 'numero_control', 'fecha_nacimiento'],
      [`'=HYPERLINK()`, 'Ruiz', aCurp(960), '=1+1', '15/03/2018'],
    ])
    const { body } = await tryImport(server.admin, Buffer.from(text))
    expect(body.filas[0].alumno).toMatchObject({ nombre: '=HYPERLINK() RUIZ', numero_control: '=1+1' })
  })

  it.each(['TABLE', 'ID;P', 'sep'])(
    'a first heading that looks like the mark of another format: %s',
    async (mark) => {
      const heads = [
        mark.split(';'),
        'nombres',
        'paterno',
        'curp',
        'numero_control',
        'fecha_nacimiento',
      ].flat()
      const at = aCurp(965)
      const row = [...mark.split(';').map(() => 'x'), 'Ana', 'Ruiz', at, '0012', '15/03/2018']
      const { body } = await tryImport(server.admin, Buffer.from(csvOf([heads, row], ';')))
      expect(body.filas).toHaveLength(1)
      expect(body.filas[0]).toMatchObject({ fila: 2, alumno: { curp: at, numero_control: '0012' } })
    },
  )

  it('headings matched by hand', async () => {
    const text = csvOf([
      ['uno', 'dos', 'tres', 'cuatro', 'cinco'],
      ['Ana', 'Ruiz', aCurp(970), 'M970', '2018-03-15'],
    ])
    const columnas = {
      nombres: 'uno',
      paterno: 'dos',
      curp: 'tres',
      numero_control: 'cuatro',
      fecha_nacimiento: 'cinco',
    }
    const { status, body } = await tryImport(server.admin, Buffer.from(text), {
      columnas: JSON.stringify(columnas),
    })
    expect([status, body.resumen.nuevos]).toEqual([200, 1])
  })
})
