import * as paths from '@contract/domain/screenPaths'

export const cyclePath = ({ id }: { id: number }): string => paths.cycle(id)

const PARTS = {
  fechas: 'Fechas y meses',
  precios: 'Precios',
  descuentos: 'Descuentos',
  atrasos: 'Atrasos',
} as const

const ORDINALS: Record<number, string> = { 2: 'Segundo', 3: 'Tercer', 4: 'Cuarto', 5: 'Quinto', 6: 'Sexto' }

/** The sentences after a registration are the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  current: 'Ciclo escolar actual',
  list: 'Historial de ciclos escolares',
  register: 'Registrar ciclo escolar',
  cycle: 'Ciclo escolar',
  fields: {
    fecha_inicio: 'Fecha de inicio',
    fecha_fin: 'Fecha de fin',
    costo_inscripcion: 'Costo de inscripción',
    mensualidad_preescolar: 'Mensualidad preescolar',
    mensualidad_primaria: 'Mensualidad primaria',
    costo_material: 'Costo de material',
    descuento_anual: 'Descuento por pago anual',
    recargo: 'Recargo por atraso',
    dia_habil: 'Si el día límite es inhábil',
    pronto_pago: 'Descuento por pronto pago',
    pronto_valor: 'Descuento de cada colegiatura',
    acumulacion: 'Con dos becas se aplica',
  },
  rowFields: { costo_inscripcion: 'Inscripción', costo_material: 'Material', mensualidad: 'Mensualidad' },
  partTitle: (number: number, part: keyof typeof PARTS) => `${number}. ${PARTS[part]}`,
  partText: {
    fechas: 'Cuántas colegiaturas se cobran y hasta qué día.',
    precios: 'Los generales, y los grados que pagan otra cosa.',
    descuentos: 'Por pagar el año de una vez, por pagar pronto y por hermanos.',
    atrasos: 'Qué cuesta pagar tarde.',
  },
  workingDays: {
    NINGUNO: 'No se mueve',
    SIGUIENTE: 'Pasa al siguiente día hábil',
    ANTERIOR: 'Se adelanta al día hábil anterior',
  },
  earlyKinds: { NINGUNO: 'Sin descuento', PORCENTAJE: 'Porcentaje', FIJO: 'Cantidad fija' },
  accumulations: {
    MAYOR: 'Solo la mayor',
    SUMA: 'La suma de las dos, hasta 100 %',
    SUCESIVA: 'Una sobre lo que deja la otra',
  },
  siblings: 'Descuento a hermanos',
  siblingPlace: (place: number, isLast: boolean) => `${ORDINALS[place]} hijo${isLast ? ' y siguientes' : ''}`,
  removeSibling: (place: number) => `Quitar el descuento del ${ORDINALS[place]?.toLowerCase()} hijo`,
  schemes: {
    TODOS: 'Todos los meses del ciclo',
    DIEZ: '10 meses (SEP-JUN)',
    ONCE: '11 meses (SEP-JUL)',
    DOCE: '12 meses (AGO-JUL)',
    DOCE_EN_ONCE: '12 pagos en 11 meses (dos en diciembre)',
    ELEGIDOS: 'Elegir los meses',
  },
  lateFees: { NINGUNO: 'Sin recargo', FIJO: 'Cantidad fija', PORCENTAJE: 'Porcentaje del precio de lista' },
  close: 'Cerrar inscripciones',
  opened: 'inscripciones abiertas',
  closed: 'inscripciones cerradas',
} as const

export const WHEN = { EN_CURSO: 'En curso', PROXIMO: 'Próximo', TERMINADO: 'Terminado' } as const
