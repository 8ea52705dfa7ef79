import type { Issue } from './spec.issues'

export type SpecScreen = readonly [path: string, issue: Issue]

/** SPEC §2, screen by screen, with the issue that brings it. */
export const SPEC_SCREENS: readonly SpecScreen[] = [
  ['/login', 2],
  ['/', 2],

  ['/departamentos', 5],
  ['/registro/departamentos', 5],
  ['/departamento/:departamento', 5],
  ['/plantilla', 5],
  ['/registro/empleado', 5],
  ['/plantilla/:empleado', 5],

  ['/usuarios', 3],
  ['/roles', 3],
  ['/registro/rol', 3],
  ['/rol/:rol', 3],

  ['/calendario-escolar', 5],
  ['/registro/calendario', 5],
  ['/calendario/:id', 5],
  ['/eventos', 5],
  ['/registro/evento', 5],
  ['/evento/:evento', 5],
  ['/menciones', 5],
  ['/registro/mencion', 5],
  ['/mencion/:mencion', 5],

  ['/registro/alumno', 2],
  ['/alumnos/inscritos', 2],
  ['/historial/alumnos', 2],
  ['/alumno/:alumno', 2],

  ['/registro/padre', 3],
  ['/historial/padres', 3],
  ['/padres/inscritos', 3],
  ['/padre/:padre', 3],
  ['/padre/add/:padre', 3],

  ['/historial/ciclos-escolares', 2],
  ['/ciclo-escolar/actual', 2],
  ['/registro/ciclo-escolar', 2],
  ['/menu/inscripciones', 2],
  ['/registro/inscripciones/:grado', 2],

  ['/menu/registro/beca', 3],
  ['/registro/beca/:grado', 3],
  ['/becas/ciclo/actual', 3],
  ['/alumnos/becados', 3],
  ['/beca/:beca', 3],
  ['/beca/add/:beca', 3],

  ['/cargos/pendientes', 2],
  ['/cargos/inscripciones', 2],
  ['/registro/cargo', 4],
  ['/cargos/cancelados', 4],
  ['/complemento/cargos', 4],
  ['/selecciona/alumno/colegiatura', 4],
  ['/pago/colegiatura/:alumno', 4],
  ['/colegiatura/pago/anual', 4],
]

/** Screens of ours beside the spec's; a router path in neither table is a slip of the pen. */
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
]
