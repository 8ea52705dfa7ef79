import { PUPIL_TEMPLATE_COLUMNS } from '../../sheets/pupilTemplate'
import type { Template } from '../../sheets/template'

const NOTES = [
  'Escriba los alumnos en la hoja «Alumnos», uno por fila, debajo de los encabezados.',
  'Una celda vacía no cambia nada de un alumno que ya está registrado.',
  'Antes de guardar, el programa dice fila por fila qué haría.',
]

export const IMPORT_TEMPLATE: Template = {
  name: 'plantilla-alumnos',
  sheet: 'Alumnos',
  columns: PUPIL_TEMPLATE_COLUMNS,
  notes: NOTES,
}
