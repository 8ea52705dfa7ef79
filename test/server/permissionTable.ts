/**
 * DOMAIN §2, call by call, written by hand: what opens it is any one of the pairs, `session` any live session. The contract
 * says the same in code; a slip in either shows in permissions.test.ts, and so does a route without a row here.
 */
export const PERMISSION_TABLE: Record<string, 'public' | 'session' | readonly string[]> = {
  'GET /health': 'public',

  'POST /auth/login': 'public',
  'GET /auth/verify': 'session',
  'POST /auth/logout': 'session',

  'GET /auth/users': ['USUARIOS READ'],
  'POST /auth/register': ['USUARIOS CREATE'],
  'PATCH /auth/user/{id}': ['USUARIOS UPDATE'],
  'PATCH /auth/password/{id}': ['USUARIOS UPDATE'],
  'DELETE /auth/user/{id}': ['USUARIOS DELETE'],

  'GET /auth/roles': ['ROLES READ', 'USUARIOS CREATE', 'USUARIOS UPDATE'],
  'GET /auth/rol/{id}': ['ROLES READ'],
  'POST /auth/rol': ['ROLES CREATE'],
  'PATCH /auth/rol/{id}': ['ROLES UPDATE'],
  'DELETE /auth/rol/{id}': ['ROLES DELETE'],

  'GET /ciclo/actual': 'session',
  'GET /ciclo/all': ['CICLO ESCOLAR READ'],
  'POST /ciclo': ['CICLO ESCOLAR CREATE'],
  'PATCH /ciclo/{id}': ['CICLO ESCOLAR UPDATE'],
  'POST /ciclo/formulario': ['CICLO ESCOLAR CREATE'],
  'GET /ciclo/cuestionario/{id}': ['CICLO ESCOLAR READ'],
  'GET /cuestionarios/respuestas/{id}': ['PADRES READ'],
  'GET /cuestionarios/respuestas/{cycleId}/padre/{id}': ['PADRES READ'],
  'PATCH /cuestionarios/respuestas': ['PADRES UPDATE'],
  'GET /cuestionarios/pendientes/{id}': ['PADRES READ', 'INSCRIPCIONES READ', 'INSCRIPCIONES CREATE'],

  'POST /inscripciones': ['INSCRIPCIONES CREATE'],
  'GET /alumnos/to/inscripcion': ['INSCRIPCIONES READ', 'INSCRIPCIONES CREATE'],

  'GET /alumnos/sin/padre': ['ALUMNOS READ', 'PADRES CREATE', 'PADRES UPDATE'],
  'GET /alumnos/actualmente/inscritos': [
    'ALUMNOS READ',
    'CARGOS READ',
    'COLEGIATURAS READ',
    'BECAS READ',
    'INSCRIPCIONES READ',
  ],
  'GET /alumnos/historial': ['ALUMNOS READ'],
  'GET /alumnos/{id}': ['ALUMNOS READ'],
  'POST /alumnos': ['ALUMNOS CREATE'],
  'PATCH /alumnos/{id}': ['ALUMNOS UPDATE'],

  'GET /alumnos/to/grupo/{id}': ['ALUMNOS READ'],
  'GET /grupos/by/ciclo/{id}': ['ALUMNOS READ'],
  'POST /grupos': ['ALUMNOS CREATE'],
  'PATCH /grupos/add/alumnos': ['ALUMNOS UPDATE'],

  'GET /padres/all': ['PADRES READ'],
  'GET /padres/inscritos': ['PADRES READ'],
  'GET /padres/one/{id}': ['PADRES READ'],
  'POST /padres': ['PADRES CREATE'],
  'PATCH /padres/update/{id}': ['PADRES UPDATE'],
  'PATCH /padres/add/hijo': ['PADRES UPDATE'],
  'PATCH /padres/create/user': ['PADRES UPDATE'],
  'PATCH /padres/password/user': ['PADRES UPDATE'],
  'POST /avisos/administracion/padre': ['PADRES UPDATE'],
  'GET /avisos/padre/{id}': ['PADRES READ'],

  'POST /becas': ['BECAS CREATE'],
  'GET /becas/by/id/{id}': ['BECAS READ'],
  'GET /becas/by/ciclo/{id}': ['BECAS READ'],
  'PATCH /becas/add/alumnos': ['BECAS UPDATE'],
  'GET /alumnos/to/beca/{grado}': ['BECAS READ'],
  'GET /alumnos/with/beca/{cycleId}': ['BECAS READ'],

  'GET /cargos/pendientes/inscripcion': ['CARGOS READ'],
  'GET /cargos/pendientes/all': ['CARGOS READ'],
  'GET /cargos/cancelados': ['CARGOS READ'],
  'GET /cargos/complementos': ['CARGOS READ'],
  'GET /cargos/by/alumno/{id}': ['CARGOS READ'],
  'POST /cargos/new': ['CARGOS CREATE'],
  'PATCH /cargos/pagar': ['CARGOS UPDATE'],
  'PATCH /cargos/pago/complemento': ['CARGOS UPDATE'],
  'DELETE /cargos/cancelar/{id}': ['CARGOS DELETE'],

  'GET /colegiaturas/alumno/{alumnoId}/{cycleId}': ['COLEGIATURAS READ'],
}
