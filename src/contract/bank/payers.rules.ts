import type { IsoDate } from '../domain/dates'
import type { FamilyKey } from '../domain/family'
import type { Centavos } from '../domain/money'
import { searchKey } from '../domain/text'

/** The person or the account that a deposit came from, as far as the bank tells. */
interface Payer {
  ordenante: string | null
  cuentaOrdenante: string | null
}

/** A deposit that waits. */
export interface Deposit extends Payer {
  id: number
  fecha: IsoDate
  centavos: Centavos
  texto: string
  rastreo: string | null
}

const nameKey = (name: string): string =>
  searchKey(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** How a payer is remembered: the account first, then the name without accents and capitals. */
export const payerKeys = ({ ordenante, cuentaOrdenante }: Payer): string[] => [
  ...(cuentaOrdenante ? [`CUENTA ${cuentaOrdenante}`] : []),
  ...(ordenante && nameKey(ordenante) ? [`NOMBRE ${nameKey(ordenante)}`] : []),
]

export const refusedKey = (payer: string, family: FamilyKey): string => `${payer} ${family}`

const wordsOf = (text: string): string[] =>
  searchKey(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)

/** Least words of a name that a text must have to name a person: one alone may be anybody's. */
const NAMING_WORDS = 2

/** Finds the families that a text names. @param pupils each with its family */
export const createNaming = (
  pupils: readonly { familia: FamilyKey; nombre: string }[],
): ((texto: string) => readonly FamilyKey[]) => {
  const byWord = new Map<string, Set<number>>()
  pupils.forEach(({ nombre }, at) => {
    for (const word of wordsOf(nombre)) byWord.set(word, (byWord.get(word) ?? new Set()).add(at))
  })
  return (texto) => {
    const counts = new Map<number, number>()
    for (const word of new Set(wordsOf(texto)))
      for (const at of byWord.get(word) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1)
    const named = [...counts].flatMap(([at, count]) => (count >= NAMING_WORDS ? pupils[at]!.familia : []))
    return [...new Set(named)]
  }
}

/** Finds the families of which a text has an adult's whole name: one of four words that is missing may be another person's. @param adults each with its family */
export const createAdultNaming = (
  adults: readonly { familia: FamilyKey; nombre: string }[],
): ((texto: string) => readonly FamilyKey[]) => {
  const byFirst = new Map<string, { familia: FamilyKey; words: readonly string[] }[]>()
  for (const { familia, nombre } of adults) {
    const words = wordsOf(nombre)
    const [first] = words
    if (first === undefined || words.length < NAMING_WORDS) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), { familia, words }])
  }
  return (texto) => {
    const said = new Set(wordsOf(texto))
    const named = [...said].flatMap((word) =>
      (byFirst.get(word) ?? []).flatMap(({ familia, words }) =>
        words.every((each) => said.has(each)) ? familia : [],
      ),
    )
    return [...new Set(named)]
  }
}
