/** SPEC §5, letter by letter: adding children to a parent or pupils to a beca. */
export const NO_PICKED_PUPIL = 'Debes seleccionar almenos 1 alumno'

/** The ids of the pupils of a body, each once, in ascending order: the order in which every writer locks them. */
export const pickedIds = (pupils: readonly { id: number }[]): number[] =>
  [...new Set(pupils.map(({ id }) => id))].sort((a, b) => a - b)
