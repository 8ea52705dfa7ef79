import { bankRoutes } from '@contract/bank/bank.routes'
import { cashCutsRoutes } from '@contract/cashCuts/cashCuts.routes'
import { chargesRoutes } from '@contract/charges/charges.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import { importsRoutes } from '@contract/imports/imports.routes'
import { invoicesRoutes } from '@contract/invoices/invoices.routes'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import type { Route } from '@contract/http/route'
import { allRoutes, routeName } from '@test/support/allRoutes'

/**
 * What answers with health, salaries, notes about adults, what families answered, a token, a second factor or a link that needs no session. A call
 * that loses its mark may stay in the browser's cache on a shared computer.
 */
const SENSITIVE = [
  'DELETE /documentos/{id}',
  'DELETE /responsables/{id}',
  'DELETE /responsables/{id}/archivo/{cual}',
  'GET /alumnos/{id}',
  'GET /alumnos/{id}/credencial',
  'GET /alumnos/{id}/documentos',
  'GET /alumnos/{id}/responsables',
  'GET /auth/verify',
  'GET /bitacora',
  'GET /buscar',
  'GET /credenciales/{codigo}',
  'GET /cuestionarios/respuestas/{cycleId}/padre/{id}',
  'GET /cuestionarios/respuestas/{id}',
  'GET /fichas',
  'GET /grupos/{id}/papeles/{cual}',
  'GET /plantilla',
  'GET /plantilla/empleado/departamento/{id}',
  'GET /plantilla/{id}',
  'PATCH /alumnos/{id}',
  'PATCH /cuestionarios/respuestas',
  'PATCH /fichas/{id}',
  'PATCH /responsables/{id}',
  'POST /alumnos',
  'POST /alumnos/{id}/documentos',
  'POST /alumnos/{id}/responsables',
  'POST /archivo',
  'POST /auth/login',
  'POST /auth/segundo-factor',
  'POST /auth/segundo-factor/codigos',
  'POST /auth/segundo-factor/confirmar',
  'POST /facturas/anuales',
  'POST /importar/alumnos',
  'POST /importar/apertura',
  'POST /importar/apertura/columnas',
  'POST /importar/columnas',
  'POST /padres/ligas',
  'POST /padres/{id}/liga',
  'POST /respaldos/llave',
  'POST /responsables/{id}/archivo/{cual}',
]

test('no cache keeps the answers of these calls', async () => {
  const marked = (await allRoutes()).filter(({ sensitive }) => sensitive).map(routeName)
  expect(marked.sort()).toEqual(SENSITIVE)
})

const MONEY = ['Payment', 'CashCut']

/** A type that is missing here leaves a paid debt on the other desks' screens, and it is asked for twice. */
test.each<[string, Route, string[]]>([
  ['charges', chargesRoutes.pay, ['Charge', ...MONEY]],
  ['the rest of a charge', chargesRoutes.complement, ['Charge', ...MONEY]],
  ['months', tuitionRoutes.pay, ['Tuition', ...MONEY]],
  ['a year', tuitionRoutes.payYear, ['Tuition', ...MONEY]],
  ['a visit', deskRoutes.collect, ['Charge', 'Tuition', ...MONEY]],
  ['deposits', bankRoutes.confirm, ['Charge', 'Tuition', 'Bank', ...MONEY]],
  ['a payment taken back', paymentsRoutes.cancel, ['Charge', 'Tuition', 'Bank', 'Invoice', ...MONEY]],
  ['a refund', deskRoutes.refund, MONEY],
  ['a refund taken back', deskRoutes.cancelRefund, MONEY],
  ['a drawer that is closed', cashCutsRoutes.close, MONEY],
  ['new charges', chargesRoutes.create, ['Charge']],
  ['charges of many', chargesRoutes.createMany, ['Charge']],
  ['a charge that is cancelled', chargesRoutes.cancel, ['Charge']],
  ['charges of one press that are cancelled', chargesRoutes.cancelBatch, ['Charge']],
  ['more time for months', tuitionRoutes.extend, ['Tuition']],
  ['a beca', scholarshipsRoutes.create, ['Scholarship', 'Tuition']],
  ['a beca of more pupils', scholarshipsRoutes.addStudents, ['Scholarship', 'Tuition']],
  ['a beca of fewer pupils', scholarshipsRoutes.removeStudents, ['Scholarship', 'Tuition']],
  ['another percent', scholarshipsRoutes.update, ['Scholarship', 'Tuition']],
  ['becas of brothers and sisters', scholarshipsRoutes.applySiblings, ['Scholarship', 'Tuition']],
  ['pupils out of a file', importsRoutes.importStudents, ['Student', 'Parent', 'Guardian']],
  ['to whom a payment is invoiced', invoicesRoutes.setReceiver, ['Invoice', 'Payment']],
])('%s: every list that shows what changed is read again', (_, { changes = [] }, expected) => {
  expect([...changes].sort()).toEqual([...expected].sort())
})
