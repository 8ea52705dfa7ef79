/** Words that give no initial: 'MARÍA DE LOS ÁNGELES' is M. Á. */
const PARTICLES = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'Y'])

/** For strangers: 'SOFÍA NÚÑEZ DE LA O' → 'S. N. O.' */
export const nameInitials = (nombre: string): string =>
  nombre
    .split(/\s+/)
    .filter((word) => word && !PARTICLES.has(word.toLocaleUpperCase('es-MX')))
    .map((word) => `${[...word][0]?.toLocaleUpperCase('es-MX')}.`)
    .join(' ')
