import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './cruise'
import { filesUnder, textOf } from './files'

export const CHANGELOG = '.github/CHANGELOG.md'

/** What a change is for the people of the school. */
export const KINDS = { nuevo: 'Nuevo', cambia: 'Cambia', corrige: 'Corrige' } as const

interface Change {
  kind: keyof typeof KINDS
  day: string
  version: string
  title: string
  text: string
}

const FORM =
  /^tipo: (?<kind>nuevo|cambia|corrige)\nfecha: (?<day>20\d\d-[01]\d-[0-3]\d)\nversión: (?<version>\d+\.\d+\.\d+)\n\n# (?<title>\S.{3,58}\S)\n\n(?<text>\p{Lu}[^\n]{30,260}\.)\n$/u

const SENTENCE_END = /\.(?= |$)/g

/** What is wrong with a file of `.cambios`; null where its form is right. */
export const changeProblem = (text: string): string | null => {
  const found = FORM.exec(text)?.groups
  if (!found) return 'tipo, fecha, versión, título y un renglón de texto, como en los demás'
  const sentences = found['text']?.match(SENTENCE_END)?.length ?? 0
  return sentences > 2 ? 'una o dos frases' : null
}

export const changeFiles = (): string[] => filesUnder('.cambios')

const changes = (): Change[] =>
  changeFiles().flatMap((file) => (FORM.exec(textOf(file))?.groups as Change | undefined) ?? [])

const byNumber = (one: string, other: string): number => other.localeCompare(one, 'en', { numeric: true })

/** 24/11/2026, as the product writes days. */
const dayOf = (day: string): string => day.split('-').reverse().join('/')

const linesOf = (all: readonly Change[], kind: Change['kind']): string[] => {
  const some = all.filter((change) => change.kind === kind)
  if (some.length === 0) return []
  return [
    `### ${KINDS[kind]}`,
    '',
    ...some.map(({ title, day, text }) => `- **${title}** (${dayOf(day)}). ${text}`),
    '',
  ]
}

/** `.github/CHANGELOG.md`: version by version, the newest change of each kind first. */
export const changelog = (): string => {
  const all = changes().reverse()
  const versions = [...new Set(all.map(({ version }) => version))].sort(byNumber)
  return [
    '# Qué hay de nuevo',
    '',
    ...versions.flatMap((version) => {
      const own = all.filter((change) => change.version === version)
      return [
        `## Versión ${version}`,
        '',
        ...(Object.keys(KINDS) as Change['kind'][]).flatMap((kind) => linesOf(own, kind)),
      ]
    }),
  ].join('\n')
}

if (process.argv[1] === __filename) {
  for (const file of changeFiles()) {
    const problem = changeProblem(textOf(file))
    if (problem) throw new Error(`${file}: ${problem}`)
  }
  writeFileSync(path.join(ROOT, CHANGELOG), changelog())
}
