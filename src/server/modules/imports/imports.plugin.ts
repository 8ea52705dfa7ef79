import { importsRoutes } from '@contract/imports/imports.routes'
import { importsSchemas, type ImportsContract } from '@contract/imports/imports.schemas'
import type { Api, WriteCall } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import { fileRoute } from '../../http/fileRoute'
import { badField } from '../../shared/problem'
import type { Sheet } from '../../sheets/sheet'
import type { Sheets } from '../../sheets/sheets'
import { MOST_ROWS } from '../../sheets/table'
import { templateFile, type Template, PUPIL_TEMPLATE_COLUMNS } from '../../sheets/template'
import type { ImportsService } from './imports.service'

const NOTES = [
  'Escriba los alumnos en la hoja «Alumnos», uno por fila, debajo de los encabezados.',
  'Una celda vacía no cambia nada de un alumno que ya está registrado.',
  'Antes de guardar, el programa dice fila por fila qué haría.',
]

const IMPORT_TEMPLATE: Template = {
  name: 'plantilla-alumnos',
  sheet: 'Alumnos',
  columns: PUPIL_TEMPLATE_COLUMNS,
  notes: NOTES,
}

export const importsPlugin = (api: Api, service: ImportsService, sheets: Sheets): void => {
  const sheetOf = ({ actor, files: [file] }: WriteCall): Promise<Sheet> => {
    if (!file) throw badField('file', 'Elige el archivo con los alumnos.')
    return sheets.read(String(actor.id), file, MOST_ROWS)
  }
  const { template, ...routes } = importsRoutes
  const { template: templateShape, ...shapes } = importsSchemas
  fileRoute<ImportsContract['template']['query']>(api, template, templateShape, ({ formato }) =>
    templateFile(IMPORT_TEMPLATE, formato),
  )
  contractRoutes(api, routes, shapes, {
    progress: async (call) => ({ avance: await service.progress(call, call.params.codigo) }),
    columns: async (call) => service.columns(call, await sheetOf(call), call.body),
    students: (call) => service.students(call, () => sheetOf(call), call.body),
  })
}
