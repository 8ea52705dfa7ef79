import { newBulletin } from '@contract/domain/screenPaths'

export const newBulletinTo = (audience: Record<string, string | number>): string =>
  `${newBulletin}?${new URLSearchParams(Object.entries(audience).map(([name, value]) => [name, String(value)]))}`
