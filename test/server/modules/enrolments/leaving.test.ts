import { ledgerFaults } from '@server/backup/ledgerFaults'
import { ADMIN, startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
const today = (day: string) => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
}

beforeAll(async () => {
  server = await startServer()
  // Signed in on the last day, because sessions do not expire when the clock goes back.
  today('2027-07-01')
  server.admin = await server.signIn(ADMIN.user, ADMIN.password)
  // Lists show the pupils in class today; discount and recargo determine what a month is worth.
  today('2026-08-20')
  office = openOffice(server)
  cycle = await office.addCycle({
    descuento_anual: 10,
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 },
  })
})
afterAll(() => server.close())
beforeEach(() => today('2026-08-20'))
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

/** An enrolled pupil owing September to June. */
const enrolled = async (): Promise<{ pupil: number; id: number }> => {
  const [pupil] = (await office.addPupils(1)) as [number]
  const { body } = await office.enrol(cycle, [pupil])
  return { pupil, id: body.inscripciones[0].id }
}
const baja = (inscripcionId: number, fecha: string, over: Record<string, unknown> = {}): Promise<Answer> =>
  server.admin.patch('/inscripciones/baja', { inscripcionId, fecha, motivo: 'CAMBIO DE CIUDAD', ...over })
const back = (inscripcionId: number): Promise<Answer> =>
  server.admin.patch('/inscripciones/reingreso', { inscripcionId })
const preview = (id: number, accion: string, more = ''): Promise<Answer> =>
  server.admin.get(`/inscripciones/prevision/${id}?accion=${accion}${more}`)
const months = async (pupil: number) => (await office.tuitionOf(pupil, cycle)).pagos
const states = async (pupil: number): Promise<string> =>
  (await months(pupil)).map(({ estado }) => (estado as string).charAt(0)).join('')
const idsOf = async (pupil: number, ...at: number[]) => {
  const all = await months(pupil)
  return at.map((each) => all[each]!.id)
}
const namesIn = async (url: string, key = 'alumnos'): Promise<number[]> =>
  (await server.admin.get(url)).body[key].map((each: { id: number }) => each.id)
const account = async (pupil: number) => (await server.admin.get(`/estados/alumno/${pupil}`)).body.estado

describe('a baja', () => {
  it('leaves what was due owed, the rest not; the pupil leaves lists, group and beca, and the charges stay', async () => {
    const { pupil, id } = await enrolled()
    today('2026-10-05')
    const group = await server.admin.post('/grupos', {
      idCiclo: cycle,
      cicloEscolarId: cycle,
      grado: 'PRIMARIA',
      nombre: `G ${pupil}`,
      alumnos: [{ id: pupil }],
    })
    const beca = await server.admin.post('/becas', {
      id_ciclo: cycle,
      nombre: 'MERITO',
      porcentaje: 50,
      grado: 'PRIMARIA',
      alumnos: [{ id: pupil }],
    })
    expect([group.status, beca.status]).toEqual([200, 200])
    const seen = (await preview(id, 'BAJA')).body
    const { status, body } = await baja(id, '2026-10-05')
    expect([status, body.message]).toEqual([200, 'Baja registrada.'])
    expect(body.efecto).toEqual(seen.efecto)
    expect(body.efecto).toMatchObject({
      adeudo: 1300 + 1300 + 1850 + 900,
      a_favor: 0,
      adelantados: [],
      otras: [],
    })
    expect(body.efecto.se_deben.map((each: { descripcion: string }) => each.descripcion)).toEqual([
      'COLEGIATURA SEPTIEMBRE 2026',
      'COLEGIATURA OCTUBRE 2026',
    ])
    expect(body.efecto.no_se_deben).toHaveLength(8)
    expect(seen.inscripcion).toMatchObject({ estado: 'INSCRITO', baja: null, grupo: `G ${pupil}` })
    expect(body.inscripcion).toMatchObject({
      id,
      estado: 'BAJA',
      grupo: null,
      beca: null,
      baja: { fecha: '2026-10-05', motivo: 'CAMBIO DE CIUDAD' },
    })
    expect(await states(pupil)).toBe('PPBBBBBBBB')
    expect((await months(pupil)).map(({ monto }) => monto).slice(0, 2)).toEqual([1300, 1300])
    expect(await namesIn('/alumnos/actualmente/inscritos')).not.toContain(pupil)
    expect(await namesIn('/alumnos/to/inscripcion')).not.toContain(pupil)
    expect(await namesIn('/alumnos/historial')).toContain(pupil)
    const { grado, grupo, becas, inscripcionId } = (await server.admin.get(`/alumnos/${pupil}`)).body.alumno
    expect([grado, grupo, becas, inscripcionId]).toEqual([null, null, [], null])
    expect((await server.admin.get(`/grupos/by/ciclo/${cycle}`)).body.grupos[0].alumnos).toEqual([])
    expect((await server.admin.get(`/becas/by/ciclo/${cycle}`)).body.becas[0].becasAlumnos).toEqual([])
    // September is overdue on 5 October; November is never owed, because the pupil left.
    today('2026-12-20')
    const { morosos } = (await server.admin.get('/morosos')).body
    const own = (each: { alumnos: { id: number }[] }) => each.alumnos.some((child) => child.id === pupil)
    expect(morosos.find(own)).toMatchObject({ vencido: 5350, por_vencer: 0 })
    const { familia } = (await server.admin.get(`/caja/familia?alumnoId=${pupil}`)).body
    expect(familia.hijos[0].colegiaturas).toHaveLength(2)
    const { total } = await account(pupil)
    expect(total.saldo).toBe(1300 + 1300 + 1850 + 900)
    const { bajas } = (await server.admin.get(`/inscripciones/bajas/${cycle}`)).body
    expect(bajas.find((each: { id: number }) => each.id === id)).toMatchObject({
      alumno: { id: pupil },
      fecha: '2026-10-05',
      motivo: 'CAMBIO DE CIUDAD',
      usuario: 'directora',
      adeudo: 5350,
    })
  })

  it('cannot be paid for, extended or charged as a year afterwards', async () => {
    const { pupil, id } = await enrolled()
    today('2026-09-05')
    await baja(id, '2026-09-05')
    const [september, october] = (await idsOf(pupil, 0, 1)) as [number, number]
    const refusal = 'COLEGIATURA OCTUBRE 2026 no se debe: el alumno está dado de baja y su saldo es $0.00.'
    const paid = await office.payMonths([october])
    expect([paid.status, paid.body.message]).toEqual([409, refusal])
    const extended = await server.admin.patch('/colegiaturas/prorroga', {
      ids: [october],
      hasta: '2026-12-01',
      motivo: 'X',
    })
    expect([extended.status, extended.body.message]).toEqual([409, refusal])
    const visit = await server.admin.post(
      '/caja/cobro',
      {
        alumnoId: pupil,
        lineas: [{ tipo: 'COLEGIATURA', id: october }],
        medios: [{ metodo_pago: 'EFECTIVO', monto: 2600 }],
      },
      { key: `visita-${pupil}` },
    )
    expect([visit.status, visit.body.message]).toEqual([409, refusal])
    const year = await office.payYear(pupil, cycle)
    expect([year.status, year.body.pagos.map((each: { id: number }) => each.id)]).toEqual([200, [september]])
  })

  it.each([
    ['the cycle’s first day', '2026-10-05', '2026-09-01', 'PBBBBBBBBB'],
    ['the last of a month', '2026-11-02', '2026-10-31', 'PPBBBBBBBB'],
    ['the last month', '2027-06-20', '2027-06-01', 'PPPPPPPPPP'],
    ['before the cycle', '2026-08-20', '2026-08-19', 'BBBBBBBBBB'],
    ['before the cycle, long ago', '2026-08-20', '2026-01-10', 'BBBBBBBBBB'],
  ])('of %s', async (_name, now, fecha, expected) => {
    const { pupil, id } = await enrolled()
    today(now)
    expect((await baja(id, fecha)).status).toBe(200)
    expect(await states(pupil)).toBe(expected)
  })

  it('refuses a day before the cycle or to come, twice, a past cycle and an unknown one, and writes nothing', async () => {
    const { pupil, id } = await enrolled()
    today('2026-10-05')
    const refusals: [Answer, number, string][] = [
      [
        await baja(id, '2026-08-31'),
        400,
        'El ciclo escolar empezó el 01/09/2026: la baja no puede ser de antes',
      ],
      [await baja(id, '2026-10-06'), 400, 'La baja no puede ser de un día que aún no llega'],
      [await baja(id, '2026-10-05', { motivo: '  ' }), 400, 'Debes colocar el motivo de la baja'],
      [await baja(id, '05/10/2026'), 400, 'fecha'],
      [await baja(id, '2026-10-05', { a_favor: 'true' }), 400, 'a_favor'],
      [await baja(987_654, '2026-10-05'), 404, 'No existe la inscripción 987654.'],
      [await back(id), 409, 'no está dado de baja'],
    ]
    for (const [{ status, body }, expected, told] of refusals)
      expect([status, JSON.stringify(body)]).toEqual([expected, expect.stringContaining(told)])
    expect(await states(pupil)).toBe('PPPPPPPPPP')
    expect((await baja(id, '2026-10-05')).status).toBe(200)
    const twice = await baja(id, '2026-10-05')
    expect([twice.status, twice.body.message]).toEqual([
      409,
      expect.stringMatching(/ya está dado de baja desde el 05\/10\/2026\.$/),
    ])
    today('2027-07-01')
    for (const answer of [await baja((await enrolled2()).id, '2027-06-01'), await back(id)])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        expect.stringContaining('terminó el 30/06/2027'),
      ])
  })

  /** Enrolled while the cycle ran; read when it is over. */
  const enrolled2 = async () => {
    today('2027-06-15')
    const made = await enrolled()
    today('2027-07-01')
    return made
  }

  it('leaves the enrolment of next year as it is, and says so', async () => {
    const { pupil, id } = await enrolled()
    const next = await office.addCycle({
      nombre: `SIGUIENTE ${pupil}`,
      fecha_inicio: '2027-09-01',
      fecha_fin: '2028-06-30',
    })
    const other = (await office.enrol(next, [pupil])).body.inscripciones[0].id
    today('2026-10-05')
    const { body } = await baja(id, '2026-10-05')
    expect(body.efecto.otras).toEqual([{ id: other, cicloEscolar: { id: next, name: `SIGUIENTE ${pupil}` } }])
    expect((await office.tuitionOf(pupil, next)).pagos.every(({ estado }) => estado === 'PENDIENTE')).toBe(
      true,
    )
  })

  it('ends an extension of a month after it, and keeps one of a month before it', async () => {
    const { pupil, id } = await enrolled()
    today('2026-10-05')
    const ids = await idsOf(pupil, 0, 2)
    await server.admin.patch('/colegiaturas/prorroga', { ids, hasta: '2026-12-31', motivo: 'DESEMPLEO' })
    await baja(id, '2026-10-05')
    expect((await months(pupil)).map(({ prorroga }) => prorroga?.hasta ?? null).slice(0, 3)).toEqual([
      ...['2026-12-31', null, null],
    ])
    today('2026-12-20')
    const { prorrogas } = (await server.admin.get('/morosos')).body
    const own = prorrogas.filter((each: { alumno: { id: number } }) => each.alumno.id === pupil)
    expect(own).toHaveLength(1)
  })
})
