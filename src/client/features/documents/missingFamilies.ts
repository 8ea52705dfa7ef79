import { byKey } from '@contract/domain/byKey'
import { placeLabel } from '@contract/domain/grades'
import type { MissingRow } from '../../state/documents/documents.api'

export const papersOf = ({ tipos }: Pick<MissingRow, 'tipos'>): string =>
  tipos.map(({ nombre, estado }) => (estado === 'VENCIDO' ? `${nombre} (vencido)` : nombre)).join(', ')

interface KindCount {
  id: number
  nombre: string
  count: number
}

export const countsByKind = (rows: readonly MissingRow[]): KindCount[] => {
  const counts = new Map<number, KindCount>()
  for (const { id, nombre } of rows.flatMap(({ tipos }) => tipos))
    counts.set(id, { id, nombre, count: (counts.get(id)?.count ?? 0) + 1 })
  return [...counts.values()].sort((a, b) => b.count - a.count || a.id - b.id)
}

export interface GroupCount {
  id: string
  place: string
  pupils: number
  papers: string
}

export const countsByGroup = (rows: readonly MissingRow[]): GroupCount[] => {
  const groups = byKey(rows, ({ alumno }) => placeLabel(alumno) + (alumno.grupo ? '' : ', sin grupo'))
  return [...groups].map(([place, members]) => ({
    id: place,
    place,
    pupils: members.length,
    papers: countsByKind(members)
      .map(({ nombre, count }) => `${nombre} ${count}`)
      .join(', '),
  }))
}

interface FamilyNotice {
  padre: { id: number; nombre: string }
  rows: readonly MissingRow[]
}

export const familiesOf = (rows: readonly MissingRow[]): FamilyNotice[] => {
  const families = new Map<number, { padre: FamilyNotice['padre']; rows: MissingRow[] }>()
  for (const row of rows) {
    if (!row.padre) continue
    const family = families.get(row.padre.id) ?? { padre: row.padre, rows: [] }
    family.rows.push(row)
    families.set(row.padre.id, family)
  }
  return [...families.values()]
}

export const noticeBody = ({ rows }: Pick<FamilyNotice, 'rows'>, cierre: string): string =>
  [...rows.map((row) => `DE ${row.alumno.nombre} FALTA: ${papersOf(row)}.`), cierre.trim()]
    .filter(Boolean)
    .join('\n')
