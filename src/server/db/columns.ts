import type { ColumnType } from 'kysely'

/** Filled by the database, and never updated. */
export type Id = ColumnType<number, never, never>
export type Computed<T> = ColumnType<T, never, never>
export type Moment = ColumnType<Date, Date | undefined, Date>
export type LaterMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
export type Day = string
export type Centavos = number
