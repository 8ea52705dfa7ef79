import {
  createEntityAdapter,
  createSelector,
  createSlice,
  isAnyOf,
  original,
  type EntityState,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { loggedOut } from '../session/session.actions'
import { KEEPS_ROWS, type RowsFrom, type SelectFrom } from './reads'

export interface Row {
  id: number
}

declare const ROW: unique symbol

/**
 * What the cache keeps of an answer whose rows a table takes: their ids, in the server's order. Whose ids, only the compiler
 * knows: the table of pupils shows no list of charges.
 */
export interface RowIds<T extends Row> {
  readonly ids: readonly number[]
  readonly [ROW]?: T
}

/** What travels beside an answer, in the action's `meta`: rows on their way to a table. */
export interface RowsMeta {
  rows?: readonly Row[]
  /** When the call left, ms of this page's life: an answer that took long is older than one that was asked for after it. */
  asked?: number
}

/**
 * Parts an answer: its ids are what the cache keeps, its rows go along in the meta of the same action, which no state keeps.
 * @param meta of this very call
 */
export const idsAndRows = <T extends Row>(rows: readonly T[], meta: RowsMeta): RowIds<T> => {
  meta.rows = rows
  return { ids: [...new Set(rows.map(({ id }) => id))] }
}

interface ListEndpoint<T extends Row> {
  matchFulfilled: (action: UnknownAction) => action is UnknownAction & { payload: RowIds<T> }
}

const arrivedWith = <T extends Row>(action: UnknownAction): { rows: readonly T[]; asked: number } => {
  const { baseQueryMeta } = action['meta'] as { baseQueryMeta?: RowsMeta }
  return { rows: (baseQueryMeta?.rows ?? []) as readonly T[], asked: baseQueryMeta?.asked ?? 0 }
}

/** webpack writes in which mode it builds. */
declare const process: { env: { NODE_ENV?: string } }

/** To the leaves; what is frozen already is frozen to its leaves. */
const deepFreeze = (value: object): void => {
  if (Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value) as unknown[])
    if (typeof part === 'object' && part !== null) deepFreeze(part)
}

/**
 * What no reducer writes to again. Immer freezes whatever is new in a state down to its leaves, which for 5,000 rows takes as long
 * as React does to draw the page; what is frozen at its top it takes as it is. RTK's check for mutations believes the same, so in
 * development everything is frozen, and a row that somebody writes to throws.
 */
export const handedOver = <T extends object>(value: T): T => {
  if (process.env.NODE_ENV !== 'production') deepFreeze(value)
  return Object.freeze(value)
}

interface Table<T extends Row> extends EntityState<T, number> {
  /** Of each row, when the answer that last changed it was asked for, ms of this page's life. */
  asked: Record<number, number>
}

/**
 * What `setMany` would give, as a merge of plain objects: one draft per row costs 5,000 of them on each arrival. A row that
 * did not change keeps its reference, and with it what is memoised by row: its cells and its search text. A row that an answer
 * asked for later has brought already stays. The server sorts: a `sortComparer` costs 20 ms for 5,000 rows.
 */
const merged = <T extends Row>(
  table: Table<T>,
  { rows, asked }: { rows: readonly T[]; asked: number },
): Table<T> => {
  const changed: Record<number, T> = {}
  for (const sent of rows) {
    if (asked < (table.asked[sent.id] ?? 0)) continue
    const known = changed[sent.id] ?? table.entities[sent.id]
    const row = copyWithStructuralSharing(known, sent) as T
    if (row !== known) changed[sent.id] = row
  }
  const ids = Object.keys(changed).map(Number)
  if (ids.length === 0) return table
  const fresh = rows.flatMap(({ id }) => (id in table.entities ? [] : id))
  return handedOver({
    ids: [...new Set([...table.ids, ...fresh])],
    entities: { ...table.entities, ...changed },
    asked: { ...table.asked, ...Object.fromEntries(ids.map((id) => [id, asked])) },
  })
}

/**
 * A table that only list responses write to (decisions/0002). Which rows a list has stays in the query cache, so an expired
 * or changed list is never shown from here: there is no selectAll.
 */
export function createEntityTable<T extends Row, N extends string>(
  name: N,
  lists: readonly [ListEndpoint<T>, ...ListEndpoint<T>[]],
) {
  const adapter = createEntityAdapter<T>()
  const empty: Table<T> = adapter.getInitialState({ asked: {} })
  const [first, ...others] = lists.map((list) => list.matchFulfilled) as [
    ListEndpoint<T>['matchFulfilled'],
    ...ListEndpoint<T>['matchFulfilled'][],
  ]
  const slice = createSlice({
    name,
    initialState: empty,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(loggedOut, () => empty)
        .addMatcher(isAnyOf(first, ...others), (state, action) => {
          return merged(original(state as object) as Table<T>, arrivedWith<T>(action)) as typeof state
        })
    },
  })
  type State = Record<N, Table<T>>
  const selectEntities = (state: State) => state[name].entities
  const selectById = (state: State, id: number): T | undefined => selectEntities(state)[id]
  /**
   * Ids in the order of a list's answer, rows from the table; the same array while no row of them changed.
   * @param fits what a row of this list is: one that another list brought meanwhile, and that is it no more, is left out
   */
  const rowsThat =
    (fits: (row: T) => boolean): RowsFrom<RowIds<T>, T> =>
    (selectIds) =>
      createSelector(
        [(state: object) => selectIds(state)?.ids, (state: object) => selectEntities(state as State)],
        (ids, entities) =>
          ids?.flatMap((id) => {
            const row = entities[id]
            return row && fits(row) ? row : []
          }),
        KEEPS_ROWS,
      )
  const rows = rowsThat(() => true)
  /** The one row of an answer; null when it has none. */
  const row: SelectFrom<RowIds<T>, T | null> = (selectIds) => {
    const select = rows(selectIds)
    return (state) => {
      const found = select(state)
      return found && (found[0] ?? null)
    }
  }
  return { reducer: slice.reducer, selectById, rows, rowsThat, row }
}
