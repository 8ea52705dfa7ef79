import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { GUIDES } from '@client/app/help/guides'
import { GUIDE_TEXTS } from '@client/app/help/guides.texts'
import { anchorOf, PICTURE } from '@client/app/help/MarkdownText'
import { ROOT } from '../support/checks/cruise'
import { clientTexts } from '../support/checks/clientTexts'
import { filesUnder, textOf } from '../support/checks/files'
import { anchorOf as anchorOnGitHub } from '../support/checks/references'
import { GUIDE_SHOTS, README_SHOTS } from '../support/pictures/shots'

const FOLDER = 'src/guias'
const PICTURES = `${FOLDER}/imagenes`
const names = filesUnder(FOLDER, /^src\/guias\/[a-z-]+\.md$/).map((file) => path.basename(file, '.md'))
const textOfGuide = (name: string): string => textOf(`${FOLDER}/${name}.md`)
const matchesIn = (name: string, pattern: RegExp): string[] =>
  [...textOfGuide(name).matchAll(pattern)].map(([, found = '']) => found)

test('Ayuda shows every guide, under its own heading and with its own text', () => {
  expect(GUIDES.map(({ name }) => name).sort()).toEqual(names)
  for (const { name, title } of GUIDES) {
    expect(textOfGuide(name).split('\n')[0]).toBe(`# ${title}`)
    expect(GUIDE_TEXTS[name]).toBe(textOfGuide(name))
  }
})

test.each(names)('%s is short enough to be read: 300 to 950 words', (name) => {
  const words = textOfGuide(name).split(/\s+/).length
  expect(words).toBeGreaterThan(300)
  expect(words).toBeLessThan(950)
})

test('README is the first page, so it is read in three minutes: at most 700 words', () => {
  expect(textOf('README.md').split(/\s+/).length).toBeLessThanOrEqual(700)
})

const texts = clientTexts()
/** What families say, the sign on the help's button, and a text of the home that holds minutes: none is written so in the product. */
const SAID = /^¿|^Yo ya|^Eso era|^Lista en|^\?$|^Todo a salvo hasta/

test.each(names)('%s names buttons as the product does, letter by letter', (name) => {
  const unknown = matchesIn(name, /«([^»]+)»/g).filter(
    (label) => !texts.has(label) && !texts.has(`${label}.`) && !SAID.test(label),
  )
  expect(unknown).toEqual([])
})

test.each(names)('%s names only commands that there are', (name) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  expect(matchesIn(name, /npm run ([a-z]+)/g).filter((command) => !(command in scripts))).toEqual([])
})

test('a heading has the same anchor in the product as on GitHub', () => {
  const headings = names.flatMap((name) => matchesIn(name, /^#{2,3} (.+)$/gm))
  expect(headings.length).toBeGreaterThan(30)
  expect(headings.map(anchorOf)).toEqual(headings.map(anchorOnGitHub))
})

describe('pictures', () => {
  const taken = GUIDE_SHOTS.map(({ name }) => `${name}.png`).sort()

  test('`npm run pictures` takes each one that a guide shows, and no other', () => {
    const shown = names.flatMap((name) => matchesIn(name, /!\[[^\]]+\]\(imagenes\/([^)]+)\)/g))
    expect([...new Set(shown)].sort()).toEqual(taken)
    expect(filesUnder(PICTURES).map((file) => path.basename(file))).toEqual(taken)
  })

  test('README shows each of its own, light and dark', () => {
    const wanted = README_SHOTS.flatMap(({ name }) => [`${name}-oscura.png`, `${name}.png`]).sort()
    expect(filesUnder('src/decisions/pictures').map((file) => path.basename(file))).toEqual(wanted)
    const readme = textOf('README.md')
    expect(wanted.filter((file) => !readme.includes(`src/decisions/pictures/${file}"`))).toEqual([])
  })

  test('each of a guide has the size that its page keeps free for it', () => {
    for (const file of filesUnder(PICTURES)) {
      // Width and height of a png are its bytes 16 to 23.
      const bytes = readFileSync(path.join(ROOT, file))
      const { width, height } = PICTURE
      expect([file, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([file, width, height])
    }
  })

  test('none is above 80 KB: whoever clones the repository fetches all of them', () => {
    const files = [...filesUnder(PICTURES), ...filesUnder('src/decisions/pictures')]
    const heavy = files.map((file) => [file, statSync(path.join(ROOT, file)).size] as const)
    expect(heavy.filter(([, size]) => size > 80 * 1024)).toEqual([])
  })
})
