import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './cruise'
import { filesUnder, textOf } from './files'

const DECISIONS = 'src/decisions'
const ADRS = filesUnder(DECISIONS, /^src\/decisions\/\d{4}-[^/]+\.md$/)

/** A heading as an anchor: small letters, blanks as dashes, other signs dropped, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-')

/** The anchors of a page, each of them a heading of the second level or below. */
export const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#{2,6} (.+)$/gm)].map((match) => anchorOf(match[1] as string))

/** The file below src/decisions that a reference names; null for none. A folder is named by itself. */
const fileOf = (named: string): string | null => {
  const adr = /^\d{4}$/.test(named) && ADRS.find((file) => file.startsWith(`${DECISIONS}/${named}-`))
  if (adr) return adr
  const found = ['', '.md'].map((ending) => `${DECISIONS}/${named}${ending}`)
  return found.find((file) => existsSync(path.join(ROOT, file))) ?? null
}

const REFERENCE = /(?<![\w-])decisions\/(?<named>[\w./-]*)(?:#(?<anchor>[\p{L}\p{N}_-]+))?/gu

/** References in a text to pages of src/decisions that do not exist, as written there. */
export const lostReferences = (text: string): string[] =>
  [...text.matchAll(REFERENCE)].flatMap((match) => {
    const { named = '', anchor } = match.groups as { named?: string; anchor?: string }
    const file = fileOf(named.replace(/[./]+$/, ''))
    if (file === null) return [match[0]]
    return anchor === undefined || (file.endsWith('.md') && anchorsOf(textOf(file)).includes(anchor))
      ? []
      : [match[0]]
  })

const TARGET = /\]\((?<inText>[^)\s]+)\)|\b(?:src|srcset|href)="(?<inTag>[^"]+)"/g

/** Other sites are not asked, because tests have no network: their address must only be one. */
const isAddress = (target: string): boolean => target.startsWith('https://') && URL.canParse(target)

/** What a page links to or shows, such as `[wire](wire.md)` or `<img src="a.png">`, and is not there. */
export const lostLinks = (file: string, text = textOf(file)): string[] =>
  [...text.matchAll(TARGET)].flatMap((match) => {
    const { inText, inTag } = match.groups as { inText?: string; inTag?: string }
    const target = inText ?? inTag ?? ''
    if (/^[a-z]+:/.test(target)) return isAddress(target) ? [] : [match[0]]
    const [to = '', anchor] = target.split('#')
    const found = to === '' ? file : path.posix.join(path.posix.dirname(file), to)
    if (!existsSync(path.join(ROOT, found))) return [match[0]]
    if (anchor === undefined) return []
    return anchorsOf(to === '' ? text : textOf(found)).includes(anchor) ? [] : [match[0]]
  })
