import type { Campos } from '@contract/domain/campos'
import { rowWords, type SheetRow } from '../../sheets/sheet'
import type { PlannedRow } from '../imports/importPlan'
import type { KnownFiscal } from './facts.queries'
import type { GivenFiscal } from './familyGiven'
import type { PupilOfRow } from './openingPupils'

interface PlannedFiscal {
  /** Null when the row has none, an earlier row brings the same, or the family has that RFC. */
  readonly fiscal: GivenFiscal | null
  readonly before: 'NONE' | 'IN_FILE' | 'REGISTERED'
  readonly campos?: Campos
}

const NOTHING: PlannedFiscal = { fiscal: null, before: 'NONE' }

/** An RFC counts once in a family; siblings may repeat it with the same data. */
export const createFiscalPlan = (known: readonly KnownFiscal[]) => {
  const registered = new Set(
    known.map(
      ({ parentId, studentId, rfc }) => `${parentId ?? ''} ${parentId === null ? studentId : ''} ${rfc}`,
    ),
  )
  const families = new Map<unknown, Map<string, { fiscal: GivenFiscal; row: SheetRow }>>()
  const familyOf = (
    { pupil, row }: PupilOfRow,
    fresh: PlannedRow | null,
  ): [key: unknown, known: string | null] => {
    if (pupil) {
      const key = `${pupil.parent_id ?? ''} ${pupil.parent_id === null ? pupil.id : ''}`
      return [key, key]
    }
    const id = fresh?.family?.id ?? null
    return id === null ? [fresh?.family ?? row, null] : [`${id} `, `${id} `]
  }
  return {
    take: (of: PupilOfRow, fresh: PlannedRow | null, fiscal: GivenFiscal | null): PlannedFiscal => {
      if (!fiscal) return NOTHING
      const [key, stored] = familyOf(of, fresh)
      if (stored !== null && registered.has(`${stored} ${fiscal.rfc}`))
        return { fiscal: null, before: 'REGISTERED' }
      const own = families.get(key) ?? new Map<string, { fiscal: GivenFiscal; row: SheetRow }>()
      families.set(key, own)
      const earlier = own.get(fiscal.rfc)
      if (!earlier) {
        own.set(fiscal.rfc, { fiscal, row: of.row })
        return { fiscal, before: 'NONE' }
      }
      return JSON.stringify(earlier.fiscal) === JSON.stringify(fiscal)
        ? { fiscal: null, before: 'IN_FILE' }
        : {
            fiscal: null,
            before: 'IN_FILE',
            campos: { rfc: `La fila ${rowWords(earlier.row)} dice otros datos del mismo RFC de la familia` },
          }
    },
  }
}
export type FiscalPlan = ReturnType<typeof createFiscalPlan>

export const fiscalNews = ({ fiscal, before }: PlannedFiscal): string[] => {
  if (fiscal) return [`se factura a ${fiscal.nombre} (${fiscal.rfc})`]
  return before === 'REGISTERED' ? ['los datos de facturación de su familia no cambian'] : []
}
