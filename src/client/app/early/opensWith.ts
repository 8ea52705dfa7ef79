type Reads = Readonly<Record<string, string>>

/** Write each call as the page makes it, or it is made twice. No addresses with ids. A page missing here only loads later. */
export const OPENS_WITH: Readonly<Record<string, Reads>> = {
  '/': { getDashboard: '/tablero' },
  '/alumnos/inscritos': { listEnrolledStudents: '/alumnos/actualmente/inscritos' },
  '/historial/alumnos': { listStudents: '/alumnos/historial?maximo=2000' },
  '/padres/inscritos': { listEnrolledParents: '/padres/inscritos' },
  '/historial/padres': { listParents: '/padres/all' },
  '/grupos': { listCycles: '/ciclo/all' },
  '/cargos/pendientes': {
    listPendingCharges: '/cargos/pendientes/all',
    listPartlyPaidCharges: '/cargos/complementos',
  },
  '/cargos/inscripciones': {
    listPendingEnrolmentCharges: '/cargos/pendientes/inscripcion',
    listPartlyPaidCharges: '/cargos/complementos',
  },
  '/complemento/cargos': { listPartlyPaidCharges: '/cargos/complementos' },
  '/cargos/cancelados': { listCancelledCharges: '/cargos/cancelados' },
  '/morosos': { listDebtors: '/morosos?maximo=2000' },
  '/adeudos/por-vencer': { listUpcoming: '/adeudos/proximos' },
  '/cortes': { listCashCuts: '/cortes?pagina=1&por_pagina=10', getCurrentCut: '/cortes/actual' },
  '/selecciona/alumno/colegiatura': {
    listEnrolledStudents: '/alumnos/actualmente/inscritos',
    listDebtors: '/morosos?por=alumno',
  },
  '/historial/ciclos-escolares': { listCycles: '/ciclo/all' },
  '/eventos': { listEvents: '/eventos' },
  '/menciones': { listMentions: '/menciones' },
  '/usuarios': { listUsers: '/auth/users' },
  '/roles': { listRoles: '/auth/roles' },
  '/reinscripciones': { listCycles: '/ciclo/all' },
  '/departamentos': { listDepartments: '/plantilla/all/departamentos' },
  '/plantilla': { listEmployees: '/plantilla' },
}

export const CURRENT_CYCLE: Reads = { getCurrentCycle: '/ciclo/actual' }
