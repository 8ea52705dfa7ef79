export const STUDENT_ORDERS = ['nombre', 'numero_control', 'grado'] as const

/** What a pupil of a list may lack; a group only while enrolled. */
export const LACKS = ['inscripcion', 'grupo', 'padre', 'curp', 'sin-curp'] as const
export type Lack = (typeof LACKS)[number]

/** Of pupils in one call. */
export const MOST_PICKED = 500
