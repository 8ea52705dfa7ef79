/** Texts of the cycles; success and "all data" letter by letter from SPEC §5 and §8. */
export const texts = {
  current: 'Ciclo escolar actual',
  list: 'Historial de ciclos escolares',
  register: 'Registrar ciclo escolar',
  save: 'Registrar ciclo',
  saved: 'Ciclo Escolar Registrado Exitosamente',
  updated: 'Ciclo escolar actualizado',
  ups: 'UPS!!',
  missing: 'Debes Llenar todos los Datos',
  fields: {
    nombre: 'Nombre',
    fecha_inicio: 'Fecha de inicio',
    fecha_fin: 'Fecha de fin',
    costo_inscripcion: 'Costo de inscripción',
    mensualidad_preescolar: 'Mensualidad preescolar',
    mensualidad_primaria: 'Mensualidad primaria',
    costo_material: 'Costo de material',
  },
  nameHint: 'Por ejemplo 2026-2027',
  open: 'Abrir inscripciones',
  close: 'Cerrar inscripciones',
  opened: 'inscripciones abiertas',
  closed: 'inscripciones cerradas',
  closeText: (name: string) =>
    `Nadie más podrá inscribirse en el ciclo ${name} hasta que las abras de nuevo.`,
  fixed: (count: number) =>
    `Fechas y precios quedan como están: ya hay ${count} ${count === 1 ? 'alumno inscrito' : 'alumnos inscritos'}.`,
} as const

export const WHEN = { EN_CURSO: 'En curso', PROXIMO: 'Próximo', TERMINADO: 'Terminado' } as const
