import {
  createEntityAdapter,
  createSelector,
  createSlice,
  freeze,
  isAnyOf,
  original,
  type EntityState,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { loggedOut } from '../session/sessionEvents'
import { KEEPS_ROWS, type RowsFrom, type SelectFrom } from './reads'

export interface Row {
  id: number
}

declare const ROW: unique symbol

/** Ids in the server's order. T is for the compiler: charges cannot be looked up in the table of pupils. */
export interface RowIds<T extends Row> {
  readonly ids: readonly number[]
  /** Of all pages; undefined where the answer is the whole list. */
  readonly total?: number
  readonly [ROW]?: T
}

export interface RowsMeta {
  rows?: readonly Row[]
  /** When the call was sent, ms since the page loaded. Of two answers that sent later is the newer. */
  asked?: number
}

export const idsOf = (rows: readonly Row[], answer?: unknown): RowIds<Row> => {
  const { total } = (answer ?? {}) as { total?: unknown }
  const ids = [...new Set(rows.map(({ id }) => id))]
  return frozenAtTop(typeof total === 'number' ? { ids, total } : { ids })
}

interface ListEndpoint<T extends Row> {
  matchFulfilled: (action: UnknownAction) => action is UnknownAction & { payload: RowIds<T> }
}

const arrivedWith = <T extends Row>(action: UnknownAction): { rows: readonly T[]; asked: number } => {
  const { baseQueryMeta } = action['meta'] as { baseQueryMeta?: RowsMeta }
  return { rows: (baseQueryMeta?.rows ?? []) as readonly T[], asked: baseQueryMeta?.asked ?? 0 }
}

declare const process: { env: { NODE_ENV?: string } }

/** Only its top level: Immer would freeze 5,000 rows to their leaves, which takes as long as drawing the page. Development freezes all. */
export const frozenAtTop = <T>(value: T): T => freeze(value, process.env.NODE_ENV !== 'production')

interface Table<T extends Row> extends EntityState<T, number> {
  /** By row id: when the newest answer with this row was sent for, ms since the page loaded. */
  asked: Record<number, number>
}

const isOutdated = <T extends Row>(table: Table<T>, { id }: Row, asked: number): boolean =>
  asked < (table.asked[id] ?? 0)

/** Unchanged parts keep their references, so that memoised cells and search texts stay. */
const mergedRow = <T extends Row>(known: T | undefined, sent: T): T =>
  known === undefined ? sent : (copyWithStructuralSharing(known, sent) as T)

/** Plain objects and no sorting, for 5,000 rows: `setMany` drafts each, and `sortComparer` takes 20 ms; the server sorts. */
const withRows = <T extends Row>(
  table: Table<T>,
  { rows, asked }: { rows: readonly T[]; asked: number },
): Table<T> => {
  const current = rows.filter((row) => !isOutdated(table, row, asked))
  if (current.length === 0) return table
  const changed: Record<number, T> = {}
  const when: Record<number, number> = {}
  const fresh: number[] = []
  for (const sent of current) {
    const { id } = sent
    const known = changed[id] ?? table.entities[id]
    if (known === undefined) fresh.push(id)
    const row = mergedRow(known, sent)
    if (row !== known) changed[id] = row
    // Also for an unchanged row, or an older answer that arrives later would overwrite it.
    when[id] = asked
  }
  const isSame = Object.keys(changed).length === 0
  if (table.ids.length === 0) return frozenAtTop({ ids: fresh, entities: changed, asked: when })
  return frozenAtTop({
    ids: fresh.length === 0 ? table.ids : [...table.ids, ...fresh],
    entities: isSame ? table.entities : { ...table.entities, ...changed },
    asked: { ...table.asked, ...when },
  })
}

/** Written by answers only (decisions/0002). No selectAll: rows that no list names any more must not show. */
export function createEntityTable<T extends Row, N extends string>(
  name: N,
  lists: readonly [ListEndpoint<T>, ...ListEndpoint<T>[]],
) {
  const adapter = createEntityAdapter<T, number>({ selectId: ({ id }) => id })
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
          return withRows(original(state as object) as Table<T>, arrivedWith<T>(action)) as typeof state
        })
    },
  })
  type State = Record<N, Table<T>>
  const { selectEntities, selectById } = adapter.getSelectors((state: State) => state[name])
  /** The same array until a row changes. `fits` leaves out rows that no longer belong, such as a paid charge. */
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
  const part: SelectFrom<RowIds<T>, { rows: readonly T[]; total: number | undefined }> = (selectIds) =>
    createSelector(
      [rows(selectIds), (state: object) => selectIds(state)?.total],
      (here, total) => here && { rows: here, total },
    )
  const row: SelectFrom<RowIds<T>, T | null> = (selectIds) => {
    const select = rows(selectIds)
    return (state) => {
      const found = select(state)
      return found && (found[0] ?? null)
    }
  }
  return { reducer: slice.reducer, selectById, rows, rowsThat, part, row }
}
