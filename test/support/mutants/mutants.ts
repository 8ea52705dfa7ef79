import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../checks/cruise'
import { makeCopy, type Copy } from './copies'
import { pickMutants, type Mutant } from './pick'
import { relatedTests } from './related'
import { tryTests, type Verdict } from './trial'

const HELP = `npm run mutants              makes 60 small mistakes in copies of the project, one at a time, and says which the tests find
  -- --seed 7                other mistakes (1 unless said)
  -- --count 20              fewer or more
  -- --list                  only prints them
  -- --only 3,10-15          only these of them
  -- --seconds 240           how long the tests of one may take (180 unless said)`

/** Two cores, and each trial keeps one of them busy. */
const AT_ONCE = 2

/** Of the tests that `npm test` runs all but those of a browser, which come last. */
const testsOfTheGate = (): string[] =>
  execFileSync('npm', ['test', '--silent', '--', '--listTests'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
    .split('\n')
    .map((line) => path.relative(ROOT, line.trim()).split(path.sep).join('/'))
    .filter((test) => /^test\/(?!browser\/).*\.test\.tsx?$/.test(test))

/** `3,10-15` as a question about numbers. */
const isAmong = (only: string | undefined): ((number: number) => boolean) => {
  if (only === undefined) return () => true
  const ranges = only.split(',').map((range) => range.split('-').map(Number))
  return (number) => ranges.some(([from = NaN, to = from]) => number >= from && number <= to)
}

const announce = ({ number, area, file, line, kind, was, now }: Mutant): string =>
  `${number} ${area} ${file}:${line} ${kind}\n   - ${was}\n   + ${now || '(nothing)'}`

const outcome = (verdict: Verdict): string => {
  if (verdict.found) return `found by ${verdict.by}`
  return `NOT FOUND by ${verdict.ran} files${verdict.late ? ', then the time was over' : ''}`
}

interface Tried {
  mutant: Mutant
  verdict: Verdict
}

const tryAll = async (mutants: readonly Mutant[], most: number): Promise<Tried[]> => {
  const testsOf = relatedTests(testsOfTheGate())
  const waiting = [...mutants]
  const tried: Tried[] = []
  const work = async (copy: Copy): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const { file } = mutant
      const start = Date.now()
      const verdict = await copy.changed(file, mutant, () => tryTests(copy.folder, testsOf(file), most))
      tried.push({ mutant, verdict })
      console.log(
        `${announce(mutant)}\n   ${outcome(verdict)} (${Math.round((Date.now() - start) / 1000)} s)`,
      )
    }
  }
  const copies = Array.from({ length: AT_ONCE }, (_, index) => makeCopy(index + 1))
  try {
    await Promise.all(copies.map(work))
  } finally {
    for (const copy of copies) copy.remove()
  }
  return tried
}

const byArea = (tried: readonly Tried[]): string =>
  [...new Set(tried.map(({ mutant }) => mutant.area))]
    .sort()
    .map((area) => {
      const here = tried.filter(({ mutant }) => mutant.area === area)
      return `${area} ${here.filter(({ verdict }) => verdict.found).length} of ${here.length}`
    })
    .join(', ')

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '60' },
      seconds: { type: 'string', default: '180' },
      only: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const isMeant = isAmong(values.only)
  const mutants = pickMutants(Number(values.seed), Number(values.count)).filter(({ number }) =>
    isMeant(number),
  )
  if (values.list) return mutants.forEach((mutant) => console.log(announce(mutant)))
  const tried = await tryAll(mutants, Number(values.seconds) * 1000)
  const missed = tried
    .filter(({ verdict }) => !verdict.found)
    .sort((a, b) => a.mutant.number - b.mutant.number)
  if (missed.length > 0) console.log('\nNot found:')
  for (const { mutant } of missed) console.log(announce(mutant))
  console.log(`\n${byArea(tried)}\n${tried.length - missed.length} of ${tried.length} found`)
}

void main()
