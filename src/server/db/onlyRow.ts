/** For a statement that always returns one row. */
export const onlyRow = <Row>(rows: readonly Row[]): Row => rows[0] as Row
