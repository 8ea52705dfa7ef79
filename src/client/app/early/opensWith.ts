/**
 * What each screen reads first, besides the current cycle that every one shows: as the page itself asks, or it would be asked
 * twice. Only what needs no number of the address; a screen that is not here loses nothing but the head start.
 */
export const OPENS_WITH: Readonly<Record<string, readonly string[]>> = {
  '/': ['/tablero'],
  '/alumnos/inscritos': ['/alumnos/actualmente/inscritos'],
  '/historial/alumnos': ['/alumnos/historial'],
  '/padres/inscritos': ['/padres/inscritos'],
  '/historial/padres': ['/padres/all'],
  '/grupos': ['/ciclo/all'],
  '/caja': ['/padres/all', '/alumnos/historial'],
  '/cargos/pendientes': ['/cargos/pendientes/all', '/cargos/complementos'],
  '/cargos/inscripciones': ['/cargos/pendientes/inscripcion', '/cargos/complementos'],
  '/complemento/cargos': ['/cargos/complementos'],
  '/cargos/cancelados': ['/cargos/cancelados'],
  '/morosos': ['/morosos'],
  '/cortes': ['/cortes?pagina=1&por_pagina=10', '/cortes/actual'],
  '/selecciona/alumno/colegiatura': ['/alumnos/actualmente/inscritos', '/morosos'],
  '/historial/ciclos-escolares': ['/ciclo/all'],
  '/eventos': ['/eventos'],
  '/menciones': ['/menciones'],
  '/usuarios': ['/auth/users'],
  '/roles': ['/auth/roles'],
  '/reinscripciones': ['/ciclo/all'],
  '/departamentos': ['/plantilla/all/departamentos'],
  '/plantilla': ['/plantilla'],
}

export const CURRENT_CYCLE = '/ciclo/actual'
