export const PATH = '/nueva-familia'
/** The altas that have steps left. */
export const PENDING = '/nueva-familia/pendientes'

export const stepsOf = (id: number): string => `${PATH}?alumno=${id}`
