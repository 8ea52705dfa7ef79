/** The screens that the customer named (decisions/domain/screens#routes). */
export const CUSTOMER_SCREENS: readonly string[] = [
  '/login',
  '/',

  '/departamentos',
  '/registro/departamentos',
  '/departamento/:departamento',
  '/plantilla',
  '/registro/empleado',
  '/plantilla/:empleado',

  '/usuarios',
  '/roles',
  '/registro/rol',
  '/rol/:rol',

  '/calendario-escolar',
  '/registro/calendario',
  '/calendario/:id',
  '/eventos',
  '/registro/evento',
  '/evento/:evento',
  '/menciones',
  '/registro/mencion',
  '/mencion/:mencion',

  '/registro/alumno',
  '/alumnos/inscritos',
  '/historial/alumnos',
  '/alumno/:alumno',

  '/registro/padre',
  '/historial/padres',
  '/padres/inscritos',
  '/padre/:padre',
  '/padre/add/:padre',

  '/historial/ciclos-escolares',
  '/ciclo-escolar/actual',
  '/registro/ciclo-escolar',
  '/menu/inscripciones',
  '/registro/inscripciones/:grado',

  '/menu/registro/beca',
  '/registro/beca/:grado',
  '/becas/ciclo/actual',
  '/alumnos/becados',
  '/beca/:beca',
  '/beca/add/:beca',

  '/cargos/pendientes',
  '/cargos/inscripciones',
  '/registro/cargo',
  '/cargos/cancelados',
  '/complemento/cargos',
  '/selecciona/alumno/colegiatura',
  '/pago/colegiatura/:alumno',
  '/colegiatura/pago/anual',
]

/** Screens of ours. A path of the router in neither table is a slip of the pen. */
export const OUR_SCREENS: readonly string[] = [
  '/grupos',
  '/grupo/:grupo',
  '/grupo/add/:grupo',
  '/ciclo-escolar/cuestionario',
  '/pagos',
  '/recibo/:codigo',
  '/cortes',
  '/corte/:corte',
  '/estado-de-cuenta',
  '/estado-de-cuenta/:alumno',
  '/morosos',
  '/caja',
]
