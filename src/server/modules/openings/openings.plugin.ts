import { openingsRoutes } from '@contract/openings/openings.routes'
import { openingsSchemas, type OpeningsContract } from '@contract/openings/openings.schemas'
import { FISCAL_COLUMNS, PARENT_COLUMNS } from '@contract/openings/family.columns'
import { BALANCE_COLUMNS, PUPIL_COLUMNS } from '@contract/openings/openings.rules'
import type { Api, WriteCall } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { cancelReason } from '../../http/ledgerAnswers'
import { fileRoute } from '../../http/fileRoute'
import type { Sheet } from '../../sheets/sheet'
import type { Sheets } from '../../sheets/sheets'
import { MAX_SHEET_ROWS } from '../../sheets/table'
import { templateFile, type Template, PUPIL_TEMPLATE_COLUMNS } from '../../sheets/template'
import { requireFile } from '../../shared/problem'
import type { OpeningsService } from './openings.service'

const OWN_COLUMNS = [...BALANCE_COLUMNS, ...PARENT_COLUMNS, ...FISCAL_COLUMNS] as const
type OwnColumn = (typeof OWN_COLUMNS)[number]

const EXPLAINED: Record<OwnColumn, readonly [what: string, example: string]> = {
  grupo: ['Su grupo. Si no existe se hace. Puede quedar vacío.', 'B'],
  beca: ['El porcentaje de su beca sobre la colegiatura, o el nombre de una beca del ciclo.', '25 %'],
  mensualidad: ['Lo que le cuesta a él cada mes antes de su beca. Vacío: lo que pide el ciclo.', ''],
  debe_desde: [
    'El primer mes que debe todavía; los de antes se dan por saldados. Vacío: el mes de la fecha de los saldos. NADA: no debe ninguno.',
    '2026-10',
  ],
  meses_debe: [
    'Si debe solo algunos meses hasta el de los saldos: cuáles, y cuánto si es una parte. Manda sobre debe_desde.',
    '2026-09; 2026-11=500.00',
  ],
  inscripcion: ['PAGADA, DEBE, o cuánto se debe todavía. Vacío: PAGADA.', 'PAGADA'],
  material: ['PAGADA, DEBE, o cuánto se debe todavía. Vacío: PAGADA.', '450.00'],
  saldo_anterior: ['Lo que debe de antes de este ciclo, en pesos.', '1200.00'],
  saldo_a_favor: ['Lo que la familia tiene a su favor, en pesos.', '300.00'],
  mama_nombre: [
    'La mamá, si el papá tiene también su columna: el programa pregunta quién paga; el otro queda como responsable. Entonces «padre» va vacía.',
    '',
  ],
  mama_telefono: ['Sus 10 dígitos.', ''],
  mama_correo: ['Su correo.', ''],
  papa_nombre: ['El papá, junto con la columna de la mamá.', ''],
  papa_telefono: ['Sus 10 dígitos.', ''],
  papa_correo: ['Su correo.', ''],
  rfc: ['El RFC a quien se factura a la familia. Vacío: no se factura.', 'GARL800101AB1'],
  razon_social: ['Su nombre o razón social, como en su constancia fiscal.', 'LAURA GARCIA RUIZ'],
  regimen_fiscal: ['La clave de su régimen fiscal.', '612'],
  cp_fiscal: ['El código postal de su domicilio fiscal.', '06600'],
  uso_cfdi: ['El uso del CFDI: D10 para colegiaturas.', 'D10'],
}

const NOTES = [
  'Escriba los alumnos en la hoja «Apertura», uno por fila, debajo de los encabezados.',
  'Al alumno se le reconoce por su CURP o su número de control. A quien no esté registrado se le registra con las demás columnas.',
  'Una celda vacía toma lo que dice arriba: no hace falta llenarlas todas.',
  'Ningún pago ni folio sale de este archivo: lo pagado antes queda como «Saldado antes».',
  'Para un servicio del ciclo, como el comedor, agregue una columna con su nombre: SÍ, o cuánto paga al mes.',
  'Antes de guardar, el programa dice fila por fila qué haría y cuánto suma.',
]

const requiredWord = (column: string): string => {
  if (column === 'grado') return 'Sí'
  return PUPIL_COLUMNS.some((each) => each === column) ? 'Una de las dos' : 'No'
}

const PLACE = 'PREESCOLAR o PRIMARIA: el nivel en que se inscribe.'

const OPENING_TEMPLATE: Template = {
  name: 'plantilla-apertura',
  sheet: 'Apertura',
  columns: [
    ...PUPIL_TEMPLATE_COLUMNS.map((each) => ({
      ...each,
      required: requiredWord(each.column),
      what: each.column === 'grado' ? PLACE : each.what,
    })),
    ...OWN_COLUMNS.map((column) => {
      const [what, example] = EXPLAINED[column]
      return { column, required: 'No', what, example }
    }),
  ],
  notes: NOTES,
}

export const openingsPlugin = (api: Api, service: OpeningsService, sheets: Sheets): void => {
  const sheetOf = ({ actor, files }: WriteCall): Promise<Sheet> =>
    sheets.read(String(actor.id), requireFile(files, 'Elige el archivo con los alumnos.'), MAX_SHEET_ROWS)
  const { downloadTemplate, ...routes } = openingsRoutes
  const { downloadTemplate: templateShape, ...shapes } = openingsSchemas
  fileRoute<OpeningsContract['downloadTemplate']['query']>(
    api,
    downloadTemplate,
    templateShape,
    ({ formato }) => templateFile(OPENING_TEMPLATE, formato),
  )
  contractRoutes(api, routes, shapes, {
    getProgress: async (call) => ({ avance: await service.getProgress(call, call.params.codigo) }),
    readColumns: async (call) => service.readColumns(call, await sheetOf(call), call.body),
    create: (call) => service.create(call, () => sheetOf(call), call.body),
    list: async (call) => ({ aperturas: await service.list(call) }),
    undo: async (call) => ({
      message: 'La apertura quedó deshecha.',
      apertura: await service.undo(call, call.params.id, cancelReason(call)),
    }),
  })
}
