import { newBulletin } from './paths'

/** With its audience filled in: `{ tipo: 'GRUPO', grupo: 3 }`. */
export const newBulletinTo = (audience: Record<string, string | number>): string =>
  `${newBulletin}?${new URLSearchParams(Object.entries(audience).map(([name, value]) => [name, String(value)]))}`
