import { importsRoutes } from '@contract/imports/imports.routes'
import { importsSchemas, type ImportsContract } from '@contract/imports/imports.schemas'
import type { Api, WriteCall } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { fileRoute } from '../../http/fileRoute'
import type { Sheet } from '../../sheets/sheet'
import type { Sheets } from '../../sheets/sheets'
import { MAX_SHEET_ROWS } from '../../sheets/table'
import { templateFile, type Template, PUPIL_TEMPLATE_COLUMNS } from '../../sheets/template'
import { requireFile } from '../../shared/problem'
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
  const sheetOf = ({ actor, files }: WriteCall): Promise<Sheet> =>
    sheets.read(String(actor.id), requireFile(files, 'Elige el archivo con los alumnos.'), MAX_SHEET_ROWS)
  const { downloadTemplate, ...routes } = importsRoutes
  const { downloadTemplate: templateShape, ...shapes } = importsSchemas
  fileRoute<ImportsContract['downloadTemplate']['query']>(
    api,
    downloadTemplate,
    templateShape,
    ({ formato }) => templateFile(IMPORT_TEMPLATE, formato),
  )
  contractRoutes(api, routes, shapes, {
    getProgress: async (call) => ({ avance: await service.getProgress(call, call.params.codigo) }),
    readColumns: async (call) => service.readColumns(call, await sheetOf(call), call.body),
    importStudents: (call) => service.importStudents(call, () => sheetOf(call), call.body),
  })
}
