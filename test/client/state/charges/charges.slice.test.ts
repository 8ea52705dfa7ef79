import { chargesApi } from '@client/state/charges/charges.api'
import { aChargeRow } from '@test/support/state/rows'
import { fed } from '@test/support/state/tables'

const { endpoints } = chargesApi
const rows = [aChargeRow(7, { descripcion: 'LIBROS' }), aChargeRow(3)]

test.each([
  ['GET /cargos/pendientes/all', endpoints.listPendingCharges.initiate()],
  ['GET /cargos/pendientes/inscripcion', endpoints.listPendingEnrolmentCharges.initiate()],
  ['GET /cargos/complementos', endpoints.listPartlyPaidCharges.initiate()],
  ['GET /cargos/cancelados', endpoints.listCancelledCharges.initiate()],
  ['GET /cargos/by/alumno/5', endpoints.listStudentCharges.initiate({ id: 5 })],
] as const)('%s feeds the table, and the cache keeps its ids alone', async (call, asks) => {
  const {
    data,
    rows: kept,
    cache,
    afterSalir,
  } = await fed('charges', {
    call,
    answer: { ok: true, cargos: rows },
    ask: (store) => store.dispatch(asks as ReturnType<typeof endpoints.listPendingCharges.initiate>),
  })
  expect(data).toEqual({ ids: [7, 3] })
  expect(kept).toEqual([rows[1], rows[0]])
  expect(cache).not.toContain('LIBROS')
  expect(afterSalir()).toEqual({ ids: [], entities: {}, asked: {} })
})
