import { sql } from 'kysely'
import type { Account } from '@contract/statements/statements.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { ADMIN, startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { openPupil } from '@test/support/server/openings'
import { cash, deskOf, month } from '../desk/family'

let server: TestServer
let office: Office
let cycle: number
const today = (day: string) => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
}

beforeAll(async () => {
  server = await startServer()
  // Signed in on the last day, because sessions do not expire when the clock goes back.
  today('2027-03-01')
  server.admin = await server.signIn(ADMIN.user, ADMIN.password)
  today('2026-08-20')
  office = openOffice(server)
  cycle = await office.addCycle({
    descuento_anual: 10,
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 },
  })
})
afterAll(() => server.close())
beforeEach(() => today('2026-11-23'))
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

/** A pupil who comes in by an opening and owes from a month on, with enrolment and material; September to June, 2,600 each. */
const settled = async (from: string): Promise<{ pupil: number; id: number }> => {
  const [pupil] = (await office.addPupils(1)) as [number]
  const cells = { debe_desde: from, inscripcion: 'DEBE', material: 'DEBE' }
  return { pupil, id: await openPupil(server, pupil, cycle, cells) }
}
const months = async (pupil: number) => (await office.tuitionOf(pupil, cycle)).pagos
const priced = async (pupil: number) =>
  (await months(pupil)).map(({ estado, monto, beca_porcentaje: beca }) => [estado, monto, beca])
const states = async (pupil: number): Promise<string> =>
  (await months(pupil)).map(({ estado }) => (estado as string).charAt(0)).join('')
const account = async (pupil: number): Promise<Account> =>
  (await server.admin.get(`/estados/alumno/${pupil}`)).body.estado
const baja = (inscripcionId: number, fecha: string, over: Record<string, unknown> = {}): Promise<Answer> =>
  server.admin.patch('/inscripciones/baja', { inscripcionId, fecha, motivo: 'CAMBIO DE CIUDAD', ...over })
const text = (month: string) =>
  `COLEGIATURA ${month} se saldó antes, fuera de este sistema: su saldo es $0.00.`

it('shows them with no balance, no recargo and no payment, and owes the rest with its own due day', async () => {
  const { pupil } = await settled('2026-11')
  const { pagos, anual, ciclos } = await office.tuitionOf(pupil, cycle)
  expect(pagos.slice(0, 3)).toMatchObject([
    { estado: 'SALDADO', pagado: false, recargo: 0, meses_retraso: 0, folio: null, fecha_pago: null },
    { estado: 'SALDADO', pagado: false, recargo: 0, meses_retraso: 0, folio: null, pagoId: null },
    { estado: 'PENDIENTE', pagado: false, recargo: 260, meses_retraso: 1, vencimiento: '2026-11-10' },
  ])
  expect(anual).toMatchObject({ meses: 8, con_descuento: 7, importe: 20_800, descuento: 1820, recargos: 260 })
  expect(ciclos).toMatchObject([{ abiertas: 8, saldo: 20_800 }])
})

it('refuses to pay or extend one, alone, beside others and at the desk, and pays none of the others', async () => {
  const { pupil } = await settled('2026-11')
  const [september, october, november] = (await months(pupil)).map(({ id }) => id) as [number, number, number]
  const desk = deskOf(server.admin)
  const extended = { ids: [october], hasta: '2026-12-31', motivo: 'ACUERDO' }
  const lineas = [month(november), month(september)]
  for (const { status, body } of [
    await office.payMonths([september]),
    await office.payMonths([november, september]),
    await desk.collect({ alumnoId: pupil, lineas, medios: [cash(5460)] }),
  ])
    expect([status, body.message]).toEqual([409, text('SEPTIEMBRE 2026')])
  const refused = await server.admin.patch('/colegiaturas/prorroga', extended)
  expect([refused.status, refused.body.message]).toEqual([409, text('OCTUBRE 2026')])
  expect(await states(pupil)).toBe('SSPPPPPPPP')
})

it('pays the year without them, and of a year settled whole there is nothing to pay', async () => {
  const { pupil } = await settled('2027-05')
  const { status, body } = await office.payYear(pupil, cycle)
  // May and June, less 10 %.
  expect([status, body.pago?.monto, body.pagos?.length]).toEqual([200, 4680, 2])
  const whole = await settled('nada')
  const refused = await office.payYear(whole.pupil, cycle)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'No hay colegiaturas por pagar: el saldo es $0.00.',
  ])
})

it('keeps their price whatever beca or level comes, is changed or ends', async () => {
  const { pupil, id } = await settled('2026-11')
  const before = (await priced(pupil)).slice(0, 2)
  const kept = async (owed: number) => {
    const now = await priced(pupil)
    expect([now.slice(0, 2), now[2]![1]]).toEqual([before, owed])
  }
  const alumnos = [{ id: pupil }]
  const beca = { id_ciclo: cycle, nombre: 'MÉRITO', porcentaje: 50, grado: 'PRIMARIA', alumnos }
  const made = await server.admin.post('/becas', beca)
  expect(made.status).toBe(200)
  await kept(1300)
  const idBeca = made.body.beca.id
  await server.admin.patch(`/becas/${idBeca}`, { porcentaje: 25, desde: '2026-09' })
  await kept(1950)
  await server.admin.patch('/becas/quitar/alumnos', { idBeca, alumnos, desde: '2026-09' })
  await kept(2600)
  const moved = { inscripcionId: id, grado: 'PREESCOLAR', gradoNumero: 2 }
  expect((await server.admin.patch('/inscripciones/grado', moved)).status).toBe(200)
  await kept(2350)
  // A cancelled payment reprices the open months too.
  const { body } = await office.payMonths([(await months(pupil))[2]!.id])
  await office.cancelPayment(body.pago.id)
  await kept(2350)
})

describe('a baja', () => {
  it('leaves them as they are, before and after its day, and never makes credit of them', async () => {
    const { pupil, id } = await settled('2027-02')
    const seen = await server.admin.get(`/inscripciones/prevision/${id}?accion=BAJA&fecha=2026-11-23`)
    const { status, body } = await baja(id, '2026-11-23', { a_favor: true })
    expect([status, body.efecto]).toEqual([200, seen.body.efecto])
    expect(body.efecto).toMatchObject({ se_deben: [], adelantados: [], a_favor: 0, acreditado: false })
    expect(body.efecto.no_se_deben.map(({ descripcion }: { descripcion: string }) => descripcion)).toEqual(
      ['FEBRERO', 'MARZO', 'ABRIL', 'MAYO', 'JUNIO'].map((month) => `COLEGIATURA ${month} 2027`),
    )
    expect(await states(pupil)).toBe('SSSSSBBBBB')
    const family = await deskOf(server.admin).family({ alumnoId: pupil })
    expect(family.body.familia).toMatchObject({ saldo_favor: 0 })
  })

  it('undone by a return leaves them settled, and owes only what the baja took', async () => {
    const { pupil, id } = await settled('2027-02')
    await baja(id, '2026-11-23')
    today('2026-12-01')
    const { status, body } = await server.admin.patch('/inscripciones/reingreso', { inscripcionId: id })
    expect([status, body.efecto.se_deben.length]).toEqual([200, 5])
    expect(await states(pupil)).toBe('SSSSSPPPPP')
  })
})

it('an enrolment called off takes them along: neither shown nor in the statement, and the pupil may be enrolled again', async () => {
  const { pupil, id } = await settled('2026-12')
  const { status } = await server.admin.delete(`/inscripciones/${id}`, { motivo_cancelacion: 'POR ERROR' })
  expect([status, await months(pupil)]).toEqual([200, []])
  expect(
    (await account(pupil)).movimientos.filter(({ tipo }) => tipo !== 'CARGO' && tipo !== 'CANCELACION'),
  ).toEqual([])
  expect((await office.enrol(cycle, [pupil])).status).toBe(200)
  expect(await states(pupil)).toBe('PPPPPPPP')
})

it('the statement names each in one line without an amount, on its due day or the day the school came in', async () => {
  const { pupil } = await settled('2026-12')
  const { movimientos, total, abiertos } = await account(pupil)
  const lines = movimientos.filter(({ tipo }) => tipo === 'SALDADO')
  expect(
    lines.map(({ fecha, descripcion, detalle, cargo, abono }) => [fecha, descripcion, detalle, cargo, abono]),
  ).toEqual(
    [
      ['09', 'SEPTIEMBRE'],
      ['10', 'OCTUBRE'],
      ['11', 'NOVIEMBRE'],
    ].map(([due, month]) => [...[`2026-${due}-10`, `COLEGIATURA ${month} 2026`, ['Saldado antes'], 0, 0]]),
  )
  // December to June, the enrolment and the material.
  const saldo = 7 * 2600 + 1850 + 900
  expect([total.saldo, movimientos.at(-1)!.saldo, abiertos?.length]).toEqual([saldo, saldo, 9])
})

it('debtors, desk, home and search count none of them', async () => {
  const board = async () => (await server.admin.get('/tablero')).body.tablero
  const before = await board()
  const { pupil } = await settled('2026-11')
  const after = await board()
  const of = (tablero: typeof before, month: string) =>
    tablero.cobranza.por_mes.find(({ mes }: { mes: string }) => mes === month)?.esperado ?? 0
  expect(['2026-09', '2026-10', '2026-11'].map((mes) => of(after, mes) - of(before, mes))).toEqual([
    1850 + 900,
    0,
    2600,
  ])
  expect(after.adeudos.total - before.adeudos.total).toBe(2600 + 1850 + 900)
  expect([after.cobranza.hoy, after.cobranza.mes.cobrado]).toEqual([
    before.cobranza.hoy,
    before.cobranza.mes.cobrado,
  ])
  const { familia } = (await deskOf(server.admin).family({ alumnoId: pupil })).body
  expect([familia.vencido, familia.recargos, familia.total]).toEqual([5350, 260, 8 * 2600 + 2750 + 260])
  const { morosos } = (await server.admin.get('/morosos')).body
  const own = morosos.find(({ id }: { id: string }) => id === `alumno-${pupil}`)
  expect([own.vencido, own.recargos, own.por_vencer]).toEqual([5350, 260, 7 * 2600])
  const plan = await server.admin.get(
    `/inscripciones/prevision/${(await enrolmentOf(pupil)) as number}?accion=CANCELACION`,
  )
  expect([plan.status, plan.body.efecto.se_deben]).toEqual([200, []])
})

const enrolmentOf = async (pupil: number) => {
  const { id } = await server.db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', pupil)
    .executeTakeFirstOrThrow()
  return id
}

describe('the database', () => {
  const change = (set: string, of: number) =>
    sql`UPDATE tuition SET ${sql.raw(set)} WHERE id = ${of}`.execute(server.db)

  it('leaves one as it is, and makes none of a month that is owed', async () => {
    const { pupil } = await settled('2026-10')
    const [september, october] = (await months(pupil)).map(({ id }) => id) as [number, number]
    for (const set of [
      'fuera = NULL, fuera_at = NULL',
      "fuera = 'BAJA'",
      'monto_centavos = 1',
      'lista_centavos = 1, monto_centavos = 1',
      "vencimiento = '2027-01-01'",
      "prorroga_hasta = '2027-01-01', prorroga_motivo = 'X'",
    ])
      await expect(change(set, september)).rejects.toThrow(/settled before|tuition_/)
    await expect(change("fuera = 'SALDADO', fuera_at = now()", october)).rejects.toThrow(/settled before/)
    expect(await states(pupil)).toBe('SPPPPPPPPP')
  })
})
