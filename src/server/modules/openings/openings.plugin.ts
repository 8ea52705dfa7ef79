import { openingsRoutes } from '@contract/openings/openings.routes'
import { openingsSchemas, type OpeningsContract } from '@contract/openings/openings.schemas'
import type { Api, WriteCall } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import { cancelReason } from '../../http/ledgerAnswers'
import { fileRoute } from '../../http/fileRoute'
import { badField } from '../../shared/problem'
import type { Sheet } from '../../sheets/sheet'
import type { Sheets } from '../../sheets/sheets'
import { MOST_ROWS } from '../../sheets/table'
import { templateFile } from '../../sheets/template'
import type { OpeningsService } from './openings.service'
import { OPENING_TEMPLATE } from './template'

export const openingsPlugin = (api: Api, service: OpeningsService, sheets: Sheets): void => {
  const sheetOf = ({ actor, files: [file] }: WriteCall): Promise<Sheet> => {
    if (!file) throw badField('file', 'Elige el archivo con los alumnos.')
    return sheets.read(String(actor.id), file, MOST_ROWS)
  }
  const { template, ...routes } = openingsRoutes
  const { template: templateShape, ...shapes } = openingsSchemas
  fileRoute<OpeningsContract['template']['query']>(api, template, templateShape, ({ formato }) =>
    templateFile(OPENING_TEMPLATE, formato),
  )
  contractRoutes(api, routes, shapes, {
    progress: async (call) => ({ avance: await service.progress(call, call.params.codigo) }),
    columns: async (call) => service.columns(call, await sheetOf(call)),
    open: (call) => service.open(call, () => sheetOf(call), call.body),
    list: async (call) => ({ aperturas: await service.list(call) }),
    undo: async (call) => ({
      message: 'La apertura quedó deshecha.',
      apertura: await service.undo(call, call.params.id, cancelReason(call)),
    }),
  })
}
