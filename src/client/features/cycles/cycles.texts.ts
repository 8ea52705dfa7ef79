import * as paths from '../../ui/screens/paths'

export const cyclePath = ({ id }: { id: number }): string => paths.cycle(id)

/** The text after a registration is the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  current: 'Ciclo escolar actual',
  list: 'Historial de ciclos escolares',
  register: 'Registrar ciclo escolar',
  save: 'Registrar ciclo',
  saved: 'Ciclo Escolar Registrado Exitosamente',
  updated: 'Ciclo escolar actualizado',
  cycle: 'Ciclo escolar',
  unknown: 'No existe este ciclo escolar',
  see: 'Ver',
  copy: 'Copiar',
  copied: (name: string) => `Empieza como el ciclo ${name}, un año después`,
  copiedText: 'Revisa nombre, fechas y costos antes de registrarlo; reglas y meses son los mismos.',
  blank: 'Empezar en blanco',
  proposed: 'Empieza con el ciclo escolar de hoy',
  proposedText: 'Revisa nombre y fechas, y escribe tus precios: con ellos se inscribe y se cobra.',
  mayNotCreate: 'Tu rol no puede registrar un ciclo: lo hace quien tiene CICLO ESCOLAR · Crear.',
  deleteTitle: (name: string) => `¿Eliminar el ciclo ${name}?`,
  deleteText:
    'Se van sus meses y su cuestionario sin respuestas. Solo se puede mientras nadie esté inscrito y no tenga cargos, grupos ni becas.',
  deleted: 'Eliminacion Exitosa',
  deleteFailed: 'No se eliminó el ciclo',
  cannotDelete: (name: string) => `El ciclo ${name} no se puede eliminar`,
  cannotDeleteText: (count: number) =>
    count === 1 ? 'Hay 1 alumno inscrito en él.' : `Hay ${count} alumnos inscritos en él.`,
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
  opening: '¿La escuela ya va a medio ciclo?',
  openingText:
    'La apertura inscribe a todos desde tu Excel, con los meses que ya pagaron y lo que deben, sin generar recibos.',
  toOpening: 'Hacer la apertura',
  fixed: (count: number) =>
    `Fechas, precios y meses quedan como están: ya hay ${count} ${count === 1 ? 'alumno inscrito' : 'alumnos inscritos'}. El nombre, el descuento anual y el recargo sí pueden cambiar.`,
} as const

export const WHEN = { EN_CURSO: 'En curso', PROXIMO: 'Próximo', TERMINADO: 'Terminado' } as const
