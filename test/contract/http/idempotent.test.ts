import { contractRoutes, routeName } from '@test/support/contractRoutes'

/** These move money or make many rows at once. Without a key, a press that is sent again after a broken line would do it twice. */
const NEED_A_KEY = [
  'PATCH /cargos/pagar',
  'PATCH /cargos/pago/complemento',
  'PATCH /colegiaturas/pagar',
  'PATCH /colegiaturas/pago/anual',
  'PATCH /inscripciones/vencimientos',
  'POST /banco/confirmar',
  'POST /becas/hermanos/{cycleId}',
  'POST /caja/cobro',
  'POST /caja/devolucion',
  'POST /constancias',
  'POST /facturas/entregar',
  'POST /facturas/global',
  'POST /reinscripciones',
  'POST /servicios/{id}/alumnos',
]

test('these calls are refused without a key', async () => {
  const marked = (await contractRoutes()).filter(({ idempotent }) => idempotent).map(routeName)
  expect(marked.sort()).toEqual(NEED_A_KEY)
})
