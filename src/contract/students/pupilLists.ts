export const STUDENT_ORDERS = ['nombre', 'numero_control', 'grado'] as const

/** 'curp': not verified; 'sin-curp': none yet. 'grupo' only while enrolled. */
export const LACKS = ['inscripcion', 'grupo', 'padre', 'curp', 'sin-curp'] as const
export type Lack = (typeof LACKS)[number]

/** Of pupils in one call. */
export const MAX_PICKED = 500
