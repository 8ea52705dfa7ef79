import type { ColumnType } from 'kysely'

/** Filled by the database: ids and defaults may be left out of an insert and are never updated. */
export type Id = ColumnType<number, never, never>
/** Columns the database computes (`GENERATED ALWAYS AS … STORED`). */
export type Computed<T> = ColumnType<T, never, never>
export type Moment = ColumnType<Date, Date | undefined, Date>
/** A time that is set when something happens, null before. */
export type LaterMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
/** yyyy-MM-dd */
export type Day = string
export type Centavos = number
