import type { FamilyKey } from '../domain/family'
import { searchKey } from '../domain/text'
import type { DepositFields } from './fileRows.rules'

type Payer = Pick<DepositFields, 'ordenante' | 'cuentaOrdenante'>

const nameKey = (name: string): string =>
  searchKey(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Keys of a payer, the surest first: the account, then the name without accents and capitals. */
export const payerKeys = ({ ordenante, cuentaOrdenante }: Payer): string[] => [
  ...(cuentaOrdenante ? [`CUENTA ${cuentaOrdenante}`] : []),
  ...(ordenante && nameKey(ordenante) ? [`NOMBRE ${nameKey(ordenante)}`] : []),
]

export const refusedKey = (payer: string, family: FamilyKey): string => `${payer} ${family}`

const wordsOf = (text: string): string[] =>
  searchKey(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)

/** A text must hold this many words of a name: a single one could mean anybody. */
const NAMING_WORDS = 2

export const createNaming = (
  pupils: readonly { family: FamilyKey; nombre: string }[],
): ((texto: string) => readonly FamilyKey[]) => {
  const byWord = new Map<string, Set<number>>()
  pupils.forEach(({ nombre }, at) => {
    for (const word of wordsOf(nombre)) byWord.set(word, (byWord.get(word) ?? new Set()).add(at))
  })
  return (texto) => {
    const counts = new Map<number, number>()
    for (const word of new Set(wordsOf(texto)))
      for (const at of byWord.get(word) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1)
    const named = [...counts].flatMap(([at, count]) => (count >= NAMING_WORDS ? pupils[at]!.family : []))
    return [...new Set(named)]
  }
}

/** Families of adults whose whole name is in the text: with a word missing it may be another person. */
export const createAdultNaming = (
  adults: readonly { family: FamilyKey; nombre: string }[],
): ((texto: string) => readonly FamilyKey[]) => {
  const byFirst = new Map<string, { family: FamilyKey; words: readonly string[] }[]>()
  for (const { family, nombre } of adults) {
    const words = wordsOf(nombre)
    const [first] = words
    if (first === undefined || words.length < NAMING_WORDS) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), { family, words }])
  }
  return (texto) => {
    const inText = new Set(wordsOf(texto))
    const named = [...inText].flatMap((word) =>
      (byFirst.get(word) ?? []).flatMap(({ family, words }) =>
        words.every((each) => inText.has(each)) ? family : [],
      ),
    )
    return [...new Set(named)]
  }
}
