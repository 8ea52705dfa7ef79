import { oldestFirst } from '@contract/charges/oldestFirst'
import { compareText } from '@contract/domain/text'
import type { NamedIds, NamedTag } from '@contract/http/namedRows'
import type { TagType } from '@contract/http/tags'
import type { Parent } from '@contract/parents/parents.schemas'
import type { Student } from '@contract/students/students.schemas'
import { baseApi } from '../core/baseApi'
import type { ChangedPart } from '../core/baseQuery'
import { frozenAtTop, idsOf, type Row, type RowIds } from '../core/entityTable'
import type { RootState } from '../rootReducer'

/** Lists that take `?ids=`, with the tag of their rows. */
export const LISTS: Readonly<Record<string, NamedTag>> = {
  listPendingCharges: 'Charge',
  listPendingEnrolmentCharges: 'Charge',
  listPartlyPaidCharges: 'Charge',
  listCancelledCharges: 'Charge',
  listStudents: 'Student',
  listEnrolledStudents: 'Student',
  listStudentsWithoutParent: 'Student',
  listParents: 'Parent',
  listEnrolledParents: 'Parent',
}

type Comparison<T> = (a: T, b: T) => number

const bySurname: Comparison<Student> = (a, b) =>
  compareText(a.paterno ?? a.nombre, b.paterno ?? b.nombre) ||
  compareText(a.materno ?? '', b.materno ?? '') ||
  compareText(a.nombres ?? '', b.nombres ?? '') ||
  a.id - b.id

const byName: Comparison<Parent> = (a, b) => compareText(a.nombre, b.nombre) || a.id - b.id

interface Table {
  rows: (state: RootState) => Readonly<Record<number, Row>>
  /** The order of the server (`bySurname`, and the queries of these lists). */
  order: Comparison<Row>
}

const TABLES: Readonly<Record<NamedTag, Table>> = {
  Student: { rows: ({ students }) => students.entities, order: bySurname as Comparison<Row> },
  Parent: { rows: ({ parents }) => parents.entities, order: byName as Comparison<Row> },
  Charge: { rows: ({ charges }) => charges.entities, order: oldestFirst as Comparison<Row> },
}

type Known = Partial<RowIds<Row>> | undefined

const putInPlace = (ids: number[], row: Row, isAfter: (id: number) => boolean): void => {
  let [from, to] = [0, ids.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isAfter(ids[middle]!)) to = middle
    else from = middle + 1
  }
  ids.splice(from, 0, row.id)
}

const partOf = (
  getState: () => RootState,
  key: string,
  tag: NamedTag,
  ids: readonly number[],
): ChangedPart => ({
  ids,
  merged: (came) => {
    // From a server that does not know the parameter it is the whole list.
    if (came.some(({ id }) => !ids.includes(id))) return idsOf(came)
    const state = getState()
    const { rows, order } = TABLES[tag]
    const known = state.api.queries[key]?.data as Known
    const all = (known?.ids ?? []).filter((id) => !ids.includes(id))
    const table = rows(state)
    // The rows just sent come before those of the table, which still has their old names.
    const sent = new Map(came.map((row) => [row.id, row]))
    for (const row of came)
      putInPlace(all, row, (id) => {
        const other = sent.get(id) ?? table[id]
        return other !== undefined && order(other, row) > 0
      })
    return frozenAtTop({ ids: all })
  },
})

/** True for a part of a long list, and for a list cut to its page's limit (decisions/0112). */
const isPart = (asked: unknown, known: Known): boolean =>
  known?.total !== undefined || Object.keys(asked ?? {}).some((name) => name !== 'maximo')

/** Lists, by cache key, for which the changed rows are enough. Lists in doubt are left out and refetched whole. */
export const changedParts = (
  getState: () => RootState,
  tags: readonly TagType[],
  named: NamedIds,
): ReadonlyMap<string, ChangedPart> => {
  const parts = new Map<string, ChangedPart>()
  const state = getState()
  for (const tag of Object.keys(named) as NamedTag[]) {
    // Another tag, such as a pupil's for the name in a charge: ids do not tell which rows show it.
    const others = tags.filter((other) => other !== tag)
    const shown = new Set(
      baseApi.util.selectInvalidatedBy(state, others).map(({ queryCacheKey }) => queryCacheKey),
    )
    for (const [key, query] of Object.entries(state.api.queries)) {
      if (!query || LISTS[query.endpointName ?? ''] !== tag || shown.has(key)) continue
      if (query.status !== 'fulfilled' || isPart(query.originalArgs, query.data as Known)) continue
      parts.set(key, partOf(getState, key, tag, named[tag] ?? []))
    }
  }
  return parts
}
