import { chargesApi } from '@client/state/charges/charges.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice } from '@test/support/server/office'
import {
  selectCancelledCharges,
  selectChargesOfStudent,
  selectPartlyPaidCharges,
  selectPendingCharges,
} from '@test/support/state/shown'

let server: TestServer
let store: AppStore
let cycleId: number
let pupils: number[]
const { endpoints } = chargesApi

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
  const office = openOffice(server)
  cycleId = await office.addCycle()
  pupils = await office.addPupils(3)
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await Promise.all([
    store.dispatch(endpoints.listPendingCharges.initiate()),
    store.dispatch(endpoints.listPartlyPaidCharges.initiate()),
    store.dispatch(endpoints.listCancelledCharges.initiate()),
    store.dispatch(endpoints.listStudentCharges.initiate({ id: pupils[0]! })),
  ])
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
/** The ids in each open list of charges. */
const lists = () => {
  const state = store.getState()
  return {
    pending: idsOf(selectPendingCharges(state)),
    partly: idsOf(selectPartlyPaidCharges(state)),
    cancelled: idsOf(selectCancelledCharges(state)),
  }
}
const CASH = { metodo_pago: 'EFECTIVO' as const, referencia: null }
let charged: number[]

test('three pupils are charged at once, and stand in the pending list', async () => {
  const { cargos } = await store
    .dispatch(
      endpoints.createCharges.initiate({
        idCicloEscolar: cycleId,
        alumnos: pupils.map((id) => ({ id })),
        descripcion: 'excursión',
        fecha: '2026-09-15',
        monto: 1234.56,
        idempotencyKey: 'journey-cargos-1',
      }),
    )
    .unwrap()
  charged = idsOf(cargos)
  expect(charged).toHaveLength(3)
  await eventually(() => expect(lists()).toEqual({ pending: charged, partly: [], cancelled: [] }))
})

test('paid in part it moves to the complements, and complemented it is paid', async () => {
  const [id, ...others] = charged as [number, number, number]
  const partly = await store
    .dispatch(
      endpoints.payCharge.initiate({
        id,
        ...CASH,
        pago_parcial: true,
        abono: 1000.01,
        monto_restante: 234.55,
        idempotencyKey: 'journey-cargos-2',
      }),
    )
    .unwrap()
  expect(partly.cargo.monto_restante).toBe(234.55)
  await eventually(() => expect(lists()).toEqual({ pending: others, partly: [id], cancelled: [] }))

  const rest = await store
    .dispatch(
      endpoints.complementCharge.initiate({
        idCargo: id,
        ...CASH,
        abono: 234.55,
        monto_restante: 0,
        idempotencyKey: 'journey-cargos-3',
      }),
    )
    .unwrap()
  expect([rest.cargo.estado, rest.pago.folio]).toEqual(['PAGADO', partly.pago.folio + 1])
  await eventually(() => expect(lists()).toEqual({ pending: others, partly: [], cancelled: [] }))
  const ofPupil = selectChargesOfStudent({ id: pupils[0]! })
  await eventually(() =>
    expect(ofPupil(store.getState())).toEqual([
      expect.objectContaining({ id, estado: 'PAGADO', abono: 1234.56 }),
    ]),
  )
})

test('another desk was faster: the refusal says it, and the charge as it is now can be asked for', async () => {
  const [, id] = charged as [number, number, number]
  await openOffice(server).payPart(id, 500)
  const refused = await store.dispatch(
    endpoints.payCharge.initiate({ id, ...CASH, monto_restante: 0, idempotencyKey: 'journey-cargos-4' }),
  )
  expect(refused.error).toMatchObject({ status: 409, message: expect.stringContaining('$734.56') })
  await store.dispatch(endpoints.listStudentCharges.initiate({ id: pupils[1]! }, { forceRefetch: true }))
  expect(store.getState().charges.entities[id]).toMatchObject({ estado: 'PARCIAL', monto_restante: 734.56 })
})

test('a cancelled charge stays, with the reason and who did it', async () => {
  const [paid, , id] = charged as [number, number, number]
  const gone = { id, motivo_cancelacion: 'SE REPITIÓ', idempotencyKey: 'journey-cargos-5' }
  await store.dispatch(endpoints.cancelCharge.initiate(gone)).unwrap()
  await eventually(() => expect(lists().cancelled).toEqual([id]))
  await eventually(() => expect(lists().pending).toEqual([]))
  expect(selectCancelledCharges(store.getState())[0]).toMatchObject({
    motivo_cancelacion: 'SE REPITIÓ',
    cancelado_por: ADMIN.user,
    monto_restante: 0,
  })
  const refused = await store.dispatch(
    endpoints.cancelCharge.initiate({ ...gone, id: paid, idempotencyKey: 'k6' }),
  )
  expect(refused.error).toMatchObject({ status: 409 })
})
