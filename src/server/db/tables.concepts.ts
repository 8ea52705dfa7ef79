import type { ConceptKind } from '@contract/concepts/concepts.rules'
import type { Generated } from 'kysely'
import type { Centavos, Id, Moment } from './columns'

/** What a school charges again and again, and by the month (migration 0050). */
export interface ConceptTables {
  concepts: {
    id: Id
    nombre: string
    monto_centavos: Centavos
    tipo: ConceptKind
    activo: Generated<boolean>
    clave_producto: string | null
    objeto_imp: string | null
    created_by: number | null
    created_at: Moment
  }
  services: {
    id: Id
    cycle_id: number
    nombre: string
    mensualidad_centavos: Centavos
    concept_id: number | null
    created_by: number | null
    created_at: Moment
  }
  service_months: { service_id: number; anio: number; mes: number }
}
