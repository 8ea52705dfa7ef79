import { tidy } from './text'

export const joinName = (
  nombres: string | null | undefined,
  paterno: string | null | undefined,
  materno: string | null | undefined,
): string =>
  [nombres, paterno, materno]
    .map((part) => tidy(part ?? ''))
    .filter(Boolean)
    .join(' ')

const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e'])

/** 'MARÍA DE LA CRUZ' → 'María de la Cruz', because capitals in a message shout. A name in mixed case stays as it is. */
export const titleCaseName = (name: string): string =>
  name !== name.toLocaleUpperCase('es-MX')
    ? name
    : name
        .toLocaleLowerCase('es-MX')
        .split(/(\s+|-)/)
        .map((word, at) =>
          at > 0 && SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase('es-MX') + word.slice(1),
        )
        .join('')
