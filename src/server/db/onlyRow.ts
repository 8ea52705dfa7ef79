/** Of a statement that always answers one. */
export const onlyRow = <Row>(rows: readonly Row[]): Row => rows[0] as Row
