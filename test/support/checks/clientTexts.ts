import { filesUnder, textOf } from './files'

/** Every text of the client outside the help, its variable parts as '…'. */
export const clientTexts = (): Set<string> => {
  const files = filesUnder('src/client', /\.tsx?$/).filter((file) => !file.includes('app/help/'))
  const texts = files.flatMap((file) =>
    [...textOf(file).matchAll(/'([^'\n]*)'|`([^`]*)`|>\s*([^<>{}]+?)\s*<|="([^"\n]*)"/g)].map(
      ([, plain, template, inside, attribute]) =>
        (plain ?? template ?? inside ?? attribute ?? '').replace(/\$\{[^}]*\}/g, '…'),
    ),
  )
  return new Set(texts)
}
