import { BALANCE_COLUMNS, PUPIL_COLUMNS } from '@contract/openings/openings.rules'
import { PUPIL_TEMPLATE_COLUMNS } from '../../sheets/pupilTemplate'
import type { Template } from '../../sheets/template'

type BalanceColumn = (typeof BALANCE_COLUMNS)[number]

/** Explanation and example of each column, for the user filling in the template. */
const EXPLAINED: Record<BalanceColumn, readonly [what: string, example: string]> = {
  grupo: ['Su grupo. Si no existe se hace. Puede quedar vacío.', 'B'],
  beca: ['El porcentaje de su beca sobre la colegiatura, o el nombre de una beca del ciclo.', '25 %'],
  debe_desde: [
    'El primer mes que debe todavía; los de antes se dan por saldados. Vacío: el mes de la fecha de los saldos. NADA: no debe ninguno.',
    '2026-10',
  ],
  inscripcion: ['PAGADA, DEBE, o cuánto se debe todavía. Vacío: PAGADA.', 'PAGADA'],
  material: ['PAGADA, DEBE, o cuánto se debe todavía. Vacío: PAGADA.', '450.00'],
  saldo_anterior: ['Lo que debe de antes de este ciclo, en pesos.', '1200.00'],
  saldo_a_favor: ['Lo que la familia tiene a su favor, en pesos.', '300.00'],
}

const NOTES = [
  'Escriba los alumnos en la hoja «Apertura», uno por fila, debajo de los encabezados.',
  'Al alumno se le reconoce por su CURP o su número de control. A quien no esté registrado se le registra con las demás columnas.',
  'Una celda vacía toma lo que dice arriba: no hace falta llenarlas todas.',
  'Ningún pago ni folio sale de este archivo: lo pagado antes queda como «Saldado antes».',
  'Antes de guardar, el programa dice fila por fila qué haría y cuánto suma.',
]

const required = (column: string): string => {
  if (column === 'grado') return 'Sí'
  return PUPIL_COLUMNS.some((each) => each === column) ? 'Una de las dos' : 'No'
}

const PLACE = 'PREESCOLAR o PRIMARIA: el nivel en que se inscribe.'

export const OPENING_TEMPLATE: Template = {
  name: 'plantilla-apertura',
  sheet: 'Apertura',
  columns: [
    ...PUPIL_TEMPLATE_COLUMNS.map((each) => ({
      ...each,
      required: required(each.column),
      what: each.column === 'grado' ? PLACE : each.what,
    })),
    ...BALANCE_COLUMNS.map((column) => {
      const [what, example] = EXPLAINED[column]
      return { column, required: 'No', what, example }
    }),
  ],
  notes: NOTES,
}
