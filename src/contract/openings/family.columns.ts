import { emailProblem } from '../domain/email'
import { phoneProblem } from '../domain/phone'
import { normalizeRfc, rfcProblem } from '../domain/rfc'
import { saysNone } from '../imports/cellWords'
import type { ColumnDefinition } from '../imports/recognize.rules'

export const FISCAL_COLUMNS = ['rfc', 'razon_social', 'regimen_fiscal', 'cp_fiscal', 'uso_cfdi'] as const
export type FiscalColumn = (typeof FISCAL_COLUMNS)[number]

export const PARENT_COLUMNS = [
  ...(['mama_nombre', 'mama_telefono', 'mama_correo'] as const),
  ...(['papa_nombre', 'papa_telefono', 'papa_correo'] as const),
] as const
export type ParentColumn = (typeof PARENT_COLUMNS)[number]

export type ServiceColumn = `servicio_${number}`

export interface FileService {
  readonly id: number
  readonly nombre: string
  /** Pesos a month. */
  readonly mensualidad: number
}

export const serviceColumn = (id: number): ServiceColumn => `servicio_${id}`
export const isServiceColumn = (column: string): column is ServiceColumn => /^servicio_\d+$/.test(column)

const FISCAL: readonly ColumnDefinition<FiscalColumn>[] = [
  {
    column: 'rfc',
    names: [
      ...[
        'r f c',
        'rfc factura',
        'rfc facturacion',
        'rfc receptor',
        'rfc padre',
        'rfc tutor',
        'rfc padre tutor',
      ],
      ...['rfc fiscal', 'registro federal contribuyentes', 'rfc cliente', 'rfc pago', 'rfc mama', 'rfc papa'],
    ],
    fits: (text) => saysNone(text) || rfcProblem(normalizeRfc(text)) === null,
  },
  {
    column: 'razon_social',
    names: [
      ...['nombre fiscal', 'nombre razon social', 'razon social nombre', 'denominacion razon social'],
      ...['denominacion', 'nombre factura', 'nombre facturacion', 'facturar nombre', 'razon social fiscal'],
      ...['nombre denominacion razon social', 'razon social factura', 'razon social receptor'],
    ],
    fits: (text) => /\p{L}/u.test(text),
    onlyWith: ['rfc'],
  },
  {
    column: 'regimen_fiscal',
    names: [
      'regimen',
      'regimen sat',
      'clave regimen',
      'regimen factura',
      'clave regimen fiscal',
      'regimen receptor',
    ],
    onlyWith: ['rfc'],
  },
  {
    column: 'cp_fiscal',
    names: [
      ...['codigo postal fiscal', 'c p fiscal', 'cp factura', 'cp facturacion', 'domicilio fiscal'],
      ...[
        'cp domicilio fiscal',
        'codigo postal domicilio fiscal',
        'domicilio fiscal receptor',
        'codigo postal factura',
      ],
    ],
    maybe: ['cp', 'c p', 'codigo postal'],
    fits: (text) => /^\d{4,5}$/.test(text.trim()),
    onlyWith: ['rfc'],
  },
  {
    column: 'uso_cfdi',
    names: ['uso', 'uso factura', 'uso comprobante', 'clave uso', 'clave uso cfdi', 'uso facturacion'],
    onlyWith: ['rfc'],
  },
]

const BOTH: readonly ParentColumn[] = ['mama_nombre', 'papa_nombre']

const ofParent = (who: 'mama' | 'papa', word: 'madre' | 'padre'): ColumnDefinition<ParentColumn>[] => {
  const nameVariants = (...bases: readonly string[]): string[] =>
    bases.flatMap((base) => [`${base} ${word}`, `${word} ${base}`, `${base} ${word} familia`])
  return [
    {
      column: `${who}_nombre`,
      names: [word, ...nameVariants('nombre', 'nombre completo'), `${word} familia`],
      fits: (text) => !/[\d@]/.test(text) && /\p{L}/u.test(text),
      onlyWith: BOTH,
      takesFirst: true,
    },
    {
      column: `${who}_telefono`,
      names: nameVariants('telefono', 'celular', 'movil', 'whatsapp', 'telefono celular', 'telefono movil'),
      fits: (text) => phoneProblem(text) === null,
      onlyWith: BOTH,
      takesFirst: true,
    },
    {
      column: `${who}_correo`,
      names: nameVariants('correo', 'correo electronico'),
      fits: (text) => text.includes('@') && emailProblem(text) === null,
      onlyWith: BOTH,
      takesFirst: true,
    },
  ]
}

export const FAMILY_DEFINITIONS: readonly ColumnDefinition<FiscalColumn | ParentColumn>[] = [
  ...FISCAL,
  ...ofParent('mama', 'madre'),
  ...ofParent('papa', 'padre'),
]

export const serviceDefinitions = (
  services: readonly FileService[],
): readonly ColumnDefinition<ServiceColumn>[] =>
  services.map(({ id, nombre }) => {
    const bare = nombre.replace(/^\s*servicio\s+(?:de\s+)?/i, '')
    return { column: serviceColumn(id), names: [nombre, bare, `servicio ${bare}`, `serv ${bare}`] }
  })
