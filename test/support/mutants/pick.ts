import { createRandom, type Random } from '@demo/random'
import { textOf } from '../checks/files'
import { changesOf, type Change } from './operators'
import { targets, type Area } from './targets'

export interface Mutant extends Change {
  /** From 1, the same for the same seed. */
  number: number
  area: Area
  file: string
  line: number
  /** The changed line as it is and as it becomes, for a person. */
  was: string
  now: string
}

const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 150)

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1
const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

const described = (area: Area, file: string, text: string, change: Change): Omit<Mutant, 'number'> => {
  const { from, to } = change
  const [start, end] = [lineStart(text, from), lineEnd(text, to)]
  return {
    ...change,
    area,
    file,
    line: text.slice(0, from).split('\n').length,
    was: short(text.slice(start, end)),
    now: short(text.slice(start, from) + change.text + text.slice(to, end)),
  }
}

/** One change of a file: first a kind, so that the many elements of lists do not crowd out the rest. */
const oneOf = (random: Random, changes: readonly Change[]): Change => {
  const kind = random.pick([...new Set(changes.map((change) => change.kind))])
  return random.pick(changes.filter((change) => change.kind === kind))
}

/** Numbers of a file's own, so that a new file beside it changes no other mutant (FNV-1a). */
const randomOf = (seed: number, round: number, file: string): Random => {
  const mixed = [...`${seed} ${round} ${file}`].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  )
  return createRandom(mixed)
}

/** So many changes of an area, each of another file while there are files. */
const pickFrom = (seed: number, area: Area, files: readonly string[], count: number) => {
  const picked: Omit<Mutant, 'number'>[] = []
  const places = new Set<string>()
  for (let round = 0; picked.length < count && round < count; round += 1) {
    const order = files
      .map((file) => ({ file, random: randomOf(seed, round, file) }))
      .map((each) => ({ ...each, place: each.random.next() }))
      .sort((a, b) => a.place - b.place)
    for (const { file, random } of order) {
      if (picked.length === count) break
      const text = textOf(file)
      const changes = changesOf(file, text)
      if (changes.length === 0) continue
      const change = oneOf(random, changes)
      const place = `${file} ${change.from} ${change.text}`
      if (places.has(place)) continue
      places.add(place)
      picked.push(described(area, file, text, change))
    }
  }
  return picked
}

/** The changes of a seed: a quarter for each area. A file that changes changes its own; a new one takes the place of one other. */
export const pickMutants = (seed: number, count: number): Mutant[] => {
  const files = Object.entries(targets()) as [Area, string[]][]
  const share = Math.ceil(count / files.length)
  return files
    .flatMap(([area, names]) => pickFrom(seed, area, names, share))
    .slice(0, count)
    .map((mutant, index) => ({ number: index + 1, ...mutant }))
}
