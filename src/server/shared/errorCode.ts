/** 'ENOENT' of a file system, '23503' of PostgreSQL; undefined for an error without one. */
export const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code
