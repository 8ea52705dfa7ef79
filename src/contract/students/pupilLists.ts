export const STUDENT_ORDERS = ['nombre', 'numero_control', 'grado'] as const

/** What a pupil lacks. 'curp': one that is verified; 'sin-curp': any; 'grupo' only while enrolled. */
export const LACKS = ['inscripcion', 'grupo', 'padre', 'curp', 'sin-curp'] as const
export type Lack = (typeof LACKS)[number]

/** Most pupils of one call. */
export const MAX_PICKED = 500
