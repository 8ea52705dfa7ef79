// Raw SQL: entries, changes and the notice are written by one statement, so that a write waits for the database once.
import { sql } from 'kysely'
import { AUDIT_KINDS } from '@contract/audit/audit.kinds'
import type { Privacy } from '@contract/audit/privacy'
import type { AuditAction, AuditKindName } from '@contract/audit/audit.rules'
import type { AuditChange, AuditValue } from '@contract/audit/audit.schemas'
import type { ModuleName } from '@contract/domain/permissions'
import type { Channel } from './announce'
import type { Db, Tx } from './database'
import type { Tables } from './tables'

type Fields<T extends AuditKindName> = { readonly [K in keyof (typeof AUDIT_KINDS)[T]['campos']]?: unknown }

/** For a record that counts in another module than its kind's, or a change that counts as another action. */
interface Over {
  modulo?: ModuleName
  accion?: AuditAction
}

/** `antes` null: created; `despues` null: deleted. Fields missing in `despues` count as unchanged. */
export type Recorder = <T extends AuditKindName>(
  tipo: T,
  id: number,
  antes: Fields<T> | null,
  despues: Fields<T> | null,
  over?: Over,
) => void

export interface WrittenEntry extends Omit<Tables['audit_entries'], 'id' | 'at' | 'user_id'> {
  personal_nombre: string | null
  personal_valores: Record<string, Pick<AuditChange, 'antes' | 'despues'>> | null
}

const calledText = (value: object): string => {
  const { nombre, name, descripcion } = value as Record<string, unknown>
  return String(nombre ?? name ?? descripcion ?? JSON.stringify(value))
}

const auditValue = (value: unknown): AuditValue => {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((each) => String(auditValue(each)))
  if (typeof value === 'object') return calledText(value)
  return value as string | number | boolean
}

const missingFrom = (all: readonly string[], other: readonly string[]): string[] => {
  const texts = new Set(other)
  return all.filter((each) => !texts.has(each))
}

const difference = (
  antes: AuditValue,
  despues: AuditValue,
): Pick<AuditChange, 'antes' | 'despues'> | null => {
  if (Array.isArray(antes) || Array.isArray(despues)) {
    const [left, came] = [(antes ?? []) as string[], (despues ?? []) as string[]]
    const change = { antes: missingFrom(left, came), despues: missingFrom(came, left) }
    if (change.antes.length + change.despues.length > 0) return change
    // Equal but for order or repetition.
    return left.join('\n') === came.join('\n') ? null : { antes: left, despues: came }
  }
  return antes === despues ? null : { antes, despues }
}

const changesOf = (
  campos: Readonly<Record<string, Privacy>>,
  antes: Record<string, unknown> | null,
  despues: Record<string, unknown> | null,
) =>
  Object.entries(campos).flatMap(([campo, privacy]) => {
    if (despues !== null && despues[campo] === undefined) return []
    const change = difference(auditValue(antes?.[campo]), auditValue(despues?.[campo]))
    return change ? [{ campo, privacy, change }] : []
  })

const actionOf = (antes: object | null, despues: object | null): AuditAction => {
  if (antes === null) return 'CREATE'
  return despues === null ? 'DELETE' : 'UPDATE'
}

const toEntry = (
  tipo: AuditKindName,
  id: number,
  antes: Record<string, unknown> | null,
  despues: Record<string, unknown> | null,
  over: Over,
): WrittenEntry => {
  const { modulo, nombre: called, campos } = AUDIT_KINDS[tipo]
  const changes = changesOf(campos, antes, despues)
  const name = auditValue(despues?.[called] ?? antes?.[called])
  const nombre = name === null ? null : String(name)
  const isPersonal = (campos as Record<string, Privacy>)[called] === 'personal'
  const personal = changes.filter(({ privacy }) => privacy === 'personal')
  return {
    modulo: over.modulo ?? modulo,
    accion: over.accion ?? actionOf(antes, despues),
    tipo,
    record_id: id,
    nombre: isPersonal ? null : nombre,
    cambios: changes.map(({ campo, privacy, change }) =>
      privacy === 'open' ? { campo, ...change } : { campo },
    ),
    personal_nombre: isPersonal ? nombre : null,
    personal_valores:
      personal.length === 0 ? null : Object.fromEntries(personal.map(({ campo, change }) => [campo, change])),
  }
}

export interface Trail {
  readonly record: Recorder
  readonly unchanged: () => void
  readonly entries: WrittenEntry[]
  readonly isUnchanged: () => boolean
}

export const createRecorder = (): Trail => {
  const entries: WrittenEntry[] = []
  let isUnchanged = false
  return {
    record: (tipo, id, antes, despues, over = {}) => {
      entries.push(toEntry(tipo, id, antes, despues, over))
    },
    unchanged: () => {
      isUnchanged = true
    },
    entries,
    isUnchanged: () => isUnchanged,
  }
}

interface Author {
  userId: number | null
  at: Date
}

/** Serialising the thousands of rows of an import at once would block every other request. */
const MAX_AT_ONCE = 1000

/** One statement for rows and notice: a payment holds the folio counter, so each round trip delays the next cashier. */
export const writeEntries = async (
  db: Db | Tx,
  entries: readonly WrittenEntry[],
  author: Author,
  notice?: { channel: Channel; payload: string },
): Promise<void> => {
  if (entries.length > MAX_AT_ONCE) {
    await writeEntries(db, entries.slice(0, MAX_AT_ONCE), author)
    return writeEntries(db, entries.slice(MAX_AT_ONCE), author, notice)
  }
  const { userId, at } = author
  await sql`
    WITH given AS MATERIALIZED (
      SELECT nextval(pg_get_serial_sequence('audit_entries', 'id')) AS id, entry.*
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry (modulo text, accion text, tipo text,
        record_id integer, nombre text, cambios jsonb, personal_nombre text, personal_valores jsonb)
    ), kept AS (
      INSERT INTO audit_entries (id, at, user_id, modulo, accion, tipo, record_id, nombre, cambios) OVERRIDING SYSTEM VALUE
      SELECT id, ${at}, ${userId}::integer, modulo, accion, tipo, record_id, nombre, cambios FROM given
    ), apart AS (
      INSERT INTO audit_values (entry_id, nombre, valores)
      SELECT id, personal_nombre, personal_valores FROM given
      WHERE personal_nombre IS NOT NULL OR personal_valores IS NOT NULL
    )
    ${notice ? sql`SELECT pg_notify(${notice.channel}, ${notice.payload})` : sql`SELECT`}`.execute(db)
}
