import { toCsv } from '@contract/domain/csv'
import { IMPORT_COLUMNS, isRequiredColumn, type ImportColumn } from '@contract/imports/imports.rules'

const EXPLAINED: Record<ImportColumn, readonly [what: string, example: string]> = {
  nombres: ['Nombre o nombres del alumno, sin apellidos.', 'María José'],
  paterno: ['Primer apellido.', 'Muñoz'],
  materno: ['Segundo apellido. Puede quedar vacío.', 'García'],
  curp: [
    'Los 18 caracteres de su CURP; por ella se reconoce al alumno la próxima vez. Vacía si aún no la tiene.',
    'RALS190315MJCMPFA6',
  ],
  numero_control: ['Su número de control o matrícula; no se repite.', 'A-0123'],
  fecha_nacimiento: ['Como fecha de Excel o escrita 15/03/2019. Debe coincidir con la CURP.', '15/03/2019'],
  grado: ['PREESCOLAR o PRIMARIA. Solo queda anotado: no inscribe a nadie.', 'PRIMARIA'],
  gradoNumero: ['1 a 3 en preescolar, 1 a 6 en primaria.', '2'],
  padre: ['Nombre completo de la madre, el padre o el tutor.', 'Laura García Ruiz'],
  telefono: ['Sus 10 dígitos. Los hermanos comparten padre por teléfono y nombre.', '5512345678'],
  correo: ['Su correo. Puede quedar vacío.', 'laura@correo.mx'],
  responsable2_nombre: [
    'Otra persona a quién llamar, además del padre o tutor. Puede quedar vacío.',
    'Elena Ruiz Peña',
  ],
  responsable2_parentesco: ['Qué es del alumno: abuela, tío, chofer.', 'Abuela'],
  responsable2_telefono: ['Sus 10 dígitos; hace falta si escribe su nombre.', '5598765432'],
  responsable2_puede_recoger: ['SÍ o NO: si puede llevarse al alumno a la salida.', 'SÍ'],
  alergias: ['Las alergias del alumno, separadas por punto y coma.', 'NUEZ; PENICILINA'],
  documentos: [
    'Los documentos que ya entregó en papel, separados por punto y coma, como se llaman en «Documentos que se piden».',
    'ACTA DE NACIMIENTO; CURP',
  ],
}

export const PUPIL_TEMPLATE_COLUMNS: readonly (TemplateColumn & { readonly column: ImportColumn })[] =
  IMPORT_COLUMNS.map((column) => {
    const [what, example] = EXPLAINED[column]
    return { column, required: isRequiredColumn(column) ? 'Sí' : 'No', what, example }
  })

export interface Template {
  readonly name: string
  readonly sheet: string
  readonly columns: readonly TemplateColumn[]
  readonly notes: readonly string[]
}

interface TemplateColumn {
  readonly column: string
  readonly required: string
  readonly what: string
  readonly example: string
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const workbook = async ({ sheet, columns, notes }: Template): Promise<Buffer> => {
  const { default: writeXlsx } = await import('write-excel-file/universal')
  const rows = columns.map(({ column, required, what, example }) => [column, required, what, example])
  const written = writeXlsx([
    {
      sheet,
      columns: columns.map(() => ({ width: 22 })),
      data: [columns.map(({ column }) => column)],
      stickyRowsCount: 1,
    },
    {
      sheet: 'Explicación',
      columns: [{ width: 20 }, { width: 14 }, { width: 78 }, { width: 24 }],
      data: [['Columna', 'Obligatoria', 'Qué lleva', 'Ejemplo'], ...rows, [], ...notes.map((note) => [note])],
    },
  ])
  return Buffer.from(await (await written.toBlob()).arrayBuffer())
}

export const templateFile = async (template: Template, formato?: 'xlsx' | 'csv') => {
  const { name, columns } = template
  return formato === 'csv'
    ? {
        name: `${name}.csv`,
        type: 'text/csv; charset=utf-8',
        content: toCsv([columns.map(({ column }) => column)]),
      }
    : { name: `${name}.xlsx`, type: XLSX, content: await workbook(template) }
}
