import { toCsv } from '@contract/domain/csv'
import { IMPORT_COLUMNS, isRequiredColumn, type ImportColumn } from '@contract/imports/imports.rules'

/** Explanation and example of each column, for the user filling in the template. */
const EXPLAINED: Record<ImportColumn, readonly [what: string, example: string]> = {
  nombres: ['Nombre o nombres del alumno, sin apellidos.', 'María José'],
  paterno: ['Primer apellido.', 'Muñoz'],
  materno: ['Segundo apellido. Puede quedar vacío.', 'García'],
  curp: [
    'Los 18 caracteres de su CURP; por ella se reconoce al alumno la próxima vez.',
    'RALS190315MJCMPFA6',
  ],
  numero_control: ['Su número de control o matrícula; no se repite.', 'A-0123'],
  fecha_nacimiento: ['Como fecha de Excel o escrita 15/03/2019. Debe coincidir con la CURP.', '15/03/2019'],
  grado: ['PREESCOLAR o PRIMARIA. Solo queda anotado: no inscribe a nadie.', 'PRIMARIA'],
  gradoNumero: ['1 a 3 en preescolar, 1 a 6 en primaria.', '2'],
  padre: ['Nombre completo de la madre, el padre o el tutor.', 'Laura García Ruiz'],
  telefono: ['Sus 10 dígitos. Los hermanos comparten padre por teléfono y nombre.', '5512345678'],
  correo: ['Su correo. Puede quedar vacío.', 'laura@correo.mx'],
  alergias: ['Las alergias del alumno, separadas por punto y coma.', 'NUEZ; PENICILINA'],
}

const NOTES = [
  'Escriba los alumnos en la hoja «Alumnos», uno por fila, debajo de los encabezados.',
  'Una celda vacía no cambia nada de un alumno que ya está registrado.',
  'Antes de guardar, el programa dice fila por fila qué haría.',
]

export const templateCsv = (): string => toCsv([IMPORT_COLUMNS])

/** The template as a workbook: an empty sheet to fill in, and one that explains the columns. */
export const templateXlsx = async (): Promise<Uint8Array> => {
  const { default: writeXlsx } = await import('write-excel-file/universal')
  const rows = IMPORT_COLUMNS.map((column) => [
    column,
    isRequiredColumn(column) ? 'Sí' : 'No',
    ...EXPLAINED[column],
  ])
  const written = writeXlsx([
    {
      sheet: 'Alumnos',
      columns: IMPORT_COLUMNS.map(() => ({ width: 22 })),
      data: [[...IMPORT_COLUMNS]],
      stickyRowsCount: 1,
    },
    {
      sheet: 'Explicación',
      columns: [{ width: 20 }, { width: 14 }, { width: 78 }, { width: 24 }],
      data: [['Columna', 'Obligatoria', 'Qué lleva', 'Ejemplo'], ...rows, [], ...NOTES.map((note) => [note])],
    },
  ])
  return new Uint8Array(await (await written.toBlob()).arrayBuffer())
}
