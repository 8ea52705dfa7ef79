import { ledgerFaults } from '@server/backup/ledgerFaults'
import type { TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { cash, deskOf, month } from '../desk/family'
import { problemsOf } from '../imports/sheets'
import { aPupil, doOpening, openingOf, startInNovember, tryOpening, undo, type OpeningCells } from './opening'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  office = openOffice(server)
  // 2,600 a month from September to June, due on the 10th.
  cycle = await office.addCycle({ recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 } })
})
afterAll(() => server.close())

let last = 0
/** A row of a family of its own, blank where `debe_desde` was. */
const aRow = (cells: OpeningCells): OpeningCells => aPupil((last += 3), { debe_desde: null, ...cells })

const open = async (cells: OpeningCells) => {
  const { status, body } = await doOpening(server.admin, cycle, openingOf([aRow(cells)]))
  expect([status, body.resumen]).toEqual([200, { nuevos: 1, iguales: 0, con_error: 0 }])
  const [{ alumno, texto, totales }] = body.filas
  const { padre } = (await server.admin.get(`/alumnos/${alumno.id}`)).body.alumno
  return {
    opening: body.apertura.id as number,
    pupil: alumno.id as number,
    parent: padre.id as number,
    texto,
    totales,
  }
}
const monthsOf = async (pupil: number) => (await office.tuitionOf(pupil, cycle)).pagos
const shown = async (pupil: number) =>
  (await monthsOf(pupil)).map(({ estado, monto, abonado, saldado, saldo, recargo, folio }) => [
    ...[estado, monto, abonado, saldado ?? 0, saldo, recargo, folio],
  ])

// Without it a cell that cannot be true would become a debt that nobody has.
const WRONG: [OpeningCells, string, RegExp][] = [
  [
    { meses_debe: '2026-08' },
    'meses_debe',
    /^agosto de 2026 no es del ciclo 2026-2027, que va de 2026-09 a 2027-06$/,
  ],
  [{ meses_debe: 'sep 2027' }, 'meses_debe', /no es del ciclo/],
  [{ meses_debe: 'sep, dic' }, 'meses_debe', /^diciembre de 2026 es posterior al mes de los saldos/],
  [
    { meses_debe: '2026-10=5000' },
    'meses_debe',
    /^De octubre de 2026 debe \$5,000.00, más de lo que le cuesta: \$2,600.00$/,
  ],
  [{ meses_debe: 'oct=2,000', beca: '25 %' }, 'meses_debe', /más de lo que le cuesta: \$1,950.00$/],
  [{ meses_debe: 'oct=1900', mensualidad: 1800 }, 'meses_debe', /más de lo que le cuesta: \$1,800.00$/],
  [{ meses_debe: 'oct=1', beca: '100' }, 'meses_debe', /más de lo que le cuesta: \$0.00$/],
  [{ meses_debe: '2026-10=0' }, 'meses_debe', /^Lo que debe de octubre de 2026 es una cantidad mayor que 0/],
  [{ meses_debe: '2026-10=-500' }, 'meses_debe', /mayor que 0/],
  [{ meses_debe: 'oct=12.345' }, 'meses_debe', /mayor que 0/],
  [
    { meses_debe: 'pronto' },
    'meses_debe',
    /^«pronto» no es un mes. Escribe los meses que debe, como sep, nov/,
  ],
  [{ mensualidad: 0 }, 'mensualidad', /mayor que 0/],
  [{ mensualidad: -1800 }, 'mensualidad', /mayor que 0/],
  [{ mensualidad: '10,000,000.00' }, 'mensualidad', /hasta \$9,999,999.99/],
  [{ mensualidad: 'la de siempre' }, 'mensualidad', /cantidad en pesos/],
  [{ beca: 'media' }, 'beca', /^No dice de cuánto es la beca; escribe MEDIA BECA/],
]

it('what is no month or amount is an error of its cell', async () => {
  const rows = openingOf(WRONG.map(([cells]) => aRow(cells)))
  const { status, body } = await doOpening(server.admin, cycle, rows)
  expect([status, body.resumen]).toEqual([200, { nuevos: 0, iguales: 0, con_error: WRONG.length }])
  expect(problemsOf(body.filas)).toEqual(
    WRONG.map(([, column, why]) => ({ [column]: expect.stringMatching(why) })),
  )
  expect(body).not.toHaveProperty('apertura')
})

it('months that stand alone are owed beside those after the balances; which column wins is said', async () => {
  const rows = [
    aRow({ meses_debe: 'sep, oct' }),
    aRow({ meses_debe: 'septiembre y noviembre', debe_desde: 'octubre' }),
    aRow({ meses_debe: 'al corriente' }),
    aRow({ meses_debe: '2026-09; 2026-11=500.00' }),
    aRow({}),
  ]
  const { body } = await tryOpening(server.admin, cycle, openingOf(rows))
  expect(body.filas.map(({ texto }: { texto: string }) => texto.split('; ').slice(0, 2).join('; '))).toEqual([
    'Septiembre, octubre, diciembre en adelante: debe $23,400.00; saldado antes: noviembre',
    'Septiembre, noviembre en adelante: debe $23,400.00; saldado antes: octubre',
    'Diciembre en adelante: debe $18,200.00; saldado antes: septiembre, octubre, noviembre',
    'Septiembre, noviembre ($500.00), diciembre en adelante: debe $21,300.00; saldado antes: octubre',
    'Noviembre en adelante: debe $20,800.00; saldado antes: septiembre, octubre',
  ])
  expect(body.lecturas).toEqual(
    expect.arrayContaining([
      { columna: 'debe_desde', de: 'octubre', a: 'no cuenta: mandan los meses que debe', filas: 1 },
      expect.objectContaining({ columna: 'meses_debe', de: 'sep, oct', filas: 3 }),
      expect.objectContaining({
        columna: 'meses_debe',
        a: 'debe solo septiembre de 2026, noviembre de 2026 ($500.00)',
        filas: 1,
      }),
    ]),
  )
  // Only a row without either asks what the blank means.
  expect(body.sin_debe_desde).toEqual({ filas: 1 })
})

it('a month settled in part is owed by its rest, to the centavo, everywhere; its payment comes and goes', async () => {
  const { opening, pupil, parent, totales } = await open({ meses_debe: 'sep; 2026-10=500.00' })
  expect(totales).toMatchObject({ meses_saldados: 1, adeudo: 21_300, saldo_favor: 0 })
  const september = ['PENDIENTE', 2600, 0, 0, 2600, 520, null]
  // The recargo is on what is owed: 10 % of 2,600 × 500 ÷ 2,600.
  const october = ['PARCIAL', 2600, 2100, 2100, 500, 50, null]
  const later = Array(7).fill(['PENDIENTE', 2600, 0, 0, 2600, 0, null])
  const opened = [september, october, ['SALDADO', 2600, 0, 0, 0, 0, null], ...later]
  expect(await shown(pupil)).toEqual(opened)
  const books = async () => {
    const { estado } = (await server.admin.get(`/estados/alumno/${pupil}`)).body
    const { familia } = (await deskOf(server.admin).family({ padreId: parent })).body
    const { morosos } = (await server.admin.get('/morosos')).body
    const { vencido, recargos } = morosos.find(({ id }: { id: string }) => id === `padre-${parent}`)
    return {
      statement: [
        estado.total.saldo,
        estado.total.vencido,
        estado.total.recargos,
        estado.movimientos.at(-1).saldo,
      ],
      desk: [familia.vencido, familia.recargos, familia.total],
      debtors: [vencido, recargos],
    }
  }
  const owed = { statement: [21_300, 3100, 570, 21_300], desk: [3100, 570, 21_870], debtors: [3100, 570] }
  expect(await books()).toEqual(owed)
  const lineOf = async () =>
    (await server.admin.get(`/estados/alumno/${pupil}`)).body.estado.movimientos.find(
      ({ tipo, descripcion }: Record<string, string>) =>
        tipo === 'COLEGIATURA' && descripcion?.includes('OCTUBRE'),
    )
  expect(await lineOf()).toMatchObject({ cargo: 500, detalle: ['Saldado antes $2,100.00 de $2,600.00'] })
  expect(await ledgerFaults(server.db)).toEqual([])

  const [, second] = await monthsOf(pupil)
  const pay = (pesos: number, abono?: number) =>
    deskOf(server.admin).collect({
      padreId: parent,
      lineas: [month(second!.id, abono)],
      medios: [cash(pesos)],
    })
  expect((await pay(551)).status).toBe(409)
  const part = await pay(150, 150)
  expect(part.status).toBe(200)
  expect((await shown(pupil))[1]).toEqual(['PARCIAL', 2600, 2200, 2100, 400, 0, part.body.pago.folio])
  const rest = await pay(400)
  expect([rest.status, rest.body.pago.monto]).toEqual([200, 400])
  expect((await shown(pupil))[1]!.slice(0, 5)).toEqual(['PAGADO', 2600, 2600, 2100, 0])
  expect((await lineOf()).cargo).toBe(500)
  expect(await ledgerFaults(server.db)).toEqual([])
  const { status, body } = await undo(server.admin, opening)
  expect([status, body.message]).toEqual([409, expect.stringContaining('ya tiene un pago')])
  for (const { id } of [rest.body.pago, part.body.pago])
    expect((await server.admin.delete(`/pagos/${id}`, { motivo_cancelacion: 'PRUEBA' })).status).toBe(200)
  expect(await shown(pupil)).toEqual(opened)
  expect(await books()).toEqual(owed)
  // What its cancelled payments mention stays, called off.
  expect((await undo(server.admin, opening)).status).toBe(200)
  expect(await ledgerFaults(server.db)).toEqual([])
})

it('a baja takes the rest of it out without a credit for what was settled; a return owes it again', async () => {
  const { pupil, parent } = await open({ meses_debe: '2026-10=500.00', beca: '25 %' })
  const inscripcionId = (await server.admin.get(`/alumnos/${pupil}`)).body.alumno.inscripciones[0].id
  const leave = { inscripcionId, fecha: '2026-09-20', motivo: 'SE MUDA', a_favor: true }
  const before = (await shown(pupil))[1]
  expect(before).toEqual(['PARCIAL', 1950, 1450, 1450, 500, 66.67, null])
  const paid = await deskOf(server.admin).collect({
    padreId: parent,
    lineas: [month((await monthsOf(pupil))[1]!.id, 166.67)],
    medios: [cash(166.67)],
  })
  expect(paid.status).toBe(200)
  const gone = await server.admin.patch('/inscripciones/baja', leave)
  expect([gone.status, gone.body.efecto.adelantados]).toEqual([
    200,
    [expect.objectContaining({ monto: 100, descuento: 0, a_favor: 100 })],
  ])
  expect((await shown(pupil))[1]!.slice(0, 5)).toEqual(['BAJA', 1950, 1450, 1450, 0])
  expect(await deskOf(server.admin).credit({ padreId: parent })).toBe(100)
  expect((await server.admin.get(`/estados/alumno/${pupil}`)).body.estado.total.saldo).toBe(0)
  expect(await ledgerFaults(server.db)).toEqual([])
  expect((await server.admin.patch('/inscripciones/reingreso', { inscripcionId })).status).toBe(200)
  expect(await ledgerFaults(server.db)).toEqual([])
})

it('the same file again changes nothing; other months are an error that says what the opening had', async () => {
  const row = aRow({ meses_debe: 'sep; 2026-10=500.00', mensualidad: 1800 })
  const file = (cells: OpeningCells) => openingOf([{ ...row, ...cells }])
  expect((await doOpening(server.admin, cycle, file({}))).body.resumen.nuevos).toBe(1)
  const again = (await doOpening(server.admin, cycle, file({ meses_debe: 'septiembre, oct = $500' }))).body
  expect([again.resumen.iguales, again.filas[0].totales]).toEqual([
    1,
    { meses_saldados: 1, adeudo: 1800 + 500 + 7 * 1800, saldo_favor: 0 },
  ])
  const other = (await tryOpening(server.admin, cycle, file({ meses_debe: 'sep', mensualidad: null }))).body
  expect(other.filas[0].campos).toEqual({
    meses_debe: 'La apertura del 03/11/2026 decía 2026-09; 2026-10=500.00',
    mensualidad: 'La apertura del 03/11/2026 decía $1,800.00',
  })
})
