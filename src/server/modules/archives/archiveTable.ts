// Raw SQL: the column that orders a table is known only while it runs.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/database'

type ArchiveCell = string | number | null

export interface ArchiveTable {
  readonly name: string
  readonly head: readonly string[]
  rowsAfter(db: Db, after: number, most: number): Promise<readonly ArchiveRow[]>
}

interface ArchiveRow {
  readonly id: number
  readonly cells: readonly ArchiveCell[]
}

interface RowsQuery<Row> {
  where(expression: Expression<SqlBool>): RowsQuery<Row>
  orderBy(expression: RawBuilder<unknown>): RowsQuery<Row>
  limit(most: number): RowsQuery<Row>
  execute(): Promise<Row[]>
}

type CellField<Row> = { [K in keyof Row]: Row[K] extends ArchiveCell ? K : never }[keyof Row]

interface TableShape<Row> {
  readonly name: string
  readonly by: string
  /** Annotate `db` with its type: without it TypeScript guesses the row from `columns`. */
  readonly rows: (db: Db) => RowsQuery<Row>
  readonly columns: Readonly<Record<string, CellField<NoInfer<Row>> | ((row: Row) => ArchiveCell)>>
}

export const tableOf = <Row extends { id: number }>(shape: TableShape<Row>): ArchiveTable => {
  const columns = Object.values(shape.columns)
  return {
    name: shape.name,
    head: Object.keys(shape.columns),
    rowsAfter: async (db, after, most) => {
      const by = sql.ref(shape.by)
      const rows = await shape
        .rows(db)
        .where(sql<boolean>`${by} > ${after}`)
        .orderBy(by)
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: columns.map((cell) =>
          typeof cell === 'function' ? cell(row) : (row[cell as keyof Row] as ArchiveCell),
        ),
      }))
    },
  }
}

export const yes = (value: boolean): string => (value ? 'Sí' : 'No')
