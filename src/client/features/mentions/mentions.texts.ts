import * as paths from '@contract/domain/screenPaths'

/** The customer's words, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Menciones',
  register: 'Registrar mención',
  image: 'Imagen',
  replace: 'Cambiar imagen',
  picture: (title: string) => `Imagen de ${title}`,
} as const

export const LIST = { label: texts.list, to: paths.mentions }
