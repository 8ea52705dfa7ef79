import { FILL_EVERYTHING } from '@contract/domain/messages'

/** Texts of the cycles; success and "all data" letter by letter from SPEC §5 and §8. */
export const texts = {
  current: 'Ciclo escolar actual',
  list: 'Historial de ciclos escolares',
  register: 'Registrar ciclo escolar',
  save: 'Registrar ciclo',
  saved: 'Ciclo Escolar Registrado Exitosamente',
  updated: 'Ciclo escolar actualizado',
  ups: 'UPS!!',
  missing: FILL_EVERYTHING,
  fields: {
    nombre: 'Nombre',
    fecha_inicio: 'Fecha de inicio',
    fecha_fin: 'Fecha de fin',
    costo_inscripcion: 'Costo de inscripción',
    mensualidad_preescolar: 'Mensualidad preescolar',
    mensualidad_primaria: 'Mensualidad primaria',
    costo_material: 'Costo de material',
    esquema: 'Meses que se cobran',
    meses: 'Meses con colegiatura',
    dia_limite: 'Día límite de pago',
    descuento_anual: 'Descuento por pago anual',
    recargo: 'Recargo por atraso',
    recargo_valor: { FIJO: 'Cantidad por mes iniciado', PORCENTAJE: 'Porcentaje por mes iniciado' },
    dias_gracia: 'Días de gracia',
  },
  tuition: 'Colegiaturas',
  tuitionText: 'Cuántas se cobran, hasta qué día y qué cuesta pagarlas tarde.',
  schemes: {
    TODOS: 'Todos los meses del ciclo',
    DIEZ: '10 meses (SEP-JUN)',
    ONCE: '11 meses (SEP-JUL)',
    DOCE: '12 meses (AGO-JUL)',
    DOCE_EN_ONCE: '12 pagos en 11 meses (dos en diciembre)',
    ELEGIDOS: 'Elegir los meses',
  },
  lateFees: { NINGUNO: 'Sin recargo', FIJO: 'Cantidad fija', PORCENTAJE: 'Porcentaje del precio de lista' },
  twice: 'Dos pagos',
  twiceIn: (month: string) => `Dos pagos en ${month}`,
  preview: 'Así queda',
  noDates: 'Escribe las fechas del ciclo para ver sus meses.',
  noMonths: 'En este ciclo no se cobran colegiaturas.',
  discountHint: 'Al pagar de una vez todos los meses abiertos',
  listPriceHint: 'Del precio de lista, antes de la beca',
  nameHint: 'Por ejemplo 2026-2027',
  open: 'Abrir inscripciones',
  close: 'Cerrar inscripciones',
  opened: 'inscripciones abiertas',
  closed: 'inscripciones cerradas',
  closeText: (name: string) =>
    `Nadie más podrá inscribirse en el ciclo ${name} hasta que las abras de nuevo.`,
  fixed: (count: number) =>
    `Fechas, precios y meses quedan como están: ya hay ${count} ${count === 1 ? 'alumno inscrito' : 'alumnos inscritos'}. El nombre, el descuento anual y el recargo sí pueden cambiar.`,
} as const

export const WHEN = { EN_CURSO: 'En curso', PROXIMO: 'Próximo', TERMINADO: 'Terminado' } as const
