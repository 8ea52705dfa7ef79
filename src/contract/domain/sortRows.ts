export interface Sort {
  key: string
  descending: boolean
}

type SortValue = string | number | boolean | null | undefined

/** Declare it outside the component: a new object at each render would sort the list again. */
export type SortBy<Row> = Readonly<Record<string, (row: Row) => SortValue>>

// Made at the first sort, so that no list waits for it.
let collator: Intl.Collator | undefined
const collatorOf = () => (collator ??= new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' }))

const compare = (a: SortValue, b: SortValue): number => {
  if (typeof a === 'string' && typeof b === 'string') return collatorOf().compare(a, b)
  return Number(a) - Number(b)
}

/** Spanish order, numbers inside text by value, empty values always last. @returns the same array for an unknown column */
export const sortRows = <Row>(
  rows: readonly Row[],
  sort: Sort | null,
  sortBy: SortBy<Row> = {},
): readonly Row[] => {
  const value = sort && sortBy[sort.key]
  if (!value) return rows
  const direction = sort.descending ? -1 : 1
  return rows
    .map((row) => ({ row, by: value(row) }))
    .sort((a, b) => {
      const emptyA = a.by == null || a.by === ''
      const emptyB = b.by == null || b.by === ''
      if (emptyA || emptyB) return Number(emptyA) - Number(emptyB)
      return direction * compare(a.by, b.by)
    })
    .map(({ row }) => row)
}
