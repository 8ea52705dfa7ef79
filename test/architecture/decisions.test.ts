import path from 'node:path'
import { filesUnder, textOf } from '../support/checks/files'

const FOLDER = 'src/decisions'
const pages = filesUnder(FOLDER, /^src\/decisions\/\d{4}-[^/]+\.md$/).map((file) => path.basename(file))
const numberOf = (page: string): string => page.slice(0, 4)

interface Line {
  number: string
  file: string | undefined
  later: string
}

const index = [...textOf(`${FOLDER}/README.md`).matchAll(/^\| (\d{4}) \| (.+) \| (.*?) ?\|$/gm)].map(
  ([, number = '', told = '', later = '']): Line => ({
    number,
    file: /\]\((.+)\)$/.exec(told)?.[1],
    later,
  }),
)

/** The numbers that a page's paragraph **Later.** names, as the index lists them. */
const laterOf = (page: string): string => {
  const [, said = ''] = /^\*\*Later\.\*\* (.*)$/m.exec(textOf(`${FOLDER}/${page}`)) ?? []
  return [...said.matchAll(/\b\d{4}\b/g)]
    .map(([number]) => number)
    .sort()
    .join(', ')
}

describe('the index of decisions', () => {
  test('has each number once and in its order, up to the last page', () => {
    const last = Math.max(...pages.map((page) => Number(numberOf(page))))
    const wanted = Array.from({ length: last }, (_, at) => String(at + 1).padStart(4, '0'))
    expect(index.map(({ number }) => number)).toEqual(wanted)
  })

  test('leads to the page of each number; a number without one says so', () => {
    expect(index.flatMap(({ file }) => file ?? []).sort()).toEqual([...pages].sort())
    expect(new Set(pages.map(numberOf)).size).toBe(pages.length)
  })

  test.each(pages)('%s: what came later stands in both, by the number of a later page', (page) => {
    const line = index.find(({ file }) => file === page)
    expect(line?.later).toBe(laterOf(page))
    const numbers = line?.later ? line.later.split(', ') : []
    expect(numbers.filter((number) => !pages.some((other) => numberOf(other) === number))).toEqual([])
    expect(numbers.filter((number) => number <= numberOf(page))).toEqual([])
  })
})

test('the index of the handbook says what each page answers, as a question', () => {
  const lines = textOf(`${FOLDER}/domain/README.md`).split('\n')
  const asked = lines.filter((line) => /^\| \[(\w+)\]\(\1\.md\) \| \S.{10,}\? \|$/.test(line))
  const named = lines.filter((line) => line.startsWith('| ['))
  expect(asked).toEqual(named)
  expect(asked.length).toBe(filesUnder(`${FOLDER}/domain`, /\.md$/).length - 1)
})
