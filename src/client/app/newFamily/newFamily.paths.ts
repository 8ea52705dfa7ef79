import * as paths from '../../ui/screens/paths'

export const stepsOf = (id: number): string => `${paths.newFamily}?alumno=${id}`
