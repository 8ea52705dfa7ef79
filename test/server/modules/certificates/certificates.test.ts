import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { openPapers, type Papers } from './papers'

let server: TestServer
let papers: Papers

beforeAll(async () => {
  server = await startServer()
  papers = await openPapers(server)
})
afterAll(() => server.close())

const nameOf = async (id: number): Promise<string> =>
  (await server.db.selectFrom('students').select('nombre').where('id', '=', id).executeTakeFirstOrThrow())
    .nombre

const folios = async (): Promise<number[]> =>
  (await server.db.selectFrom('certificates').select('folio').orderBy('folio').execute()).map(
    ({ folio }) => folio,
  )

const without = async (work: () => Promise<unknown>): Promise<void> => {
  const before = await folios()
  await work()
  expect(await folios()).toEqual(before)
}

describe('making one', () => {
  it('answers the row of the register', async () => {
    const pupil = await papers.enrolled()
    const { status, body } = await papers.make('ESTUDIOS', pupil, {
      dirigida_a: '  Embajada   de España ',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ok: true,
      message: 'Constancia 000001 lista.',
      constancia: {
        id: expect.any(Number),
        folio: 1,
        tipo: 'ESTUDIOS',
        codigo: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
        fecha: '2026-09-15',
        urlPdf: expect.stringMatching(/^\/files\/documentos\/constancia\/constancia-000001\.pdf\?/),
        alumno: { id: pupil, nombre: await nameOf(pupil), numero_control: expect.any(String) },
        ciclo: { id: papers.cycle, name: '2026-2027' },
        anio: null,
        dirigida_a: 'Embajada de España',
        expidio: 'directora',
        cancelada: false,
        motivo_cancelacion: null,
        cancelado_por: null,
        fecha_cancelacion: null,
      },
    })
  })

  it('the same key makes one; several at once have folios without gaps or doubles', async () => {
    const pupil = await papers.enrolled()
    const before = (await folios()).length
    const key = 'la-misma-clave-de-constancia'
    const [first, again] = await Promise.all([1, 2].map(() => papers.make('ESTUDIOS', pupil, {}, { key })))
    const settled = [first!, again!].filter(({ status }) => status === 200)
    expect(new Set(settled.map(({ body }) => body.constancia.folio)).size).toBe(1)
    // A refused one between them takes no folio.
    const other = (await papers.office.addPupils(1))[0]!
    const made = await Promise.all([
      ...Array.from({ length: 12 }, () => papers.make('ESTUDIOS', pupil)),
      ...Array.from({ length: 6 }, () => papers.make('ESTUDIOS', other)),
    ])
    expect(made.filter(({ status }) => status === 200)).toHaveLength(12)
    expect(made.filter(({ status }) => status === 409)).toHaveLength(6)
    const all = await folios()
    expect(all).toEqual(Array.from({ length: before + 13 }, (_, at) => at + 1))
  })

  it('needs a key, a kind, a pupil and a cycle that exist', () =>
    without(async () => {
      const pupil = await papers.enrolled()
      const keyless = await server.admin.post('/constancias', {
        tipo: 'ESTUDIOS',
        alumnoId: pupil,
        cicloEscolarId: papers.cycle,
      })
      expect([keyless.status, keyless.body.message]).toEqual([
        400,
        expect.stringContaining('Idempotency-Key'),
      ])
      for (const [made, campos] of [
        [
          await papers.make('DE TODO', pupil),
          { tipo: expect.stringMatching(/^Debe ser uno de estos valores: /) },
        ],
        [await papers.make('PAGOS', pupil, { anio: 26 }), { anio: 'No puede ser menor que 2000.' }],
        [
          await papers.make('ESTUDIOS', pupil, { dirigida_a: 'X'.repeat(161) }),
          { dirigida_a: 'Admite hasta 160 caracteres.' },
        ],
      ] as const)
        expect(made).toMatchObject({ status: 400, body: { campos } })
      expect((await papers.make('ESTUDIOS', 999_999)).body.message).toBe('No existe el alumno 999999.')
      const lost = await papers.make('ESTUDIOS', pupil, { cicloEscolarId: 999_999 })
      expect([lost.status, lost.body.message]).toEqual([404, 'No existe el ciclo escolar 999999.'])
    }))
})

describe('what a paper may not say', () => {
  const refused = async (tipo: string, pupil: number, over: Record<string, unknown> = {}) => {
    const { status, body } = await papers.make(tipo, pupil, over)
    expect([tipo, status]).toEqual([tipo, 409])
    // The dialog says the same before anything is pressed.
    const asked = { tipo, alumnoId: pupil, cicloEscolarId: papers.cycle, ...over }
    const sample = await server.admin.post('/constancias/muestra', asked)
    expect(sample.body.muestra.impedimento).toBe(body.message)
    return body.message as string
  }

  it('that a pupil is at the school, without an enrolment that stands in that cycle', () =>
    without(async () => {
      const [never] = (await papers.office.addPupils(1)) as [number]
      const mistake = (await papers.office.addPupils(1))[0]!
      const { inscripciones } = (await papers.office.enrol(papers.cycle, [mistake])).body
      await server.admin.delete(`/inscripciones/${inscripciones[0].id}`, { motivo_cancelacion: 'ERROR' })
      for (const tipo of ['ESTUDIOS', 'INSCRIPCION', 'CONDUCTA', 'BECA'])
        for (const pupil of [never, mistake])
          expect(await refused(tipo, pupil)).toBe(
            `${await nameOf(pupil)} no tiene inscripción en el ciclo 2026-2027.`,
          )
      const other = await papers.office.addCycle({
        nombre: '2027-2028',
        fecha_inicio: '2027-08-30',
        fecha_fin: '2028-07-15',
      })
      const elsewhere = await papers.enrolled()
      expect(await refused('ESTUDIOS', elsewhere, { cicloEscolarId: other })).toContain('2027-2028')
    }))

  it('after a baja anything but the enrolment', async () => {
    const pupil = await papers.enrolled()
    await papers.giveBeca(pupil)
    const { inscripciones } = (await server.admin.get(`/alumnos/${pupil}`)).body.alumno
    const leave = { inscripcionId: inscripciones[0].id, fecha: '2026-09-15', motivo: 'CAMBIO DE CIUDAD' }
    expect((await server.admin.patch('/inscripciones/baja', leave)).status).toBe(200)
    for (const tipo of ['ESTUDIOS', 'CONDUCTA', 'BECA'])
      expect(await refused(tipo, pupil)).toBe(
        `${await nameOf(pupil)} está de baja en el ciclo 2026-2027: solo se le da la constancia de inscripción.`,
      )
    expect((await papers.make('INSCRIPCION', pupil)).status).toBe(200)
  })

  it('a beca without one', async () => {
    const pupil = await papers.enrolled()
    expect(await refused('BECA', pupil)).toBe(`${await nameOf(pupil)} no tiene beca en el ciclo 2026-2027.`)
    await papers.giveBeca(pupil)
    expect((await papers.make('BECA', pupil)).status).toBe(200)
  })

  it('payments of a year without any', async () => {
    const pupil = await papers.enrolled()
    await papers.office.pay(await papers.office.addCharge(papers.cycle, pupil, 300))
    expect(await refused('PAGOS', pupil)).toBe(
      `${await nameOf(pupil)} no tiene pagos de colegiatura en 2026.`,
    )
    const { pagos } = await papers.office.tuitionOf(pupil, papers.cycle)
    const { pago } = (await papers.office.payMonths([pagos[0]!.id])).body
    const { body } = await papers.make('PAGOS', pupil)
    expect(body.constancia.anio).toBe(2026)
    expect(await refused('PAGOS', pupil, { anio: 2025 })).toContain('en 2025')
    await papers.office.cancelPayment(pago.id)
    await refused('PAGOS', pupil)
  })

  it('that nothing is owed while anything is overdue; no other paper asks', async () => {
    const pupil = await papers.enrolled()
    await papers.giveBeca(pupil)
    expect((await papers.make('NO_ADEUDO', pupil)).status).toBe(200)
    const late = {
      idCicloEscolar: papers.cycle,
      idAlumno: pupil,
      descripcion: 'UNIFORME',
      fecha: '2026-09-14',
      monto: 1250.5,
    }
    const { cargo } = (await server.admin.post('/cargos/new', late)).body
    expect(await refused('NO_ADEUDO', pupil)).toBe(
      `${await nameOf(pupil)} tiene un adeudo vencido de $1,250.50.`,
    )
    for (const tipo of ['ESTUDIOS', 'INSCRIPCION', 'CONDUCTA', 'BECA'])
      expect([tipo, (await papers.make(tipo, pupil)).status]).toEqual([tipo, 200])
    await papers.office.payPart(cargo.id, 1250)
    expect(await refused('NO_ADEUDO', pupil)).toContain('$0.50')
    await papers.office.complement(cargo.id, 0.5)
    expect((await papers.make('NO_ADEUDO', pupil)).status).toBe(200)
  })
})

describe('who may', () => {
  it('pupils’ files are for ALUMNOS, money for COLEGIATURAS besides, and not in anyone else’s list', async () => {
    const pupil = await papers.enrolled()
    const debts = (await papers.make('NO_ADEUDO', pupil)).body.constancia
    await papers.make('ESTUDIOS', pupil)
    const keeper = await server.userWith([
      ['ALUMNOS', 'READ'],
      ['ALUMNOS', 'UPDATE'],
    ])
    const cashier = await server.userWith([
      ['ALUMNOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ])
    expect((await papers.make('ESTUDIOS', pupil, {}, { caller: cashier })).status).toBe(403)
    expect((await papers.make('ESTUDIOS', pupil, {}, { caller: server.anonymous })).status).toBe(401)
    for (const tipo of ['NO_ADEUDO', 'PAGOS']) {
      expect((await papers.make(tipo, pupil, {}, { caller: keeper })).status).toBe(403)
      const asked = { tipo, alumnoId: pupil, cicloEscolarId: papers.cycle }
      expect((await keeper.post('/constancias/muestra', asked)).status).toBe(403)
    }
    expect((await papers.make('ESTUDIOS', pupil, {}, { caller: keeper })).status).toBe(200)
    // 403 before 400.
    expect((await papers.cancel(debts.id, ' ', keeper)).status).toBe(403)
    const kindsFor = async (caller: typeof keeper) => {
      const { constancias, total } = (await caller.get(`/constancias?alumnoId=${pupil}`)).body
      expect(constancias).toHaveLength(total)
      return constancias.map(({ tipo }: { tipo: string }) => tipo)
    }
    expect(await kindsFor(keeper)).toEqual(['ESTUDIOS', 'ESTUDIOS'])
    expect(await kindsFor(cashier)).toEqual(['ESTUDIOS', 'ESTUDIOS', 'NO_ADEUDO'])
  })
})

describe('the register', () => {
  it('is paged, newest first, and found by pupil, day, kind and words', async () => {
    const [one, two] = [await papers.enrolled(), await papers.enrolled()]
    const { folio } = (await papers.make('ESTUDIOS', one, { dirigida_a: 'Club Ñandú' })).body.constancia
    await papers.make('CONDUCTA', one)
    await papers.make('CONDUCTA', two)
    const found = async (query: string) => {
      const { body } = await server.admin.get(`/constancias?${query}`)
      return [body.total, ...body.constancias.map((row: { tipo: string }) => row.tipo)]
    }
    const pupil = `alumnoId=${one}`
    expect(await found(pupil)).toEqual([2, 'CONDUCTA', 'ESTUDIOS'])
    expect(await found(`${pupil}&desde=2026-09-15&hasta=2026-09-15`)).toEqual([2, 'CONDUCTA', 'ESTUDIOS'])
    expect(await found(`${pupil}&desde=2026-09-16`)).toEqual([0])
    expect(await found(`${pupil}&hasta=2026-09-14`)).toEqual([0])
    expect(await found(`${pupil}&orden=asc&por_pagina=1&pagina=2`)).toEqual([2, 'CONDUCTA'])
    expect(await found(`${pupil}&tipo=ESTUDIOS`)).toEqual([1, 'ESTUDIOS'])
    expect(await found('q=nandu')).toEqual([1, 'ESTUDIOS'])
    expect(await found(`q=${String(folio).padStart(6, '0')}`)).toEqual([1, 'ESTUDIOS'])
    expect(refusalOf(await server.admin.get('/constancias?desde=2026-02-30'))).toEqual([
      400,
      { desde: 'Debe ser una fecha que exista, como 2026-09-01.' },
    ])
  })

  it('keeps a cancelled one; a second cancellation is refused', async () => {
    const { id, folio } = (await papers.make('ESTUDIOS', await papers.enrolled())).body.constancia
    expect((await papers.cancel(id, '  ')).body.campos).toEqual({
      motivo_cancelacion: 'Debes colocar el motivo de la cancelación',
    })
    expect((await papers.cancel(999_999)).status).toBe(404)
    const { status, body } = await papers.cancel(id)
    expect([status, body.constancia]).toEqual([
      200,
      expect.objectContaining({
        folio,
        cancelada: true,
        motivo_cancelacion: 'NOMBRE MAL ESCRITO',
        cancelado_por: 'directora',
        fecha_cancelacion: '2026-09-15',
      }),
    ])
    expect((await papers.cancel(id)).body.message).toContain('ya estaba cancelada')
    const gone = server.db.deleteFrom('certificates').where('id', '=', id).execute()
    await expect(gone).rejects.toThrow('append-only')
  })

  it('a pupil or a cycle with papers stays', async () => {
    const [pupil] = (await papers.office.addPupils(1)) as [number]
    await papers.make('NO_ADEUDO', pupil)
    const { status, body } = await server.admin.delete(`/alumnos/${pupil}`)
    expect([status, body.message]).toEqual([409, expect.stringContaining('1 constancia')])
  })
})

describe('the public check', () => {
  const check = (codigo: string, remoteAddress = '10.0.0.1') =>
    server.app.inject({ url: `/api/constancias/${encodeURIComponent(codigo)}`, remoteAddress })

  it('tells kind, folio, day, school, state and initials, and nothing else', async () => {
    const pupil = await papers.enrolled()
    await server.db
      .updateTable('students')
      .set({ nombre: 'SOFÍA ÑECO DE LA O' })
      .where('id', '=', pupil)
      .execute()
    const { id, folio, codigo } = (await papers.make('CONDUCTA', pupil)).body.constancia
    const known = { folio, tipo: 'CONDUCTA', fecha: '2026-09-15', escuela: 'Colegio de Prueba' }
    const told = { ...known, iniciales: 'S. Ñ. O.' }
    expect((await check(codigo)).json()).toEqual({ ok: true, constancia: { ...told, estado: 'VALIDA' } })
    await papers.cancel(id)
    const typed = ` ${codigo.slice(0, 5)}-${codigo.slice(5)} `.toLowerCase()
    expect((await check(typed)).json().constancia).toEqual({ ...told, estado: 'CANCELADA' })
  })

  it('a receipt’s code and other words are unknown; guessing is slowed', async () => {
    const pupil = await papers.enrolled()
    const { pago } = (await papers.office.pay(await papers.office.addCharge(papers.cycle, pupil, 10))).body
    for (const codigo of [pago.codigo, '0000000000', "'; DROP TABLE certificates; --"])
      expect((await check(codigo)).statusCode).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => check(`000000${String(at).padStart(4, '0')}`, '10.0.0.9')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(30)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  })
})
