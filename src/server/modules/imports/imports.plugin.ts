import { importsRoutes } from '@contract/imports/imports.routes'
import { importsSchemas, type ImportsContract } from '@contract/imports/imports.schemas'
import type { Api, WriteCall } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import { fileRoute } from '../../http/fileRoute'
import { badField } from '../../shared/problem'
import type { Sheet } from '../../sheets/sheet'
import { createSheets } from '../../sheets/sheets'
import { MOST_ROWS } from '../../sheets/table'
import type { ImportsService } from './imports.service'
import { templateCsv, templateXlsx } from './template'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const importsPlugin = (api: Api, service: ImportsService): void => {
  const sheets = createSheets()
  api.app.addHook('onClose', () => sheets.close())
  const sheetOf = ({ actor, files: [file] }: WriteCall): Promise<Sheet> => {
    if (!file) throw badField('file', 'Elige el archivo con los alumnos.')
    return sheets.read(String(actor.id), file, MOST_ROWS)
  }
  const { template, ...routes } = importsRoutes
  const { template: templateShape, ...shapes } = importsSchemas
  fileRoute<ImportsContract['template']['query']>(api, template, templateShape, async ({ formato }) =>
    formato === 'csv'
      ? { name: 'plantilla-alumnos.csv', type: 'text/csv; charset=utf-8', content: templateCsv() }
      : { name: 'plantilla-alumnos.xlsx', type: XLSX, content: Buffer.from(await templateXlsx()) },
  )
  contractRoutes(api, routes, shapes, {
    progress: async (call) => ({ avance: await service.progress(call, call.params.codigo) }),
    columns: async (call) => service.columns(call, await sheetOf(call)),
    students: (call) => service.students(call, () => sheetOf(call), call.body),
  })
}
