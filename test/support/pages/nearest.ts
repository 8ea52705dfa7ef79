import { getConfig } from '@testing-library/react'

const SHOWN = 15
const LONGEST = 120
/** Lines of what failed: an `expect` says both values. */
const MESSAGE = 25

const pieces = (text: string): Set<string> => {
  const plain = ` ${text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()} `
  return new Set(Array.from({ length: plain.length - 2 }, (_, at) => plain.slice(at, at + 3)))
}

const likeness = (text: string, wanted: ReadonlySet<string>): number => {
  const all = pieces(text)
  return [...all].filter((piece) => wanted.has(piece)).length / all.size
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
const ownText = (element: Element): string =>
  tidy([...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')).join(''))

/** Texts and names on the page, each with the kind of element that has it. */
const texts = (page: Element): string[] => {
  const all = [...page.querySelectorAll('*')].filter(({ localName }) => !/^(script|style)$/.test(localName))
  const said = all.flatMap((element) =>
    [ownText(element), element.getAttribute('aria-label') ?? '']
      .filter((text) => text !== '')
      .map((text) => `${element.getAttribute('role') ?? element.localName} «${text.slice(0, LONGEST)}»`),
  )
  return [...new Set(said)]
}

const place = (page: Element): string =>
  [...page.querySelectorAll('h1, [role="dialog"] h2, [role="alert"]')]
    .map(({ textContent }) => `«${tidy(textContent).slice(0, LONGEST)}»`)
    .join(', ')

const nothing = getConfig().getElementError

/** An error of a query in one screen: what was looked for, where the page is, and the texts that are likest. `PAGINA=1` prints it all. */
export const errorWithNearest: typeof nothing = (message, container) => {
  if (process.env['PAGINA'] === '1') return nothing(message, container)
  // The library lists every role of the page, and wraps an error that `waitFor` gives up with once more.
  const [said = ''] = (message ?? '').split(/Here are the|\nThe page shows:/)
  const wanted = pieces(said.trim().split('\n', 1)[0] as string)
  const likest = texts(container)
    .map((text) => ({ text, like: likeness(text.replace(/^[\w-]+ «|»$/g, ''), wanted) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, SHOWN)
    .map(({ text }) => `  ${text}`)
  const lines = [
    said.trim().split('\n').slice(0, MESSAGE).join('\n'),
    '',
    `The page shows: ${place(container) || 'no heading'}. Likest:`,
    ...likest,
    '(PAGINA=1 prints the page.)',
  ]
  return Object.assign(new Error(lines.join('\n')), { name: 'TestingLibraryElementError' })
}
