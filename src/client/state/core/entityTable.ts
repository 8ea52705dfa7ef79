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
/** What a list endpoint keeps in the cache: ids in the server's order and their rows. */
export type RowList<T extends Row> = EntityState<T, number>

interface ListEndpoint<T extends Row> {
  matchFulfilled: (action: UnknownAction) => action is UnknownAction & { payload: RowList<T> }
}

/** Rows as they came, keyed by id. The server sorts: a `sortComparer` costs 20 ms for 5,000 rows. */
export const toRowList = <T extends Row>(rows: readonly T[]): RowList<T> => {
  const ids: number[] = []
  const entities: Record<number, T> = {}
  for (const row of rows) {
    if (!(row.id in entities)) ids.push(row.id)
    entities[row.id] = row
  }
  return { ids, entities }
}

/**
 * What `setMany` would give, as a merge of plain objects: one draft per row costs 5,000 of them on each arrival. A row that
 * did not change keeps its reference, and with it what is memoised by row: its cells and its search text.
 */
const merged = <T extends Row>(table: RowList<T>, { ids, entities }: RowList<T>): RowList<T> => {
  const changed: Record<number, T> = {}
  for (const id of ids) {
    const known = table.entities[id]
    const row = copyWithStructuralSharing(known, entities[id]) as T
    if (row !== known) changed[id] = row
  }
  const fresh = ids.filter((id) => !(id in table.entities))
  if (fresh.length === 0 && Object.keys(changed).length === 0) return table
  return { ids: [...table.ids, ...fresh], entities: { ...table.entities, ...changed } }
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
  const empty: RowList<T> = adapter.getInitialState()
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
          return merged(original(state as object) as RowList<T>, action.payload) as typeof state
        })
    },
  })
  type State = Record<N, RowList<T>>
  const selectEntities = (state: State) => state[name].entities
  const selectById = (state: State, id: number): T | undefined => selectEntities(state)[id]
  /** Ids in the order of a list's answer, rows from the table; the same array while no row of them changed. */
  const rows: RowsFrom<RowList<T>, T> = (selectList) =>
    createSelector(
      [selectList, (state: object) => selectEntities(state as State)],
      (list, entities) => list?.ids.flatMap((id) => entities[id] ?? []),
      KEEPS_ROWS,
    )
  /** The one row of an answer that is a list of it; null when it is empty. */
  const row: SelectFrom<RowList<T>, T | null> = (selectList) => {
    const select = rows(selectList)
    return (state) => {
      const found = select(state)
      return found && (found[0] ?? null)
    }
  }
  return { reducer: slice.reducer, selectById, rows, row }
}
