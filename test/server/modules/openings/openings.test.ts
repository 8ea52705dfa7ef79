import { ADMIN, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { aPupil, doOpening, NOVEMBER, openingOf, startInNovember, tryOpening, undo } from './opening'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

test('a school comes in: pupils, parents, group, beca, months settled and owed, charges and credit', async () => {
  const file = openingOf([
    aPupil(0, { beca: '25 %', inscripcion: '500.00', saldo_anterior: '1,200.50' }),
    aPupil(1, { debe_desde: '', material: 'DEBE', saldo_a_favor: '300' }),
    aPupil(2, { grado: 'Preescolar', gradoNumero: 'K3', grupo: 'A', debe_desde: 'NADA' }),
  ])
  const tried = await tryOpening(server.admin, cycle, file)
  expect([tried.status, tried.body.resumen]).toEqual([200, { nuevos: 3, iguales: 0, con_error: 0 }])
  expect(tried.body.filas.map(({ texto }: { texto: string }) => texto)).toEqual([
    'Octubre en adelante: debe $17,550.00; saldado antes: septiembre; inscripción: debe $500.00; de antes del ciclo debe $1,200.50; paga $1,950.00 al mes: $2,600.00 menos BECA 25 % (nueva); se registra y se inscribe en 2° B Primaria (grupo nuevo)',
    'Noviembre en adelante: debe $20,800.00; saldado antes: septiembre, octubre; material: debe $900.00; tiene a su favor $300.00; paga $2,600.00 al mes; se registra y se inscribe en 2° B Primaria (grupo nuevo)',
    'No debe colegiaturas; saldado antes: septiembre, octubre, noviembre, diciembre, enero, febrero, marzo, abril, mayo, junio; paga $2,350.00 al mes; se registra y se inscribe en K3 A (grupo nuevo)',
  ])
  expect(tried.body.totales).toEqual({
    meses_saldados: 13,
    vencido: 4550.5,
    adeudo: 40_950.5,
    saldo_favor: 300,
    becas: [{ nombre: 'BECA 25 %', porcentaje: 25, alumnos: 1, nueva: true }],
    grupos: [
      { grado: 'PREESCOLAR', gradoNumero: 3, nombre: 'A', alumnos: 1, nuevo: true },
      { grado: 'PRIMARIA', gradoNumero: 2, nombre: 'B', alumnos: 2, nuevo: true },
    ],
    grados: [
      {
        grado: 'PREESCOLAR',
        gradoNumero: 3,
        alumnos: 1,
        meses_saldados: 10,
        vencido: 0,
        adeudo: 0,
        saldo_favor: 0,
      },
      {
        grado: 'PRIMARIA',
        gradoNumero: 2,
        alumnos: 2,
        meses_saldados: 3,
        vencido: 4550.5,
        adeudo: 40_950.5,
        saldo_favor: 300,
      },
    ],
  })
  expect((await server.admin.get('/aperturas')).body.aperturas).toEqual([])

  const { status, body } = await doOpening(server.admin, cycle, file)
  expect([status, body.resumen]).toEqual([200, { nuevos: 3, iguales: 0, con_error: 0 }])
  expect(body.apertura).toEqual({
    id: expect.any(Number),
    cicloEscolar: { id: cycle, name: '2026-2027' },
    fecha: '2026-11-03',
    alumnos: 3,
    meses_saldados: 13,
    adeudo: 40_950.5,
    saldo_favor: 300,
    usuario: 'directora',
    fecha_creacion: NOVEMBER.toISOString(),
    deshecha: null,
  })
  expect((await server.admin.get('/aperturas')).body.aperturas).toEqual([body.apertura])

  const [first, second] = body.filas.map(({ alumno }: { alumno: { id: number } }) => alumno.id)
  const months = (await office.tuitionOf(first, cycle)).pagos
  expect(months.slice(0, 3)).toMatchObject([
    { mes: 9, estado: 'SALDADO', pagado: false, folio: null, vencimiento: '2026-09-10', monto: 1950 },
    {
      mes: 10,
      estado: 'PENDIENTE',
      vencimiento: '2026-10-10',
      lista: 2600,
      monto: 1950,
      beca_porcentaje: 25,
    },
    { mes: 11, estado: 'PENDIENTE', vencimiento: '2026-11-10' },
  ])
  const { cargos } = (await server.admin.get(`/cargos/by/alumno/${first}`)).body
  expect(
    cargos
      .map(({ tipo, descripcion, fecha, monto_pagar, estado }: Record<string, unknown>) =>
        [tipo, descripcion, fecha, monto_pagar, estado].join(' '),
      )
      .sort(),
  ).toEqual([
    'INSCRIPCION INSCRIPCION 2026-2027 2026-09-01 500 PENDIENTE',
    'OTRO SALDO ANTERIOR 2026-08-31 1200.5 PENDIENTE',
  ])
  const { alumno } = (await server.admin.get(`/alumnos/${second}`)).body
  const credit = await server.admin.get(`/caja/saldo?padreId=${alumno.padre.id}`)
  expect([credit.status, credit.body.saldo_favor]).toEqual([200, 300])
  expect(credit.body.movimientos).toMatchObject([{ tipo: 'APERTURA', monto: 300, saldo: 300, folio: null }])
  const payments = await server.db.selectFrom('payments').selectAll().execute()
  expect(payments).toEqual([])

  const again = await doOpening(server.admin, cycle, file)
  expect(again.body.resumen).toEqual({ nuevos: 0, iguales: 3, con_error: 0 })
  expect(again.body).not.toHaveProperty('apertura')
  expect(again.body.totales).toMatchObject({ meses_saldados: 13, adeudo: 40_950.5, saldo_favor: 300 })

  const back = await undo(server.admin, body.apertura.id)
  expect([back.status, back.body.apertura?.deshecha]).toEqual([
    200,
    { fecha: '2026-11-03', usuario: 'directora', motivo: 'ERA LA LISTA DE OTRO AÑO' },
  ])
  const left = await server.db.selectFrom('students').select('id').execute()
  expect(left).toEqual([])
  expect((await doOpening(server.admin, cycle, file)).body.resumen.nuevos).toBe(3)
})

test('a beca of 100 percent: settled months stay so, the others leave nothing to pay; it needs its permission', async () => {
  const file = openingOf([aPupil(60, { beca: '100 %' })])
  const clerk = await server.userWith([
    ['ALUMNOS', 'CREATE'],
    ['PADRES', 'CREATE'],
    ['INSCRIPCIONES', 'CREATE'],
    ['BECAS', 'CREATE'],
    ['CARGOS', 'CREATE'],
    ['COLEGIATURAS', 'UPDATE'],
  ])
  const refused = await tryOpening(clerk, cycle, file)
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining('becas de más de 50 %'),
  ])
  const { status, body } = await doOpening(server.admin, cycle, file)
  expect([status, body.resumen?.nuevos]).toEqual([200, 1])
  const { pagos } = await office.tuitionOf(body.filas[0].alumno.id, cycle)
  expect(pagos.map(({ estado, monto }) => [estado, monto])).toEqual([
    ['SALDADO', 0],
    ...Array.from({ length: 9 }, () => ['BECADO', 0]),
  ])
})

test('in a cycle with prices by grade and due days on working days each month has its own', async () => {
  const other = await office.addCycle({
    nombre: '2027-2028',
    fecha_inicio: '2027-08-01',
    fecha_fin: '2028-06-30',
    precios: [{ grado: 'PRIMARIA', gradoNumero: 6, mensualidad: 3000.5 }],
    dia_habil: 'SIGUIENTE',
  })
  server.clock.now = new Date('2027-11-03T16:00:00.000Z')
  const admin = await server.signIn(ADMIN.user, ADMIN.password)
  const file = openingOf([
    aPupil(30, { gradoNumero: '6', debe_desde: '2027-10' }),
    aPupil(31, { gradoNumero: '5', debe_desde: '2027-10' }),
  ])
  const done = await doOpening(admin, other, file)
  expect([done.status, done.body.resumen]).toEqual([200, { nuevos: 2, iguales: 0, con_error: 0 }])
  const rows = await server.db
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .select(['e.grado_numero', 't.mes', 't.vencimiento', 't.lista_centavos', 't.estado'])
    .where('e.cycle_id', '=', other)
    .where('t.mes', 'in', [9, 10, 11])
    .orderBy('e.grado_numero', 'desc')
    .orderBy('t.anio')
    .orderBy('t.mes')
    .execute()
  // 10 October 2027 is a Sunday.
  const days = ['2027-09-10', '2027-10-11', '2027-11-10']
  expect(rows.map(({ vencimiento }) => vencimiento)).toEqual([...days, ...days])
  expect(rows.map(({ lista_centavos }) => lista_centavos)).toEqual([
    ...[300_050, 300_050, 300_050],
    ...[260_000, 260_000, 260_000],
  ])
})

test('DEBE of enrolment and material is what the cycle asks of the pupil’s place', async () => {
  // The day before left the first sign-in behind.
  const signedIn = await server.signIn(ADMIN.user, ADMIN.password)
  const priced = await openOffice({ ...server, admin: signedIn }).addCycle({
    nombre: '2028-2029',
    fecha_inicio: '2028-08-01',
    fecha_fin: '2029-06-30',
    costo_inscripcion: 3500,
    costo_material: 1280.5,
    precios: [
      { grado: 'PRIMARIA', gradoNumero: 6, costo_inscripcion: 4000, costo_material: 2000 },
      { grado: 'PREESCOLAR', costo_material: 0 },
    ],
  })
  server.clock.now = new Date('2028-11-03T16:00:00.000Z')
  const admin = await server.signIn(ADMIN.user, ADMIN.password)
  const owes = { inscripcion: 'DEBE', material: 'DEBE', debe_desde: 'NADA' }
  const rows = [
    aPupil(40, { gradoNumero: '6', ...owes }),
    aPupil(41, { gradoNumero: '5', ...owes, beca: '25 %' }),
    aPupil(42, { grado: 'PREESCOLAR', gradoNumero: 'K3', ...owes }),
  ]
  const { body } = await doOpening(admin, priced, openingOf(rows))
  expect(body.resumen).toEqual({ nuevos: 3, iguales: 0, con_error: 0 })
  const charged = await server.db
    .selectFrom('charges')
    .select(['tipo', 'monto_pagar_centavos'])
    .where('cycle_id', '=', priced)
    .orderBy('id')
    .execute()
  expect(charged.map(({ tipo, monto_pagar_centavos }) => [tipo, monto_pagar_centavos])).toEqual([
    ['INSCRIPCION', 400_000],
    ['MATERIAL', 200_000],
    ['INSCRIPCION', 350_000],
    ['MATERIAL', 128_050],
    ['INSCRIPCION', 350_000],
  ])
  expect(body.totales.adeudo).toBe(14_280.5)
  // The same file again changes nothing.
  const again = await doOpening(admin, priced, openingOf(rows))
  expect(again.body.resumen).toEqual({ nuevos: 0, iguales: 3, con_error: 0 })
})
