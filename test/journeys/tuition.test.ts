import { paymentsApi } from '@client/state/payments/payments.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { tuitionApi } from '@client/state/tuition/tuition.api'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice } from '@test/support/server/office'

let server: TestServer
let store: AppStore
let cycleId: number
let alumnoId: number
const { getTuition, payMonths, payYear } = tuitionApi.endpoints

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
  const office = openOffice(server)
  cycleId = await office.addCycle({
    descuento_anual: 6,
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 },
  })
  ;[alumnoId] = (await office.addPupils(1)) as [number]
  await office.enrol(cycleId, [alumnoId])
  await office.dueOnTheTenth()
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await store.dispatch(getTuition.initiate({ alumnoId, cycleId })).unwrap()
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

/** The statement as a page that is open shows it. */
const shown = () => getTuition.select({ alumnoId, cycleId })(store.getState()).data!
const folios = () => shown().pagos.map(({ folio }) => folio)
const open = (count: number): null[] => Array<null>(count).fill(null)

// The tests' day is 15/09: only September, due on the 10th, is late.
test('the statement says what is late today, and what the year would cost: no discount on a late month', () => {
  const { pagos, anual, ciclos, alumno } = shown()
  expect(pagos.map(({ monto, recargo }) => [monto, recargo]).slice(0, 3)).toEqual([
    [2600, 260],
    [2600, 0],
    [2600, 0],
  ])
  expect(anual).toEqual({
    meses: 10,
    con_descuento: 9,
    importe: 26_000,
    descuento_porcentaje: 6,
    descuento: 1404,
    recargos: 260,
    total: 24_856,
  })
  expect([alumno.grado, ciclos]).toEqual([
    'PRIMARIA',
    [{ id: cycleId, name: '2026-2027', abiertas: 10, saldo: 26_000 }],
  ])
})

test('two months by cheque: the statement that is open follows', async () => {
  const [first, second] = shown().pagos
  const { pago } = await store
    .dispatch(
      payMonths.initiate({
        ids: [first!.id, second!.id],
        metodo_pago: 'CHEQUE',
        referencia: '4471',
        total: 5460,
        idempotencyKey: 'journey-colegiatura-1',
      }),
    )
    .unwrap()
  expect([pago.monto, pago.referencia]).toEqual([5460, '4471'])
  await eventually(() => expect(folios()).toEqual([pago.folio, pago.folio, ...open(8)]))
  expect(shown().pagos[0]).toMatchObject({
    pagado: true,
    recargo: 260,
    metodo_pago: 'CHEQUE',
    pagoId: pago.id,
  })
  expect(shown().anual).toMatchObject({ meses: 8, importe: 20_800, recargos: 0, total: 19_552 })
  expect(shown().ciclos).toMatchObject([{ abiertas: 8, saldo: 20_800 }])
})

test('a paid month is refused, and so is a total that is not so any more', async () => {
  const [first, , third] = shown().pagos
  const pay = (id: number, total: number, idempotencyKey: string) =>
    store.dispatch(payMonths.initiate({ ids: [id], metodo_pago: 'EFECTIVO', total, idempotencyKey }))
  expect((await pay(first!.id, 2860, 'journey-colegiatura-2')).error).toMatchObject({
    status: 409,
    message: expect.stringContaining('ya está pagada con el folio 000001'),
  })
  expect((await pay(third!.id, 1, 'journey-colegiatura-3')).error).toMatchObject({
    status: 409,
    message: expect.stringContaining('$2,600.00'),
  })
  expect(folios()).toEqual([1, 1, ...open(8)])
})

test('a beca lowers what is open and the year with it, and touches nothing that is paid', async () => {
  const beca = { nombre: 'EXCELENCIA', porcentaje: 25, grado: 'PRIMARIA', id_ciclo: cycleId }
  const answer = await server.admin.post('/becas', { ...beca, alumnos: [{ id: alumnoId }] })
  expect(answer.status).toBe(200)
  await store.dispatch(getTuition.initiate({ alumnoId, cycleId }, { forceRefetch: true })).unwrap()
  expect(shown().beca).toMatchObject({ nombre: 'EXCELENCIA', porcentaje: 25 })
  expect(
    shown()
      .pagos.map(({ lista, monto }) => [lista, monto])
      .slice(1, 3),
  ).toEqual([
    [2600, 2600],
    [2600, 1950],
  ])
  expect(shown().anual).toMatchObject({ meses: 8, importe: 15_600, descuento: 936, total: 14_664 })
})

test('the year takes all that is open; cancelled with a reason it is open again', async () => {
  const { pago } = await store
    .dispatch(
      payYear.initiate({
        alumnoId,
        cicloEscolarId: cycleId,
        metodo_pago: 'EFECTIVO',
        total: 14_664,
        idempotencyKey: 'journey-colegiatura-4',
      }),
    )
    .unwrap()
  expect(pago.monto).toBe(14_664)
  await eventually(() => expect(shown().anual).toBeNull())
  expect(shown().pagos.every(({ pagado }) => pagado)).toBe(true)

  await store
    .dispatch(
      paymentsApi.endpoints.cancelPayment.initiate({
        id: pago.id,
        motivo_cancelacion: 'SE EQUIVOCÓ DE ALUMNO',
      }),
    )
    .unwrap()
  await eventually(() => expect(folios()).toEqual([1, 1, ...open(8)]))
  expect(shown().anual).toMatchObject({ meses: 8, total: 14_664 })
})
