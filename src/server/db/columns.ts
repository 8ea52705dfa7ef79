import type { ColumnType } from 'kysely'

/** Filled by the database, and never updated. */
export type Id = ColumnType<number, never, never>
/** `GENERATED ALWAYS AS … STORED` */
export type Computed<T> = ColumnType<T, never, never>
export type Moment = ColumnType<Date, Date | undefined, Date>
/** Null before it happens. */
export type LaterMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
/** yyyy-MM-dd */
export type Day = string
export type Centavos = number
