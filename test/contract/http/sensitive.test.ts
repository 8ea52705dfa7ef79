import { contractRoutes, routeName } from '@test/support/contractRoutes'

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
  const marked = (await contractRoutes()).filter(({ sensitive }) => sensitive).map(routeName)
  expect(marked.sort()).toEqual(SENSITIVE)
})
