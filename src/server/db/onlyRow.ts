export const onlyRow = <Row>(rows: readonly Row[]): Row => rows[0] as Row
