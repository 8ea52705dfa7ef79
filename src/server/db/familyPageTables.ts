import type { Generated } from 'kysely'
import type { Centavos, Day, Id, LaterMoment } from './columns'

export interface FamilyPageTables {
  family_links: {
    id: Id
    parent_id: number
    token_hash: Buffer
    made_by: number | null
    made_at: Date
    ends_on: Day
    ended_at: LaterMoment
    last_opened_on: Day | null
  }
  family_link_sheets: { id: Id; sealed: Buffer; made_by: number; made_at: Date }
  family_reads: { parent_id: number; clase: 'AVISO' | 'MENSAJE'; record_id: number; read_on: Day }
  deposit_slips: {
    id: Id
    parent_id: number
    file_id: number
    fecha: Day
    monto_centavos: Centavos
    sent_on: Day
    sent_at: Date
    movement_id: number | null
    ended_at: LaterMoment
    ended_by: number | null
  }
  corrections: {
    id: Id
    parent_id: number
    telefono: string | null
    correo: string | null
    direccion: string | null
    estado: Generated<'PROPUESTA' | 'ACEPTADA' | 'RECHAZADA'>
    sent_at: Date
    decided_by: number | null
    decided_at: LaterMoment
    motivo: string | null
  }
}
