import type { MovementState } from '@contract/bank/bank.rules'
import type { ColumnType, Generated } from 'kysely'
import type { Centavos, Day, Id } from './columns'

/** Migration 0061. */
export interface BankTables {
  bank_accounts: {
    id: Id
    nombre: string
    banco: string
    clabe: string | null
    mapeo: ColumnType<Record<string, string> | null, string | null, string | null>
    created_by: number
    created_at: Date
  }
  bank_files: {
    id: Id
    account_id: number
    file_id: number
    desde: Day
    hasta: Day
    nuevos: number
    repetidos: number
    cargos: number
    rechazados: number
    avisos: number
    created_by: number
    created_at: Date
  }
  bank_movements: {
    id: Id
    account_id: number
    bank_file_id: number
    fila: number
    clave: string
    fecha: Day
    monto_centavos: Centavos
    texto: string
    rastreo: string | null
    ordenante: string | null
    cuenta_ordenante: string | null
    estado: Generated<MovementState>
    payment_id: number | null
    motivo: string | null
  }
  bank_payers: {
    id: Id
    clave: string
    parent_id: number | null
    student_id: number | null
    rechazado: boolean
    movement_id: number
    created_by: number
    created_at: Date
  }
}
